/** Cameras whose answers never end, visits that a visitor stops, and the camera's state afterward. */
import { describe, expect, it } from 'vitest';
import { ANSWER, MAX_EMPTY_READS, MAX_STORAGES, pause, VISIT } from '../../src/usb/bounds';
import { DatasetReader } from '../../src/usb/bytes';
import { PtpClient } from '../../src/usb/client';
import { CableFailure } from '../../src/usb/failure';
import { type VisitOptions, visitCamera } from '../../src/usb/readCamera';
import { join, u32 } from '../support/bytes';
import { photo } from '../support/photo';
import { type CameraFacts, eosState, eosValue, objectInfo, StandInCamera, u32s } from './camera';
import { type BusOptions, container, StandInUsb } from './usb';
import { LONG, openStandIn, readCamera, SHORT, start } from './visit';

const FILE = { name: 'IMG_0001.JPG', captured: '20240501T102030', bytes: photo({ make: 'Canon', model: 'EOS 1300D' }) };
const EOS: CameraFacts = {
  make: 'Canon Inc.',
  model: 'Canon EOS 1300D',
  events: eosState(eosValue(0xd1ac, u32(39_337))),
  files: [FILE],
};
const D850: CameraFacts = { make: 'Nikon Corporation', model: 'D850', vendor: 0x04b0, files: [FILE] };
const WAY_OUT = [[0x9114, 0], [0x9114, 1], [0x9115, 0], [0x1003]];

/** A client that receives bytes forever. Counts the reads, bytes and commands. */
function endless(receive: () => Uint8Array | Promise<Uint8Array>, patience = SHORT) {
  const counted = { reads: 0, bytes: 0, commands: 0 };
  const client = new PtpClient(
    {
      send: async () => void (counted.commands += 1),
      receive: async () => {
        const bytes = await receive();
        counted.reads += 1;
        counted.bytes += bytes.length;
        return bytes;
      },
      reopen: async () => {},
      close: async () => {},
    },
    patience,
  );
  return { client, counted };
}

const EVENT = container(4, 0xc101, 0, new Uint8Array(4));
const READ_BYTES = 16 * 1024;

describe('an answer that never ends is given up', () => {
  it.each([
    ['data without a response', container(2, 0x1002, 0, new Uint8Array(4))],
    ['much data without a response', container(2, 0x1002, 0, new Uint8Array(READ_BYTES - 12))],
    ['events', EVENT],
    ['answers to other commands', container(3, 0x2001, 77, new Uint8Array())],
    ['bytes that are no container', new Uint8Array(READ_BYTES).fill(0xff)],
    ['a long container in single bytes', Uint8Array.of(0)],
  ])('%s', async (_what, bytes) => {
    const { client, counted } = endless(() => bytes, LONG);
    await expect(client.openSession()).rejects.toMatchObject({ kind: 'garbled' });
    expect(counted.commands).toBe(1);
    expect(counted.reads).toBeLessThanOrEqual(ANSWER.reads);
    expect(counted.bytes).toBeLessThan(ANSWER.bytes + READ_BYTES);
  });

  it('empty reads', async () => {
    const { client, counted } = endless(() => new Uint8Array(), LONG);
    await expect(client.openSession()).rejects.toMatchObject({ kind: 'garbled' });
    expect(counted.reads).toBe(MAX_EMPTY_READS);
  });

  it('an event before every time limit', async () => {
    const each = 10;
    const { client, counted } = endless(() => pause(each).then(() => EVENT));
    await expect(client.openSession()).rejects.toMatchObject({ kind: 'no-answer' });
    // A timer may fire a millisecond early.
    expect(counted.reads).toBeLessThanOrEqual(Math.ceil(SHORT.answer / (each - 1)));
  });
});

