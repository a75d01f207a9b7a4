/**
 * The USB transport: packets, split containers, bytes left over from an earlier visit, and all ways in which it can
 * fail.
 */
import { describe, expect, it } from 'vitest';
import { PtpClient } from '../../src/usb/client';
import { CableFailure, type FailureKind } from '../../src/usb/failure';
import { visitCamera } from '../../src/usb/readCamera';
import { resultOfReading } from '../../src/usb/resultOfCable';
import { chooseCamera, forgetCameras } from '../../src/usb/usb';
import { join, u32 } from '../support/bytes';
import { photo } from '../support/photo';
import { type CameraFacts, eosState, eosValue, StandInCamera } from './camera';
import { LONG, openStandIn, readCamera, start } from './visit';
import { type BusOptions, container, type Delivery, standInBrowser, StandInUsb } from './usb';

const COUNT = 39_337;
const FACTS: CameraFacts = {
  make: 'Canon Inc.',
  model: 'Canon EOS 1300D',
  events: eosState(eosValue(0xd1ac, u32(COUNT))),
  files: [
    { name: 'IMG_0001.JPG', captured: '20240501T102030', bytes: photo({ make: 'Canon', model: 'Canon EOS 1300D' }) },
  ],
};

/** Every operation code that the page may send, repeated here so that an extended list in the code fails a test. */
const LISTED = [0x1001, 0x1002, 0x1003, 0x1004, 0x1007, 0x1008, 0x1015, 0x101b, 0x9114, 0x9115, 0x9116, 0x9127];
const WAY_OUT = [[0x9114, 0], [0x9114, 1], [0x9115, 0], [0x1003]];

const countOf = async (facts: CameraFacts, options: BusOptions) =>
  resultOfReading(await readCamera(facts, options)).shutterCount;

interface Settled {
  readonly count?: number | undefined;
  readonly failure?: FailureKind;
  readonly needsPowerCycle: boolean;
}

async function outcome(options: BusOptions, facts = FACTS) {
  const { camera, device, reading } = await start(facts, options);
  const settled: Settled = await reading.then(
    (read) => ({ count: resultOfReading(read).shutterCount, needsPowerCycle: read.needsPowerCycle }),
    (problem: unknown) => {
      if (!(problem instanceof CableFailure)) throw problem;
      return { failure: problem.kind, needsPowerCycle: problem.needsPowerCycle };
    },
  );
  expect(camera.asked.every(([code]) => LISTED.includes(code!))).toBe(true);
  expect(device.opened).toBe(false);
  return { camera, device, ...settled };
}

const PACKETS = [64, 512, 1024];
const DELIVERIES: readonly Delivery[] = ['apart', 'header-first', 'joined'];

describe.each(PACKETS)('packets of %i bytes', (packetBytes) => {
  it.each(DELIVERIES)('bring data and response %s', async (delivery) => {
    expect(await countOf(FACTS, { packetBytes, delivery })).toBe(COUNT);
  });

  it('are followed by an empty one if data ends with a full packet', async () => {
    for (const spare of [0, 1, packetBytes - 1]) {
      // With the header's 12 bytes, the data fills a whole number of packets, or is one byte longer or shorter.
      const counted = eosState(eosValue(0xd1ac, u32(COUNT)));
      const size = Math.ceil((12 + counted.length) / packetBytes) * packetBytes - 12;
      const events = join(counted, new Uint8Array(size - counted.length + spare));
      expect(await countOf({ ...FACTS, events }, { packetBytes })).toBe(COUNT);
    }
  });

  it('of an earlier visit are dropped', async () => {
    const stale = [
      container(2, 0x9116, 41, new Uint8Array(3 * packetBytes)),
      container(3, 0x2001, 41, new Uint8Array()),
      container(4, 0xc101, 0, new Uint8Array(4)),
    ];
    expect(await countOf(FACTS, { packetBytes, stale })).toBe(COUNT);
  });

  it('with the rest of a container are dropped too', async () => {
    const rest = container(2, 0x101b, 41, new Uint8Array(5 * packetBytes).fill(0xff)).subarray(2 * packetBytes);
    expect(await countOf(FACTS, { packetBytes, stale: [rest, new Uint8Array(0)] })).toBe(COUNT);
  });
});

