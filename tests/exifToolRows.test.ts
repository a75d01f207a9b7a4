import { expect, it } from 'vitest';
import { changedRows, describeRows } from '../scripts/exifToolRows';

/** An ExifTool module with one tag table. */
const moduleOf = (...rows: readonly string[]) =>
  `package Image::ExifTool::Acme;\n\n%Image::ExifTool::Acme::Main = (\n    FIRST_ENTRY => 0,\n${rows.join('\n')}\n);\n\nsub Decode($) { }\n1;\n`;

const COUNT = `    0x0010 => { #7
        Name => 'ShutterCount',
        Format => 'int32u',
    },`;
const LENS = "    0x0011 => { Name => 'LensType', Format => 'int8u' },";

const changed = (older: string, newer: string) =>
  changedRows(new Map([['Acme.pm', older]]), new Map([['Acme.pm', newer]]));

it('equal texts, and rows about other things, do not count as changes', () => {
  expect(changed(moduleOf(COUNT, LENS), moduleOf(COUNT, LENS))).toEqual([]);
  expect(changed(moduleOf(COUNT, LENS), moduleOf(COUNT, LENS.replace('int8u', 'int16u')))).toEqual([]);
  expect(changed(moduleOf(COUNT), moduleOf(LENS, COUNT))).toEqual([]);
});

it('a changed line of a row is listed with the line that it replaces', () => {
  expect(changed(moduleOf(COUNT, LENS), moduleOf(COUNT.replace('int32u', 'int24u'), LENS))).toEqual([
    {
      module: 'Acme.pm',
      table: 'Image::ExifTool::Acme::Main',
      key: '0x0010',
      removed: ["Format => 'int32u',"],
      added: ["Format => 'int24u',"],
    },
  ]);
});

it.each([
  'MechanicalShutterCount',
  'ImageCount',
  'ImageNumber',
  'FileNumber',
  'ActuationCount',
  'TotalShutterReleases',
])('a new row of %s is listed with all its lines, and so is a removed one', (name) => {
  const row = `    0x0020 => '${name}', # (new)`;
  const [one, ...others] = changed(moduleOf(LENS), moduleOf(LENS, row));
  expect([one, others]).toEqual([expect.objectContaining({ key: '0x0020', removed: [], added: [row.trim()] }), []]);
  expect(changed(moduleOf(row), moduleOf())).toMatchObject([{ key: '0x0020', removed: [row.trim()], added: [] }]);
});

it('a row that moves to another key is listed as removed and as new', () => {
  const moved = changed(moduleOf(COUNT), moduleOf(COUNT.replace('0x0010', '0x0012')));
  expect(moved.map(({ key, removed, added }) => [key, removed.length, added.length])).toEqual([
    ['0x0010', 4, 0],
    ['0x0012', 0, 4],
  ]);
});

it('a row with several variants is listed only with the lines of the changed variant', () => {
  const listOf = (...models: readonly string[]) =>
    `    0x0030 => [{\n${models.map((model) => `        Name => 'ShutterCount',\n        Condition => '${model}',`).join('\n    },{\n')}\n    }],`;
  expect(changed(moduleOf(listOf('A1', 'A2')), moduleOf(listOf('A1', 'A3')))).toMatchObject([
    { key: '0x0030', removed: ["Condition => 'A2',"], added: ["Condition => 'A3',"] },
  ]);
});

it('a condition of the row that leads to a table with a counter is a change, too', () => {
  const leadsTo = (table: string, model: string) =>
    `    0x0040 => {\n        Name => 'Info',\n        Condition => '${model}',\n        SubDirectory => { TagTable => 'Image::ExifTool::Acme::${table}' },\n    },`;
  const rest = `\n%Image::ExifTool::Acme::Counts = (\n${COUNT}\n);\n%Image::ExifTool::Acme::Lenses = (\n${LENS}\n);\n`;
  const text = (table: string, model: string) => moduleOf(leadsTo(table, model)) + rest;
  expect(changed(text('Counts', 'A1'), text('Counts', 'A2'))).toMatchObject([
    { table: 'Image::ExifTool::Acme::Main', key: '0x0040', removed: ["Condition => 'A1',"] },
  ]);
  expect(changed(text('Lenses', 'A1'), text('Lenses', 'A2'))).toEqual([]);
});

it('names in comments and outside tables do not make a row one about counters', () => {
  const about = (words: string) => `${LENS} # not ShutterCount${words}\n    # ImageCount${words}`;
  const code = (words: string) => `sub Sum($) {\n    ShutterCount => ${words},\n}\n`;
  expect(changed(moduleOf(about('')) + code('1'), moduleOf(about(' (A1)')) + code('2'))).toEqual([]);
});

it('a module in only one version is listed under its name', () => {
  const rows = changedRows(new Map(), new Map([['Acme.pm', moduleOf(COUNT)]]));
  expect(describeRows(rows)).toBe(
    `Acme.pm

Image::ExifTool::Acme::Main 0x0010
  + 0x0010 => { #7
  + Name => 'ShutterCount',
  + Format => 'int32u',
  + },`,
  );
});