describe('a visit that never ends is given up', () => {
  it('after a number of reads, although each answer is valid', async () => {
    let transaction = 0;
    const { client, counted } = endless(() => container(3, 0x2001, transaction++, new Uint8Array()), LONG);
    const asking = async (): Promise<never> => {
      for (;;) await client.ask('getStorageIds');
    };
    await expect(asking()).rejects.toMatchObject({ kind: 'too-long' });
    expect(counted.reads).toBe(VISIT.reads);
  });

  it('after a number of bytes', async () => {
    let transaction = 0;
    const data = new Uint8Array(1 << 20);
    const both = () => {
      const bytes = join(container(2, 0x101b, transaction, data), container(3, 0x2001, transaction, new Uint8Array()));
      transaction += 1;
      return bytes;
    };
    const { client, counted } = endless(both, LONG);
    const asking = async (): Promise<never> => {
      for (;;) await client.ask('getPartialObject', 1, 0, data.length);
    };
    await expect(asking()).rejects.toMatchObject({ kind: 'too-long' });
    expect(counted.bytes).toBeLessThan(VISIT.bytes + data.length + 24);
  });

  it('after its time, and the camera is left', async () => {
    const { camera, visit } = await visiting(EOS, {
      patience: { ...LONG, visit: 300 },
      readPhoto: async (source) => {
        for (;;) {
          await source.read(0, 1);
          await pause(10);
        }
      },
    });
    // The count had already been read.
    expect(await visit.reading).toMatchObject({ photo: 'not-read', needsPowerCycle: false });
    expect(camera.wayOut).toEqual(WAY_OUT);
  });

  it('with the reason, if there is no count', async () => {
    const { camera, visit } = await visiting(D850, { patience: { ...LONG, visit: 0 } });
    await expect(visit.reading).rejects.toMatchObject({ kind: 'too-long' });
    expect(camera.asked).toEqual([[0x1003]]);
  });
});

describe('a card without an end', () => {
  const most = 50_000;
  const handles = Uint32Array.from({ length: most }, (_, place) => place + 1);
  const many = join(u32(most), new Uint8Array(handles.buffer));
  const folder = objectInfo({ name: '100CANON', captured: '', bytes: new Uint8Array(), format: 0x3001 });

  it('is examined only partly: its storages, and the last objects of each', async () => {
    class Endless extends StandInCamera {
      override answer(code: number, parameters: readonly number[]) {
        const reply = super.answer(code, parameters);
        if (code === 0x1004 || code === 0x1007) return { response: 0x2001, data: many };
        return code === 0x1008 ? { response: 0x2001, data: folder } : reply;
      }
    }
    const camera = new Endless(D850);
    const { visit } = await visiting(D850, { patience: LONG }, camera);
    expect(await visit.reading).toMatchObject({ photo: 'none-on-card' });
    const asked = (wanted: number) => camera.asked.filter(([code]) => code === wanted);
    expect(asked(0x1007)).toHaveLength(MAX_STORAGES);
    expect(asked(0x1008)).toHaveLength(MAX_STORAGES * 200);
    const looked = asked(0x1008).map(([, handle]) => handle!);
    expect([Math.max(...looked), Math.min(...looked)]).toEqual([most, most - 199]);
    expect(camera.isInSession).toBe(false);
  });

  it('is read without keeping more of a list than needed', () => {
    const list = u32s([11, 12, 13, 14, 15]);
    expect(new DatasetReader(list).firstU32s(2)).toEqual([11, 12]);
    expect(new DatasetReader(list).lastU32s(2)).toEqual([14, 15]);
    expect(new DatasetReader(list).lastU32s(9)).toEqual([11, 12, 13, 14, 15]);
  });

  it.each(['u16s', 'firstU32s', 'lastU32s'] as const)('gets no memory for merely claimed content: %s', (read) => {
    for (const claimed of [3, 0x7fffffff, 0xffffffff]) {
      const reader = new DatasetReader(join(u32(claimed), new Uint8Array(5)));
      expect(() => reader[read](Infinity)).toThrow(CableFailure);
    }
  });
});

async function visiting(facts: CameraFacts, options: Partial<VisitOptions> = {}, camera = new StandInCamera(facts)) {
  const device = new StandInUsb(camera);
  const visit = visitCamera(await openStandIn(device), {
    vendor: device.vendorId,
    readPhoto: async () => ({ counters: [], hasGps: false, bytesRead: 0, reads: 0 }),
    patience: LONG,
    ...options,
  });
  return { camera, device, visit };
}

