/** Hostile cameras on a cable: unplugged, silent, stalled, babbling, endless, with mutated answers, or stopped by the visitor. */
import { loadCore } from '../../src/extraction/core';
import { extract } from '../../src/extraction/extract';
import { ANSWER, PATIENCE, VISIT } from '../../src/ptp/bounds';
import { CableFailure } from '../../src/ptp/failure';
import { OPERATIONS } from '../../src/ptp/operations';
import { visitCamera } from '../../src/ptp/readCamera';
import { openUsb } from '../../src/ptp/usb';
import { mutate } from '../fuzz/mutate';
import type { Random } from '../fuzz/random';
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
} from '../ptp/camera';
import { type BusOptions, StandInUsb, standInBrowser } from '../ptp/usb';
import { u32 } from '../support/bytes';
import { HOSTILE_TEXTS } from '../support/hostileTexts';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import type { Hostile } from './attack';
import { onVirtualClock } from './virtualClock';
import { wrongShape } from './shape';

/** Written out, because the code's own list must not be able to grow unnoticed: none writes, deletes or takes a picture. */
const READ_ONLY = [
  0x1001, 0x1002, 0x1003, 0x1004, 0x1007, 0x1008, 0x1015, 0x101b, 0x9114, 0x9115, 0x9116, 0x9127, 0x9414,
];
/** All that changes a mode, or could do more than to read, with the only parameters for it. */
const MODES: Readonly<Record<number, readonly number[]>> = {
  0x9114: [0, 1],
  0x9115: [0, 1],
  0x9127: [0xd1af],
  0x9414: [0x15c0_0010],
};
const WAY_OUT = JSON.stringify([[0x9114, 0], [0x9114, 1], [0x9115, 0], [0x1003]]);
/** The most that a visit may take: opening, reading, leaving, closing. */
const LONGEST_MS = 2 * PATIENCE.visit + PATIENCE.leaving + PATIENCE.answer + 2 * PATIENCE.leavingStep;
/** Transfers of a visit, and of what may be left to read on the way out. */
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

/** What is wrong with the camera besides its facts. */
interface Fault {
  readonly way: string;
  readonly bus?: BusOptions;
  /** changes an answer; the place counts from 1 */
  readonly change?: (reply: Reply, place: number, code: number) => Reply;
  readonly facts?: Partial<CameraFacts>;
  /** the number of the command at which the visitor stops */
  readonly stopAt?: number;
  /** the cable stays in, and the camera goes on to take commands */
  readonly isThere?: false;
}

const FAULTS: readonly ((random: Random) => Fault)[] = [
  (random) => ({
    way: 'unplugged',
    bus: { unplugAt: 1 + random.integer(90), tellsLate: random.integer(2) === 0 },
    isThere: false,
  }),
  (random) => ({ way: 'a command without an answer', bus: { silentAt: 1 + random.integer(30) } }),
  (random) => ({ way: 'a transfer that stalls', bus: { stallAt: 1 + random.integer(90) } }),
  (random) => ({ way: 'a transfer that fails', bus: { failAt: 1 + random.integer(90) } }),
  (random) => ({
    way: 'an operation that always goes wrong',
    bus: { faulty: { code: random.pick(READ_ONLY), how: random.pick(['stall', 'babble', 'fail', 'silence']) } },
  }),
  (random) => ({ way: 'stopped by the visitor', stopAt: 2 + random.integer(28) }),
  (random) => ({
    way: 'stopped while it is silent',
    stopAt: 2 + random.integer(20),
    bus: { silentAt: 2 + random.integer(20) },
  }),
  (random) => {
    const often = random.pick([1, 4, 16]);
    return {
      way: 'mutated data',
      change: (reply) =>
        reply.data && random.integer(often) === 0 ? { ...reply, data: mutate(reply.data, random, [bytes]) } : reply,
    };
  },
  (random) => {
    const often = random.pick([1, 4, 16]);
    const response = random.pick([0, 0x2002, 0x2003, 0x2009, 0x2013, 0x2019, 0x201e, 0xa001, 0xffff]);
    return {
      way: 'other responses',
      change: (reply) => (random.integer(often) === 0 ? { ...reply, response } : reply),
    };
  },
  (random) => {
    const code = random.pick([0x1004, 0x1007, 0x1008, 0x9116]);
    return {
      way: 'lists without an end',
      change: (reply, _place, asked) => (asked === code ? { ...reply, data: LARGE } : reply),
    };
  },
  (random) => {
    const data = eosState(eosValue(random.pick([0xd1ac, 0xd167, 0xd116]), u32(random.integer(1e6))));
    return {
      way: 'events without an end',
      change: (reply, _place, asked) => (asked === 0x9116 ? { ...reply, data } : reply),
    };
  },
  (random) => {
    const text = random.pick(Object.values(HOSTILE_TEXTS)).slice(0, 200);
    return { way: 'hostile texts', facts: { model: text, serial: text, firmware: text } };
  },
  (random) => ({
    way: 'always busy',
    facts: { busy: random.pick([1, 9, 10, 50]), hasOpenSession: random.integer(2) === 0 },
  }),
];

