/**
 * What lies beside the project and not in it: photos of other people, and the facts as they were collected. Tests that
 * compare with it are left out where it is not there, which the run says (scripts/leftOut.mjs); each has a twin on bytes
 * that we build, or on the catalogue alone.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const SHARED = resolve(import.meta.dirname, '../../../shared');

/** Real photos, with what ExifTool reads in them in expected.json */
export const CORPUS = resolve(process.env['CORPUS_DIR'] ?? `${SHARED}/corpus`);
export const hasCorpus = existsSync(`${CORPUS}/expected.json`);

/** A file of the collected facts: its path, and whether it is there */
export function sharedFile(name: string): { readonly path: string; readonly isThere: boolean } {
  const path = resolve(SHARED, name);
  return { path, isThere: existsSync(path) };
}

/** The same for a file of the corpus */
export function corpusFile(name: string): { readonly path: string; readonly isThere: boolean } {
  const path = resolve(CORPUS, name);
  return { path, isThere: existsSync(path) };
}
