/**
 * Identifies the program that read a photo by its version and a hash of its code, because two builds of one version may
 * read photos differently.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
/** All code that a count depends on. */
const READER = ['assembly', 'src/config/constants.ts', 'src/reader', 'src/reader/cardReport', 'src/reader/files'];
/** Hexadecimal digits of the hash: enough to distinguish any two builds. */
const DIGITS = 8;

const filesIn = (path: string): string[] =>
  path.endsWith('.ts')
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => join(path, name).replaceAll('\\', '/'));

const hash = createHash('sha256');
for (const file of READER.flatMap(filesIn).toSorted()) {
  hash.update(`${file}\n${readFileSync(join(ROOT, file), 'utf8').replaceAll('\r', '')}`);
}

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };

/** '0.1.0+4f3a9c21' */
export const programVersion = `${version}+${hash.digest('hex').slice(0, DIGITS)}`;
