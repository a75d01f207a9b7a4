/** ExifReader, as its users call it. */
import ExifReader from 'exifreader';
import { type Reader, type Tags, findInTags } from './reader';

/** The other two options are required with the first. */
const ONLY_METADATA = { length: 'auto', expanded: true, includeOffsets: true } as const;

const find: Reader['find'] = (result) => findInTags(result as Tags);

/** Flattens the groups of tags. */
const findInGroups: Reader['find'] = (result) =>
  findInTags(Object.assign({}, ...Object.values(result as Readonly<Record<string, Tags>>)) as Tags);

export const EXIF_READER: readonly Reader[] = [
  {
    name: 'ExifReader, default',
    product: 'ExifReader',
    from: 'memory',
    what: 'load(buffer): all blocks, Canon and Pentax maker notes',
    read: ({ bytes }) => ExifReader.load(bytes.buffer),
    find,
  },
  {
    name: 'ExifReader, expanded',
    product: 'ExifReader',
    from: 'memory',
    what: 'load(buffer, { expanded: true }): the same in groups',
    read: ({ bytes }) => ExifReader.load(bytes.buffer, { expanded: true }),
    find: findInGroups,
  },
  {
    name: 'ExifReader, default, from a File',
    product: 'ExifReader',
    from: 'file',
    what: 'load(file): reads the whole file',
    read: ({ file }) => ExifReader.load(file),
    find,
  },
  {
    name: "ExifReader, length: 'auto', from a File",
    product: 'ExifReader',
    from: 'file',
    what: "load(file, { length: 'auto', expanded: true, includeOffsets: true }): reads 128 KB, then what is missing",
    read: ({ file }) => ExifReader.load(file, ONLY_METADATA),
    find: findInGroups,
  },
];
