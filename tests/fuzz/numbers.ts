/**
 * Changes a photo but not its count, and compares the count with the number that the core reads. The core may read no
 * number. A wrong number with the grade exact is a failure, unless `UNSEEN` has the reason why no value in the file can
 * reveal it.
 */
import { loadCore } from '../../src/reader/core';
import { readResult } from '../../src/reader/extract';
import { join, latin1 } from '../support/bytes';
import { jpeg } from '../support/containers';
import { encipher } from '../support/makerNotes';
import { unmoved } from './moved';
import type { Random } from './random';
import { seeded } from './random';
import type { Specimen } from './specimens';

/** A specimen with its note at the original place, and the facts that the changes need. */
interface Subject {
  readonly specimen: Specimen;
  readonly bytes: Uint8Array;
  readonly count: number;
  /**
   * other counts that the result may show, such as the mechanical count after a change has removed the total's entry
   */
  readonly others: readonly number[];
  /** undefined if the count is decoded */
  readonly countAt: number | undefined;
  /** offset of the counter's entry */
  readonly entryAt: number;
  readonly layout: string;
}

type Change = (subject: Subject, random: Random, all: readonly Subject[]) => Uint8Array | undefined;

/** A random place in the note outside the count and the counter's entry. */
function within({ specimen, countAt = 0, entryAt }: Subject, random: Random): number {
  for (;;) {
    const at = specimen.place + random.integer(specimen.note.length);
    const isOwn = (at > entryAt && at < entryAt + 12) || (at > countAt && at < countAt + 4);
    if (!isOwn) return at;
  }
}

/** A changed entry states a type below `TYPES`, or one of `NUMBERS` as its number of values. */
const TYPES = 13;
const NUMBERS = [0, 1, 2, 3, 4, 8, 0xffff];

const setWord = (subject: Subject, at: number, value: number, size: 2 | 4): Uint8Array => {
  const bytes = subject.bytes.slice();
  const view = new DataView(bytes.buffer);
  const little = subject.specimen.order === 'II';
  if (size === 2) view.setUint16(at, value, little);
  else view.setUint32(at, value, little);
  return bytes;
};

const CHANGES = {
  'bytes more': (subject, random) => {
    const at = within(subject, random);
    const more = new Uint8Array(1 + random.integer(16)).map(() => random.integer(random.pick([1, 256])));
    return join(subject.bytes.subarray(0, at), more, subject.bytes.subarray(at));
  },
  'bytes fewer': (subject, random) => {
    const at = within(subject, random);
    const end = at + 1 + random.integer(16);
    const { countAt = 0, entryAt } = subject;
    if ((at < countAt + 4 && end > countAt) || (at < entryAt + 12 && end > entryAt)) return undefined;
    return join(subject.bytes.subarray(0, at), subject.bytes.subarray(end));
  },
  'type of its entry': (subject, random) => setWord(subject, subject.entryAt + 2, random.integer(TYPES), 2),
  'number of its values': (subject, random) => setWord(subject, subject.entryAt + 4, random.pick(NUMBERS), 4),
  'tag of its entry': (subject, random) => setWord(subject, subject.entryAt, random.integer(0x10000), 2),
  'a second entry': (subject, random) => {
    const bytes = subject.bytes.slice();
    const { entryAt } = subject;
    const other = entryAt + 12 * random.pick([-1, 1, 2]);
    if (other < subject.specimen.place || other + 12 > bytes.length) return undefined;
    bytes.copyWithin(other, entryAt, entryAt + 12);
    bytes.set([random.integer(256), random.integer(256)], other + 8 + random.integer(2));
    return bytes;
  },
  'a second Exif block': (subject, random, all) => {
    const other = random.pick(all).bytes;
    if (subject.bytes.length + other.length > 65_000) return undefined;
    const segment = (block: Uint8Array) => join([0xff, 0xe1], length(block.length + 8), latin1('Exif\0\0'), block);
    const whole = jpeg(subject.bytes);
    return join(whole.subarray(0, whole.length - 2), segment(other), whole.subarray(whole.length - 2));
  },
  'the name of another body': (subject, random, all) => {
    const { make, model } = subject.specimen;
    const same = all.filter(({ specimen }) => specimen.make === make && specimen.model.length <= model.length);
    const other = random.pick(same).specimen.model;
    const at = Buffer.from(subject.bytes).indexOf(model, 0, 'latin1');
    const bytes = subject.bytes.slice();
    bytes.fill(0, at, at + model.length);
    bytes.set(latin1(other), at);
    return other === model ? undefined : bytes;
  },
  'its blocks enciphered again': (subject, random) => {
    if (!subject.layout.includes('0x9050')) return undefined;
    const { countAt = 0 } = subject;
    const bytes = subject.bytes.slice();
    const from = countAt - 0x3a;
    const to = Math.min(bytes.length, countAt + 0x200 + random.integer(0x200));
    bytes.set(encipher(bytes.subarray(from, to)), from);
    return bytes;
  },
  'other bytes around it': (subject, random) => {
    const bytes = subject.bytes.slice();
    for (let i = 1 + random.integer(4); i > 0; i--) {
      const at = within(subject, random);
      if (at !== subject.countAt && at !== subject.entryAt) bytes[at] = random.integer(256);
    }
    return bytes;
  },
} as const satisfies Record<string, Change>;

