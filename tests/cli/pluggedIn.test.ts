/**
 * `--camera` with cameras from the npm package `usb`: reads them at the same time, distinguishes them, and leaves them
 * unchanged.
 */
import { describe, expect, it } from 'vitest';
import { camerasCsv, camerasJson, camerasOn, camerasTable, loadUsb, NoUsb, readAll } from '../../src/cli/pluggedIn';
import { PLAIN } from '../../src/cli/terminal';
import { loadCore } from '../../src/reader/core';
import { OPERATIONS } from '../../src/usb/operations';
import type { NodeUsbOptions, StandInNodeUsb } from '../usb/nodeUsb';
import { standInPackage } from '../usb/nodeUsb';
import { LONG, SHORT } from '../usb/visit';
import { bench, D850, EOS_1300D, EOS_R, plugIn } from './benchOfCameras';

const core = await loadCore();
const LISTED: readonly number[] = Object.values(OPERATIONS).map(({ code }) => code);

type Json = Readonly<Record<string, unknown>>;

/** Reads the plugged-in devices, and checks that all of them were released. */
async function read(devices: readonly StandInNodeUsb[], how: Partial<Parameters<typeof readAll>[2]> = {}) {
  const found = await camerasOn(standInPackage(devices));
  const cameras = await readAll(found, core, { patience: LONG, platform: 'linux', ...how });
  for (const { camera, opened, isClaimed } of devices) {
    expect(camera.asked.every(([code]) => LISTED.includes(code!))).toBe(true);
    expect([opened, isClaimed]).toEqual([false, false]);
  }
  return { cameras, json: JSON.parse(camerasJson(cameras)) as Json[] };
}

const fails = async (options: NodeUsbOptions, how = {}) =>
  (await read([plugIn(EOS_1300D, { productName: 'Canon Digital Camera', ...options })], how)).json[0]!;

describe('A camera', () => {
  it('has its whole object in the JSON', async () => {
    const { json } = await read([plugIn(EOS_1300D)]);
    expect(json).toEqual([
      {
        port: '1-1',
        name: '04a9:0001',
        status: 'counted',
        make: 'Canon',
        model: 'Canon EOS 1300D',
        software: '1.1.0',
        serialNumber: '012345678901',
        shutterCount: 39_337,
        shutterSource: { field: 'ShutterCounter', tag: 'USB/0xD1AC', kind: 'total', grade: 'exact', limits: [] },
        counters: [{ field: 'ShutterCounter', tag: 'USB/0xD1AC', value: 39_337, kind: 'total' }],
        evidence: [{ property: '0xD1AC', field: 'ShutterCounter', bytes: 'a9 99 00 00' }],
        noPhoto: 'no-card',
        bytesRead: expect.any(Number),
        reads: expect.any(Number),
      },
    ]);
  });

  it('that counts in steps gives both ends of its range', async () => {
    const { json } = await read([plugIn(EOS_R)]);
    expect(json[0]).toMatchObject({
      shutterCount: 87_000,
      shutterSource: { tag: 'USB/0xD167', grade: 'approximate', limits: ['steps', 'taken-to-be'], low: 86_001 },
      counters: [
        { value: 87_000, low: 86_001, kind: 'total' },
        { value: 5000, low: 4001, kind: 'mechanical' },
      ],
    });
  });

  it('without its own count gives that of the newest photo, which has a separate object', async () => {
    const { json } = await read([plugIn(D850)]);
    expect(json[0]).toMatchObject({
      model: 'D850',
      software: 'V1.20',
      serialNumber: '3012345',
      shutterCount: 8541,
      shutterSource: { tag: 'MakerNote/0x00A7', grade: 'exact', offset: expect.any(Number) },
      evidence: [],
      photo: { name: 'DSC_0042.JPG', match: 'same-body', container: 'JPEG', shutterCount: 8541 },
    });
  });

  it('without a count does not fail', async () => {
    const { json } = await read([plugIn({ ...EOS_1300D, events: undefined as never })]);
    expect(json[0]).toMatchObject({ status: 'uncounted', reason: 'not-told', counters: [] });
  });

  it('that is slow is waited for, although the package ends a read without data', async () => {
    const { json } = await read([plugIn(EOS_1300D, { lateReads: 7 })]);
    expect(json[0]).toMatchObject({ shutterCount: 39_337 });
  });

  it.each([64, 512, 1024])('is read in packets of %i bytes', async (packetBytes) => {
    const { json } = await read([plugIn(D850, { packetBytes }), plugIn(EOS_1300D, { packetBytes, ports: [2] })]);
    expect(json.map(({ shutterCount }) => shutterCount)).toEqual([8541, 39_337]);
  });

  it('with a pipe that stalls once is read, or fails clearly', async () => {
    for (const stallAt of [2, 3, 6]) {
      const { json } = await read([plugIn(EOS_1300D, { stallAt })]);
      expect(json[0]).toMatchObject(
        json[0]!['status'] === 'failed' ? { error: { code: 'garbled' } } : { shutterCount: 39_337 },
      );
    }
  });
});