describe('a camera', () => {
  it('that is busy gets the request again', async () => {
    expect(await countOf({ ...FACTS, busy: 3 }, {})).toBe(COUNT);
  });

  it('that stays busy is given up', async () => {
    expect(await outcome({}, { ...FACTS, busy: 1000 })).toMatchObject({ failure: 'refused' });
  });

  it('with a session of an earlier visit gets a new one', async () => {
    const { camera, count } = await outcome({}, { ...FACTS, hasOpenSession: true });
    expect(count).toBe(COUNT);
    expect(camera.asked.slice(0, 3)).toEqual([[0x1002, 1], [0x1003], [0x1002, 1]]);
  });

  it('always leaves remote mode by the same steps', async () => {
    const { camera, needsPowerCycle } = await outcome({});
    expect(camera.wayOut).toEqual(WAY_OUT);
    expect([camera.isInSession, needsPowerCycle]).toEqual([false, false]);
  });

  it('that refuses to leave remote mode has to be turned off and on', async () => {
    expect(await outcome({}, { ...FACTS, errors: { 0x9114: 0x2002 } })).toMatchObject({ needsPowerCycle: true });
  });
});

const whole = await outcome({});
const transfers = Array.from({ length: whole.device.transfers }, (_, place) => place + 1);
const commands = whole.camera.asked.map((_, place) => place + 1);

describe('a cable that is pulled', () => {
  it.each(transfers)('at transfer %i ends the visit clearly', async (unplugAt) => {
    const { camera, count, failure, needsPowerCycle } = await outcome({ unplugAt });
    // A count that was already read is returned despite the failure.
    expect(count === undefined ? failure : count).toBe(count === undefined ? 'unplugged' : COUNT);
    const wasRemote = camera.asked.some(([code, value]) => code === 0x9114 && value === 1);
    const isLeft = camera.wayOut.some(([code, value]) => code === 0x9115 && value === 0);
    expect(needsPowerCycle || !wasRemote || isLeft).toBe(true);
  });
});

describe('a transfer that fails', () => {
  it.each(transfers)('at transfer %i is not called unplugged while the camera is there', async (failAt) => {
    const { camera, count, failure, needsPowerCycle } = await outcome({ failAt });
    expect(count === undefined ? failure : count).toBe(count === undefined ? 'interrupted' : COUNT);
    // The visit repeats commands whose transfer failed. Repeated commands count only once.
    const steps = camera.wayOut.filter((step, place, all) => step.join() !== all[place - 1]?.join());
    if (steps.length > 0) expect(steps).toEqual(WAY_OUT);
    expect([needsPowerCycle, camera.isInSession]).toEqual([false, false]);
  });

  it('is called unplugged if the event comes later', async () => {
    expect(await outcome({ unplugAt: 9, tellsLate: true })).toMatchObject({ failure: 'unplugged' });
  });

  it('is not called unplugged if another device is unplugged', async () => {
    const other = new StandInUsb(new StandInCamera(FACTS));
    const camera = new StandInCamera(FACTS);
    const device = new StandInUsb(camera, { failAt: 1 });
    const transport = await openStandIn(device);
    const sent = transport.send(new Uint8Array(12)).catch((problem: unknown) => problem);
    for (const listener of device.listeners) listener({ device: other });
    expect(await sent).toMatchObject({ kind: 'interrupted' });
    await transport.close();
    expect(device.listeners.size).toBe(0);
  });
});

describe('a pipe that is stopped', () => {
  it.each(transfers)('at transfer %i ends with a number or a clear failure, out of remote mode', async (stallAt) => {
    const { camera, count, failure } = await outcome({ stallAt });
    expect(count === undefined ? failure : count).toBe(count === undefined ? 'garbled' : COUNT);
    if (camera.wayOut.length > 0) expect(camera.wayOut).toEqual(WAY_OUT);
  });
});

// The tests spend most of their time waiting.
describe.concurrent('a camera that falls silent', () => {
  it.each(commands)('at command %i is given up after a while, and taken out of remote mode', async (silentAt) => {
    const { camera, count, failure } = await outcome({ silentAt });
    expect(count === undefined ? failure : count).toBe(count === undefined ? 'no-answer' : COUNT);
    const wasRemote = camera.asked.some(([code, value]) => code === 0x9114 && value === 1);
    // The unanswered command is sent again, so the list may contain it twice.
    if (wasRemote)
      expect(camera.wayOut.map(([code]) => code)).toEqual(expect.arrayContaining([0x9114, 0x9115, 0x1003]));
  });
});

