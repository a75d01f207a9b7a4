import { expect, it } from 'vitest';
import { countOf, type Grade } from '../../src/extraction/result';

it.each([
  ['exact', 8_541],
  ['approximate', 8_541],
  ['estimate', 8_541],
  ['guess', undefined],
] as const satisfies (readonly [Grade, number | undefined])[])(
  'a number of grade %s may be shown as %s',
  (grade, shown) => {
    expect(countOf({ shutterCount: 8_541, shutterSource: { grade } })).toBe(shown);
  },
);

it('a result without a number has no count', () => {
  expect(countOf({})).toBeUndefined();
});
