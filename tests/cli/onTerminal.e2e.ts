/** Runs `shutter-count` on a terminal from the command `script`, which most Linux systems have. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, PROGRAM } from '../support/program';
import { skipIf } from '../support/skipIf';

const hasScript = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

const WIDE = 'a folder with a long name/写真のフォルダー';
const ESCAPE = '\u001B';
const CLEARED = new RegExp(`\\r[^\\n]*${ESCAPE}\\[K`, 'g');

let folder = '';

/** The lines that a terminal with `width` columns receives. */
function linesAt(width: number, parameters: string, env: NodeJS.ProcessEnv = {}): string[] {
  const command = `stty cols ${width}; '${process.execPath}' '${PROGRAM}' ${parameters}`;
  const { stdout } = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
    env: { PATH: process.env['PATH'], TERM: 'xterm', ...env },
  });
  // Removes the progress line that `shutter-count` shows and clears on a busy machine.
  return stdout.replaceAll(CLEARED, '').trimEnd().split('\r\n');
}

/** A line's width in columns. In these tests, a Japanese character takes two columns, any other character one. */
const widthOf = (line: string): number =>
  Array.from(stripVTControlCharacters(line)).reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0);

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  mkdirSync(join(folder, WIDE), { recursive: true });
  for (const index of [1, 2]) {
    const note = nikonNote({ shutterCount: index * 20_000, mechanical: index * 10_000, serial: '3012345' });
    const dateTime = `2024:0${index}:01 10:00:00`;
    const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', serial: '3012345', dateTime, note });
    writeFileSync(join(folder, WIDE, `DSC_${index}.JPG`), bytes);
  }
  writeFileSync(join(folder, WIDE, 'edited.JPG'), photo({ make: 'NIKON CORPORATION', model: 'NIKON D850' }));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A table on a terminal', skipIf(!hasScript, 'there is no script of util-linux to make a terminal'), () => {
  it.each([60, 80, 100, 132, 200])('is no wider than %i columns', (width) => {
    for (const parameters of ['.', '--bodies .']) {
      const table = linesAt(width, parameters, { NO_COLOR: '1' });
      // Leaves out the line that names the missing columns: the terminal wraps it.
      const rows = table.slice(0, table.indexOf('')).filter((line) => !line.startsWith('No room here for: '));
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter((line) => widthOf(line) > width)).toEqual([]);
    }
  });

  it('cuts a path at its start, keeps the count whole, and names the columns without room', () => {
    const [heading, first] = linesAt(60, '.', { NO_COLOR: '1' });
    expect(heading).not.toContain('Source');
    expect(first).toMatch(/^….*DSC_1\.JPG +NIKON D850 +20,000 +exact$/);
    expect(linesAt(60, '.', { NO_COLOR: '1' })).toContain('No room here for: Source');
    expect(linesAt(200, '.', { NO_COLOR: '1' })[1]).toMatch(/^a folder with .*All shots \(MakerNote\/0x00A7\)$/);
  });

  it('has colors, except with NO_COLOR or on a terminal without colors', () => {
    expect(linesAt(100, '.').join('\n')).toContain(`${ESCAPE}[32mexact${ESCAPE}[0m`);
    expect(linesAt(100, '.', { NO_COLOR: '1' }).join('\n')).not.toContain(ESCAPE);
    expect(linesAt(100, '.', { TERM: 'dumb' }).join('\n')).not.toContain(ESCAPE);
  });

  it('gives the number of photos without a count, and names a few of many; a file has all names', () => {
    // Seven paths of one file.
    const seven = Array.from({ length: 7 }, (_, index) => `'${'./'.repeat(index)}${WIDE}/edited.JPG'`).join(' ');
    const lines = linesAt(200, `--bodies '${WIDE}/DSC_1.JPG' ${seven}`, { NO_COLOR: '1' });
    const at = lines.findIndex((line) => line.startsWith('Left out: 7 files. The camera maker’s data is missing:'));
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(at + 1)).toEqual([
      ...Array.from({ length: 5 }, (_, index) => `  ${'./'.repeat(index)}${WIDE}/edited.JPG`),
      '  and 2 more',
    ]);
    const written = linesAt(200, `--bodies ${seven} > written.txt; cat written.txt`);
    expect(written.filter((line) => line.endsWith('/edited.JPG'))).toHaveLength(7);
  });

  it('is not cut in a file', () => {
    linesAt(80, '. > written.txt');
    const [first] = linesAt(80, '. > written.txt; tail -n +2 written.txt');
    expect(first).toMatch(/^a folder with .*All shots \(MakerNote\/0x00A7\)$/);
  });
});
