import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { FILES, writeFiles } from './packageFiles';
import { examples } from './readme';

const folder = mkdtempSync(join(inject('userProject'), 'node-'));
const names = Object.keys(FILES);

function run(code: string, file = 'test.mjs'): string {
  writeFileSync(join(folder, file), code);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { cwd: folder, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return stdout;
}

const ask = (code: string): unknown => JSON.parse(run(`${PREPARED}\n${code}`));
const PREPARED = `
  import { openAsBlob } from 'node:fs';
  import { createReader, fromFile, readPhoto, readTags } from 'shutter-count';
  const names = ${JSON.stringify(names)};
  const print = (value) => console.log(JSON.stringify(value));`;

beforeAll(() => writeFiles(folder));

describe('The README', () => {
  const inNode = examples.filter(({ place }) => place === 'node');

  it('has an example of every call in Node, with its output', () => {
    const code = inNode.map((example) => example.code).join('\n');
    for (const name of ['countOf', 'readPhoto', 'readPhotos', 'readTags', 'readCardReport', 'createReader', 'wearOf'])
      expect(code).toContain(`${name}(`);
    for (const { prints } of inNode) expect(prints).toBeDefined();
  });

  it('has one recipe for a photo, the same as the project’s README', () => {
    const [first, ...others] = inNode.filter(({ file }) => file === 'count.mjs');
    expect(others).toEqual([first]);
  });

  it.each(inNode)('shows the output of $file', ({ file, code, prints }) => {
    expect(run(code, file)).toBe(prints);
  });
});

describe('A result', () => {
  const program = (...parameters: readonly string[]) =>
    execFileSync('npx', ['--offline', 'shutter-count', ...parameters], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });

  it("is the object of the program's JSON lines, file by file", () => {
    const results = ask(`
      const results = [];
      for (const file of names) results.push({ file, ...(await readPhoto(await fromFile(file))) });
      print(results);`);
    const lines = program('--jsonl', ...names)
      .trimEnd()
      .split('\n');
    expect(results).toEqual(lines.map((line): unknown => JSON.parse(line)));
    expect(results).toContainEqual(expect.objectContaining({ file: 'packed.jxl', shutterCount: 8_541 }));
  });

  it('is the same for concurrent calls as for sequential ones', () => {
    const { together, apart } = ask(`
      const blobs = await Promise.all(names.map((name) => openAsBlob(name)));
      const many = Array.from({ length: 6 }, () => blobs).flat();
      const read = (blob, index) => index % 4 === 3 ? readTags(blob) : readPhoto(blob);
      const together = await Promise.all(many.map(read));
      const apart = [];
      for (const [index, blob] of many.entries()) apart.push(await read(blob, index));
      print({ together, apart });`) as { together: unknown[]; apart: unknown[] };
    expect(together.length).toBeGreaterThan(names.length);
    expect(together).toEqual(apart);
  });

  it('does not depend on a reader that another caller closes', () => {
    const counts = ask(`
      const photo = await openAsBlob('DSC_0042.NEF');
      const [mine, yours] = [createReader(), createReader()];
      const underWay = yours.readPhoto(photo);
      yours.close();
      const afterwards = await yours.readPhoto(photo).catch(({ name, message }) => [name, message]);
      const results = await Promise.all([underWay, mine.readPhoto(photo), readPhoto(photo)]);
      print([afterwards, ...results.map(({ shutterCount }) => shutterCount)]);`);
    expect(counts).toEqual([['TypeError', 'This reader is closed.'], 8_541, 8_541, 8_541]);
  });

  it('can come from a core that the caller has compiled', () => {
    const count = ask(`
      import { readFile } from 'node:fs/promises';
      import { createReader as createReaderOn } from 'shutter-count/reader';
      const core = new URL(import.meta.resolve('shutter-count/core.wasm'));
      const reader = createReaderOn(WebAssembly.compile(await readFile(core)));
      print((await reader.readPhoto(await openAsBlob('DSC_0042.NEF'))).shutterCount);`);
    expect(count).toBe(8_541);
  });

  it('can come from a path, from the bytes of one that is not UTF-8, and from the URL of a file', () => {
    const counts = ask(`
      import { copyFileSync } from 'node:fs';
      const odd = Buffer.from('caf\\xe9.NEF', 'latin1');
      copyFileSync('DSC_0042.NEF', odd);
      const results = [];
      for (const path of ['DSC_0042.NEF', odd, new URL('DSC_0042.NEF', import.meta.url)])
        results.push(await readPhoto(await fromFile(path)));
      print(results.map(({ shutterCount }) => shutterCount));`);
    expect(counts).toEqual([8_541, 8_541, 8_541]);
  });

  it('names the function for a path or an address', () => {
    const said = ask(`
      const reasons = ['DSC_0042.NEF', 'https://photos.example/DSC_0042.NEF'].map((name) => readPhoto(name).catch(String));
      print(await Promise.all(reasons));`);
    const sentence = expect.stringMatching(/^TypeError: Expected a file; got its name\. A path goes through fromFile/);
    expect(said).toEqual([sentence, sentence]);
  });

  it('comes with the catalogue beside it', () => {
    const [data, d850] = ask(`
      import { createRequire } from 'node:module';
      const data = createRequire(import.meta.url)('shutter-count/cameras.json');
      print([data, data.cameras.find(({ camera }) => camera === 'Nikon D850')]);`) as [
      { cameras: object[]; sources: Record<string, { url: string }> },
      { ratedLife: number; ratedLifeSources: string[]; exif: string[] },
    ];
    expect(data).toMatchObject({ $schema: './cameras.schema.json', format: 1, license: 'MIT' });
    expect(data.cameras.length).toBeGreaterThan(300);
    expect(d850).toMatchObject({ exif: ['NIKON D850'], ratedLife: 200_000, inPhotos: 'exact-in-file' });
    for (const id of d850.ratedLifeSources) expect(data.sources[id]?.url).toMatch(/^https:/);
  });

  it('is printed by the program that comes with the package', () => {
    expect(program('DSC_0042.NEF')).toMatch(/DSC_0042\.NEF +NIKON D850 +8,541 +exact/);
  });
});
