/**
 * Hostile photos: mutated, spliced, with repeated parts, with a false size, or with packed parts that unpack to far
 * more bytes.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Limit } from '../../assembly/schema';
import { HEAD_BYTES, MAX_REPORT_BYTES } from '../../src/reader/cardReport/recognize';
import { writeFiles } from '../../src/cli/filesTable';
import type { ByteSource } from '../../src/reader/byteSource';
import { loadCore } from '../../src/reader/core';
import { memorySource } from '../../src/reader/ranges';
import { PREVIEW_BYTES, readPreview } from '../../src/reader/preview';
import { readAllTags } from '../../src/reader/rawTags';
import { readSample } from '../../src/finder/sample';
import { writeCsv } from '../../src/history/csv';
import { readingOf } from '../../src/history/reading';
import { openHistory, writeHistory } from '../../src/history/savedHistory';
import { extractFile } from '../../src/reader/files/extractFile';
import { search } from '../finder/series';
import { builtInputs, corpusInputs } from '../fuzz/inputs';
import { checkHost } from '../fuzz/properties';
import { hexProfile, jxlBomb, pngBomb } from '../support/bombs';
import { join } from '../support/bytes';
import { scanEffortOf } from '../support/scanEffort';
import { CONTROL_CHARACTERS } from '../support/hostileTexts';
import { sparse } from '../support/read';
import { holds, mutated, oneOf } from './property';
import { expectResult } from './shape';

const INPUTS = [...builtInputs(), ...corpusInputs()];
const NAME = 'DSC_0042.JPG';
const MEGABYTE = 1 << 20;
/** The limit for a core's memory, which never shrinks. No file has needed so much yet. */
const MAX_MEMORY = 4 * MEGABYTE;
const MAX_REPEATED = 3 * MEGABYTE;

/** True for one file in 16, because reading tags, preview and sample takes long. */
const withTags = fc.nat(15).map((number) => number === 15);
const changed = mutated(INPUTS);
const input = oneOf(INPUTS);

it('a mutated photo is read safely', () =>
  holds(75, fc.record({ bytes: changed, withTags }), async ({ bytes, withTags: isWhole }) => {
    await checkHost(await loadCore(), bytes);
    await expectSafe(memorySource(bytes), isWhole);
  }));

it('a photo after another one is read safely', () =>
  holds(15, fc.record({ before: changed, after: input, withTags }), ({ before, after, withTags: isWhole }) =>
    expectSafe(memorySource(join(before, after)), isWhole),
  ));

it('a photo with a repeated piece, like endless directories or segments, is read safely', () =>
  holds(
    15,
    fc.record({
      bytes: changed,
      place: fc.nat(4095),
      length: fc.integer({ min: 1, max: 256 }),
      added: fc.oneof(fc.nat(MEGABYTE >> 4), fc.nat(MAX_REPEATED)),
      withTags,
    }),
    ({ bytes, place, length, added, withTags: isWhole }) => {
      const from = place % Math.max(1, bytes.length);
      const piece = bytes.slice(from, from + length);
      const times = Math.floor(added / Math.max(1, piece.length));
      const middle = Buffer.alloc(times * piece.length, piece);
      return expectSafe(
        memorySource(join(bytes.subarray(0, from + piece.length), middle, bytes.subarray(from))),
        isWhole,
      );
    },
  ));

it('a photo of a claimed size is read safely', () =>
  holds(
    15,
    fc.record({
      bytes: changed,
      size: fc.oneof(
        fc.constantFrom(0, 1, 0x7fff_ffff, 0xffff_ffff),
        fc.nat(0x7fff_ffff).map((half) => 2 * half),
      ),
      withTags,
    }),
    ({ bytes, size, withTags: isWhole }) => expectSafe(sparse(size, { 0: bytes }), isWhole),
  ));

it('a photo in which many offsets point at one place is read safely', () =>
  holds(
    15,
    fc.record({
      bytes: input,
      target: fc.nat(511),
      start: fc.nat(511),
      isLittle: fc.boolean(),
      step: fc.constantFrom(4, 12),
      length: fc.constantFrom(4, 64, 4096),
      withTags,
    }),
    ({ bytes, target, start, isLittle, step, length, withTags: isWhole }) => {
      const view = new DataView(bytes.slice().buffer);
      const end = Math.min(bytes.length - 4, start + length);
      for (let at = start; at <= end; at += step) view.setUint32(at, target, isLittle);
      return expectSafe(memorySource(new Uint8Array(view.buffer)), isWhole);
    },
  ));

it('a bomb is read within bounds: more packed ranges than any photo has, each with much unpacked content', () =>
  holds(
    15,
    fc.record({
      number: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 60 })),
      length: fc.oneof(...[Limit.Unpacked, MEGABYTE, 2 * MEGABYTE].map((max) => fc.integer({ min: 1, max }))),
      isPng: fc.boolean(),
      isDigits: fc.boolean(),
    }),
    async ({ number, length, isPng, isDigits }) => {
      const profile = isDigits ? hexProfile(length) : new Uint8Array(length);
      const { result, scans, steps, windows, copied, ranges, unpacked, memory } = await scanEffortOf(
        isPng ? pngBomb(number, profile) : jxlBomb(number, length),
      );
      expect(ranges).toBeLessThanOrEqual(Limit.UnpackedRanges);
      expect(unpacked).toBeLessThanOrEqual(Limit.UnpackedRanges * Limit.Unpacked);
      expect(scans).toBeLessThanOrEqual(windows + 1);
      expect(steps).toBeLessThanOrEqual(scans * (number + 4));
      expect(result.bytesRead).toBeLessThanOrEqual(Limit.HostBytes);
      expect(copied).toBeLessThanOrEqual(result.bytesRead + unpacked + 16 * windows);
      expect(memory).toBeLessThan(MAX_MEMORY);
      expectResult(result);
    },
  ));

/**
 * Expects what must hold for any result: the reads are limited and inside the file, and the result can be stored and
 * shown safely.
 */
async function expectSafe({ size, read }: ByteSource, isWhole: boolean): Promise<void> {
  let reads = 0;
  let bytes = 0;
  const source: ByteSource = {
    size,
    read: (offset, length) => {
      expect(Math.min(offset, length)).toBeGreaterThanOrEqual(0);
      expect(offset + length).toBeLessThanOrEqual(size);
      reads++;
      bytes += length;
      return read(offset, length);
    },
  };
  const core = await loadCore();
  const { result } = await extractFile(core, source, NAME);
  // If a file is not a photo, one more read detects its type, and another may read it whole as a card report.
  expect(reads).toBeLessThanOrEqual(Limit.HostReads + 2);
  expect(bytes).toBeLessThanOrEqual(Limit.HostBytes + HEAD_BYTES + MAX_REPORT_BYTES);
  if (isWhole) {
    await readAllTags(core, source);
    expect((await readPreview(core, source))?.length ?? 0).toBeLessThanOrEqual(PREVIEW_BYTES);
    const sample = await readSample(core, source, NAME, result);
    // Five samples with the same note contain no rising number, so even in a hostile note, the search must find none.
    const series = Array.from({ length: 5 }, (_, index) => ({ ...sample, time: index * 1e6, fileNumber: index + 1 }));
    expect(search(series).kind).toBe('none');
  }
  const reading = readingOf(result, NAME);
  expect(openHistory(writeHistory([reading], true))).not.toHaveProperty('problem');
  expect(await writeFiles([{ file: NAME, result }])).not.toMatch(CONTROL_CHARACTERS);
  expect(writeCsv([reading], true)).not.toMatch(CONTROL_CHARACTERS);
  expectResult(result);
}
