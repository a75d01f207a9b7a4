import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, inject, it } from 'vitest';

const packed = inject('packed');
const project = inject('userProject');
const installed = join(project, 'node_modules/shutter-count');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;
const root = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, unknown>>;

const KB = 1024;

/** Exported by both entry points. */
const SHARED = ['PHOTO_EXTENSIONS', 'UrlError', 'countOf', 'createReader', 'fromFile', 'fromUrl'];
const ONLY_WITH_CORE = [
  'CAMERA_FILTERS',
  'readCamera',
  'readCardReport',
  'readPhoto',
  'readPhotos',
  'readTags',
  'wearOf',
];

/** A change here needs a new version and an entry in CHANGELOG.md. */
const EXPORTED = {
  '.': [...SHARED, ...ONLY_WITH_CORE].toSorted(),
  './reader': SHARED,
};

describe('The tarball', () => {
  it('is under 130 KB with one form of the core and of the code, without program, camera, data, documentation and the decoder that is loaded on demand', () => {
    expect(inject('packedLean').size).toBeLessThan(130 * KB);
  });

  it('contains the modules, the core, the types, the program, the README and the licenses', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'API.md',
        'CAMERAS.md',
        'CHANGELOG.md',
        'cameras.json',
        'cameras.schema.json',
        'LICENSE',
        'llms.txt',
        'README.md',
        'THIRD-PARTY.txt',
        'bin/THIRD-PARTY.txt',
        'bin/package.json',
        'bin/shutter-count.js',
        'brotli.js',
        'brotli-node.js',
        'core.wasm',
        'index.cjs',
        'index.d.cts',
        'index.js',
        'package.json',
        'reader.js',
        'workerd.js',
      ]),
    );
    expect(
      paths.filter(
        (path) =>
          !/\.(?:js|cjs|d\.c?ts|wasm|md|txt)$|^LICENSE$|^(?:package|bin\/package|cameras|cameras\.schema)\.json$/.test(
            path,
          ),
      ),
    ).toEqual([]);
  });

  it('can be published as it is: this version, nothing to install with it, nothing that runs at installation', () => {
    expect(manifest).toMatchObject({ name: 'shutter-count', version: root['version'], license: root['license'] });
    expect(manifest).toMatchObject({
      homepage: 'https://site.test',
      repository: { type: 'git', url: 'git+https://git.test/owner/name.git' },
      bugs: { url: 'https://git.test/owner/name/issues' },
    });
    for (const key of ['private', 'dependencies', 'optionalDependencies', 'scripts'])
      expect(manifest).not.toHaveProperty(key);
    expect(manifest['peerDependenciesMeta']).toEqual({ usb: { optional: true } });
    expect(existsSync(join(project, 'node_modules/usb'))).toBe(false);
  });

  it('carries the notices of bundled packages, next to the files that contain them', () => {
    const notices = readFileSync(join(installed, 'THIRD-PARTY.txt'), 'utf8');
    for (const name of ['@rgrove/parse-xml', 'assemblyscript', 'brotli']) expect(notices).toContain(`\n${name} `);
    const ofProgram = readFileSync(join(installed, 'bin/THIRD-PARTY.txt'), 'utf8');
    for (const name of ['@rgrove/parse-xml', 'assemblyscript', 'i18next']) expect(ofProgram).toContain(`\n${name} `);
  });
});

describe('The code', () => {
  const modules = [installed, join(installed, 'parts')].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.c?js$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
  );

  it('is readable: with its names, one statement per line', () => {
    for (const name of ['index.cjs', 'reading.js']) {
      const text = modules.find(([file]) => file === name)![1];
      expect(text).toContain('function photoResultOf(');
      expect(text.split('\n').length).toBeGreaterThan(3000);
    }
  });

  it('names no module of Node except in the file with Node’s Brotli', () => {
    const importing = modules.filter(([, text]) => /["']node:/.test(text));
    expect(importing.map(([name]) => name)).toEqual(['brotli-node.js']);
  });

  /** The bytes that a page loads at once if it imports only these names. */
  async function sizeOf(names: string): Promise<number> {
    const page = mkdtempSync(join(project, 'bundle-'));
    const entry = join(page, 'main.js');
    writeFileSync(entry, `import { ${names} } from 'shutter-count';\nconsole.log(${names});\n`);
    const lib = { entry, formats: ['es' as const], fileName: 'main' };
    const [built] = (await build({
      configFile: false,
      root: page,
      logLevel: 'error',
      build: { write: false, lib },
    })) as {
      output: { fileName: string; code: string; imports: string[] }[];
    }[];
    const files = new Map(built!.output.map((file) => [file.fileName, file]));
    const loaded = new Set(['main.js']);
    for (const name of loaded) for (const other of files.get(name)!.imports) loaded.add(other);
    return [...loaded].reduce((bytes, name) => bytes + files.get(name)!.code.length, 0);
  }

  it('adds only imported parts to a bundle: countOf alone takes 500 bytes, and reading leaves out the catalogue', async () => {
    expect(await sizeOf('countOf')).toBeLessThan(500);
    const [reading, both] = [await sizeOf('readPhoto'), await sizeOf('readPhoto, wearOf')];
    expect(both - reading).toBeGreaterThan(50 * KB);
  });
});

describe('The exported names', () => {
  it('are those of the list, and in CommonJS the same', () => {
    const script = `
      import { createRequire } from 'node:module';
      const names = async (door) => Object.keys(await import(door)).toSorted();
      console.log(JSON.stringify({
        '.': await names('shutter-count'),
        './reader': await names('shutter-count/reader'),
        commonJs: Object.keys(createRequire(import.meta.url)('shutter-count')).toSorted(),
      }));`;
    const names: unknown = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: project, encoding: 'utf8' }),
    );
    expect(names).toEqual({ ...EXPORTED, commonJs: EXPORTED['.'] });
    expect(Object.keys(manifest['exports'] as object).toSorted()).toEqual(
      [...Object.keys(EXPORTED), './cameras.json', './cameras.schema.json', './core.wasm', './package.json'].toSorted(),
    );
  });
});
