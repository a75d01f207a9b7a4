/** The built program's `--camera`: without the npm package `usb`, and with a fake of that package. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfCameraMaker } from '../../src/usb/vendors';
import { buildProgram, PROGRAM, type Ran, runProgram } from '../support/program';
import { skipIf } from '../support/skipIf';
import { installUsbPackage } from '../support/usbPackage';

let folder = '';

/** Runs a copy of the program that can load packages only from its own folder. */
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

/** Prints the devices that the real package finds, and the members that we use but the devices lack. */
const FOUND = `
  const { UsbDevice } = require('usb/index.js');
  const { usb } = require('usb');
  const used = ['handle', 'configuration', 'configurations', 'opened', 'productName', 'open', 'close', 'claimInterface',
    'releaseInterface', 'selectConfiguration', 'clearHalt', 'transferIn', 'transferOut'];
  const print = (devices) => console.log(JSON.stringify({ devices, lacking: used.filter((name) => !(name in UsbDevice.prototype)) }));
  usb.getDevices().then((devices) => print(devices.map(({ vendorId }) => vendorId)), () => print([]));
`;
const real = JSON.parse(
  spawnSync(process.execPath, ['--eval', FOUND], { cwd: dirname(PROGRAM), encoding: 'utf8' }).stdout,
) as { readonly devices: readonly number[]; readonly lacking: readonly string[] };

describe('The package usb itself', () => {
  it('has the used members of its devices', () => {
    expect(real.lacking).toEqual([]);
  });

  const isBusy = real.devices.some((vendorId) => isOfCameraMaker({ vendorId }));
  it('on a machine without a camera ends in a sentence', skipIf(isBusy, 'a camera is plugged in'), () => {
    const { code, output, errors } = runProgram(folder, '--camera');
    expect([code, output]).toEqual([3, '']);
    expect(errors).toMatch(/^shutter-count: (?:no camera found\. |This machine has no USB, or ).*\n$/);
  });
});

describe('--camera', () => {
  it('without the package says how to get it, and prints nothing on standard output', () => {
    const { code, output, errors } = run('alone', '--camera', '--json');
    expect([code, output]).toEqual([3, '']);
    expect(errors).toMatch(/^shutter-count: --camera needs the package 'usb'.*npm install usb.*\n$/);
  });

  it('prints a table of the cameras that are plugged in', () => {
    const { code, output, errors } = run('bench', '--camera');
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(
      /^Port +Camera +Firmware +Serial number +Shutter count +Mechanical +Grade +Source\n1-2\.1 .* 39,337 /,
    );
    expect(output).toMatch(/ 86,001–87,000 +4,001–5,000 /);
  });

  it('prints them as JSON', () => {
    const { code, output } = run('bench', '--camera', '--json');
    expect(code).toBe(0);
    expect((JSON.parse(output) as { shutterCount: number }[]).map(({ shutterCount }) => shutterCount)).toEqual([
      39_337, 87_000, 8541,
    ]);
  });

  it('prints them as CSV', () => {
    const { code, output, errors } = run('bench', '--camera', '--csv');
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/^port,name,.*\n1-2\.1,.*\n1-2\.4,.*,total,86001,87000,4001,5000,approximate,,\n1-10,.*\n$/);
  });

  it.each([
    [['--camera', '--csv', '--json'], '--json and --csv do not go together'],
    [['--camera', '--jsonl'], '--camera and --jsonl do not go together'],
    [['--camera', '--sort', 'name'], '--camera and --sort do not go together'],
    [['--camera', '-0'], '--camera and --null do not go together'],
    [['--camera', 'DSC_0042.NEF'], '--camera takes no files; read photos in a separate run'],
  ])('refuses %s', (parameters, words) => {
    const { code, output, errors } = runProgram(folder, ...parameters);
    expect([code, output]).toEqual([2, '']);
    expect(errors).toBe(
      `shutter-count: ${words}\nUsage: shutter-count --camera [--json|--csv]\n'shutter-count --help' lists the options.\n`,
    );
  });
});
