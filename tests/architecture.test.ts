/** Imports run in one direction, as this table says. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, reachedFrom, ROOT, sources, textOf } from './support/imports';

/** What each folder may import from; `type` entries only by `import type`. A folder may always import from itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  config: [],
  catalogue: [],
  theme: ['config'],
  storage: ['config'],
  i18n: ['config', 'storage'],
  content: ['config', 'catalogue', 'i18n'],
  browser: ['config'],
  ui: ['theme', 'config', 'browser'],
  extraction: ['config', 'catalogue', 'assembly/schema', 'build/core.wasm', 'virtual:release-years'],
  cardReport: ['extraction'],
  reading: ['config', 'extraction', 'cardReport'],
  judge: ['config', 'extraction', 'catalogue', 'cardReport', 'type reading'],
  finder: ['config', 'extraction', 'judge', 'i18n', 'assembly/schema'],
  history: ['config', 'extraction', 'catalogue', 'judge', 'i18n', 'cardReport', 'reading', 'type storage'],
  words: ['config', 'extraction', 'catalogue', 'judge', 'cardReport', 'i18n', 'ptp', 'type history', 'type browser'],
  tool: [
    'browser',
    'ui',
    'theme',
    'i18n',
    'config',
    'extraction',
    'cardReport',
    'reading',
    'catalogue',
    'content',
    'judge',
    'words',
  ],
  consent: ['browser', 'ui', 'theme', 'i18n', 'config', 'storage'],
  pages: [
    'config',
    'catalogue',
    'theme',
    'i18n',
    'content',
    'ui',
    'extraction',
    'cardReport',
    'reading',
    'judge',
    'finder',
    'history',
    'storage',
    'browser',
    'words',
    'tool',
    'consent',
    'ptp',
  ],
  app: [
    'config',
    'catalogue',
    'theme',
    'i18n',
    'content',
    'ui',
    'reading',
    'storage',
    'consent',
    'browser',
    'tool',
    'judge',
    'pages',
  ],
  ptp: ['config', 'extraction'],
  library: ['extraction', 'cardReport', 'reading', 'ptp', 'catalogue', 'judge', 'build/core.wasm'],
  cli: [
    'config',
    'extraction',
    'cardReport',
    'reading',
    'library',
    'catalogue',
    'judge',
    'finder',
    'history',
    'words',
    'i18n',
    'ptp',
  ],
};

test('every import goes in the direction of the table', () => {
  const wrong: string[] = [];
  for (const [folder, allowed] of Object.entries(MAY_IMPORT)) {
    for (const file of sources(`src/${folder}`)) {
      for (const { target, typeOnly } of importsOf(file)) {
        const place = target.startsWith('src/') ? target.split('/')[1]! : target.replace(/\?.*/, '');
        const permitted =
          place === folder || allowed.includes(place) || (typeOnly && allowed.includes(`type ${place}`));
        if (!permitted) wrong.push(`${file} imports ${target}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('the core imports nothing outside assembly', () => {
  const wrong = sources('assembly').flatMap((file) =>
    importsOf(file)
      .filter(({ target }) => !target.startsWith('assembly/'))
      .map(({ target }) => `${file} imports ${target}`),
  );
  expect(wrong).toEqual([]);
});

/** What is fetched when it is asked for: the reading, the cable, and the history but for what its store needs. */
const ASKED_FOR = /^src\/(?:extraction\/rules|ptp|finder|pages\/(?:history\/(?!historyStore)|connect))/;

test.each(['src/main.tsx', 'src/pages/HomePage.tsx', 'src/pages/ModelPage.tsx', 'src/pages/BrandPage.tsx'])(
  'what is fetched when it is asked for is not imported at once by %s',
  (start) => {
    const reached = reachedFrom(start, () => false, true);
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.filter((file) => ASKED_FOR.test(file))).toEqual([]);
  },
);

test('only one module loads the core', () => {
  const importers = sources('src').filter((file) => importsOf(file).some(({ target }) => target.endsWith('.wasm')));
  expect(importers).toEqual(['src/extraction/core.ts']);
});

test('every folder of src is in the table', () => {
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(Object.keys(MAY_IMPORT).toSorted());
});

/** What is written as JSON for the site itself, or as a key. Everything else reaches a visitor's editor or terminal. */
const PLAIN_JSON = [
  'browser/trustedTypes.ts',
  'config/controlCharacters.ts',
  'finder/series.ts',
  'history/collection.ts',
  'history/lines.ts',
  'history/reading.ts',
  'i18n/format.ts',
  'pages/cameras/download.ts',
  'pages/parts/JsonLd.tsx',
  'tool/CounterPlate.tsx',
];

test('JSON with a stranger’s text in it is written with escapes for what steers', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const plain = files.filter((file) => /\.tsx?$/.test(file) && textOf(join('src', file)).includes('JSON.stringify('));
  expect(plain.toSorted()).toEqual(PLAIN_JSON);
});

/** What shows wear. */
const SHOWS_WEAR = [
  'src/content/figures/WearBands.tsx',
  'src/pages/history/Picture.tsx',
  'src/pages/history/WearBar.tsx',
  'src/pages/model/JudgeIt.tsx',
  'src/tool/sheet/proofPicture.ts',
  'src/tool/wear/WearScale.tsx',
  'src/tool/wear/WearVerdict.tsx',
];

test('the colors of wear mean nothing else: only what shows wear asks for them', () => {
  const colors = 'src/config/wearColors';
  const importers = sources('src').filter((file) => importsOf(file).some(({ target }) => target === colors));
  expect(importers.toSorted()).toEqual(SHOWS_WEAR);
  const namers = sources('src').filter((file) => /\bwear(?:Low|Moderate|High|VeryHigh)\b/.test(textOf(file)));
  expect(namers.toSorted()).toEqual([`${colors}.ts`, 'src/theme/theme.ts', 'src/theme/tokens.ts']);
});

/** Built pages' own links are tested with the pages; these are in parts that appear later as well. */
test('an anchor that a component links to is the id of one', () => {
  const texts = sources('src')
    .filter((file) => file.endsWith('.tsx'))
    .map(textOf)
    .join('\n');
  const named = [...texts.matchAll(/\bhref=.*/g)].flatMap(([line]) =>
    [...line.matchAll(/#([a-z-]+)['"`]/g)].map(([, id]) => id!),
  );
  const ids = new Set([...texts.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id!));
  expect(named).toContain('steps');
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});
