/** exifr, as its users call it. */
import exifr from 'exifr';
import { type Reader, type Tags, findInTags } from './reader';

/** The documented shortcut for everything that it can read. */
const ALL_BLOCKS = true;

/** exifr returns undefined if it reads nothing. */
const find: Reader['find'] = (result) => findInTags((result ?? {}) as Tags);

export const EXIFR: readonly Reader[] = [
  {
    name: 'exifr, default',
    product: 'exifr',
    from: 'memory',
    what: 'parse(bytes): IFD0, Exif and GPS; no maker notes',
    read: ({ bytes }) => exifr.parse(bytes),
    find,
  },
  {
    name: 'exifr, all blocks',
    product: 'exifr',
    from: 'memory',
    what: 'parse(bytes, true): every block it knows; maker notes as bytes',
    read: ({ bytes }) => exifr.parse(bytes, ALL_BLOCKS),
    find,
  },
  {
    name: 'exifr, default, from a File',
    product: 'exifr',
    from: 'file',
    what: 'parse(file): reads in pieces of 64 KB',
    read: ({ file }) => exifr.parse(file),
    find,
  },
  {
    name: 'exifr, all blocks, from a File',
    product: 'exifr',
    from: 'file',
    what: 'parse(file, true): reads the whole file for some blocks',
    read: ({ file }) => exifr.parse(file, ALL_BLOCKS),
    find,
  },
];
