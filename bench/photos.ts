/** The photos to measure: those named, else the corpus, else files that we build. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isNamedLikePhoto } from '../src/reading/extensions';
import { canonNote, nikonNote, pentaxNote, signedCameraInfo, sonyNote } from '../tests/support/makerNotes';
import { type Camera, photo } from '../tests/support/photo';
import type { Expected } from '../tests/corpus/compare';
import { BUNDLES } from './bundles';

export interface PhotoFile {
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  /** what the reference reads; undefined if there is no count or nobody knows it */
  readonly shutterCount?: number;
}

export interface Photos {
  readonly kind: 'named' | 'corpus' | 'built';
  /** for the readers */
  readonly files: readonly PhotoFile[];
  /** for the programs; includes damaged files */
  readonly all: readonly string[];
}

/** Damaged files, and files without metadata, say nothing about how fast metadata is read. */
const NOT_MEASURED = /^(broken|noexif)\//;

/** Finds the photos: those at `paths`, files or folders, else the corpus, else built ones. */
export function findPhotos(paths: readonly string[]): Photos {
  const corpus = resolve(process.env['CORPUS_DIR'] ?? '../shared/corpus');
  if (paths.length > 0) return namedPhotos(paths);
  return existsSync(join(corpus, 'expected.json')) ? corpusPhotos(corpus) : builtPhotos();
}

function photoFile(path: string, name: string, shutterCount?: number | null): PhotoFile {
  const bytes = statSync(path).size;
  return typeof shutterCount === 'number' ? { name, path, bytes, shutterCount } : { name, path, bytes };
}

function namedPhotos(paths: readonly string[]): Photos {
  const files = paths.flatMap(photosAt).map((path) => photoFile(path, basename(path)));
  if (files.length === 0) throw new Error(`No photo in ${paths.join(', ')}`);
  return { kind: 'named', files, all: files.map(({ path }) => path) };
}

/** The file itself, or the photos in a folder and in those below it. */
function photosAt(place: string): string[] {
  if (!statSync(place).isDirectory()) return [resolve(place)];
  const inside = readdirSync(place, { recursive: true, withFileTypes: true });
  return inside
    .filter((entry) => entry.isFile() && isNamedLikePhoto(entry.name))
    .map(({ parentPath, name }) => resolve(parentPath, name))
    .toSorted();
}

function corpusPhotos(folder: string): Photos {
  const { files } = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as { files: Expected[] };
  return {
    kind: 'corpus',
    files: files
      .filter(({ file }) => !NOT_MEASURED.test(file))
      .map(({ file, shutterCount }) => photoFile(join(folder, file), file, shutterCount)),
    all: files.map(({ file }) => join(folder, file)),
  };
}

const COUNT = 12_345;

/** The camera of every photo that only has to be typical. */
export const USUAL_CAMERA: Camera = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  note: nikonNote({ shutterCount: COUNT }),
};

const BUILT: Readonly<Record<string, Camera>> = {
  'nikon-d850.jpg': USUAL_CAMERA,
  'sony-ilce-6400.jpg': { make: 'SONY', model: 'ILCE-6400', note: sonyNote({ layout: 'b', shutterCount: COUNT }) },
  'pentax-k-70.jpg': { make: 'PENTAX', model: 'PENTAX K-70', note: pentaxNote({ shutterCount: COUNT }) },
  'canon-eos-rp.jpg': {
    make: 'Canon',
    model: 'Canon EOS RP',
    note: canonNote({ cameraInfo: signedCameraInfo(2560, 0x960, COUNT) }),
  },
};

function builtPhotos(): Photos {
  const files = Object.entries(BUILT).map(([name, camera]) => photoFile(writePhoto(name, photo(camera)), name, COUNT));
  return { kind: 'built', files, all: files.map(({ path }) => path) };
}

/** Writes bytes to a file in the bench's folder; returns its path. */
export function writePhoto(name: string, bytes: Uint8Array): string {
  const folder = join(BUNDLES, 'photos');
  const path = join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, bytes);
  return path;
}
