/**
 * Turns a photo into what the finder compares: the values in the maker's own directories, and other texts and numbers.
 */
import { rawText } from '../config/fileText';
import { Directory, Limit } from '../../assembly/schema';
import type { ByteSource } from '../reader/byteSource';
import type { Core } from '../reader/core';
import { dcfNumber } from '../reader/dcfName';
import { isMakers, readEntries, type TagEntry } from '../reader/tagEntries';
import { decodeText } from '../reader/records';
import type { ExtractionResult } from '../reader/result';
import { decipherSony, isDecipheredSony, isEnciphered } from './ciphers';

/** A value of a maker's own directory. */
export interface NoteValue {
  readonly directory: Directory;
  readonly tag: number;
  /** as in the file, or deciphered */
  readonly bytes: Uint8Array;
  /** the byte order of its numbers */
  readonly little: boolean;
}

export interface Sample {
  /** ms by the camera's clock, with the digits after the second if the photo has them */
  readonly time: number;
  /** from the maker's data, or else from the file's name; 0 to 9999 */
  readonly fileNumber?: number;
  /** all file and picture numbers that the core reads, unchanged; `fileNumber` has only the last four digits */
  readonly pictureNumbers: readonly number[];
  /** the first version number in the firmware's name: '1.6.0' */
  readonly firmware?: string;
  /** the maker's values by `nameOf`, so that a value has the same key in all photos */
  readonly values: ReadonlyMap<string, NoteValue>;
  /** the size of the file in bytes, then the numbers outside the maker's own directories */
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  /** numbers of the maker's entries that have only one number */
  readonly noteNumbers: readonly number[];
}

/** Most bytes of values to keep of a photo. Without its previews, no maker note has more. */
const MAX_BYTES = 512 * 1024;
/** Most numbers to keep of an entry. An entry with more numbers is a block of data. */
const MAX_NUMBERS = 16;
/** Most texts, and most numbers, to keep of a photo. Cameras write a few hundred. */
const MAX_FACTS = 4096;
const ASCII = 2;
const UTF8 = 129;
const RATIONAL = 5;

/** Reads one photo; `result`: the result of its extraction. Rejects only if the file can't be read. */
export async function readSample(
  core: Core,
  source: ByteSource,
  path: string,
  result: ExtractionResult,
): Promise<Sample> {
  return readEntries(core, source, (entries) => gatherSample(entries, source.size, path, result));
}

function gatherSample(entries: Iterable<TagEntry>, size: number, path: string, result: ExtractionResult): Sample {
  const values = new Map<string, NoteValue>();
  const texts: string[] = [];
  const numbers: number[] = [size];
  const noteNumbers: number[] = [];
  let room = MAX_BYTES;
  for (const entry of entries) {
    const { directory, tag, type, bytes } = entry;
    if (type === ASCII || type === UTF8) {
      if (texts.length < MAX_FACTS) texts.push(decodeText(bytes.subarray(0, Limit.Text)));
      continue;
    }
    const facts = isMakers(directory) ? noteNumbers : numbers;
    if (facts.length < MAX_FACTS && !(isMakers(directory) && entry.count > 1)) facts.push(...numbersIn(entry));
    if (directory === Directory.Gps && type === RATIONAL && entry.count === 3) numbers.push(...degreesIn(entry));
    const name = nameOf(directory, tag);
    if (!isMakers(directory) || bytes.length < 2 || bytes.length > room || values.has(name)) continue;
    if (isEnciphered(directory, tag)) continue;
    room -= bytes.length;
    values.set(name, noteValueOf(entry));
  }
  const { software = '', subSecond = '', dateTime = '', counters } = result;
  const pictureNumbers = counters.filter(({ kind }) => kind === 'number').map(({ value }) => value);
  const noted = counters.find(({ kind, field }) => kind === 'number' && field === 'FileNumber');
  const fileNumber = noted ? noted.value % FILES : dcfNumber(path.replaceAll('\\', '/'));
  const firmware = [rawText(software), ...texts.filter((text) => /firmware/i.test(text))].map(versionIn).find(Boolean);
  return {
    time: Date.parse(`${dateTime}Z`) + Number(`0.${subSecond || 0}`) * 1000,
    ...(fileNumber !== undefined && { fileNumber }),
    pictureNumbers,
    ...(firmware !== undefined && { firmware }),
    values,
    numbers,
    texts: texts.filter((text) => text !== ''),
    noteNumbers,
  };
}

/** The key of a value in `Sample.values`. */
export const nameOf = (directory: Directory, tag: number): string => `${directory} ${tag}`;

/** DCF's file numbers have four digits. */
const FILES = 10_000;

/** 'Firmware Version 1.6.0' → '1.6.0' */
const versionIn = (text: string): string | undefined => /\d{1,3}(?:\.\d{1,3}){1,3}/.exec(text)?.[0];

function noteValueOf({ directory, tag, little, bytes }: TagEntry): NoteValue {
  // Copy the bytes: the next photo overwrites the core's memory.
  const copy = isDecipheredSony(directory, tag) ? decipherSony(bytes) : bytes.slice();
  return { directory, tag, bytes: copy, little: little || isAlwaysLittle(directory, tag) };
}

/**
 * True for blocks that are little-endian in every maker note: Canon's CameraInfo, and the blocks that Sony enciphers.
 * Source: docs/formats.md.
 */
const isAlwaysLittle = (directory: Directory, tag: number): boolean =>
  (directory === Directory.Canon && tag === CAMERA_INFO) || isDecipheredSony(directory, tag);

/** Canon's CameraInfo, a block with fields at fixed positions. */
export const CAMERA_INFO = 0x000d;

/** The integers of an entry. A rational counts as two integers. */
function numbersIn({ unit, bytes, little }: TagEntry): number[] {
  const width = unit === 8 ? 4 : unit;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const count = Math.min(MAX_NUMBERS, Math.floor(bytes.length / width));
  return Array.from({ length: count }, (_, index) =>
    width === 4
      ? view.getUint32(index * 4, little)
      : width === 2
        ? view.getUint16(index * 2, little)
        : view.getUint8(index),
  );
}

/** Units per degree in which a GPS coordinate may be stored as a whole number. With 1, the coordinate has decimals. */
const PARTS_OF_DEGREE = [1, 1e4, 1e5, 1e6, 1e7];

/**
 * Converts a GPS coordinate (three rationals: degrees, minutes and seconds) into decimal degrees and into smaller
 * units.
 */
function degreesIn({ bytes, little }: TagEntry): number[] {
  if (bytes.length < 24) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const part = (index: number) => view.getUint32(index * 8, little) / (view.getUint32(index * 8 + 4, little) || 1);
  const degrees = part(0) + part(1) / 60 + part(2) / 3600;
  return PARTS_OF_DEGREE.map((parts) => (parts === 1 ? degrees : Math.round(degrees * parts)));
}
