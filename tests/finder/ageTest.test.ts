/**
 * A counter rises with the age of bodies. Numbers that are random, or that follow the date or the model, must not be
 * taken for counters.
 */
import { describe, expect, it } from 'vitest';
import { seeded } from '../fuzz/random';
import { block, join, type Part, u16, u32 } from '../support/bytes';
import { type AgedBody, findAged, rankCorrelation, ranksOf } from './ageTest';

const DAY_MS = 86_400_000;
const NOTE = 'Ricoh/0x2001';
const AT = 20;

interface Facts {
  readonly age: number;
  readonly taken: number;
  readonly made: number;
}

/**
 * Bodies, each with a block of random bytes that also contains the bytes from `of`. Each body takes 3 to 40 photos a
 * day.
 */
function bodies(count: number, of: (facts: Facts, photosADay: number) => Part): AgedBody[] {
  const random = seeded(5);
  return Array.from({ length: count }, () => {
    const [made, age] = [12_000 + random.integer(3000), 10 + random.integer(1500)];
    const noise = Uint8Array.from({ length: 64 }, () => random.integer(256));
    const part = of({ age, made, taken: made + age }, 3 + random.integer(38));
    const bytes = block(64, { 0: noise, [AT]: part });
    const values = new Map([[NOTE, { bytes, unit: 1, little: false }]]);
    return { made: made * DAY_MS, taken: (made + age) * DAY_MS, values };
  });
}

const entries = (blocks: readonly AgedBody[]): AgedBody[] =>
  blocks.map(({ values, ...dates }) => ({
    ...dates,
    values: new Map([[`${NOTE} u32`, { ...values.get(NOTE)!, unit: 4 }]]),
  }));

const pathsIn = (found: readonly AgedBody[]): string[] => findAged(found).found.map(({ path }) => path);
const counter = ({ age }: Facts, photosADay: number) => u32(age * photosADay, 'MM');

describe('The age test', () => {
  it('finds a counter in a block of noise', () => {
    const [first] = findAged(bodies(60, counter)).found;
    expect(first).toMatchObject({ path: `${NOTE} +0x0014 u32 BE`, bodies: 60 });
    expect(first!.least).toBeGreaterThan(0.5);
    expect(first!.chance).toBeLessThan(0.001);
  });

  it('finds a counter of two bytes in the other byte order', () => {
    expect(pathsIn(bodies(60, ({ age }, photosADay) => u16(age * photosADay)))[0]).toBe(`${NOTE} +0x0014 u16 LE`);
  });

  it('finds a counter among the numbers of an entry, even if one in ten is read from the wrong place', () => {
    expect(pathsIn(entries(bodies(60, counter)))).toEqual([`${NOTE} u32[5]`]);
    const moved = (every: number) => {
      let body = 0;
      return entries(
        bodies(60, (facts, photosADay) => (body++ % every === 0 ? u32(0xffff_ffff) : counter(facts, photosADay))),
      );
    };
    expect(pathsIn(moved(10))).toEqual([`${NOTE} u32[5]`]);
    expect(pathsIn(moved(9))).toEqual([]);
  });

  it('finds nothing in fewer than 20 bodies', () => {
    const perfect = ({ age }: Facts) => u32(age * 10, 'MM');
    expect(pathsIn(bodies(20, perfect))).toContain(`${NOTE} +0x0014 u32 BE`);
    expect(findAged(bodies(19, perfect))).toEqual({ compared: 0, found: [] });
  });

  it.each<[string, (facts: Facts) => Part]>([
    ['the date of the photo', ({ taken }) => u16(taken, 'MM')],
    ['an older generation of models', ({ made }) => u16(20_000 - made, 'MM')],
    ['one of few settings', ({ age }) => join(u32(Math.floor(age / 100), 'MM'), u32(0))],
  ])('does not mistake for a counter %s', (_name, of) => {
    const { compared, found } = findAged(bodies(60, of));
    expect(compared).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });
});

describe('Ranks', () => {
  it('begin at 0, and equal numbers get the mean of theirs', () => {
    expect(ranksOf([30, 10, 20, 20, 40])).toEqual([3, 0, 1.5, 1.5, 4]);
  });

  it('correlate by their order alone', () => {
    expect(rankCorrelation([1, 2, 3, 4], [1, 10, 11, 5000])).toBeCloseTo(1);
    expect(rankCorrelation([1, 2, 3, 4], [9, 8, 7, 0])).toBeCloseTo(-1);
    expect(rankCorrelation([1, 2, 3, 4], [1, 2, 2, 3])).toBeCloseTo(0.9487, 4);
    expect(rankCorrelation([1, 2, 3, 4], [5, 5, 5, 5])).toBeNaN();
  });
});
