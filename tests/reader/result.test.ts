import { expect, it } from 'vitest';
import { numberShown, type Grade, readsZero, type UnavailableReason } from '../../src/reader/result';

it.each([
  ['exact', 8_541],
  ['approximate', 8_541],
  ['estimate', 8_541],
  ['guess', undefined],
] as const satisfies (readonly [Grade, number | undefined])[])(
  'a number of grade %s may be shown as %s',
  (grade, shown) => {
    expect(numberShown({ shutterCount: 8_541, shutterSource: { grade } })).toBe(shown);
  },
);

it('a result without a number has no count', () => {
  expect(numberShown({})).toBeUndefined();
});

it.each<[reads: boolean, values: readonly number[], reason: UnavailableReason]>([
  [true, [0], 'not-stored'],
  [true, [4_711, 0], 'not-stored'],
  [false, [4_711], 'not-stored'],
  [false, [], 'not-stored'],
  [false, [0], 'damaged'],
])('a result says that the counter reads 0: %s, for the counters %j and the reason %s', (reads, values, reason) => {
  const counters = values.map(
    (value) => ({ field: 'Counter', tag: 'MakerNote/0x0001', kind: 'total', value }) as const,
  );
  expect(readsZero({ reason, counters, hasGps: false, bytesRead: 1, reads: 1 })).toBe(reads);
});
