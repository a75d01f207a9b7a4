import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonNote, nikonNote, panasonicNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, PROGRAM, runProgram } from '../support/program';
import { skipIf } from '../support/skipIf';

let folder = '';
const run = (...parameters: readonly string[]) => runProgram(folder, ...parameters);
const runOn = (input: string | Uint8Array, ...parameters: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 26,
  });
  return { code: status, files: filesIn(stdout), errors: stderr };
};

const filesIn = (lines: string): string[] =>
  lines.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as { file: string }).file));

const nikon = (model: string, shutterCount: number, year: number) =>
  photo({
    make: 'NIKON CORPORATION',
    model: `NIKON ${model}`,
    dateTime: `${year}:05:01 10:00:00`,
    note: nikonNote({ shutterCount }),
  });

const FILES: Readonly<Record<string, Uint8Array>> = {
  'b.jpg': nikon('D850', 9_000, 2021),
  'a.jpg': nikon('D90', 10_000, 2019),
  'c 写真.jpg': nikon('Z 6', 200, 2023),
  'none.jpg': photo({ make: 'Canon', model: 'Canon EOS 5DS', dateTime: '2015:05:01 10:00:00', note: canonNote() }),
  'guess.jpg': photo({
    make: 'Panasonic',
    model: 'DMC-FZ18',
    dateTime: '',
    note: panasonicNote({ serial: 'S060706210122' }),
  }),
};
const NAMES = Object.keys(FILES);

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  for (const [name, bytes] of Object.entries(FILES)) writeFileSync(join(folder, name), bytes);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The lines of --jsonl', () => {
  it('are the objects of --json, one per line, including those of unreadable files', () => {
    const files = [...NAMES, 'gone.jpg'];
    const objects = run('--jsonl', ...files)
      .output.trimEnd()
      .split('\n');
    expect(objects.map((line) => JSON.parse(line) as object)).toEqual(JSON.parse(run('--json', ...files).output));
  });
});

describe('Another order', () => {
  it.each([
    ['name', ['a.jpg', 'b.jpg', 'c 写真.jpg', 'guess.jpg', 'none.jpg']],
    ['camera', ['none.jpg', 'a.jpg', 'b.jpg', 'c 写真.jpg', 'guess.jpg']],
    ['count', ['c 写真.jpg', 'b.jpg', 'a.jpg', 'none.jpg', 'guess.jpg']],
    ['date', ['none.jpg', 'a.jpg', 'b.jpg', 'c 写真.jpg', 'guess.jpg']],
  ])('is by %s', (key, names) => {
    expect(filesIn(run('--jsonl', '--sort', key, ...NAMES).output)).toEqual(names);
    const inTable = run('--sort', key, ...NAMES)
      .output.split('\n')
      .slice(1, 6);
    expect(inTable.map((line) => line.split(/ {2}/)[0])).toEqual(names);
  });

  it('may be reversed, and files without a count stay last', () => {
    expect(filesIn(run('--jsonl', '-r', '--sort', 'count', ...NAMES).output)).toEqual([
      'a.jpg',
      'b.jpg',
      'c 写真.jpg',
      'none.jpg',
      'guess.jpg',
    ]);
    expect(filesIn(run('--jsonl', '--reverse', ...NAMES).output)).toEqual(NAMES.toReversed());
  });

  it('sorts cameras by their latest count', () => {
    const { bodies } = JSON.parse(run('--bodies', '--json', '--sort', 'count', '-r', '.').output) as {
      bodies: { model: string }[];
    };
    expect(bodies.map(({ model }) => model)).toEqual(['NIKON D90', 'NIKON D850', 'NIKON Z 6']);
  });
});

