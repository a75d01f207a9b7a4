import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findPhotos } from './photos';

it('takes the photos of a folder and of those below it, and any file that is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-bench-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '100NIKON/empty'), { recursive: true });
  for (const name of ['B.NEF', 'notes.txt', '100NIKON/A.JPG', '100NIKON/._A.JPG'])
    writeFileSync(join(folder, name), '');
  const names = (...paths: readonly string[]) => findPhotos(paths).files.map(({ name }) => name);
  expect(names(folder)).toEqual(['A.JPG', 'B.NEF']);
  expect(names(join(folder, 'notes.txt'))).toEqual(['notes.txt']);
  expect(() => names(join(folder, '100NIKON/empty'))).toThrow('No photo in');
});
