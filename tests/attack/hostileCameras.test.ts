/**
 * Hostile cameras on a cable: they are unplugged, fall silent, stall, send too much, never end their answers, or send
 * mutated answers. Some visits are stopped.
 */
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { loadCore } from '../../src/reader/core';
import { extract } from '../../src/reader/extract';
import { ANSWER, PATIENCE, VISIT } from '../../src/usb/bounds';
import { CableFailure } from '../../src/usb/failure';
import { OPERATIONS } from '../../src/usb/operations';
import { visitCamera } from '../../src/usb/readCamera';
import { openUsb } from '../../src/usb/usb';
import { mutate } from '../fuzz/mutate';
import {
  type CameraFacts,
  eosState,
  eosSteps,
  eosValue,
  LUMIX_OPERATIONS,
  lumixBlock,
  type Reply,
  StandInCamera,
  tagged,
  u32s,
} from '../usb/camera';
import { type BusOptions, StandInUsb, standInBrowser } from '../usb/usb';
import { u32 } from '../support/bytes';
import { anyHostileText } from '../support/hostileTexts';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { holds, randomOf } from './property';
import { expectResult } from './shape';

/**
 * The allowed operations, repeated here so that an extended list in the code fails a test. None of them writes, deletes
 * or takes a picture.
 */
const READ_ONLY = [
  0x1001, 0x1002, 0x1003, 0x1004, 0x1007, 0x1008, 0x1015, 0x101b, 0x9114, 0x9115, 0x9116, 0x9127, 0x9414,
];
/** Operations that change a mode or could do more than read, each with the allowed values of its parameters. */
const MODES: Readonly<Record<number, readonly number[]>> = {
  0x9114: [0, 1],
  0x9115: [0, 1],
  0x9127: [0xd1af],
  0x9414: [0x15c0_0010],
};
const WAY_OUT = [[0x9114, 0], [0x9114, 1], [0x9115, 0], [0x1003]];
/** The longest allowed visit in ms: opening, reading, leaving, closing. */
const LONGEST_MS = 2 * PATIENCE.visit + PATIENCE.leaving + PATIENCE.answer + 2 * PATIENCE.leavingStep;
/** The most transfers in a visit, including those that read leftover bytes while leaving. */
const MOST_TRANSFERS = 2 * (VISIT.reads + 10 * ANSWER.reads);

const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 4321 }) });
const FILES = [{ name: 'DSC_0001.JPG', captured: '20240501T102030', bytes }];
const CAMERAS: readonly CameraFacts[] = [
  {
    make: 'Canon Inc.',
    model: 'Canon EOS 1300D',
    events: eosState(eosValue(0xd1ac, u32(39_337))),
    requested: { 0xd1af: u32(1) },
    files: FILES,
  },
  { make: 'Canon Inc.', model: 'Canon EOS R6', events: eosState(eosValue(0xd167, eosSteps(5, 7))), quietAnswers: 4 },
  { make: 'Nikon Corporation', model: 'D850', vendor: 0x04b0, files: FILES },
  {
    make: 'FUJIFILM',
    model: 'X-T3',
    vendor: 0x04cb,
    properties: { 0xd310: u32(1733), 0xd154: u32(1600), 0xd155: u32(0) },
    files: FILES,
  },
  {
    make: 'Panasonic',
    model: 'DC-S5',
    vendor: 0x04da,
    operations: LUMIX_OPERATIONS,
    usage: tagged(0x15c0_0011, lumixBlock({})),
    files: FILES,
  },
];
const LARGE = u32s(Array.from({ length: 2000 }, (_, place) => place + 1));

/** A fault of the camera, of the bus or of the visit. */
interface Fault {
  readonly bus?: BusOptions;
  readonly change?: (reply: Reply, code: number) => Reply;
  readonly facts?: Partial<CameraFacts>;
  /** the number of the command at which the visitor stops */
  readonly stopAt?: number;
  /** false if the cable is pulled: the camera receives no more commands */
  readonly isThere?: false;
}

/** The number of a command or transfer, up to `max`. Most visits end before the highest numbers. */
const upTo = (max: number, min = 1) => fc.integer({ min, max });

const often = fc.constantFrom(1, 4, 16);

