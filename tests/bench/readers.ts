/** The readers that are compared: ours, and the libraries that developers use today, as their users call them. */
import exifr from 'exifr';
import ExifReader from 'exifreader';
import { extractFrom } from '../../src/extraction/extract';
import type { ByteSource } from '../../src/extraction/ranges';

export interface Reader {
  readonly name: string;
  /** Reads the file as a user of the library would. Throws for files that it cannot read. */
  read(bytes: Uint8Array): unknown;
  /** The shutter count that it finds, by any of the names that a user would look for. */
  count(bytes: Uint8Array): Promise<number | undefined>;
}

function memory(bytes: Uint8Array): ByteSource {
  return { size: bytes.length, read: (offset, length) => bytes.subarray(offset, offset + length) };
}

/** Names under which a library might give a count. */
const COUNT_NAMES = ['ShutterCount', 'Shutter Count', 'ImageCount', 'Image Count', 'TotalReleases'];

function countIn(tags: Readonly<Record<string, unknown>> | undefined): number | undefined {
  for (const name of COUNT_NAMES) {
    const tag = tags?.[name];
    const value = typeof tag === 'object' && tag !== null && 'value' in tag ? tag.value : tag;
    if (typeof value === 'number') return value;
  }
  return undefined;
}

function exifrWith(name: string, options: Record<string, unknown> | undefined): Reader {
  const read = async (bytes: Uint8Array): Promise<Record<string, unknown>> => {
    const tags = (await exifr.parse(bytes, options)) as Record<string, unknown> | undefined;
    if (!tags) throw new Error('nothing read');
    return tags;
  };
  return { name, read, count: async (bytes) => countIn(await read(bytes)) };
}

function exifReaderWith(name: string, options: ExifReaderOptions): Reader {
  const read = (bytes: Uint8Array): Record<string, unknown> =>
    ExifReader.load(bytes.slice().buffer, options as { expanded: true }) as unknown as Record<string, unknown>;
  return { name, read, count: (bytes) => Promise.resolve(countIn(read(bytes))) };
}

interface ExifReaderOptions {
  readonly expanded?: boolean;
}

const EXIFR_ALL = {
  tiff: true,
  exif: true,
  gps: true,
  interop: true,
  ifd1: true,
  makerNote: true,
  userComment: true,
  xmp: true,
  icc: true,
  iptc: true,
  jfif: true,
  ihdr: true,
};

/** Ours first. */
export const READERS: readonly Reader[] = [
  {
    name: 'ours, in memory',
    read: (bytes) => extractFrom(memory(bytes)),
    count: async (bytes) => {
      const { shutterCount, shutterSource, error } = await extractFrom(memory(bytes));
      if (error) throw new Error(error.message);
      return shutterSource && ['exact', 'approximate'].includes(shutterSource.grade) ? shutterCount : undefined;
    },
  },
  exifrWith('exifr, default', undefined),
  exifrWith('exifr, all blocks', EXIFR_ALL),
  exifReaderWith('ExifReader, default', {}),
  exifReaderWith('ExifReader, expanded', { expanded: true }),
];
