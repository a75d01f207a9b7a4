/** Hostile inputs of the package: honest ones of each kind, sources that lie or fail, and what is no file at all. */
import { readFile } from 'node:fs/promises';
import { CORE_WASM } from '../../scripts/compileCore';
import type { ByteSource } from '../../src/extraction/byteSource';
import type { PhotoSource } from '../../src/library/photoSource';
import { type Reader, readerOn } from '../../src/library/reader';
import { builtInputs } from '../fuzz/inputs';
import { mutate } from '../fuzz/mutate';
import type { Random } from '../fuzz/random';
import { cardReport } from '../support/cardReport';
import type { Hostile } from './attack';
import { wrongAnswer } from './shape';

const INPUTS = [...builtInputs(), cardReport(), new Uint8Array()];
const reader = readerOn(async () => WebAssembly.compile(await readFile(CORE_WASM)));

/** The same as `pick`, of a list that may have `undefined` in it. */
const oneOf = (random: Random, items: readonly unknown[]): unknown => items[random.integer(items.length)];

/** How a source may answer a read. */
const ANSWERS: Readonly<Record<string, (bytes: Uint8Array, random: Random) => unknown>> = {
  'too little': (bytes, random) => bytes.subarray(0, random.integer(bytes.length + 1)),
  nothing: () => new Uint8Array(),
  'too much': (bytes) => new Uint8Array([...bytes, ...bytes, 1]),
  'other bytes': (bytes, random) => mutate(bytes, random, [bytes]),
  'no bytes': (_bytes, random) =>
    oneOf(random, [undefined, null, 5, 'text', [1, 2], new ArrayBuffer(4), new DataView(new ArrayBuffer(4))]),
  'a Node buffer': (bytes) => Buffer.from(bytes),
  'a throw': () => {
    throw new RangeError('thrown');
  },
  'a throw of nothing': () => {
    throw undefined;
  },
  'a rejection': () => Promise.reject(new Error('rejected')),
  'a rejection with a text': () => Promise.reject('gone'),
  'a promise of one': (bytes) => Promise.resolve(bytes),
  // oxlint-disable-next-line unicorn/no-thenable -- a caller's may be one
  'a thenable': (bytes) => ({ then: (resolve: (value: unknown) => void) => resolve(bytes) }),
  'a thenable that throws': () => ({
    // oxlint-disable-next-line unicorn/no-thenable -- a caller's may be one
    then: () => {
      throw new Error('then');
    },
  }),
  'a detached buffer': (bytes) => {
    const copy = bytes.slice();
    structuredClone(copy.buffer, { transfer: [copy.buffer] });
    return copy;
  },
};

const SIZES: readonly unknown[] = [NaN, -1, 0.5, Infinity, 2 ** 53, '5', null, undefined, 10n, {}, Symbol('size')];

export function hostileSource(random: Random): Hostile {
  const bytes = random.integer(3) === 0 ? mutate(random.pick(INPUTS), random, INPUTS) : random.pick(INPUTS);
  return random.pick(WAYS)(bytes, random);
}

