/**
 * Moves maker notes as programs do when they save a photo: to another offset, without changing the offsets inside the
 * note. The note's old place may then contain nothing, noise, text, the same note, or another photo's note. A wrong
 * number with the grade of a counter is always a failure.
 */
import { loadCore } from '../../src/reader/core';
import { readResult } from '../../src/reader/extract';
import { join } from '../support/bytes';
import { jpeg } from '../support/containers';
import { entry, slong, subDirectory, text, tiff } from '../support/tiff';
import type { Random } from './random';
import { seeded } from './random';
import type { Specimen } from './specimens';

/**
 * Tag 0xEA1D has the right shift ('tagged'), is missing ('untagged') or has an outdated shift ('stale'). A 'harmed'
 * file may have any of these states; in addition, a program has removed the first value of its note, and the file may
 * be cut off.
 */
export const TAGS = ['tagged', 'untagged', 'stale', 'harmed'] as const;
type Tag = (typeof TAGS)[number];

export interface Outcomes {
  right: number;
  unavailable: number;
  wrong: number;
}

/** The outcomes for each layout, by the state of tag 0xEA1D. */
export type MovedTally = Map<string, Record<Tag, Outcomes>>;

export interface MovedRun {
  readonly tally: MovedTally;
  /** the first few wrong numbers */
  readonly failures: readonly string[];
}

const MAX_SHIFT = 9_000;
const MAX_FAILURES = 20;
/** Bytes, a little less than an APP1 segment can contain. */
const SEGMENT_ROOM = 65_000;

/** Reads `runs` photos with moved notes, equally many from each group of specimens. */
export async function fuzzMoved(
  groups: readonly (readonly Specimen[])[],
  seed: number,
  runs: number,
): Promise<MovedRun> {
  const core = await loadCore();
  const random = seeded(seed);
  const grounds = poolOf(random);
  const all = groups.flat();
  const neighbors = new Map(all.map(({ model }) => [model, all.filter((other) => other.model === model)]));
  const layouts = new Map<Specimen, string>();
  const mechanical = new Map<Specimen, number | undefined>();
  const read = (bytes: Uint8Array) =>
    readResult(core.scan({ size: bytes.length, windows: [{ position: 0, bytes }], exhausted: true }), '');
  for (const specimen of all) {
    const { shutterCount, shutterSource, counters } = read(unmoved(specimen));
    if (shutterCount !== specimen.count)
      throw new Error(
        `${specimen.model} is not read at its original place: ${shutterCount} instead of ${specimen.count}`,
      );
    mechanical.set(specimen, counters.find(({ field }) => field === 'MechanicalShutterCount')?.value);
    layouts.set(specimen, `${specimen.make.split(' ')[0]} ${shutterSource?.tag.replace('MakerNote/', '')}`);
  }
  const tally: MovedTally = new Map();
  const failures: string[] = [];
  const usable = groups.filter((group) => group.length > 0);
  for (let run = 0; run < runs; run++) {
    const specimen = random.pick(random.pick(usable));
    const shift = shiftOf(specimen, random);
    const tag = TAGS[run % TAGS.length] ?? 'tagged';
    const says = tag === 'harmed' ? random.pick(TAGS) : tag;
    const stated = says === 'tagged' ? shift : says === 'stale' ? staleShift(shift, random) : undefined;
    const around = ground(specimen, shift, neighbors.get(specimen.model) ?? [], grounds, all, random);
    const whole = tag === 'harmed' ? withoutFirstValue(specimen) : specimen;
    const block = moved(whole, shift, stated, around);
    const wrapped = block.length < SEGMENT_ROOM && random.integer(2) === 0 ? jpeg(block) : block;
    const bytes = tag === 'harmed' && random.integer(2) === 0 ? cut(wrapped, whole, shift, random) : wrapped;
    const { shutterCount, shutterSource } = read(bytes);
    const isShown = shutterSource?.grade === 'exact' || shutterSource?.grade === 'approximate';
    // If the file is cut off after Nikon's mechanical count, this count is the right one.
    const expected = shutterSource?.field === 'MechanicalShutterCount' ? mechanical.get(specimen) : specimen.count;
    const outcome = !isShown ? 'unavailable' : shutterCount === expected ? 'right' : 'wrong';
    const layout = layouts.get(specimen) ?? '';
    const row = tally.get(layout) ?? { tagged: none(), untagged: none(), stale: none(), harmed: none() };
    row[tag][outcome]++;
    tally.set(layout, row);
    if (outcome === 'wrong' && failures.length < MAX_FAILURES) {
      failures.push(
        `${specimen.model}, run ${run}: ${shutterCount} instead of ${specimen.count}, ${shutterSource?.grade}, ` +
          `moved by ${shift}, 0xEA1D ${stated ?? 'absent'}`,
      );
    }
  }
  return { tally, failures };
}

const none = (): Outcomes => ({ right: 0, unavailable: 0, wrong: 0 });

/** The outcomes for one state of tag 0xEA1D, over all layouts. */
export function totals(tally: MovedTally, tag: Tag): Outcomes {
  const sum = none();
  for (const row of tally.values()) {
    sum.right += row[tag].right;
    sum.unavailable += row[tag].unavailable;
    sum.wrong += row[tag].wrong;
  }
  return sum;
}

