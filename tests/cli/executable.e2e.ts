/** The program and Node in one executable file, as in a release for this system. */
// @module-tag weekly
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installFolder } from '../../scripts/installFolder.mjs';
import { cardReport } from '../support/cardReport';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram, type Ran, runProgram } from '../support/program';
import { startService } from '../support/service';
import { skipIf } from '../support/skipIf';
import { type SlowStore, slowStoreIn } from '../support/slowStore';

const NODE = resolve('compat/node_modules/node-26/bin/node');
const isElsewhere = process.platform !== 'linux' || process.arch !== 'x64';
const needsNode = skipIf(isElsewhere, 'compat/ has the Node of the executable for Linux on x64 alone');

let folder = '';
let executable = '';
let slow: SlowStore;

/** With an empty PATH, the executable finds no other program. */
function run(environment: NodeJS.ProcessEnv, ...parameters: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(executable, parameters, {
    cwd: join(folder, 'photos'),
    encoding: 'utf8',
    env: { TZ: process.env['TZ'], PATH: '', ...environment },
    maxBuffer: 1 << 26,
  });
  return { code: status, output: stdout, errors: stderr };
}

const names = Array.from({ length: 100 }, (_, index) => `DSC_${index + 1}.JPG`);

beforeAll(() => {
  if (isElsewhere) return;
  buildProgram();
  installFolder(resolve('compat'));
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  execFileSync(NODE, ['scripts/executable.mjs', folder], { stdio: 'ignore' });
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tar.gz'));
  mkdirSync(join(folder, 'unpacked'));
  execFileSync('tar', ['-xf', join(folder, archive), '-C', join(folder, 'unpacked')]);
  executable = join(folder, 'unpacked/shutter-count');
  mkdirSync(join(folder, 'photos'));
  for (const [index, name] of names.entries()) {
    const note = nikonNote({ shutterCount: index + 1 });
    const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', serial: '3012345', note });
    writeFileSync(join(folder, 'photos', name), bytes);
  }
  writeFileSync(join(folder, 'photos', 'CAM_INFO.XML'), cardReport());
  slow = slowStoreIn(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isOld = Number(process.versions.node.split('.')[0]) < 26;
it('An older Node makes no executable, and says so', skipIf(!isOld, 'this Node can make it'), () => {
  const empty = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/executable.mjs', empty], { encoding: 'utf8' });
  expect({ status, stderr, left: readdirSync(empty) }).toEqual({
    status: 1,
    stderr: `This takes Node 26, and this is ${process.version}: older ones have no --build-sea.\n`,
    left: [],
  });
  rmSync(empty, { recursive: true });
});

describe('The executable', needsNode, () => {
  it('comes with the licenses of all its parts', () => {
    const unpacked = readdirSync(join(folder, 'unpacked')).toSorted();
    expect(unpacked).toEqual(['LICENSE', 'NODE-LICENSE.txt', 'THIRD-PARTY.txt', 'shutter-count']);
    expect(readFileSync(join(folder, 'unpacked/NODE-LICENSE.txt'), 'utf8')).toContain('Node.js is licensed');
  });

  it.each([
    [['--version']],
    [['--help']],
    [['serve', '--help']],
    [['--jsonl', 'DSC_1.JPG', 'gone.jpg', 'CAM_INFO.XML']],
    [['--csv', '.']],
    [['--bodies', '--json', '.']],
    [['--find', '--json', '.']],
    [['.', '--sort', 'count', '--reverse', '--jobs', '8']],
    [['--prot']],
  ])('prints the same as the program: %j', (parameters) => {
    expect(run({}, ...parameters)).toEqual(runProgram(join(folder, 'photos'), ...parameters));
  });

  it('reads many files at once if the store is slow', () => {
    const several = run({ NODE_OPTIONS: `--require=${slow.module}` }, '--jsonl', '.');
    expect(slow.wereRead()).toBe(true);
    expect(several).toEqual(runProgram(join(folder, 'photos'), '--jsonl', '--jobs', '1', '.'));
  });

  it('serves', async () => {
    const service = await startService([], [executable]);
    const body = readFileSync(join(folder, 'photos/DSC_7.JPG'));
    const answered = await (await fetch(`${service.address}/?file=DSC_7.JPG`, { method: 'POST', body })).json();
    expect([answered]).toEqual(JSON.parse(run({}, '--json', 'DSC_7.JPG').output));
    service.program.kill();
    expect(await once(service.program, 'exit')).toEqual([0, null]);
  });

  it('says that it cannot read a camera on a cable, and names the program that can', () => {
    const { code, output, errors } = run({}, '--camera');
    expect({ code, output }).toEqual({ code: 3, output: '' });
    expect(errors).toMatch(
      /^shutter-count: --camera needs .*native code that this one file cannot load\. .*npm install usb/,
    );
  });

  it('has the same Node in a release as here', () => {
    const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
    const [, released] = /node-version: (\d+\.\d+\.\d+)\n[^]*scripts\/executable\.mjs/.exec(workflow) ?? [];
    expect(`v${released}`).toBe(execFileSync(NODE, ['--version'], { encoding: 'utf8' }).trim());
  });
});
