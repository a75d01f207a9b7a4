import type { Count, Reading } from '../reading';
import { localTime } from '../../i18n/format';

const DAY_MS = 86_400_000;

type Sampled = readonly [daysAgo: number, count: number];

interface SampleBody {
  readonly make: string;
  readonly model: string;
  readonly serial: string;
  readonly counter: Omit<Count, 'low' | 'high'>;
  readonly counts: readonly Sampled[];
}

const NIKON = { make: 'NIKON CORPORATION', counter: { kind: 'total', grade: 'exact', limits: [] } } as const;

const BODIES: readonly SampleBody[] = [
  {
    ...NIKON,
    model: 'NIKON D750',
    serial: '6100117',
    // The count falls, as it does after a new shutter or board, or if some photos are another camera's.
    counts: [
      [640, 41_208],
      [588, 44_913],
      [531, 49_377],
      [470, 52_020],
      [412, 57_641],
      [355, 61_204],
      [298, 66_480],
      [240, 71_935],
      [183, 12_306],
      [121, 16_882],
      [60, 20_417],
      [3, 24_951],
    ],
  },
  {
    ...NIKON,
    model: 'NIKON Z 6',
    serial: '7100294',
    counts: [
      [402, 9_820],
      [301, 14_377],
      [199, 18_902],
      [98, 24_160],
      [5, 28_733],
    ],
  },
  {
    make: 'FUJIFILM',
    model: 'X-T3',
    serial: '3A100461',
    counter: { kind: 'images', grade: 'approximate', limits: ['counts-pictures', 'may-wrap'], wrapsAt: 65_535 },
    counts: [
      [365, 20_114],
      [182, 23_950],
      [11, 27_308],
    ],
  },
  { ...NIKON, model: 'NIKON D3200', serial: '8100528', counts: [[2, 906]] },
];

/** The readings of four made-up cameras, the latest a few days before `now`. */
export const sampleReadings = (now: Date): readonly Reading[] =>
  BODIES.flatMap(({ make, model, serial, counter, counts }) =>
    counts.map(([daysAgo, count]): Reading => ({
      name: 'sample.jpg',
      source: 'photo',
      make,
      model,
      serial,
      date: localTime(new Date(now.getTime() - daysAgo * DAY_MS)),
      dateSource: 'camera',
      counts: [{ ...counter, low: count, high: count }],
    })),
  );
