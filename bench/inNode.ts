/** `node inNode.js`: measures the readers on the photos listed on stdin; prints the results. */
import { readFileSync } from 'node:fs';
import { fromFile } from '../src/library/fromFile';
import { bytesReadBy, ExifTool, exifToolReader, findExifTool } from './exifTool';
import { libraries, measureReaders } from './readers';

export interface Question {
  readonly small: readonly string[];
  readonly whole: readonly string[];
  readonly rounds: number;
}

const { small, whole, rounds } = JSON.parse(readFileSync(0, 'utf8')) as Question;
const script = findExifTool();
const tool = script === undefined ? undefined : new ExifTool(script);
const readers = libraries(
  (source) => fromFile(source as string),
  () => bytesReadBy('self'),
);
if (tool) readers.push(exifToolReader(tool));
const inMemory = small.map((path) => new Uint8Array(readFileSync(path)));
console.log(JSON.stringify(await measureReaders(readers, { small, whole, inMemory }, rounds)));
tool?.end();
