/** Tests properties on hostile inputs. fast-check generates the inputs, and shrinks failing ones. */
import fc from 'fast-check';
import { mutate } from '../fuzz/mutate';
import type { Random } from '../fuzz/random';

/** The environment variable `SEED` gives another seed. A failure prints the seed. */
const SEED = Number(process.env['SEED'] ?? 20_261_123);
/** The environment variable `RUNS` replaces each property's number of cases. `RUNS=2000` searches further. */
const RUNS = process.env['RUNS'];

/** Tries a property with `runs` (or `RUNS`) inputs. `hold` throws if an input violates it. */
export const holds = <Input>(
  runs: number,
  inputs: fc.Arbitrary<Input>,
  hold: (input: Input) => void | Promise<void>,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      await hold(input);
    }),
    { seed: SEED, numRuns: RUNS === undefined ? runs : Number(RUNS) },
  );

/** The fuzzer's `Random` with choices that fast-check makes. */
export const randomOf = (choose: fc.GeneratorValue): Random => ({
  integer: (below) => choose(fc.nat, Math.max(0, below - 1)),
  pick: (items) => items[choose(fc.nat, items.length - 1)]!,
});

/** One of the inputs with one to four mutations. A failure prints the differences from the input. */
export const mutated = (inputs: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.tuple(oneOf(inputs), fc.gen()).map(([bytes, choose]) => {
    const changed = mutate(bytes, randomOf(choose), inputs);
    return Object.assign(changed, { [fc.toStringMethod]: () => differences(bytes, changed) });
  });

/** One of the inputs. A failure prints only its number and its length. */
export const oneOf = (inputs: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> =>
  fc.nat(inputs.length - 1).map((index) =>
    Object.assign(inputs[index]!.slice(), {
      [fc.toStringMethod]: () => `input ${index} (${inputs[index]!.length} bytes)`,
    }),
  );

const MOST_DIFFERENCES = 40;

function differences(bytes: Uint8Array, changed: Uint8Array): string {
  const places = [...changed.keys()].filter((at) => changed[at] !== bytes[at]);
  const shown = places.slice(0, MOST_DIFFERENCES).map((at) => `${at}: ${bytes[at]} → ${changed[at]}`);
  return `${changed.length} bytes of ${bytes.length}, ${places.length} of them changed (${shown.join(', ')})`;
}