describe('leaving', () => {
  const faults = [
    ['stall', 'garbled'],
    ['babble', 'garbled'],
    ['fail', 'interrupted'],
    ['silence', 'no-answer'],
  ] as const;

  it.each(faults)('continues if GetEvent always ends in %s', async (how, kind) => {
    const { camera, device, reading } = await start(EOS, { faulty: { code: 0x9116, how } });
    await expect(reading).rejects.toMatchObject({ kind, needsPowerCycle: false });
    expect(camera.wayOut).toEqual(WAY_OUT);
    expect([camera.isInSession, device.opened]).toEqual([false, false]);
  });

  it.each(faults)('tries every step if SetRemoteMode always ends in %s', async (how, kind) => {
    const { camera, reading } = await start(EOS, { faulty: { code: 0x9114, how } });
    await expect(reading).rejects.toMatchObject({ kind, needsPowerCycle: true });
    expect(camera.asked).toEqual(expect.arrayContaining(WAY_OUT));
    expect(camera.isInSession).toBe(false);
  });

  it('ends even if the camera stays silent for good and does not close', async () => {
    class Dead extends StandInUsb {
      override transferIn() {
        return this.camera.asked.length > 4 ? new Promise<never>(() => {}) : super.transferIn(1, 512);
      }
      override close() {
        return this.camera.asked.length > 4 ? new Promise<never>(() => {}) : super.close();
      }
    }
    const device = new Dead(new StandInCamera(EOS));
    const patience = { ...SHORT, answer: 20, leavingStep: 20 };
    const visit = visitCamera(await openStandIn(device), {
      vendor: 0x04a9,
      readPhoto: () => Promise.reject(new Error('not reached')),
      patience,
    });
    await expect(visit.reading).rejects.toMatchObject({ kind: 'no-answer', needsPowerCycle: true });
  });
});

const whole = await start(EOS);
await whole.reading;
const commands = whole.camera.asked.map(([code], place) => [place + 1, code!] as const);
/** The last commands of a visit: GetEvent, three commands that leave remote mode, and CloseSession. */
const LAST = 5;

describe('a visitor who stops', () => {
  /** Stops the visit right after command number `after`. */
  async function stoppedAt(after: number, options: BusOptions = {}) {
    let stop = () => {};
    const camera = new (class extends StandInCamera {
      override answer(code: number, parameters: readonly number[]) {
        if (this.asked.length + 1 === after) queueMicrotask(() => stop());
        return super.answer(code, parameters);
      }
    })(EOS);
    // If an answer is missing, only stopping the visit may end the wait, even on a slow machine.
    const patience = options.silentAt === undefined ? LONG : { ...LONG, lastAnswer: SHORT.lastAnswer };
    const { visit, device } = await start(EOS, options, camera, patience);
    stop = () => visit.stop();
    const problem: unknown = await visit.reading.catch((failure: unknown) => failure);
    return { camera, device, problem };
  }

  // Leaves out the first command: when it is sent, `visitCamera` has not yet returned the visit that a visitor could
  // stop.
  it.each(commands.slice(1))('at command %i, %i, ends the visit and leaves the camera', async (after) => {
    const { camera, device, problem } = await stoppedAt(after);
    expect(problem).toMatchObject({ kind: 'stopped', needsPowerCycle: false });
    const wasRemote = camera.asked.some(([code, value]) => code === 0x9114 && value === 1);
    expect(camera.wayOut).toEqual(wasRemote ? WAY_OUT : []);
    // After the stop, only the commands that leave the camera are sent.
    expect(camera.asked.length).toBe(after > commands.length - LAST ? commands.length : after + (wasRemote ? LAST : 1));
    expect([camera.isInSession, device.opened]).toEqual([false, false]);
  });

  it.each(commands.slice(1, -LAST))('does not wait for an answer that is missing: command %i, %i', async (after) => {
    const { camera, problem } = await stoppedAt(after, { silentAt: after });
    expect(problem).toMatchObject({ kind: 'stopped', needsPowerCycle: false });
    const wasRemote = camera.asked.some(([code, value]) => code === 0x9114 && value === 1);
    expect(camera.wayOut).toEqual(wasRemote ? WAY_OUT : []);
    expect(camera.isInSession).toBe(false);
  });

  it('may have pulled the cable', async () => {
    const { problem } = await stoppedAt(5, { unplugAt: 16 });
    expect(problem).toBeInstanceOf(CableFailure);
    expect(problem).toMatchObject({ needsPowerCycle: true });
  });

  it('sees at once that the camera is being left', async () => {
    const stages: string[] = [];
    const { visit } = await visiting(EOS, { onStage: (stage) => stages.push(stage) });
    visit.stop();
    expect(stages).toEqual(['identifying', 'leaving']);
    await expect(visit.reading).rejects.toMatchObject({ kind: 'stopped' });
    expect(stages).toEqual(['identifying', 'leaving']);
  });

  it('too late changes nothing', async () => {
    const { visit, reading, camera } = await start(EOS);
    await reading;
    const asked = camera.asked.length;
    visit.stop();
    expect(camera.asked).toHaveLength(asked);
    expect((await readCamera(EOS)).needsPowerCycle).toBe(false);
  });
});
