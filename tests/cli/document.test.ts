/** docs/program.md names exactly the columns and keys that the program writes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writeBodiesCsv, writeBodiesJson } from '../../src/cli/bodies';
import { EXIT } from '../../src/cli/exit';
import { filesCsvHeading } from '../../src/cli/filesCsv';
import { camerasCsv } from '../../src/cli/pluggedIn';
import { openApi } from '../../src/cli/serve/openApi';
import type { Reading } from '../../src/history/reading';
import { made, namelessReading } from '../history/made';
import { documented, keysIn } from '../support/programDocument';

const columnsOf = (csv: string): string[] => csv.split('\n')[0]!.split(',');

const once = (keys: readonly string[]): string[] => [...new Set(keys)].toSorted();

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const keysOfSchema = ({ properties, items }: Schema, before = ''): string[] => [
  ...Object.entries(properties ?? {}).flatMap(([key, schema]) => [
    `${before}${key}`,
    ...keysOfSchema(schema, `${before}${key}.`),
  ]),
  ...(items ? keysOfSchema(items, before) : []),
];

/** Readings of bodies that together have every figure that the output can contain. */
const READINGS: readonly Reading[] = [
  made('2026-01-02', 10_000, { made: '2018-08-17' }),
  made('2026-05-02', 12_000),
  made('2026-09-02', 14_000),
  made('2026-05-01', 97_000, { serial: '6005678' }),
  made('2026-06-01', 3_000, { serial: '6005678' }),
  made('2026-05-01', [86_001, 87_000], { serial: '6009999' }),
  made('2026-06-01', [88_001, 89_000], { serial: '6009999' }),
  namelessReading(made('2026-05-01', 5_000)),
  namelessReading(made('2026-06-01', 6_000)),
  // Only the usual life of this camera's class is known.
  made('2026-05-01', 30_000, { make: 'Canon', model: 'Canon EOS M50', serial: '712345678901' }),
  { ...made('2026-05-01', 1), counts: [], reason: 'edited' },
];

describe('docs/program.md', () => {
  it.each([
    ['### Columns of `--csv`', 'Column', columnsOf(filesCsvHeading())],
    ['## A camera on a USB cable', 'Column of the CSV', columnsOf(camerasCsv([]))],
  ])('has the columns of the program under "%s", in their order', (section, heading, columns) => {
    expect(documented(section, heading)).toEqual(columns);
  });

  it('has the heading line of `--bodies --csv`', () => {
    const [heading] = writeBodiesCsv([]).split('\n');
    expect(readFileSync('docs/program.md', 'utf8').replaceAll(/,\n +/g, ',')).toContain(`\n    ${heading}\n`);
  });

  it('has the keys of a file’s object, and the service describes the same keys', () => {
    const { Photo } = openApi('1.0.0').components.schemas;
    const keys = once(keysOfSchema(Photo as Schema));
    expect(documented('## An object of `--json` and `--jsonl`', 'Key').toSorted()).toEqual(keys);
  });

  it('has exactly the keys of bodies', () => {
    const { bodies, leftOut, ...others } = JSON.parse(writeBodiesJson(READINGS)) as Record<string, unknown>;
    expect(Object.keys(others)).toEqual(['remarks']);
    const section = '### `--bodies` as JSON';
    expect(once(keysIn(bodies))).toEqual(documented(section, 'Key').toSorted());
    expect(once(keysIn(leftOut))).toEqual(documented(section, 'Key of `leftOut`'));
  });

  it('has the exit codes', () => {
    expect(documented('## What is printed', 'Exit code')).toEqual(Object.values(EXIT).map(String));
  });
});
