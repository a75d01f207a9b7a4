/** Temporary folders of many photos. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { nikonNote } from '../tests/support/makerNotes';
import { photo } from '../tests/support/photo';

export interface Folder {
  readonly path: string;
  /** in the order of their names */
  readonly files: readonly string[];
  remove(): void;
}

/** As many as a camera puts into one folder */
const FILES_A_FOLDER = 1000;

/** Creates a folder with `number` files, each written by `write`. */
function fill(number: number, extensionOf: (index: number) => string, write: WriteFile): Folder {
  const path = mkdtempSync(join(tmpdir(), 'shutter-count-bench-'));
  const files = Array.from({ length: number }, (_, index) => {
    const folder = join(path, `${100 + Math.floor(index / FILES_A_FOLDER)}PHOTO`);
    if (index % FILES_A_FOLDER === 0) mkdirSync(folder);
    const file = join(folder, `DSC_${String(index).padStart(6, '0')}${extensionOf(index)}`);
    write(file, index);
    return file;
  });
  return { path, files, remove: () => rmSync(path, { recursive: true }) };
}

type WriteFile = (path: string, index: number) => void;

/** A folder with copies of these photos under different names. */
export function copiesOf(paths: readonly string[], number: number): Folder {
  const original = (index: number) => paths[index % paths.length]!;
  return fill(
    number,
    (index) => extname(original(index)),
    (path, index) => copyFileSync(original(index), path),
  );
}

const FIRST_DAY = Date.UTC(2016, 0, 1, 12);
const HOURS = 3_600_000;

/** A folder with small photos of a few bodies, taken over years with a few shots between one and the next. */
export function madeUpPhotos(number: number, bodies: number): Folder {
  return fill(
    number,
    () => '.JPG',
    (path, index) => {
      const dateTime = new Date(FIRST_DAY + index * 4 * HOURS).toISOString().slice(0, 19);
      const shutterCount = 1_000 + index * 7;
      const camera = {
        make: 'NIKON CORPORATION',
        model: 'NIKON D850',
        serial: String(3_012_345 + (index % bodies)),
        dateTime: dateTime.replaceAll('-', ':').replace('T', ' '),
        note: nikonNote({ shutterCount, mechanical: Math.round(shutterCount * 0.8) }),
      };
      writeFileSync(path, photo(camera));
    },
  );
}
