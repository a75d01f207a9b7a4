/** Hostile photos: mutated, spliced, repeated, of a claimed size, and made to unpack to far more. */
import { Limit } from '../../assembly/schema';
import { HEAD_BYTES, MAX_REPORT_BYTES } from '../../src/cardReport/recognize';
import { writeFiles } from '../../src/cli/filesTable';
import type { ByteSource } from '../../src/extraction/byteSource';
import { loadCore } from '../../src/extraction/core';
import { memorySource } from '../../src/extraction/ranges';
import { PREVIEW_BYTES, readPreview } from '../../src/extraction/preview';
import { readAllTags } from '../../src/extraction/rawTags';
import { readSample } from '../../src/finder/sample';
import { writeCsv } from '../../src/history/csv';
import { readingOf } from '../../src/history/reading';
import { openHistory, writeHistory } from '../../src/history/savedHistory';
import { extractFile } from '../../src/reading/extractFile';
import { search } from '../finder/series';
import { builtInputs, corpusInputs } from '../fuzz/inputs';
import { mutate } from '../fuzz/mutate';
import { checkHost } from '../fuzz/properties';
import type { Random } from '../fuzz/random';
import { hexProfile, jxlBomb, pngBomb } from '../support/bombs';
import { join } from '../support/bytes';
import { scanEffortOf } from '../support/scanEffort';
import { STEERING } from '../support/hostileTexts';
import { sparse } from '../support/read';
import type { Hostile } from './attack';
import { wrongShape } from './shape';

const INPUTS = [...builtInputs(), ...corpusInputs()];
const NAME = 'DSC_0042.JPG';
const MEGABYTE = 1 << 20;
/** A core's memory never shrinks; that of the largest file so far took less. */
const MAX_MEMORY = 4 * MEGABYTE;
const MAX_REPEATED = 3 * MEGABYTE;
const MAX_CLAIMED = 5_000_000_000;

export function hostileFile(random: Random): Hostile {
  return random.pick(WAYS)(random);
}

const WAYS: readonly ((random: Random) => Hostile)[] = [
  ...Array.from({ length: 4 }, () => mutated),
  mutated,
  (random) => held('spliced', memorySource(join(mutate(input(random), random, INPUTS), input(random))), random),
  (random) => held('repeated', memorySource(repeated(random)), random),
  (random) => held('of a claimed size', sparse(claimed(random), { 0: mutate(input(random), random, INPUTS) }), random),
  (random) => held('pointing at itself', memorySource(pointing(random)), random),
  bomb,
];

const input = (random: Random): Uint8Array => random.pick(INPUTS);

function mutated(random: Random): Hostile {
  const bytes = mutate(input(random), random, INPUTS);
  const { way, hold } = held('mutated', memorySource(bytes), random);
  return {
    way,
    hold: async () => {
      await checkHost(await loadCore(), bytes);
      return hold();
    },
  };
}

/** A piece of the file many times over, as directories or segments without an end. */
function repeated(random: Random): Uint8Array {
  const bytes = mutate(input(random), random, INPUTS);
  const from = random.integer(Math.max(1, Math.min(bytes.length, 4096)));
  const piece = bytes.slice(from, from + 1 + random.integer(256));
  const times = Math.floor(random.integer(random.pick([MEGABYTE >> 4, MAX_REPEATED])) / Math.max(1, piece.length));
  const middle = new Uint8Array(times * piece.length);
  for (let at = 0; at < middle.length; at += piece.length) middle.set(piece, at);
  return join(bytes.subarray(0, from + piece.length), middle, bytes.subarray(from));
}

const claimed = (random: Random): number => random.pick([0, 1, 0x7fff_ffff, 0xffff_ffff, random.integer(MAX_CLAIMED)]);

/** Every number of four bytes from a place on is the offset of one place. */
function pointing(random: Random): Uint8Array {
  const bytes = input(random).slice();
  const view = new DataView(bytes.buffer);
  const target = random.integer(Math.min(512, bytes.length + 1));
  const little = random.integer(2) === 0;
  const step = random.pick([4, 12]);
  const start = random.integer(Math.min(512, bytes.length + 1));
  const end = Math.min(bytes.length - 4, start + random.pick([4, 64, 4096]));
  for (let at = start; at <= end; at += step) view.setUint32(at, target, little);
  return bytes;
}

/** A source that counts, with what must hold for any file. */
function held(way: string, { size, read }: ByteSource, random: Random): Hostile {
  const withTags = random.integer(16) === 0;
  return {
    way,
    hold: async () => {
      const counted = { reads: 0, bytes: 0, outside: '' };
      const source: ByteSource = {
        size,
        read: (offset, length) => {
          if (offset < 0 || length < 0 || offset + length > size) counted.outside = `${length} bytes at ${offset}`;
          counted.reads++;
          counted.bytes += length;
          return read(offset, length);
        },
      };
      const core = await loadCore();
      const { result } = await extractFile(core, source, NAME);
      if (counted.outside) return `read ${counted.outside} of ${size}`;
      // A file that is no photo is looked at once more, and may be a report, which is read whole.
      if (counted.reads > Limit.HostReads + 2) return `${counted.reads} reads`;
      if (counted.bytes > Limit.HostBytes + HEAD_BYTES + MAX_REPORT_BYTES) return `${counted.bytes} bytes read`;
      if (withTags) {
        await readAllTags(core, source);
        const preview = await readPreview(core, source);
        if (counted.outside) return `read ${counted.outside} of ${size} for its tags or its preview`;
        if (preview && preview.length > PREVIEW_BYTES) return `its preview has ${preview.length} bytes`;
        const sample = await readSample(core, source, NAME, result);
        // The same photo at other times: a hostile note may hold anything, but nothing that rises.
        const series = Array.from({ length: 5 }, (_, index) => ({
          ...sample,
          time: index * 1e6,
          fileNumber: index + 1,
        }));
        if (search(series).kind !== 'none') return 'a number is found in five equal photos';
      }
      const reading = readingOf(result, NAME);
      const opened = openHistory(writeHistory([reading], true));
      if ('problem' in opened) return `its history is ${opened.problem}: ${JSON.stringify(reading)}`;
      for (const shown of [await writeFiles([{ file: NAME, result }]), writeCsv([reading], true)])
        if (STEERING.test(shown)) return `shows ${JSON.stringify(shown)}`;
      return wrongShape(result);
    },
  };
}

/** More packed ranges than any photo has, each of which unpacks to much. */
function bomb(random: Random): Hostile {
  const number = 1 + random.integer(random.pick([4, 60]));
  const length = 1 + random.integer(random.pick([Limit.Unpacked, MEGABYTE, 2 * MEGABYTE]));
  const isPng = random.integer(2) === 0;
  const digits = random.integer(2) === 0;
  return {
    way: 'a bomb',
    hold: async () => {
      const profile = digits ? hexProfile(length) : new Uint8Array(length);
      const effort = await scanEffortOf(isPng ? pngBomb(number, profile) : jxlBomb(number, length));
      const { result, scans, steps, windows, copied, ranges, unpacked, memory } = effort;
      const isBounded =
        ranges <= Limit.UnpackedRanges &&
        unpacked <= Limit.UnpackedRanges * Limit.Unpacked &&
        scans <= windows + 1 &&
        steps <= scans * (number + 4) &&
        result.bytesRead <= Limit.HostBytes &&
        copied <= result.bytesRead + unpacked + 16 * windows &&
        memory < MAX_MEMORY;
      return isBounded ? wrongShape(result) : JSON.stringify({ ...effort, number, length, result: result.bytesRead });
    },
  };
}