const WAYS: readonly ((bytes: Uint8Array, random: Random) => Hostile)[] = [
  (bytes, random) => {
    const buffer = bytes.slice().buffer;
    const honest: readonly PhotoSource[] = [
      new Blob([buffer]),
      new File([buffer], ''),
      buffer,
      Buffer.from(bytes),
      new Uint8Array([1, ...bytes, 2]).subarray(1, -1),
      { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) },
      { size: bytes.length, read: async (offset) => bytes.subarray(offset) },
    ];
    const source = random.pick(honest);
    return {
      way: 'another kind of input',
      hold: async () => {
        const [found, wanted] = [await answers(reader, source), await answers(reader, bytes)];
        return JSON.stringify(found) === JSON.stringify(wanted)
          ? held(found)
          : `is read as ${JSON.stringify(found).slice(0, 500)}\ninstead of ${JSON.stringify(wanted).slice(0, 500)}`;
      },
    };
  },
  (bytes, random) => {
    const [answer, make] = random.pick(Object.entries(ANSWERS));
    // Between others, it may be the answer to a read that does not take place.
    const often = answer === 'no bytes' ? 1 : random.pick([1, 2, 4]);
    const isMistake = answer === 'no bytes' && bytes.length > 0;
    const source = {
      size: random.pick([bytes.length, bytes.length + 1, 2 * bytes.length, 5e9]),
      read: (offset: number, length: number): unknown => {
        const honest = bytes.subarray(offset, offset + length);
        return random.integer(often) === 0 ? make(honest, random) : honest;
      },
    };
    return {
      way: `a read that gives ${answer}`,
      hold: async () => (isMistake ? refused : held)(await answers(reader, source as ByteSource)),
    };
  },
  (bytes, random) => {
    const size = oneOf(random, SIZES);
    const source = { size, read: () => bytes };
    return {
      way: 'a size that is none',
      hold: async () => refused(await answers(reader, source as unknown as ByteSource)),
    };
  },
  (bytes, random) => {
    const size = oneOf(
      random,
      SIZES.filter((one) => typeof one !== 'symbol'),
    );
    const lying = Object.defineProperty(new Blob([bytes.slice()]), 'size', { value: size });
    return { way: 'a Blob whose size is none', hold: async () => refused(await answers(reader, lying)) };
  },
  (bytes, random) => {
    const size = random.pick([0, 1, bytes.length + 1, 2 * bytes.length, 5e9, 2 ** 53 - 1]);
    const lying = Object.defineProperty(new Blob([bytes.slice()]), 'size', { value: size });
    return { way: 'a Blob of a claimed size', hold: async () => held(await answers(reader, lying)) };
  },
  (bytes, random) => {
    const fail = random.pick([
      { slice: () => undefined },
      { slice: () => new Blob([bytes.slice(0, 5)]) },
      {
        slice: () => {
          throw new Error('no slice');
        },
      },
      { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) },
      { slice: () => ({ arrayBuffer: async () => 5 }) },
    ]);
    const lying = Object.assign<Blob, object>(new Blob([bytes.slice()]), fail);
    return { way: 'a Blob that cannot be sliced', hold: async () => held(await answers(reader, lying)) };
  },
  (bytes, random) => {
    let asked = 0;
    const source = {
      get size() {
        asked += 1;
        return asked === 1 ? bytes.length : random.pick([0, 5e9, NaN]);
      },
      read: (offset: number, length: number) => bytes.subarray(offset, offset + length),
    };
    return { way: 'a size that changes', hold: async () => held(await answers(reader, source)) };
  },
  (_bytes, random) => {
    const nothing = oneOf(random, [
      undefined,
      null,
      5,
      'text',
      [],
      {},
      () => 1,
      Symbol('file'),
      new DataView(new ArrayBuffer(4)),
      { size: 1 },
    ]);
    return { way: 'no file at all', hold: async () => refused(await answers(reader, nothing as ByteSource)) };
  },
];

type Answer = Awaited<ReturnType<Reader['readPhoto']>> | Awaited<ReturnType<Reader['readTags']>>;

/** What each function of the package says; what it rejected with is among them. */
async function answers(
  { readPhoto, readTags, readCardReport }: Reader,
  file: PhotoSource,
): Promise<readonly (Answer | Error)[]> {
  const all = [readPhoto, readTags, readCardReport].map((read) => read(file));
  return (await Promise.allSettled<Answer>(all)).map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : (outcome.reason as Error),
  );
}

/** A result of the right shape, or the caller's own mistake as a `TypeError` with a sentence. */
function held(found: readonly (Answer | Error)[]): string | undefined {
  for (const one of found) {
    if (one instanceof TypeError && /^(?:Expected|The )/.test(one.message)) continue;
    if (one instanceof Error || typeof one !== 'object') return `rejects with ${String(one)}`;
    const wrong = 'tags' in one ? undefined : wrongAnswer(one);
    if (wrong) return wrong;
  }
  return undefined;
}

/** All that is no file is refused, and named in the message. */
const refused = (found: readonly (Answer | Error)[]): string | undefined =>
  found.every((one) => one instanceof TypeError) ? held(found) : `is taken: ${found.map(String).join('; ')}`;
