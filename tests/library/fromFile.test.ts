import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { fromFile } from '../../src/library/fromFile';
import { readPhoto, readPhotos } from '../../src/library/sharedReader';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';

const folder = mkdtempSync(join(tmpdir(), 'shutter-count-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const bytes = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 8_541 }) });

function written(name: string, content = bytes): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

it('A path, its bytes and the URL of a file open the same photo', async () => {
  const path = written('DSC_0042.JPG');
  for (const given of [path, Buffer.from(path), pathToFileURL(path)]) {
    const file = await fromFile(given);
    expect(file.size).toBe(bytes.length);
    expect(file.name).toContain('DSC_0042.JPG');
    expect(await readPhoto(file)).toMatchObject({ shutterCount: 8_541 });
  }
});

it('A file’s path gives an estimate without a path option', async () => {
  const estimated = photo({ make: 'Canon', model: 'Canon EOS RP' });
  const path = written('IMG_1234.JPG', estimated);
  const named = await readPhoto(estimated, { path });
  expect(await readPhoto(await fromFile(path))).toEqual(named);
});

it('A missing path, or one that is not a file, gives a result with the system’s cause among many photos', async () => {
  const paths = [join(folder, 'gone.NEF'), folder, written('DSC_0043.JPG')];
  const results = [];
  for await (const { result } of readPhotos(paths, { open: fromFile })) results.push(result);
  expect(results).toMatchObject([
    { status: 'failed', error: { code: 'processing-failed', cause: { code: 'ENOENT' } } },
    { status: 'failed', error: { code: 'processing-failed', message: 'The file could not be read: it is not a file' } },
    { status: 'counted', shutterCount: 8_541 },
  ]);
  await expect(fromFile(paths[0]!)).rejects.toThrow(/ENOENT/);
});

it('A file that becomes shorter while it is read is not called damaged', async () => {
  const path = written('DSC_0044.JPG');
  const file = await fromFile(path);
  truncateSync(path, 100);
  expect(await readPhoto(file)).toMatchObject({ error: { code: 'processing-failed' } });
});

it('Without a file system, the error names the alternative', async () => {
  vi.stubGlobal('process', undefined);
  try {
    await expect(fromFile('DSC_0042.JPG')).rejects.toThrow(/in a page, readPhoto takes the File itself/);
  } finally {
    vi.unstubAllGlobals();
  }
});