const FAULTS: Readonly<Record<string, fc.Arbitrary<Fault>>> = {
  'that is unplugged': fc
    .record({ unplugAt: upTo(90), tellsLate: fc.boolean() })
    .map((bus) => ({ bus, isThere: false })),
  'that leaves a command without an answer': upTo(30).map((silentAt) => ({ bus: { silentAt } })),
  'with a transfer that stalls': upTo(90).map((stallAt) => ({ bus: { stallAt } })),
  'with a transfer that fails': upTo(90).map((failAt) => ({ bus: { failAt } })),
  'in which an operation always goes wrong': fc
    .record({ code: fc.constantFrom(...READ_ONLY), how: fc.constantFrom('stall', 'babble', 'fail', 'silence') })
    .map((faulty) => ({ bus: { faulty } })),
  'that the visitor stops': upTo(29, 2).map((stopAt) => ({ stopAt })),
  'that the visitor stops while it is silent': fc
    .record({ stopAt: upTo(21, 2), silentAt: upTo(21, 2) })
    .map(({ stopAt, silentAt }) => ({ stopAt, bus: { silentAt } })),
  'with mutated data': fc.tuple(often, fc.gen()).map(([one, choose]) => {
    const random = randomOf(choose);
    return {
      change: (reply) =>
        reply.data && random.integer(one) === 0 ? { ...reply, data: mutate(reply.data, random, [bytes]) } : reply,
    };
  }),
  'with other responses': fc
    .tuple(often, fc.constantFrom(0, 0x2002, 0x2003, 0x2009, 0x2013, 0x2019, 0x201e, 0xa001, 0xffff), fc.gen())
    .map(([one, response, choose]) => ({
      change: (reply) => (choose(fc.nat, one - 1) === 0 ? { ...reply, response } : reply),
    })),
  'with lists without an end': fc
    .constantFrom(0x1004, 0x1007, 0x1008, 0x9116)
    .map((code) => ({ change: (reply, asked) => (asked === code ? { ...reply, data: LARGE } : reply) })),
  'with events without an end': fc
    .tuple(fc.constantFrom(0xd1ac, 0xd167, 0xd116), fc.nat(999_999))
    .map(([property, value]) => {
      const data = eosState(eosValue(property, u32(value)));
      return { change: (reply, asked) => (asked === 0x9116 ? { ...reply, data } : reply) };
    }),
  'with hostile texts': anyHostileText.map((text) => ({ facts: { model: text, serial: text, firmware: text } })),
  'that is always busy': fc
    .record({ busy: fc.constantFrom(1, 9, 10, 50), hasOpenSession: fc.boolean() })
    .map((facts) => ({ facts })),
};

it.each(Object.entries(FAULTS))('a camera %s is only read, and left in order', (_name, fault) =>
  holds(
    10,
    fc.record({
      camera: fc.nat(CAMERAS.length - 1),
      delivery: fc.constantFrom('apart', 'header-first', 'joined'),
      packetBytes: fc.constantFrom(64, 512, 1024),
      fault,
    }),
    ({ camera, fault: one, ...bus }) => visited({ ...CAMERAS[camera]!, ...one.facts }, { ...bus, ...one.bus }, one),
  ),
);

it('every operation in the code is in the list of these tests', () => {
  for (const { code } of Object.values(OPERATIONS)) expect(READ_ONLY).toContain(code);
});

async function visited(facts: CameraFacts, options: BusOptions, fault: Fault): Promise<void> {
  const core = await loadCore();
  let stop: () => void = () => undefined;
  const camera = new (class extends StandInCamera {
    override answer(code: number, parameters: readonly number[]): Reply {
      if (this.asked.length + 1 === fault.stopAt) queueMicrotask(() => stop());
      const reply = super.answer(code, parameters);
      return fault.change?.(reply, code) ?? reply;
    }
  })(facts);
  const device = new StandInUsb(camera, options);
  const { outcome, milliseconds } = await onVirtualClock(async () => {
    const visit = visitCamera(await openUsb(device, standInBrowser(device), PATIENCE), {
      vendor: device.vendorId,
      readPhoto: (source, name) => extract(core, source, name),
    });
    stop = () => visit.stop();
    return visit.reading;
  });
  const { asked } = camera;
  for (const [code = 0, ...parameters] of asked) {
    expect(READ_ONLY).toContain(code);
    if (MODES[code]) for (const value of parameters) expect(MODES[code]).toContain(value);
  }
  expect(device.transfers).toBeLessThanOrEqual(MOST_TRANSFERS);
  expect(milliseconds).toBeLessThanOrEqual(LONGEST_MS);
  expect(device.opened).toBe(false);
  if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(CableFailure);
  const isRemote = asked.some(([code, value]) => code === 0x9114 && value === 1);
  if (fault.isThere !== false) {
    // The visit repeats commands that the camera did not answer. Repeated commands count only once.
    const steps = camera.wayOut.filter((step, place, all) => step.join() !== all[place - 1]?.join());
    if (isRemote) expect(steps).toEqual(WAY_OUT);
    if (asked.length > 0) expect(asked.at(-1)![0]).toBe(0x1003);
  }
  const { needsPowerCycle } = outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as CableFailure);
  // If the visit says that no power cycle is needed, the camera must have received the command that ends remote mode.
  if (isRemote && !needsPowerCycle) expect(asked.map((command) => command.slice(0, 2))).toContainEqual([0x9114, 0]);
  if (outcome.status === 'fulfilled' && typeof outcome.value.photo === 'object')
    expectResult(outcome.value.photo.result);
}

/** After so many idle rounds of the event loop, all code is waiting for the clock. */
const IDLE_ROUNDS = 3;

/**
 * Runs `work` on a fake clock that advances only while all code is waiting. Returns the outcome and the fake clock's
 * milliseconds.
 */
async function onVirtualClock<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly outcome: PromiseSettledResult<Result>; readonly milliseconds: number }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const start = performance.now();
    const settled: PromiseSettledResult<Result>[] = [];
    void Promise.allSettled([work()]).then((all) => settled.push(...all));
    for (;;) {
      for (let round = 0; round < IDLE_ROUNDS && settled.length === 0; round++) await new Promise(setImmediate);
      const [outcome] = settled;
      if (outcome) return { outcome, milliseconds: performance.now() - start };
      expect(vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersToNextTimer();
    }
  } finally {
    vi.useRealTimers();
  }
}
