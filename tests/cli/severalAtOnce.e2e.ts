/** The program on a slow disk. A module that Node loads before the program simulates this disk. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardReport } from '../support/cardReport';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, PROGRAM } from '../support/program';
import { type SlowStore, slowStoreIn } from '../support/slowStore';
import { variants } from '../support/variants';

let folder = '';
let slow: SlowStore;

function run(...parameters: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--require', slow.module, PROGRAM, ...parameters, '.', 'gone.jpg'],
    { cwd: join(folder, 'photos'), encoding: 'utf8', env: {} },
  );
  return { code: status, output: stdout, errors: stderr };
}

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  slow = slowStoreIn(folder);
  mkdirSync(join(folder, 'photos'));
  for (let count = 1; count <= 100; count++) {
    const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: count }) });
    writeFileSync(join(folder, 'photos', `DSC_${count}.JPG`), bytes);
  }
  writeFileSync(join(folder, 'photos', 'DSC_50.XML'), cardReport());
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('On a slow store', () => {
  variants(it, [['--jsonl'], ['--bodies', '--json']])(
    'many files are read at once, and printed as if read one by one: %s',
    (mode) => {
      const single = run(...mode, '--jobs', '1');
      expect(slow.wereRead()).toBe(false);
      const several = run(...mode);
      expect(slow.wereRead()).toBe(true);
      expect(several).toEqual(single);
      expect(several.code).toBe(1);
      expect(several.errors).toContain('gone.jpg: ENOENT');
    },
  );

  it('an invalid number of files at once is wrong usage', () => {
    for (const jobs of ['0', '1.5', 'many', '1000', '']) {
      const { code, output, errors } = run('--jobs', jobs);
      expect({ code, output }).toEqual({ code: 2, output: '' });
      expect(errors).toContain(`--jobs takes a number from 1 to 256, not '${jobs}'`);
    }
  });
});
