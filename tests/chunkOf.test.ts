/** Which file a module goes into; tests/e2e/weight.e2e.ts and the weights look at what came of it. */
import { expect, test } from 'vitest';
import { chunkOf } from '../scripts/chunkOf';

/** Who imports a module, at once or later, by its path in src. */
const USERS: Readonly<Record<string, { importers?: string[]; dynamicImporters?: string[] }>> = {
  'pages/HomePage.tsx': { dynamicImporters: ['app/kinds/homeKind.ts'] },
  'pages/ModelPage.tsx': { dynamicImporters: ['app/kinds/modelKind.ts'] },
  'tool/results.ts': { dynamicImporters: ['tool/loadResults.ts'] },
  'pages/history/HistoryView.tsx': { dynamicImporters: ['pages/HistoryPage.tsx'] },
  'pages/model/ModelGuide.tsx': { dynamicImporters: ['pages/ModelPage.tsx'] },
  'pages/brand/BrandGuide.tsx': { dynamicImporters: ['pages/BrandPage.tsx'] },
  'reading/extractReport.ts': { dynamicImporters: ['reading/extractFile.ts'] },
  'tool/Checker.tsx': { importers: ['pages/ModelPage.tsx', 'pages/HomePage.tsx'] },
  'words/outcome.ts': { importers: ['tool/Checker.tsx', 'tool/results.ts'] },
  'wear/wear.ts': { importers: ['pages/ModelPage.tsx', 'tool/results.ts'] },
  'cardReport/judge.ts': { importers: ['reading/extractReport.ts', 'tool/results.ts'] },
  'cardReport/parseReport.ts': { importers: ['reading/extractReport.ts'] },
  'history/lines.ts': { importers: ['pages/history/HistoryView.tsx'] },
  'evidence/pace.ts': { importers: ['history/lines.ts', 'tool/results.ts'] },
  'tool/ways/WayList.tsx': { importers: ['pages/model/ModelGuide.tsx', 'tool/results.ts'] },
  'ui/Reveal.tsx': { importers: ['pages/model/ModelGuide.tsx', 'pages/history/HistoryView.tsx'] },
  'catalogue/sources.ts': { importers: ['pages/brand/BrandGuide.tsx', 'tool/results.ts'] },
  'catalogue/buying/canon.ts': { importers: ['pages/model/ModelGuide.tsx'] },
};
const ids = (names: readonly string[] = []) => names.map((name) => `/site/src/${name}`);
const fileOf = (name: string) =>
  chunkOf(ids([name])[0]!, (id) => {
    const { importers, dynamicImporters } = USERS[id.slice('/site/src/'.length)] ?? {};
    return { importers: ids(importers), dynamicImporters: ids(dynamicImporters) };
  });

test.each(['tool/Checker.tsx', 'words/outcome.ts'])('%s is in the file of the pages that need it at once', (name) => {
  expect(fileOf(name)).toBe('Home-Model');
});

test.each([
  ['pages/history/HistoryView.tsx', 'history'],
  ['history/lines.ts', 'history'],
  ['tool/results.ts', 'reading'],
  ['cardReport/judge.ts', 'reading'],
  ['evidence/pace.ts', 'reading'],
  ['tool/ways/WayList.tsx', 'reading'],
])('%s is in the room of what imports it later: %s', (name, expected) => {
  expect(fileOf(name)).toBe(expected);
});

test.each([
  ['pages/HomePage.tsx', 'it is a page'],
  ['wear/wear.ts', 'one page needs it at once'],
  ['catalogue/sources.ts', 'a page that reads no photo needs it, too'],
  ['cardReport/parseReport.ts', 'no photo needs it'],
  ['ui/Reveal.tsx', 'a camera’s page would fetch the history'],
  ['pages/model/ModelGuide.tsx', 'it belongs to no room'],
  ['catalogue/buying/canon.ts', 'only others import it'],
])('%s is in no named file: %s', (name) => {
  expect(fileOf(name)).toBeNull();
});
