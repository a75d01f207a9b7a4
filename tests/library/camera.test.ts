/**
 * The package's `readCamera` accepts a device of a browser or of the npm package `usb`, returns the same object for
 * both, and sends only operations from the list.
 */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type CameraDevice, cameraReaderOn, type ReadCamera } from '../../src/library/cameraReader';
import { countOf } from '../../src/library/countOf';
import { OPERATIONS } from '../../src/usb/operations';
import { bench, D850, EOS_1300D, plugIn } from '../cli/benchOfCameras';
import { lumixBlock, LUMIX_OPERATIONS, StandInCamera, tagged } from '../usb/camera';
import { type BusOptions, standInBrowser, StandInUsb } from '../usb/usb';

const readCamera: ReadCamera = cameraReaderOn(() => WebAssembly.compile(readFileSync('build/core.wasm')));

/** A browser's device. The browser reports when it is gone. */
function inPage(facts = EOS_1300D, options: BusOptions = {}): StandInUsb {
  const device = new StandInUsb(new StandInCamera(facts), options);
  vi.stubGlobal('navigator', { usb: standInBrowser(device) });
  return device;
}

afterEach(() => vi.unstubAllGlobals());

describe('A camera', () => {
  it('gives the same object in a page and in Node', async () => {
    const inBrowser = await readCamera(inPage(D850));
    expect(inBrowser).toEqual(await readCamera(plugIn(D850)));
    expect(inBrowser).toMatchObject({
      status: 'counted',
      make: 'NIKON CORPORATION',
      model: 'D850',
      software: 'V1.20',
      serialNumber: '3012345',
      shutterSource: { tag: 'MakerNote/0x00A7', kind: 'total', grade: 'exact' },
      photo: { name: 'DSC_0042.JPG', match: 'same-body', status: 'counted', shutterCount: 8541 },
    });
    expect(countOf(inBrowser)).toBe(8541);
  });

  it('of Lumix has its log, and the place of the count in the block', async () => {
    const result = await readCamera(
      plugIn({
        make: 'Panasonic',
        model: 'DC-S5M2',
        firmware: '3.7',
        vendor: 0x04da,
        operations: LUMIX_OPERATIONS,
        usage: tagged(0x15c0_0011, lumixBlock({ errors: [[0x2405_0110, 0x12]] })),
      }),
    );
    expect(result).toMatchObject({
      shutterCount: 1074,
      shutterSource: { kind: 'mechanical', grade: 'approximate', limits: expect.arrayContaining(['curtain']) },
      evidence: [{ field: 'ShutterUsage', at: 132 }],
      log: { powerOn: 430, errors: [{ date: '2024-05-01T10', code: 0x12 }] },
    });
  });

  it('that cannot be read gives a result with an error, and the browser reports that it is gone', async () => {
    const device = inPage(EOS_1300D, { unplugAt: 9 });
    expect(await readCamera(device)).toMatchObject({
      status: 'failed',
      error: { code: 'unplugged' },
      needsPowerCycle: true,
      counters: [],
    });
    expect(await readCamera(inPage(EOS_1300D, { claimError: 'NetworkError' }))).toMatchObject({
      error: { code: 'busy', message: expect.stringMatching(/^The camera could not be read: claim/) },
      reads: 0,
    });
    expect(device.listeners.size).toBe(0);
  });

  it('can be left by a signal; the signal’s reason is thrown afterward', async () => {
    const device = inPage();
    const leaving = new AbortController();
    const { answer } = device.camera;
    device.camera.answer = function (code, parameters) {
      if (code === 0x9116) leaving.abort(new Error('Enough'));
      return answer.call(this, code, parameters);
    };
    await expect(readCamera(device, { signal: leaving.signal })).rejects.toThrow('Enough');
    expect(device.camera.wayOut).toEqual([[0x9114, 0], [0x9114, 1], [0x9115, 0], [0x1003]]);
    await expect(readCamera(device, { signal: AbortSignal.abort() })).rejects.toThrow();
  });

  it('receives only the operations of the list, whatever it answers', async () => {
    const listed: readonly number[] = Object.values(OPERATIONS).map(({ code }) => code);
    const everything = Array.from({ length: 0x10000 - 0x1000 }, (_, place) => 0x1000 + place);
    for (const device of [...bench(), plugIn({ ...EOS_1300D, operations: everything })]) {
      await readCamera(device);
      expect(device.camera.asked.map(([code]) => code!).filter((code) => !listed.includes(code))).toEqual([]);
    }
  });

  it('must be a USB device: anything else is the caller’s mistake', async () => {
    await expect(readCamera({} as CameraDevice)).rejects.toThrow(TypeError);
    await expect(readCamera(undefined as unknown as CameraDevice)).rejects.toThrow('Expected a USB device');
  });
});

it('A core that cannot be started gives a result, before anything is sent', async () => {
  const device = plugIn(EOS_1300D);
  const cause = new Error('refused by policy');
  const result = await cameraReaderOn(() => Promise.reject(cause))(device);
  expect(result).toMatchObject({
    status: 'failed',
    error: { code: 'no-core', message: 'The core could not be started: refused by policy', cause },
  });
  expect(device.camera.asked).toEqual([]);
});
