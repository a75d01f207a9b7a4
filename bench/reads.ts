/**
 * `node scripts/run.mjs bench/reads.ts [FOLDER or FILE...]`: prints how many bytes and reads photos take, unchanged and
 * grown to 25 MB by zeros at the end.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadCore } from '../src/reader/core';
import { extract } from '../src/reader/extract';
import type { ExtractionResult } from '../src/reader/result';
import { sparse } from '../tests/support/read';
import { findPhotos } from './photos';
import { bytes, figure, print, table } from './print';
import { quantile } from './timing';

const WHOLE_BYTES = 25 * 1024 * 1024;
const ENOUGH = 64 * 1024;

const HEAD = ['Photos', 'Number', 'Median', 'Nine of ten', 'Most', 'Up to 64 KB', '1 read', '2', '3', 'More'];

const share = (part: number, all: number): string => `${figure((100 * part) / all)} %`;

function cellsOf(name: string, all: readonly ExtractionResult[]): string[] {
  const taken = all.map(({ bytesRead }) => bytesRead);
  const withReads = (fits: (reads: number) => boolean) => all.filter(({ reads }) => fits(reads)).length;
  return [
    name,
    figure(all.length),
    ...[0.5, 0.9, 1].map((part) => bytes(quantile(taken, part))),
    share(taken.filter((one) => one <= ENOUGH).length, all.length),
    ...[1, 2, 3].map((number) =>
      share(
        withReads((reads) => reads === number),
        all.length,
      ),
    ),
    share(
      withReads((reads) => reads > 3),
      all.length,
    ),
  ];
}

const core = await loadCore();
const photos = findPhotos(process.argv.slice(2).map((path) => resolve(path)));
const rows = [];
for (const [name, least] of [
  ['as they are', 0],
  ['with zeros to 25 MB', WHOLE_BYTES],
] as const) {
  const results = [];
  for (const { path } of photos) {
    const content = new Uint8Array(readFileSync(path));
    results.push(await extract(core, sparse(Math.max(content.length, least), { 0: content }), path));
  }
  rows.push(cellsOf(name, results));
}
await print(table(HEAD, 1, rows));
