/**
 * Files outside the repository: other people's photos, and collected facts. If a file is missing, the run skips the
 * tests that need it and reports this. For each of these tests, another test uses only built bytes or the catalogue.
 */
import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { TestOptions } from 'vitest';
import { skipIf } from './skipIf';

const SHARED = resolve(import.meta.dirname, '../../../shared');

/** Real photos. expected.json has the values that ExifTool reads from them. */
export const CORPUS = resolve(process.env['CORPUS_DIR'] ?? `${SHARED}/corpus`);

interface OutsideFile {
  readonly path: string;
  readonly isThere: boolean;
  /** options for the tests that need this file or folder */
  readonly needed: TestOptions;
}

/** A file or folder of the collected facts. */
export const sharedFile = (name: string): OutsideFile => fileAt(resolve(SHARED, name));

/** A file or folder of the corpus. */
export const corpusFile = (name: string): OutsideFile => fileAt(resolve(CORPUS, name));

export const { isThere: hasCorpus, needed: needsCorpus } = corpusFile('expected.json');

function fileAt(path: string): OutsideFile {
  const isThere = existsSync(path);
  let missing = path;
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  return { path, isThere, needed: skipIf(!isThere, `${relative('.', missing)} is not there`) };
}
