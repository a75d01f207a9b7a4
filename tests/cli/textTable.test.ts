import { describe, expect, it } from 'vitest';
import { PLAIN } from '../../src/cli/terminal';
import { type Column, writeTable } from '../../src/cli/textTable';

const COLUMNS: readonly Column[] = [
  { heading: 'File', least: 6, cutsStart: true },
  { heading: 'Count', isNumber: true },
  { heading: 'Why', least: 8, spare: 1 },
];
const ROWS = [
  ['card/DSC_1.JPG', '8,541', 'the counter itself'],
  ['写真.jpg', '12', ''],
];

const tableAt = async (width?: number) =>
  (await writeTable(COLUMNS, ROWS, { ...PLAIN, ...(width && { width }) })).split('\n');

describe('A table', () => {
  it('has the width of its cells without a limit, with wide letters counted twice', async () => {
    expect(await tableAt()).toEqual([
      'File            Count  Why',
      'card/DSC_1.JPG  8,541  the counter itself',
      '写真.jpg           12',
      '',
    ]);
  });

  it('cuts the widest column first, paths at their start', async () => {
    expect(await tableAt(37)).toEqual([
      'File            Count  Why',
      'card/DSC_1.JPG  8,541  the counter i…',
      '写真.jpg           12',
      '',
    ]);
    expect(await tableAt(25)).toEqual(['File      Count  Why', '…C_1.JPG  8,541  the cou…', '写真.jpg     12', '']);
  });

  it('cuts a heading at its end even if its cells are cut at their start', async () => {
    const columns = [{ heading: 'Serial number', least: 8, cutsStart: true }, { heading: 'Count' }] as const;
    expect(await writeTable(columns, [['012345678901', '8,541']], { ...PLAIN, width: 15 })).toBe(
      'Serial…   Count\n…5678901  8,541\n',
    );
  });

  it('leaves out a column, and says so, instead of cutting numbers', async () => {
    expect(await tableAt(16)).toEqual([
      'File       Count',
      '…SC_1.JPG  8,541',
      '写真.jpg      12',
      'No room here for: Why',
      '',
    ]);
  });

  it('measures Latin letters the same with and without wide letters beside them', async () => {
    const row = ['Müller’s card/DSC_1.JPG', '1', 'it’s cut – here…'];
    const options = { ...PLAIN, width: 30 };
    const [, alone] = (await writeTable(COLUMNS, [row], options)).split('\n');
    const [, beside] = (await writeTable(COLUMNS, [row, ['写', '1', '']], options)).split('\n');
    expect(alone).toBe(beside);
    expect(alone).toContain('…');
  });

  it('is nothing without rows', async () => {
    expect(await writeTable(COLUMNS, [], PLAIN)).toBe('');
  });
});
