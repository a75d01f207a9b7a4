import { loadCore } from '../../src/reader/core';
import { extract } from '../../src/reader/extract';
import { memorySource } from '../../src/reader/ranges';
import { Directory } from '../../assembly/schema';
import { nameOf, readSample, type Sample } from '../../src/finder/sample';
import { findCounter, type SearchOutcome } from '../../src/finder/search';
import { block, type Part } from '../support/bytes';
import { type CanonFacts, canonNote } from '../support/makerNotes';
import { type Camera, photo } from '../support/photo';

export const FIRST = Date.parse('2024-05-01T10:00:00Z');

/** Seconds from the first photo to each. The intervals are irregular, so that no clock rises like a counter. */
const SECONDS = [0, 47, 131, 500, 740, 1900];
/** The time of photo `index`, in ms. */
export const timeOfPhoto = (index: number): number => FIRST + SECONDS[index]! * 1000;

/** The date of photo `index` as cameras write it: '2024:05:01 10:00:47'. */
export const dateOfPhoto = (index: number): string =>
  new Date(timeOfPhoto(index)).toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');

/** Runs a search to its end. */
export function search(samples: readonly Sample[]): SearchOutcome {
  const work = findCounter(samples);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** A sample from a photo's bytes, as the page and the program make it. */
export async function sampleOf(bytes: Uint8Array, path: string): Promise<Sample> {
  const core = await loadCore();
  const result = await extract(core, memorySource(bytes), path);
  return readSample(core, memorySource(bytes), path, result);
}

/** A sample with one value, by default of Canon's tag 0x000D. The file number rises with `index`. */
export function sample(
  index: number,
  bytes: Uint8Array,
  more: Partial<Sample> & { readonly tag?: number } = {},
): Sample {
  const { tag = 0x000d, ...rest } = more;
  const directory = Directory.Canon;
  return {
    time: timeOfPhoto(index),
    fileNumber: 1001 + index,
    pictureNumbers: [],
    numbers: [index],
    texts: [],
    noteNumbers: [],
    values: new Map([[nameOf(directory, tag), { directory, tag, bytes, little: true }]]),
    ...rest,
  };
}

/** One sample per photo, each with a CameraInfo of 64 bytes that has the photo's parts. */
export const samples = (
  parts: readonly Readonly<Record<number, Part>>[],
  more: (index: number) => Partial<Sample> & { readonly tag?: number } = () => ({}),
): Sample[] => parts.map((part, index) => sample(index, block(64, part), more(index)));

/** A photo of a body whose counter is unknown. */
export const uncountedPhoto = (
  index: number,
  cameraInfo: Uint8Array,
  { tags = {}, order, ...camera }: Camera & Pick<CanonFacts, 'tags'> = {},
): Uint8Array =>
  photo({
    make: 'Canon',
    model: 'Canon EOS 600D',
    serial: '058021004003',
    dateTime: dateOfPhoto(index),
    note: canonNote({ cameraInfo, tags, ...(order && { order }) }),
    ...(order && { order }),
    ...camera,
  });

export const nameOfPhoto = (index: number): string => `DCIM/100CANON/IMG_${1001 + index}.JPG`;