export function hostileCamera(random: Random): Hostile {
  const fault = random.pick(FAULTS)(random);
  const facts = { ...random.pick(CAMERAS), ...fault.facts };
  const options: BusOptions = {
    delivery: random.pick(['apart', 'header-first', 'joined']),
    packetBytes: random.pick([64, 512, 1024]),
    ...fault.bus,
  };
  return { way: fault.way, hold: () => visited(facts, options, fault) };
}

async function visited(facts: CameraFacts, options: BusOptions, fault: Fault): Promise<string | undefined> {
  const core = await loadCore();
  let stop: () => void = () => undefined;
  const camera = new (class extends StandInCamera {
    override answer(code: number, parameters: readonly number[]): Reply {
      if (this.asked.length + 1 === fault.stopAt) queueMicrotask(() => stop());
      const reply = super.answer(code, parameters);
      return fault.change?.(reply, this.asked.length, code) ?? reply;
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
  const forbidden = asked.find(
    ([code = 0, ...parameters]) =>
      !READ_ONLY.includes(code) || parameters.some((value) => MODES[code] && !MODES[code].includes(value)),
  );
  if (forbidden) return `sends ${JSON.stringify(forbidden)}`;
  if (device.transfers > MOST_TRANSFERS) return `${device.transfers} transfers`;
  if (milliseconds > LONGEST_MS) return `takes ${Math.round(milliseconds)} ms`;
  if (device.opened) return 'leaves the device open';
  const isRemote = asked.some(([code, value]) => code === 0x9114 && value === 1);
  const stillRemote =
    outcome.status === 'fulfilled' ? outcome.value.needsPowerCycle : (outcome.reason as CableFailure).needsPowerCycle;
  if (fault.isThere !== false) {
    // A step that got no answer is tried again.
    const steps = camera.wayOut.filter((step, place, all) => step.join() !== all[place - 1]?.join());
    if (isRemote && JSON.stringify(steps) !== WAY_OUT) return `is left by ${JSON.stringify(camera.wayOut)}`;
    if (asked.length > 0 && asked.at(-1)?.[0] !== 0x1003)
      return `is left with its session open: ${asked.at(-1)?.join()}`;
  }
  if (isRemote && !stillRemote && !asked.some(([code, value]) => code === 0x9114 && value === 0))
    return 'is left in remote mode without a word';
  if (outcome.status === 'fulfilled') {
    const { photo: newest } = outcome.value;
    return typeof newest === 'object' ? wrongShape(newest.result) : undefined;
  }
  return outcome.reason instanceof CableFailure ? undefined : String((outcome.reason as Error).stack);
}

/** The code's own list has none that the list above lacks. */
if (Object.values(OPERATIONS).some(({ code }) => !READ_ONLY.includes(code)))
  throw new Error('The page can tell a camera more than to be read.');