/** Prints a table with one line per layout. */
export function printTally(tally: MovedTally): void {
  const cells = ({ right, unavailable, wrong }: Outcomes): string =>
    [right, unavailable, wrong].map((value) => String(value).padStart(8)).join('');
  const line = (name: string, row: Record<Tag, Outcomes>): string =>
    name.padEnd(32) + TAGS.map((tag) => `${cells(row[tag])}  `).join('');
  console.log(
    ' '.repeat(32) +
      ['with 0xEA1D', 'without it', 'with a stale one', 'in a harmed file'].map((head) => head.padStart(24)).join('  '),
  );
  console.log(' '.repeat(32) + TAGS.map(() => '   right  unavail   wrong  ').join(''));
  for (const [layout, row] of [...tally].toSorted(([a], [b]) => a.localeCompare(b))) console.log(line(layout, row));
  const all = Object.fromEntries(TAGS.map((tag) => [tag, totals(tally, tag)])) as Record<Tag, Outcomes>;
  console.log(line('all', all));
}

/** The bytes that the directories before the note need. */
const HEAD_ROOM = 280;

/**
 * A random move in bytes: any distance, a small one, a multiple of 2, 4 or 12 (the size of an entry), or one after
 * which the offset of one value leads to another value.
 */
function shiftOf({ place, values }: Specimen, random: Random): number {
  const least = Math.max(-MAX_SHIFT, HEAD_ROOM - place);
  const step = random.pick([2, 4, 12]);
  for (let attempt = 0; attempt < 16; attempt++) {
    const sign = random.integer(2) === 0 ? 1 : -1;
    const far = [
      1 + random.integer(MAX_SHIFT),
      1 + random.integer(64),
      step * (1 + random.integer(Math.floor(MAX_SHIFT / step))),
      values.length > 1 ? random.pick(values) - random.pick(values) : 4,
    ];
    const shift = sign * random.pick(far);
    if (shift !== 0 && shift >= least && shift <= MAX_SHIFT) return shift;
  }
  return 4;
}

/** A shift that was right until another program moved the note again. */
function staleShift(shift: number, random: Random): number {
  const stale = random.pick([
    0,
    -shift,
    2 * shift,
    shift + 4,
    shift - 4,
    shift + 12,
    random.integer(2 * MAX_SHIFT) - MAX_SHIFT,
  ]);
  return stale === shift ? 0 : stale;
}

type Ground = (size: number) => Uint8Array;

/** For filling files: zeros, ones, noise, small numbers and text. */
function poolOf(random: Random): readonly Uint8Array[] {
  const size = 1 << 18;
  const fill = (byte: () => number): Uint8Array => Uint8Array.from({ length: size }, byte);
  const sentence = 'Copyright 2024, all rights reserved. Firmware 1.1.3 ';
  return [
    fill(() => 0),
    fill(() => 0xff),
    fill(() => random.integer(256)),
    fill(() => (random.integer(4) === 0 ? random.integer(256) : 0)),
    fill(() => random.integer(4)),
    Uint8Array.from({ length: size }, (_, index) => sentence.charCodeAt(index % sentence.length)),
  ];
}

/** The bytes around the moved note and at its old place. */
function ground(
  specimen: Specimen,
  shift: number,
  neighbors: readonly Specimen[],
  pool: readonly Uint8Array[],
  all: readonly Specimen[],
  random: Random,
): Ground {
  const plain = random.pick(pool);
  const from = random.integer(1 << 16);
  const kind = random.integer(6);
  const tail = random.integer(2_000);
  const other = random.pick(kind === 1 ? neighbors : kind === 2 ? all : [specimen]);
  // The positions of notes in the old bytes: another photo's note, or the moved note itself, once or several times.
  const places =
    kind === 1 || kind === 2
      ? [other.place]
      : kind === 3
        ? [specimen.place]
        : kind === 4
          ? [HEAD_ROOM + random.integer(MAX_SHIFT)]
          : kind === 5
            ? [specimen.place - shift, specimen.place + 2 * shift].filter((at) => at >= HEAD_ROOM)
            : [];
  return (size) => {
    const end = Math.max(size, ...places.map((at) => at + other.note.length)) + tail;
    const bytes = plain.slice(from, from + end);
    for (const at of places) bytes.set(other.note, at);
    return bytes;
  };
}

/** An Exif block with the specimen's note, `shift` bytes after the place for which its offsets were written. */
function moved(
  { make, model, order, taken, note, place }: Specimen,
  shift: number,
  stated: number | undefined,
  around: Ground,
): Uint8Array {
  const at = place + shift;
  const head = tiff(
    {
      0x010f: text(make),
      0x0110: text(model),
      0x8769: subDirectory({
        ...(taken && { 0x9003: text(taken) }),
        0x927c: entry(7, note.length, at),
        ...(stated === undefined ? {} : { 0xea1d: slong(stated) }),
      }),
    },
    { order },
  );
  if (head.length > at) throw new Error(`${model}: the note overlaps the directories before it`);
  const bytes = around(at + note.length);
  bytes.set(note, at);
  bytes.set(head);
  return bytes;
}

/**
 * Sets the number of values to 0 in the entry with the note's first value, so that the gap before this value does not
 * reveal the shift.
 */
function withoutFirstValue(specimen: Specimen): Specimen {
  const { note, firstEntry } = specimen;
  if (firstEntry === undefined) return specimen;
  const changed = note.slice();
  changed.set([0, 0, 0, 0], firstEntry + 4);
  return { ...specimen, note: changed };
}

/** Cuts the file off at a random place in its note. */
function cut(bytes: Uint8Array, { note, place }: Specimen, shift: number, random: Random): Uint8Array {
  return bytes.slice(0, place + shift + random.integer(note.length));
}

/** A file with the specimen's note at its original offset. */
export function unmoved(specimen: Specimen): Uint8Array {
  return moved(specimen, 0, undefined, (size) => join(new Uint8Array(size)));
}
