/** The short form of `runAttack.ts`. */
import { expect, it } from 'vitest';
import { ATTACKS, type AttackKind, attack } from './attack';

/** Enough that each way comes up, and few enough that all take seconds. */
const RUNS: Readonly<Record<AttackKind, number>> = {
  files: 150,
  reports: 60,
  histories: 150,
  cameras: 120,
  sources: 200,
  strings: 100,
};
const SEED = 20_261_123;

it.each(Object.keys(ATTACKS) as AttackKind[])(
  'hostile %s find nothing',
  async (kind) => {
    const { ways, findings } = await attack(kind, SEED, RUNS[kind]);
    expect(findings).toEqual([]);
    expect(ways.size).toBeGreaterThan(3);
  },
  60_000,
);
