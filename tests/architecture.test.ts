/** Checks that imports run in one direction, as `MAY_IMPORT` allows. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, reachedFrom, ROOT, sources, textOf } from './support/imports';

const BASE = ['config', 'i18n', 'cameras', 'reader', 'judge'];
const BROWSER = ['site/browser', 'site/theme', 'site/ui', 'site/router'];

/**
 * The folders, the lowest layer first, each with the folders from which it may import besides itself. 'type' before a
 * folder allows only `import type`. A file belongs to the row with the longest name that matches its path.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  config: [],
  cameras: ['config'],
  i18n: ['config'],
  reader: ['config', 'cameras', 'assembly/schema', 'build/core.wasm', 'virtual:release-years'],
  judge: ['config', 'cameras', 'reader'],
  usb: ['config', 'reader'],
  finder: ['config', 'i18n', 'reader', 'judge', 'assembly/schema'],
  library: ['config', 'cameras', 'reader', 'judge', 'usb', 'build/core.wasm'],
  'site/browser': ['config'],
  'site/theme': ['config'],
  'site/ui': ['config', 'site/browser', 'site/theme'],
  'site/router': ['config', 'i18n', 'site/browser'],
  'site/consent': ['config', 'i18n', ...BROWSER],
  history: [...BASE, 'finder', 'site/browser'],
  content: BASE,
  'i18n/words': [...BASE, 'usb', 'type history', 'type site/browser'],
  cli: [...BASE, 'usb', 'finder', 'library', 'history', 'content', 'i18n/words'],
  'site/tool': [...BASE, 'history', 'content', 'i18n/words', ...BROWSER],
  'history/views': [...BASE, 'finder', 'history', 'content', 'i18n/words', ...BROWSER, 'site/tool', 'site/pages/parts'],
  'site/pages': [
    ...BASE,
    'usb',
    'history',
    'content',
    'i18n/words',
    ...BROWSER,
    'site/consent',
    'site/tool',
    'history/views',
  ],
  'site/app': [...BASE, 'history', 'content', 'i18n/words', ...BROWSER, 'site/consent', 'site/tool', 'site/pages'],
};

/** 'src/history/views/Picture.tsx' → 'history/views' */
const rowOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((folder) => file.startsWith(`src/${folder}/`))
    .toSorted((one, other) => other.length - one.length)[0];

test('every import goes in the direction of the table', () => {
  const wrong: string[] = [];
  for (const file of sources('src')) {
    const row = rowOf(file);
    if (row === undefined) continue;
    for (const { target, typeOnly } of importsOf(file)) {
      const place = rowOf(target) ?? target.replace(/\?.*/, '');
      const isPermitted =
        place === row ||
        MAY_IMPORT[row]!.some(
          (allowed) =>
            place === allowed ||
            (!(allowed in MAY_IMPORT) && target.startsWith(`src/${allowed}/`)) ||
            (typeOnly && allowed === `type ${place}`),
        );
      if (!isPermitted) wrong.push(`${file} imports ${target}`);
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

/**
 * Modules that a page fetches on demand: those that read a photo, read a camera over USB, search for a counter or show
 * the history. Only `MyCamerasPlace` among the history's views may be imported at once.
 */
const ON_DEMAND = /^src\/(?:reader\/rules|usb|finder|history\/views\/(?!MyCamerasPlace)|site\/pages\/connect)/;

test.each([
  'src/main.tsx',
  'src/site/pages/HomePage.tsx',
  'src/site/pages/ModelPage.tsx',
  'src/site/pages/BrandPage.tsx',
])('a module that is fetched on demand is not imported at once by %s', (start) => {
  const reached = reachedFrom(start, () => false, true);
  expect(reached.length).toBeGreaterThan(10);
  expect(reached.filter((file) => ON_DEMAND.test(file))).toEqual([]);
});

test('only one module loads the core', () => {
  const importers = sources('src').filter((file) => importsOf(file).some(({ target }) => target.endsWith('.wasm')));
  expect(importers).toEqual(['src/reader/core.ts']);
});

test('every folder of src is in the table', () => {
  const folders = readdirSync(join(ROOT, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const inTable = new Set(Object.keys(MAY_IMPORT).map((row) => row.split('/')[0]!));
  expect(folders.map(({ name }) => name).toSorted()).toEqual([...inTable].toSorted());
});

/**
 * The only files that may call JSON.stringify: their JSON is a key, or only the site itself reads it. All other JSON
 * may reach a visitor's editor or terminal.
 */
const PLAIN_JSON = [
  'config/controlCharacters.ts',
  'finder/series.ts',
  'history/collection.ts',
  'history/lines.ts',
  'history/reading.ts',
  'i18n/format.ts',
  'site/browser/trustedTypes.ts',
  'site/pages/cameras/download.ts',
  'site/pages/parts/JsonLd.tsx',
  'site/tool/CounterPlate.tsx',
];

test('JSON with a stranger’s text escapes steering characters', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' });
  const plain = files.filter((file) => /\.tsx?$/.test(file) && textOf(join('src', file)).includes('JSON.stringify('));
  expect(plain.toSorted()).toEqual(PLAIN_JSON);
});

const SHOWS_WEAR = [
  'src/content/figures/WearBands.tsx',
  'src/history/views/PictureAxes.tsx',
  'src/history/views/WearBar.tsx',
  'src/history/views/tags.ts',
  'src/site/pages/home/drawings/useCases.tsx',
  'src/site/pages/model/JudgeIt.tsx',
  'src/site/tool/sheet/proofDrawing.ts',
  'src/site/tool/sheet/proofPicture.ts',
  'src/site/tool/wear/WearScale.tsx',
  'src/site/tool/wear/WearVerdict.tsx',
];

test('the colors of wear mean nothing else: only modules that show wear use them', () => {
  const colors = 'src/config/wearColors';
  const importers = sources('src').filter((file) => importsOf(file).some(({ target }) => target === colors));
  expect(importers.toSorted()).toEqual(SHOWS_WEAR);
  const namers = sources('src').filter((file) => /\bwear(?:Low|Moderate|High|VeryHigh)\b/.test(textOf(file)));
  expect(namers.toSorted()).toEqual([`${colors}.ts`, 'src/site/theme/theme.ts', 'src/site/theme/tokens.ts']);
});

/** The tests of built pages check links in the HTML; this test also checks links that scripts render later. */
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