describe('answers that no camera gives', () => {
  it.each([
    ['a container that is too long', container(2, 0x1001, 1, new Uint8Array(0)).with(3, 0x7f)],
    ['data of another operation', container(2, 0x1004, 1, new Uint8Array(4))],
  ])('%s are refused', async (_what, bytes) => {
    const camera = new StandInCamera(FACTS);
    const device = new StandInUsb(camera);
    const transport = await openStandIn(device);
    let reads = 0;
    const client = new PtpClient({
      send: (sent) => transport.send(sent),
      receive: async () => ((reads += 1) === 2 ? bytes : transport.receive()),
      reopen: () => transport.reopen(),
      close: () => transport.close(),
    });
    await client.openSession();
    await expect(client.ask('getDeviceInfo')).rejects.toMatchObject({ kind: 'garbled' });
  });

  it('an answer that never ends is given up', async () => {
    const client = new PtpClient({
      send: async () => {},
      receive: async () => container(4, 0xc101, 0, new Uint8Array(4)),
      reopen: async () => {},
      close: async () => {},
    });
    await expect(client.openSession()).rejects.toMatchObject({ kind: 'garbled' });
  });

  it.each([
    ['the device information is cut', 0x1001],
    ['the list of the card is cut', 0x1007],
    ['the facts of a photo are cut', 0x1008],
  ])('%s: no fault of the page, and out of remote mode', async (_what, cut) => {
    class Cut extends StandInCamera {
      override answer(code: number, parameters: readonly number[]) {
        const reply = super.answer(code, parameters);
        return code === cut && reply.data ? { ...reply, data: reply.data.subarray(0, 7) } : reply;
      }
    }
    const camera = new Cut(FACTS);
    const visit = visitCamera(await openStandIn(new StandInUsb(camera)), {
      vendor: 0x04a9,
      readPhoto: () => Promise.reject(new Error('not reached')),
      patience: LONG,
    });
    const settled = await visit.reading.catch((problem: unknown) => problem);
    if (cut === 0x1001) expect(settled).toMatchObject({ kind: 'garbled' });
    else expect(settled).toMatchObject({ photo: 'not-read' });
    expect(camera.isInSession).toBe(false);
  });
});

describe('a page that is left', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('after command %i takes the camera out of remote mode', async (after) => {
    let abandon = () => {};
    class Watched extends StandInCamera {
      override answer(code: number, parameters: readonly number[]) {
        if (this.asked.length + 1 === after) queueMicrotask(() => abandon());
        return super.answer(code, parameters);
      }
    }
    const camera = new Watched(FACTS);
    const visit = visitCamera(await openStandIn(new StandInUsb(camera)), {
      vendor: 0x04a9,
      readPhoto: async () => ({ counters: [], hasGps: false, bytesRead: 0, reads: 0 }),
      patience: LONG,
    });
    abandon = () => visit.abandon();
    await expect(visit.reading).rejects.toMatchObject({ kind: 'abandoned' });
    const wasRemote = camera.asked.some(([code, value]) => code === 0x9114 && value === 1);
    expect(camera.wayOut).toEqual(wasRemote ? WAY_OUT : []);
    expect(camera.asked.at(-1)).toEqual([0x1003]);
  });
});

describe('opening', () => {
  const opening = (options: BusOptions) => openStandIn(new StandInUsb(new StandInCamera(FACTS), options));

  it.each([
    [{ openError: 'SecurityError' }, 'blocked'],
    [{ openError: 'NetworkError' }, 'blocked'],
    [{ openError: 'NotFoundError' }, 'unplugged'],
    [{ claimError: 'NetworkError' }, 'busy'],
    [{ claimError: 'SecurityError' }, 'wrong-mode'],
    [{ claimError: 'NotFoundError' }, 'unplugged'],
    [{ interfaceClass: 8 }, 'wrong-mode'],
    [{ interfaceClass: 14 }, 'wrong-mode'],
  ])('that fails with %o is reported as %s', async (options, kind) => {
    await expect(opening(options)).rejects.toMatchObject({ name: 'CableFailure', kind });
  });

  it('accepts a vendor-specific interface with the endpoints of PTP', async () => {
    expect(await countOf(FACTS, { interfaceClass: 0xff })).toBe(COUNT);
  });

  it('asks the visitor first, and accepts a refusal', async () => {
    await expect(chooseCamera(standInBrowser(undefined))).rejects.toMatchObject({ kind: 'not-chosen' });
  });

  it('can be undone: the permission is revoked', async () => {
    const device = new StandInUsb(new StandInCamera(FACTS));
    expect(await forgetCameras(standInBrowser(device))).toBe(true);
    expect(device.isForgotten).toBe(true);
  });
});
