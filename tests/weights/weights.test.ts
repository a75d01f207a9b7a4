import { describe, expect, it } from 'vitest';
import { growths, weightOfCore } from './weights';

describe('A build', () => {
  const recorded = { core: 10_000, home: 100_000 };

  it.each([
    ['lighter than recorded', { core: 9_000, home: 90_000 }],
    ['as heavy', recorded],
    ['heavier by five percent', { core: 10_500, home: 105_000 }],
  ])('passes if it is %s', (_name, measured) => {
    expect(growths(recorded, measured)).toEqual([]);
  });

  it('fails if it is heavier by more, and names the part, its growth and the remedy', () => {
    expect(growths(recorded, { core: 10_501, home: 100_000 })).toEqual([
      'core grew from 10000 to 10501 bytes. If that is intended, node scripts/run.mjs tests/weights/record.ts core records 10501.',
    ]);
  });

  it('fails for a kind of page without a recorded weight', () => {
    expect(growths(recorded, { ...recorded, cameras: 5 })).toEqual([
      'cameras is not recorded yet. If that is intended, node scripts/run.mjs tests/weights/record.ts cameras records 5.',
    ]);
  });
});

describe('The core', () => {
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const section = (id: number, content: readonly number[]) => [
    id,
    0x80 | (content.length & 0x7f),
    content.length >> 7,
    ...content,
  ];
  const noise = (length: number, factor: number) =>
    Array.from({ length }, (_, index) => (index * index * factor) & 0xff);
  const core = (code: number, data: number) =>
    weightOfCore(Uint8Array.from([...header, ...section(10, noise(code, 7)), ...section(11, noise(data, 13))]));

  it('weighs the same however long its lists of models are', () => {
    expect(core(300, 900)).toBe(core(300, 100));
    expect(core(900, 100)).toBeGreaterThan(core(300, 100));
  });
});