type ChangeName = keyof typeof CHANGES;

const length = (value: number): number[] => [value >> 8, value & 0xff];

/**
 * Changes after which a wrong number may have the grade exact, each with the reason why no value in the file can reveal
 * it.
 */
const UNSEEN: readonly (readonly [change: ChangeName, layout: RegExp, why: string])[] = [
  [
    'its blocks enciphered again',
    /^(SONY|Hasselblad) 0x9050 of (ILCE-1M2|ILCE-7M4|ILCE-7RM5|HV)$/,
    'no photo of these bodies was compared, so none of the bytes around their count can be required',
  ],
  ...(['bytes more', 'bytes fewer'] as const).map(
    (change) =>
      [
        change,
        /^NIKON 0x00A7|^Canon 0x0093/,
        'the count is plain and there once: extra or missing bytes before it can make its neighbors look like it',
      ] as const,
  ),
];

export interface NumbersRun {
  readonly tally: ReadonlyMap<string, Readonly<Record<'right' | 'none' | 'limited' | 'unseen' | 'wrong', number>>>;
  /** wrong numbers with the grade exact and without a row in `UNSEEN` */
  readonly failures: readonly string[];
}

/** Reads `runs` changed photos, equally many from each group of specimens. */
export async function fuzzNumbers(
  groups: readonly (readonly Specimen[])[],
  seed: number,
  runs: number,
): Promise<NumbersRun> {
  const core = await loadCore();
  const random = seeded(seed);
  const read = (bytes: Uint8Array) =>
    readResult(core.scan({ size: bytes.length, windows: [{ position: 0, bytes }], exhausted: true }), '');
  const subjects = groups.map((group) => group.map((specimen) => subjectOf(specimen, read(unmoved(specimen)))));
  const all = subjects.flat();
  const usable = subjects.filter((group) => group.length > 0);
  const names = Object.keys(CHANGES) as ChangeName[];
  const tally = new Map<string, Record<'right' | 'none' | 'limited' | 'unseen' | 'wrong', number>>();
  const failures: string[] = [];
  for (let run = 0; run < runs; run++) {
    const subject = random.pick(random.pick(usable));
    const name = names[run % names.length]!;
    const bytes = CHANGES[name](subject, random, all);
    if (!bytes) continue;
    const { shutterCount, shutterSource } = read(bytes);
    const isCount = shutterSource?.grade === 'exact' || shutterSource?.grade === 'approximate';
    const isRight = shutterCount === subject.count || subject.others.includes(shutterCount ?? -1);
    const isUnseen = UNSEEN.some(([change, layout]) => change === name && layout.test(subject.layout));
    const outcome = !isCount
      ? 'none'
      : isRight
        ? 'right'
        : shutterSource.grade === 'approximate'
          ? 'limited'
          : isUnseen
            ? 'unseen'
            : 'wrong';
    const row = tally.get(name) ?? { right: 0, none: 0, limited: 0, unseen: 0, wrong: 0 };
    row[outcome]++;
    tally.set(name, row);
    if (outcome === 'wrong')
      failures.push(
        `${name}, ${subject.layout} of ${subject.specimen.model}, run ${run}: ${shutterCount} instead of ${subject.count}`,
      );
  }
  return { tally, failures };
}

function subjectOf(specimen: Specimen, result: ReturnType<typeof readResult>): Subject {
  const { shutterSource, counters } = result;
  const tag = shutterSource?.tag.split('/')[1] ?? '';
  return {
    specimen,
    bytes: unmoved(specimen),
    count: specimen.count,
    others: counters.filter(({ kind }) => kind !== 'number').map(({ value }) => value),
    countAt: shutterSource?.offset,
    entryAt: findEntry(specimen, Number(tag)),
    layout: `${specimen.make.split(' ')[0]} ${tag} of ${specimen.model}`,
  };
}

/** The offset of a tag's entry in the note: the first place with the tag, a type and a small number of values. */
function findEntry({ note, order, place }: Specimen, tag: number): number {
  const view = new DataView(note.buffer, note.byteOffset, note.byteLength);
  for (const little of order === 'II' ? [true, false] : [false, true])
    for (let at = 0; at + 12 <= note.length; at++) {
      const type = view.getUint16(at + 2, little);
      if (view.getUint16(at, little) === tag && type > 0 && type < TYPES && view.getUint32(at + 4, little) < 0x10000)
        return place + at;
    }
  throw new Error(`no entry 0x${tag.toString(16)} in the note`);
}

/** Prints a table with one line per change. */
export function printNumbers({ tally }: NumbersRun): void {
  console.log('Change                             right    none  limited  unseen   wrong');
  for (const [name, { right, none, limited, unseen, wrong }] of tally)
    console.log(
      name.padEnd(32) + [right, none, limited, unseen, wrong].map((each) => String(each).padStart(8)).join(''),
    );
  for (const [change, layout, why] of UNSEEN) console.log(`unseen: ${change}, ${layout.source}: ${why}`);
}
