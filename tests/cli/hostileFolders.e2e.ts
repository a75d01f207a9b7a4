/** File names that control a terminal or are not valid text, and a full disk. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_TEXTS, CONTROL_CHARACTERS } from '../support/hostileTexts';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, PROGRAM, type Ran, runProgram } from '../support/program';
import { skipIf } from '../support/skipIf';

const d850 = (shutterCount: number) =>
  photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount }) });

let folder = '';
const run = (...parameters: readonly string[]) => runProgram(folder, ...parameters);

/** Shell syntax allows any bytes and redirections. */
function runInShell(parameters: string): Ran {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${PROGRAM}" ${parameters}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

/** Every second name belongs to a dangling link, which the program reports. */
const NAMES = Object.values(HOSTILE_TEXTS)
  .filter((text) => !/[/\0]/.test(text) && !/\p{Cs}/u.test(text) && text.length < 200)
  .map((text, index) => `${text}${index}.jpg`);

/** A path in `folder` as bytes in Latin-1, the encoding of old cards and archives: 'caf\xe9.jpg' */
const latin1 = (path: string) => Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path, 'latin1')]);

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  mkdirSync(join(folder, 'names'));
  for (const [index, name] of NAMES.entries()) {
    if (index % 2 === 0) symlinkSync('nowhere', join(folder, 'names', name));
    else writeFileSync(join(folder, 'names', name), d850(41_234));
  }
  if (process.platform !== 'linux') return;
  mkdirSync(latin1('old/\xe9t\xe9'), { recursive: true });
  writeFileSync(latin1('old/caf\xe9.jpg'), d850(41_234));
  writeFileSync(latin1('old/\xe9t\xe9/plain.jpg'), d850(52_345));
  mkdirSync(join(folder, 'twins'));
  writeFileSync(latin1('twins/\xe9.jpg'), d850(1));
  writeFileSync(latin1('twins/\xe8.jpg'), d850(2));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A name that would steer the terminal', () => {
  it.each(['', '--csv', '--bodies', '--bodies --csv'])('is printed without steering characters: %s', (options) => {
    const { code, output, errors } = runInShell(`${options} names`);
    expect(code).toBe(1);
    expect(output).not.toMatch(CONTROL_CHARACTERS);
    expect(errors).not.toMatch(CONTROL_CHARACTERS);
    expect(errors.trimEnd().split('\n')).toHaveLength(Math.ceil(NAMES.length / 2));
  });

  it('is reported without steering characters', () => {
    const { code, errors } = run('--\u001b]0;pwned\u0007\u202e');
    expect(code).toBe(2);
    expect(errors).toContain('pwned');
    expect(errors).not.toMatch(CONTROL_CHARACTERS);
  });
});

const onLinux = skipIf(process.platform !== 'linux', 'only Linux takes any bytes as a name');

describe('A name that is not UTF-8', onLinux, () => {
  it('is read in a folder, and shown with a replacement character', () => {
    const { code, output, errors } = run('--csv', 'old');
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toMatch(/^old\/caf\uFFFD\.jpg,.*,41234,/m);
    expect(output).toMatch(/^old\/\uFFFDt\uFFFD\/plain\.jpg,.*,52345,/m);
  });

  it.each(['', '--json', '--bodies'])('is read when it is an argument: %s', (option) => {
    const { code, output, errors } = runInShell(`${option} "$(printf 'old/caf\\351.jpg')"`);
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toMatch(/41,?234/);
  });

  it('is read in a folder with such a name', () => {
    const { code, output } = runInShell(`--csv "$(printf 'old/\\351t\\351')"`);
    expect(code).toBe(0);
    expect(output).toContain(',52345,');
  });

  it('is not guessed if two files have the same name as text', () => {
    const { code, output, errors } = runInShell(`--csv "$(printf 'twins/\\351.jpg')"`);
    expect(code).toBe(1);
    expect(errors).toContain('ENOENT');
    expect(output).not.toContain('NIKON');
    expect(run('--csv', 'twins').output.match(/,NIKON D850,/g)).toHaveLength(2);
  });
});

describe('A full disk', skipIf(!existsSync('/dev/full'), '/dev/full is not there'), () => {
  it.each(['--csv names', '--json names', 'names', '--bodies names', '--help'])(
    'is an error with a sentence: %s',
    (parameters) => {
      const { code, errors } = runInShell(`${parameters} > /dev/full`);
      expect(code).toBe(3);
      expect(errors).toMatch(/^shutter-count: The output could not be written: ENOSPC.*$/m);
    },
  );
});