describe('Names on standard input', () => {
  it('are read line by line, also with Windows’ line ends, between the arguments', () => {
    const { code, files, errors } = runOn('b.jpg\r\n\nc 写真.jpg', '--jsonl', 'a.jpg', '-', 'none.jpg');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(files).toEqual(['a.jpg', 'b.jpg', 'c 写真.jpg', 'none.jpg']);
  });

  it('may end with NUL, and then need no argument', () => {
    expect(runOn('b.jpg\0a.jpg\0', '--jsonl', '-0').files).toEqual(['b.jpg', 'a.jpg']);
    expect(runOn('b.jpg\0a.jpg', '--jsonl', '--null', '-').files).toEqual(['b.jpg', 'a.jpg']);
  });

  it('may be folders, and are reported if they are missing', () => {
    const { code, files, errors } = runOn('gone.jpg\n.\n', '--jsonl', '-');
    expect(code).toBe(1);
    expect(errors).toMatch(/^shutter-count: gone\.jpg: ENOENT/);
    expect(files.toSorted()).toEqual(['gone.jpg', ...NAMES].toSorted());
  });

  it('may arrive in many pieces that end anywhere', () => {
    const names = Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? 'a.jpg' : 'c 写真.jpg'));
    const { files } = runOn(names.join('\n'), '--jsonl', '-');
    expect(files).toEqual(names);
  });

  it('need not be UTF-8', skipIf(process.platform !== 'linux', 'only Linux takes any bytes as a name'), () => {
    const name = Buffer.from('caf\xe9.jpg', 'latin1');
    const path = Buffer.concat([Buffer.from(`${folder}/`), name]);
    writeFileSync(path, FILES['a.jpg']!);
    const { code, files } = runOn(name, '--jsonl', '-0');
    rmSync(path);
    expect({ code, files }).toEqual({ code: 0, files: ['caf\uFFFD.jpg'] });
  });
});

describe('--count', () => {
  it('prints only the number, or a dash without one', () => {
    expect(run('--count', ...NAMES)).toEqual({ code: 0, output: '9000\n10000\n200\n-\n-\n', errors: '' });
  });
});

describe('--resume', () => {
  it('skips the files of an earlier output, so that both together are complete', () => {
    const earlier = run('--jsonl', 'b.jpg', 'gone.jpg').output;
    writeFileSync(join(folder, 'out.jsonl'), earlier);
    const files = [...NAMES, 'gone.jpg'];
    const { code, output } = run('--jsonl', '--resume', 'out.jsonl', ...files);
    expect(code).toBe(0);
    expect(filesIn(earlier + output).toSorted()).toEqual(files.toSorted());
    writeFileSync(join(folder, 'out.jsonl'), earlier + output);
    const nothing = { code: 0, output: '', errors: 'shutter-count: no further photo found\n' };
    expect(run('--jsonl', '--resume', 'out.jsonl', ...files)).toEqual(nothing);
    rmSync(join(folder, 'out.jsonl'));
  });

  it('reports a line that was cut off, and a missing file, and writes nothing', () => {
    writeFileSync(join(folder, 'out.jsonl'), `${run('--jsonl', 'b.jpg').output}{"file":"a.j`);
    const { code, output, errors } = run('--jsonl', '--resume', 'out.jsonl', 'a.jpg');
    expect({ code, output }).toEqual({ code: 3, output: '' });
    expect(errors).toContain('out.jsonl: line 2 ');
    rmSync(join(folder, 'out.jsonl'));
    expect(run('--jsonl', '--resume', 'none.jsonl', 'a.jpg')).toMatchObject({ code: 3, output: '' });
  });

  it.each([[['--json']], [['--jsonl', '-r']], [[]]])('works only with --jsonl, not with %j', (options) => {
    expect(run(...options, '--resume', 'out.jsonl', 'a.jpg')).toMatchObject({ code: 2, output: '' });
  });
});

describe('A text that is not a name', () => {
  it('is reported in place of names', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, '-'], {
      cwd: folder,
      input: FILES['a.jpg'],
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
    expect(stderr).toMatch(/^shutter-count: '-' reads file names .* Standard input has the content of a file/);
  });

  it('is reported if it is an address of a store', () => {
    const { code, errors } = run('--jsonl', 's3://bucket/a.jpg', 'a.jpg');
    expect(code).toBe(1);
    expect(errors).toBe(
      'shutter-count: s3://bucket/a.jpg: s3 addresses cannot be read; use an https address that the store has signed\n',
    );
  });

  it('is not a file: address, which is read', () => {
    expect(run('--count', pathToFileURL(join(folder, 'c 写真.jpg')).href).output).toBe('200\n');
    expect(run('--count', 'file://elsewhere/a.jpg')).toMatchObject({ code: 1, output: '-\n' });
  });
});
