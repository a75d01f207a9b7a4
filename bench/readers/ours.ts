/** Our own pipeline, cut off after several steps. */
import { Codec, Status } from '../../assembly/schema';
import { containerName } from '../../src/extraction/container';
import { type Scan, loadCore } from '../../src/extraction/core';
import { readCounters } from '../../src/extraction/counters';
import { extract } from '../../src/extraction/extract';
import { readPhotoFields } from '../../src/extraction/photoFields';
import { blobSource, memorySource, pieceOf } from '../../src/extraction/ranges';
import { readAllTags } from '../../src/extraction/rawTags';
import type { RawTag } from '../../src/extraction/result';
import { type Fields, readFields } from '../../src/extraction/records';
import type { Counter, ExtractionResult, PhotoFields } from '../../src/extraction/result';
import { claimedCount } from '../../tests/corpus/compare';
import { type Found, PHOTO_FIELDS, type Reader } from './reader';

const core = await loadCore();

interface Scanned {
  readonly scan: Scan;
  readonly fields: Fields;
}

/** Bytes → records that TypeScript can query, without promises, rules or a result. */
function scanBytes(bytes: Uint8Array): Scanned {
  const whole = { offset: 0, bytes };
  const windows = [pieceOf(whole, 0, 1, 0)];
  for (;;) {
    const scan = core.scan({ size: bytes.length, windows, exhausted: false });
    if (scan.status !== Status.Need) return { scan, fields: readFields(scan) };
    const { offset, length, codec } = scan.need;
    if (codec !== Codec.Plain) throw new Error('packed metadata is unpacked by the platform, not by the core');
    windows.push(pieceOf(whole, offset, length, windows.length));
  }
}

interface Known extends PhotoFields {
  readonly counters: readonly Counter[];
}

/** Reads what other readers return: plain values without any judgment. */
function readKnownFields(bytes: Uint8Array): Known {
  const { scan, fields } = scanBytes(bytes);
  if (!fields.hasExif) throw new Error('nothing read');
  return { ...readPhotoFields(fields, containerName(scan.container)), counters: readCounters(fields) };
}

const findInFields = (result: unknown): Found => {
  const known = result as Known;
  return { fields: PHOTO_FIELDS.filter((field) => known[field] !== undefined).length };
};

function findInScan(result: unknown): Found {
  const { scan, fields } = result as Scanned;
  if (!fields.hasExif) throw new Error('nothing read');
  return { tags: scan.records };
}

function findInResult(result: unknown): Found {
  const answer = result as ExtractionResult;
  if (answer.error) throw new Error(answer.error.message);
  return {
    count: claimedCount(answer),
    fields: PHOTO_FIELDS.filter((field) => answer[field] !== undefined).length,
  };
}

const findInRawTags = (result: unknown): Found => ({ tags: (result as RawTag[]).length });

export const OURS: readonly Reader[] = [
  {
    name: 'ours, in memory',
    product: 'ours',
    from: 'memory',
    what: 'the whole line: ranges, scan, records, fields, rules, finished result',
    read: ({ bytes }) => extract(core, memorySource(bytes)),
    find: findInResult,
  },
  {
    name: 'ours, core alone',
    product: 'ours',
    from: 'memory',
    what: 'copy into the core, scan, records ready to be asked: the gate of every counter is judged, no text is decoded',
    read: ({ bytes }) => scanBytes(bytes),
    find: findInScan,
  },
  {
    name: 'ours, known fields',
    product: 'ours',
    from: 'memory',
    what: 'the core, then every field that the result shows as a value, texts decoded, and all counters; no rules',
    read: ({ bytes }) => readKnownFields(bytes),
    find: findInFields,
  },
  {
    name: 'ours, raw tags',
    product: 'ours',
    from: 'memory',
    what: 'every directory entry with its name and value as text, maker notes included',
    read: ({ bytes }) => readAllTags(core, memorySource(bytes)),
    find: findInRawTags,
  },
  {
    name: 'ours, from a File',
    product: 'ours',
    from: 'file',
    what: 'the whole line, reading only the ranges that hold metadata',
    read: ({ file }) => extract(core, blobSource(file)),
    find: findInResult,
  },
  {
    name: 'ours, raw tags, from a File',
    product: 'ours',
    from: 'file',
    what: 'every directory entry, reading only the ranges that hold metadata',
    read: ({ file }) => readAllTags(core, blobSource(file)),
    find: findInRawTags,
  },
];
