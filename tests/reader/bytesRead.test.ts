import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Expected } from '../corpus/compare';
import { readSource, readTwice, sparse, watched } from '../support/read';
import { CORPUS, needsCorpus } from '../support/shared';

const MB = 1024 * 1024;
const ENOUGH = 64 * 1024;

describe('Real photos', needsCorpus, () => {
  const read = async (least: number) => {
    const { files } = JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')) as { files: Expected[] };
    return Promise.all(
      files.map(async ({ file }) => {
        const bytes = readFileSync(join(CORPUS, file));
        const source = watched(sparse(Math.max(bytes.length, least), { 0: bytes }));
        const { bytesRead } = await readSource(source, file);
        return { file, bytesRead, twice: readTwice(source.reads) };
      }),
    );
  };

  it.each([
    ['as they are', 0],
    ['of 25 MB', 25 * MB],
  ])('%s: nine in ten take 64 KB at most, and none is read twice', async (_, least) => {
    const photos = await read(least);
    expect(photos.length).toBeGreaterThan(100);
    expect(photos.filter(({ twice }) => twice.length > 0)).toEqual([]);
    expect(photos.filter(({ bytesRead }) => bytesRead > ENOUGH).length).toBeLessThanOrEqual(photos.length / 10);
  });
});
