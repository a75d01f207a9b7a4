/**
 * Files outside the repository: other people's photos, and the facts as they were collected. Without them the tests that
 * need them are skipped, and the run says so (scripts/leftOut.mjs). Each of those tests has a counterpart on bytes that
 * we build, or on the catalogue alone.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const SHARED = resolve(import.meta.dirname, '../../../shared');

/** Real photos, with what ExifTool reads from them in expected.json */
export const CORPUS = resolve(process.env['CORPUS_DIR'] ?? `${SHARED}/corpus`);
export const hasCorpus = existsSync(`${CORPUS}/expected.json`);

/** A file of the collected facts: its path, and whether it exists */
export function sharedFile(name: string): { readonly path: string; readonly isThere: boolean } {
  const path = resolve(SHARED, name);
  return { path, isThere: existsSync(path) };
}

/** The same for a file of the corpus */
export function corpusFile(name: string): { readonly path: string; readonly isThere: boolean } {
  const path = resolve(CORPUS, name);
  return { path, isThere: existsSync(path) };
}
