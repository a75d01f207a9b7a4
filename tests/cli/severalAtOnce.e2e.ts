/** The program on a store that is slow: a module loaded before it makes it so, here and in the process that reads for it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardReport } from '../support/cardReport';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, PROGRAM } from '../support/program';
import { SLOW_STORE } from '../support/slowStore';
import { firstOf } from '../support/tier';

let folder = '';
let told = '';

function run(reads: 'together' | 'end' | 'fail', ...parameters: readonly string[]) {
  const slow = join(folder, 'slow.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', slow, PROGRAM, ...parameters], {
    cwd: join(folder, 'photos'),
    encoding: 'utf8',
    env: { READS: reads, TOLD: told },
    maxBuffer: 1 << 26,
  });
  return { code: status, output: stdout, errors: stderr };
}

/** Whether many were read at once since this was asked last. */
function wereRead(): boolean {
  const were = existsSync(told);
  rmSync(told, { force: true });
  return were;
}

/** The names, enough of them for the reader to be there before the last one. */
let names: readonly string[] = [];

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  told = join(folder, 'told');
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'slow.cjs'), SLOW_STORE);
  const counts = Array.from({ length: 100 }, (_, index) => index + 1);
  for (const count of counts) {
    const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: count }) });
    writeFileSync(join(folder, 'photos', `DSC_${count}.JPG`), bytes);
  }
  writeFileSync(join(folder, 'photos', 'CAM_INFO.XML'), cardReport());
  // Again and again: the reader takes as long to start as hundreds of these.
  names = Array.from({ length: 8 }, () => [
    ...counts.map((count) => `DSC_${count}.JPG`),
    'gone.jpg',
    'CAM_INFO.XML',
    '.',
  ]).flat();
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const alone = new Map<string, ReturnType<typeof run>>();

/** What is printed where files are read one after the other; run once for each mode. */
function runAlone(...mode: readonly string[]) {
  const key = mode.join(' ');
  const known = alone.get(key) ?? run('together', ...mode, '--jobs', '1', ...names);
  alone.set(key, known);
  return known;
}

describe('On a slow store', () => {
  it.each(firstOf([['--jsonl'], ['--bodies', '--json']]))(
    'many files are read at once, and printed as if one after the other: %s',
    (...mode) => {
      const single = runAlone(...mode);
      expect(wereRead()).toBe(false);
      const several = run('together', ...mode, ...names);
      expect(wereRead()).toBe(true);
      expect(several).toEqual(single);
      expect(several.code).toBe(1);
      expect(several.errors.match(/gone\.jpg: ENOENT/g)).toHaveLength(8);
    },
  );

  it.each(firstOf(['end', 'fail'] as const))(
    'no file is lost when the process that reads them comes to its %s',
    (reads) => {
      expect(run(reads, '--jsonl', ...names)).toEqual(runAlone('--jsonl'));
    },
  );

  it('a number of files at once that makes no sense is wrong usage', () => {
    for (const jobs of ['0', '1.5', 'many', '1000', '']) {
      const { code, output, errors } = run('fail', '--jobs', jobs, 'DSC_1.JPG');
      expect({ code, output }).toEqual({ code: 2, output: '' });
      expect(errors).toContain(`--jobs takes a number from 1 to 256, not '${jobs}'`);
    }
  });
});