describe('Several cameras', () => {
  it('are read at the same time, and printed in the order of their ports', async () => {
    const { json } = await read(bench());
    expect(json.map(({ port, model, shutterCount }) => [port, model, shutterCount])).toEqual([
      ['1-2.1', 'Canon EOS 1300D', 39_337],
      ['1-2.4', 'Canon EOS R', 87_000],
      ['1-10', 'D850', 8541],
    ]);
  });

  it('are a table with masked serial numbers, mechanical counts, and notes on the newest photos', async () => {
    const { cameras } = await read(bench());
    expect(await camerasTable(cameras)).toMatchInlineSnapshot(`
      "Port   Camera           Firmware  Serial number  Shutter count   Mechanical  Grade        Source
      1-2.1  Canon EOS 1300D  1.1.0     ••••8901              39,337            -  exact        All shots (USB/0xD1AC)
      1-2.4  Canon EOS R      1.8.0     none reported  86,001–87,000  4,001–5,000  approximate  All shots (USB/0xD167)
      1-10   NIKON D850       V1.20     ••••345                8,541        3,487  exact        All shots (MakerNote/0x00A7)

      1-10: the count is from May 1, 2024 (DSC_0042.JPG on its card, with this camera’s serial number); it does not include later shots.
      "
    `);
  });

  it('keep their ports, counts and grades on a terminal of 80 columns', async () => {
    const { cameras } = await read(bench());
    const table = await camerasTable(cameras, { ...PLAIN, width: 80 });
    expect(table).toMatch(/^1-2\.4 .* 86,001–87,000 +4,001–5,000 +approximate$/m);
  });

  it('have no column for mechanical counts if none is beside another count', async () => {
    const { cameras } = await read([plugIn(EOS_1300D)]);
    expect(await camerasTable(cameras)).not.toContain('Mechanical');
  });

  it('are rows of CSV, with whole serial numbers and the error of an unreadable one', async () => {
    const { cameras } = await read([...bench(), plugIn(EOS_1300D, { ports: [3], isForbidden: true })]);
    expect(camerasCsv(cameras)).toMatchInlineSnapshot(`
      "port,name,make,model,firmware,serial_number,kind,count,count_up_to,mechanical,mechanical_up_to,grade,photo_date,reason
      1-2.1,04a9:0001,Canon,Canon EOS 1300D,1.1.0,012345678901,total,39337,,,,exact,,
      1-2.4,04a9:0001,Canon,Canon EOS R,1.8.0,,total,86001,87000,4001,5000,approximate,,
      1-3,04a9:0001,,,,,,,,,,,,blocked
      1-10,04b0:0001,NIKON CORPORATION,D850,V1.20,3012345,total,8541,,3487,,exact,2024-05-01T10:20:30,
      "
    `);
  });

  it('get a note with the date of a newest photo without serial number, and that it may be another body’s', async () => {
    const { cameras } = await read([plugIn({ ...D850, serial: undefined as never })]);
    expect(await camerasTable(cameras)).toMatch(
      /none reported .*\n\n1-1: the count is from May 1, 2024 \(DSC_0042\.JPG on its card, taken with the same model; /,
    );
  });

  it('do not keep each other from being read', async () => {
    const { json } = await read([
      plugIn(EOS_R, { ports: [1], unplugAt: 9 }),
      plugIn(EOS_1300D, { ports: [2], isForbidden: true }),
      plugIn(EOS_1300D, { ports: [3] }),
    ]);
    expect(json).toMatchObject([
      { error: { code: 'unplugged' } },
      { error: { code: 'blocked' } },
      { shutterCount: 39_337 },
    ]);
  });

  it('are found among other devices', async () => {
    const { json } = await read([
      plugIn({ ...EOS_1300D, vendor: 0x1234 }, { ports: [1] }),
      plugIn(EOS_1300D, { ports: [2], interfaceClass: 7 }),
      plugIn(EOS_1300D, { ports: [3], interfaceClass: 9 }),
    ]);
    expect(json).toEqual([]);
  });
});

describe('A camera that cannot be read', () => {
  it.each([1, 2, 3, 5, 8, 9, 12])('because it is unplugged at transfer %i says so', async (unplugAt) => {
    expect(await fails({ unplugAt })).toMatchObject({
      name: 'Canon Digital Camera',
      status: 'failed',
      error: {
        code: 'unplugged',
        message: 'The camera was turned off or unplugged. Nothing on it was changed.',
        cause: expect.any(String),
      },
    });
  });

  it('is unplugged even if the system reports that late', async () => {
    expect(await fails({ unplugAt: 9, tellsLate: true })).toMatchObject({ error: { code: 'unplugged' } });
  });

  it('because of a fault on the bus is not called unplugged', async () => {
    expect(await fails({ failAt: 3 })).toMatchObject({ error: { code: 'interrupted' } });
  });

  it('because it stays silent is left over a reset pipe', async () => {
    const device = plugIn(EOS_1300D, { silentAt: 6 });
    const { json } = await read([device], { patience: SHORT });
    expect(json[0]).toMatchObject({ error: { code: 'no-answer' } });
    expect(device.camera.isInSession).toBe(false);
  });

  it('because the user has no right to it names the rule that grants it', async () => {
    expect((await fails({ isForbidden: true }))['error']).toEqual({
      code: 'blocked',
      message: expect.stringContaining('SUBSYSTEM=="usb", ATTR{idVendor}=="04a9", TAG+="uaccess"'),
      cause: expect.stringContaining('permission denied'),
    });
  });

  it.each([
    ['linux', 'interface is busy (errno 16)', 'Eject the camera in the file manager'],
    ['darwin', 'could not open interface for exclusive access', 'ptpcamerad'],
    ['win32', 'incompatible driver is installed for this device', 'WinUSB'],
  ] as const)('on %s, because another program holds it (%s), names that program', async (platform, heldBy, words) => {
    expect(await fails({ heldBy }, { platform })).toMatchObject({
      error: { code: 'busy', message: expect.stringContaining(words), cause: expect.stringContaining(heldBy) },
    });
  });

  it('because it is a card reader now says how to change that', async () => {
    expect(await fails({ interfaceClass: 8 })).toMatchObject({
      error: { code: 'wrong-mode', message: expect.stringContaining('USB mode') },
    });
  });

  it('because the user stops is left unchanged', async () => {
    const device = plugIn(EOS_1300D);
    const leaving = new AbortController();
    const { answer } = device.camera;
    device.camera.answer = function (code, parameters) {
      if (code === 0x9116) leaving.abort();
      return answer.call(this, code, parameters);
    };
    const { json } = await read([device], { signal: leaving.signal });
    expect(json[0]).toMatchObject({ error: { code: 'stopped' } });
    expect(device.camera.wayOut).toEqual([[0x9114, 0], [0x9114, 1], [0x9115, 0], [0x1003]]);
  });
});

describe('Without USB', () => {
  const rejected = (message: string, code: string) => Promise.reject(Object.assign(new Error(message), { code }));

  it.each([
    ['the package is missing', () => rejected("Cannot find package 'usb'", 'ERR_MODULE_NOT_FOUND'), 'npm install usb'],
    ['it is an older one', async () => ({ usb: { getDeviceList: () => [] } }), '3.1 or newer'],
    ['it has no code for this machine', () => rejected('Cannot find native binding.\nMore', 'X'), 'native binding.'],
  ])('it says that %s', async (_what, load, words) => {
    const problem: unknown = await loadUsb(load).catch((cause: unknown) => cause);
    expect(problem).toBeInstanceOf(NoUsb);
    expect((problem as Error).message).toContain(words);
  });

  it('it says that the machine has none', async () => {
    const getDevices = () => rejected('getDevices error: /sys/bus/usb/devices/ not found (errno 2)', 'GenericFailure');
    await expect(camerasOn({ usb: { getDevices } })).rejects.toThrow(
      'This machine has no USB, or does not show it to programs: getDevices error',
    );
  });
});
