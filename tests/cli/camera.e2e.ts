/** `--camera` of the program as it is built: without the npm package `usb`, and with a stand-in for it. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProgram, PROGRAM, type Ran, runProgram } from '../support/program';
import { installUsbPackage } from '../support/usbPackage';

let folder = '';

/** Runs a copy of the program, where only what its own folder has is found. */
function run(place: 'alone' | 'bench', ...parameters: readonly string[]): Ran {
  const program = join(folder, place, 'shutter-count.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], { encoding: 'utf8' });
  return { code: status, output: stdout, errors: stderr };
}

beforeAll(() => {
  buildProgram();
  folder = mkdtempSync(join(tmpdir(), 'shutter-count-camera-'));
  for (const place of ['alone', 'bench']) {
    mkdirSync(join(folder, place));
    copyFileSync(PROGRAM, join(folder, place, 'shutter-count.js'));
  }
  installUsbPackage(join(folder, 'bench/node_modules'));
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('--camera', () => {
  it('without the package says how to get it, and nothing on standard output', () => {
    const { code, output, errors } = run('alone', '--camera', '--json');
    expect([code, output]).toEqual([1, '']);
    expect(errors).toMatch(/^shutter-count: --camera needs the package 'usb'.*npm install usb.*\n$/);
  });

  it('prints a table of the cameras that are plugged in', () => {
    const { code, output, errors } = run('bench', '--camera');
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^Port +Camera +Firmware +Serial number +Shutter count +Grade +Source\n1-2\.1 .* 39,337 /);
    expect(output).toContain('86,001–87,000');
  });

  it('prints them as JSON', () => {
    const { code, output } = run('bench', '--camera', '--json');
    expect(code).toBe(0);
    expect((JSON.parse(output) as { shutterCount: number }[]).map(({ shutterCount }) => shutterCount)).toEqual([
      39_337, 87_000, 8541,
    ]);
  });

  it.each([
    [['--camera', '--csv'], '--camera and --csv do not go together'],
    [['--camera', '--sort', 'name'], '--camera and --sort do not go together'],
    [['--camera', '-0'], '--camera and --null do not go together'],
    [['--camera', 'DSC_0042.NEF'], '--camera takes no file'],
  ])('refuses %s', (parameters, words) => {
    const { code, output, errors } = runProgram(folder, ...parameters);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain(words);
  });
});
