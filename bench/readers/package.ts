/** Our package, installed like the others and called as its users call it. */
import { type PhotoResult, readPhoto } from 'shutter-count';
import { claimedCount } from '../../tests/corpus/compare';
import { PHOTO_FIELDS, type Reader } from './reader';

const find: Reader['find'] = (result) => {
  const answer = result as PhotoResult;
  if (answer.error !== undefined) throw new Error(answer.error);
  return { count: claimedCount(answer), fields: PHOTO_FIELDS.filter((field) => answer[field] !== undefined).length };
};

export const PACKAGE: readonly Reader[] = [
  {
    name: 'ours, as a package',
    product: 'our package',
    from: 'memory',
    what: 'readPhoto(bytes): the whole line, from the installed package',
    read: ({ bytes }) => readPhoto(bytes),
    find,
  },
  {
    name: 'ours, as a package, from a File',
    product: 'our package',
    from: 'file',
    what: 'readPhoto(file): the same, reading only the ranges that hold metadata',
    read: ({ file }) => readPhoto(file),
    find,
  },
];
