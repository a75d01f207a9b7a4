/** Builds readings from only the facts that matter to a test. */
import { examineBody, type ExaminedBody } from '../../src/history/examined';
import type { Body, Line } from '../../src/history/lines';
import { bodiesOf } from '../../src/history/lines';
import { addReadings, type Count, type Reading, type Readings } from '../../src/history/reading';

let photos = 0;

type Facts = Partial<Omit<Reading, 'counts'>> & { readonly counts?: readonly Partial<Count>[] };

/** made('2024-05-01', 12_000) is a photo of a D750. `facts` override the defaults. */
export function made(date: string | undefined, count: number | readonly [number, number], facts: Facts = {}): Reading {
  const { counts = [{}], ...rest } = facts;
  const [low, high] = typeof count === 'number' ? [count, count] : count;
  photos += 1;
  return {
    name: `DSC_${photos}.NEF`,
    source: 'photo',
    make: 'NIKON CORPORATION',
    model: 'NIKON D750',
    serial: '6001234',
    ...(date !== undefined && {
      date: date.includes('T') ? date : `${date}T12:00:00`,
      dateSource: 'camera' as const,
    }),
    ...rest,
    counts: counts.map((other) => ({ kind: 'total', low, high, grade: 'exact', limits: [], ...other })),
  };
}

/** The reading without its serial number. */
export function namelessReading(reading: Reading): Reading {
  const { serial: _serial, ...rest } = reading;
  return rest;
}

/** A Fujifilm whose counter starts again after 32,767 and after a firmware update. */
export const wrapping: Facts = {
  make: 'FUJIFILM',
  model: 'X-T2',
  counts: [
    { kind: 'images', grade: 'approximate', limits: ['counts-pictures', 'wraps', 'firmware-reset'], wrapsAt: 32_767 },
  ],
};

/** The only body of these readings. */
export function onlyBody(readings: readonly Reading[]): Body {
  const bodies = bodiesOf(readings);
  if (bodies.length !== 1) throw new Error(`${bodies.length} bodies`);
  return bodies[0]!;
}

/** The only body, with its figures and findings. */
export const onlyExamined = (readings: readonly Reading[], now = '2026-01-01T00:00:00'): ExaminedBody =>
  examineBody(onlyBody(readings), now);

/** The bodies, with their figures and findings. */
export const examined = (readings: readonly Reading[], now = '2026-01-01T00:00:00'): readonly ExaminedBody[] =>
  bodiesOf(readings).map((body) => examineBody(body, now));

/** The only body's first line. */
export const onlyLine = (readings: readonly Reading[]): Line => onlyBody(readings).lines[0]!;

/** Merges lists of readings. */
export function merged(...lists: readonly (readonly Reading[])[]): Reading[] {
  const readings: Readings = new Map();
  for (const list of lists) addReadings(readings, list);
  return [...readings.values()];
}
