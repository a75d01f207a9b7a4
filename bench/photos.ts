/**
 * Finds the photos to measure (at the given paths, else in the corpus, else one that is built here), and fills folders
 * with copies of them.
 */
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { isNamedLikePhoto } from '../src/reader/files/extensions';
import type { Expected } from '../tests/corpus/compare';
import { nikonNote } from '../tests/support/makerNotes';
import { type Camera, photo } from '../tests/support/photo';

export interface PhotoFile {
  readonly path: string;
  /** null if the reference reader found no count, undefined without a reference */
  readonly shutterCount?: number | null;
}

/** Damaged files and files without metadata don't show how fast metadata is read. */
const NOT_MEASURED = /^(broken|noexif)\//;

/** The photos at these paths; if there are more than `most`, an evenly spaced sample. */
export function findPhotos(paths: readonly string[], most = Infinity): PhotoFile[] {
  const corpus = resolve(process.env['CORPUS_DIR'] ?? '../shared/corpus');
  const usual = () => (fs.existsSync(join(corpus, 'expected.json')) ? corpusPhotos(corpus) : builtPhotos());
  const all = paths.length > 0 ? paths.flatMap(photosAt).map((path) => ({ path })) : usual();
  if (all.length === 0) throw new Error(`No photo in ${paths.join(', ')}`);
  return all.filter((_, index) => index % (Math.ceil(all.length / most) || 1) === 0);
}

/** The file itself, or the photos in a folder and its subfolders. */
function photosAt(place: string): string[] {
  if (!fs.statSync(place).isDirectory()) return [resolve(place)];
  const inside = fs.readdirSync(place, { recursive: true, withFileTypes: true });
  return inside
    .filter((entry) => entry.isFile() && isNamedLikePhoto(entry.name))
    .map(({ parentPath, name }) => resolve(parentPath, name))
    .toSorted();
}

function corpusPhotos(folder: string): PhotoFile[] {
  const { files } = JSON.parse(fs.readFileSync(join(folder, 'expected.json'), 'utf8')) as { files: Expected[] };
  return files
    .filter(({ file }) => !NOT_MEASURED.test(file))
    .map(({ file, shutterCount }) => ({ path: join(folder, file), shutterCount }));
}

const COUNT = 12_345;

/** Any typical camera. */
export const USUAL_CAMERA: Camera = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  note: nikonNote({ shutterCount: COUNT }),
};

function builtPhotos(): PhotoFile[] {
  const path = resolve('build/bench-photo.jpg');
  fs.writeFileSync(path, photo(USUAL_CAMERA));
  return [{ path, shutterCount: COUNT }];
}

/**
 * Fills a new folder with `number` copies of these photos, in turn. Adds zeros to files that are shorter than `size`
 * bytes. `remove` deletes the folder.
 */
export function copiesOf(photos: readonly PhotoFile[], number: number, size = 0) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'shutter-count-bench-'));
  const paths = Array.from({ length: number }, (_, index) => {
    const original = photos[index % photos.length]!.path;
    const path = join(folder, `DSC_${String(index).padStart(6, '0')}${extname(original)}`);
    fs.copyFileSync(original, path);
    if (fs.statSync(path).size < size) fs.truncateSync(path, size);
    return path;
  });
  return { folder, paths, remove: () => fs.rmSync(folder, { recursive: true }) };
}
