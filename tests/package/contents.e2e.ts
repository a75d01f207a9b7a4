/** The contents of the tarball, and what the package exports. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';

const packed = inject('packed');
const project = inject('userProject');
const installed = join(project, 'node_modules/shutter-count');
const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as Readonly<Record<string, unknown>>;
const root = JSON.parse(readFileSync('package.json', 'utf8')) as Readonly<Record<string, unknown>>;

const KB = 1024;

const FUNCTIONS = [
  'PHOTO_EXTENSIONS',
  'UrlError',
  'countOf',
  'createReader',
  'fromUrl',
  'readCardReport',
  'readPhoto',
  'readPhotos',
  'readTags',
];

/** A change here needs a new version and an entry in CHANGELOG.md. */
const EXPORTED = {
  '.': FUNCTIONS,
  './inlined': FUNCTIONS,
  './reader': ['PHOTO_EXTENSIONS', 'UrlError', 'countOf', 'createReader', 'fromUrl'],
  './camera': ['CAMERA_FILTERS', 'countOf', 'readCamera'],
  './wear': ['wearOf'],
};

describe('The tarball', () => {
  it('is under 80 KB with one form of the core, without program, camera, data, documentation and the decoder that is loaded on demand', () => {
    expect(inject('packedLean').size).toBeLessThan(80 * KB);
  });

  it('holds the modules, the core, the types, the program, the README and the licenses', () => {
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
        'camera.js',
        'core.wasm',
        'index.js',
        'inlined.js',
        'node.js',
        'package.json',
        'reader.js',
        'wear.js',
      ]),
    );
    expect(
      paths.filter(
        (path) =>
          !/\.(?:js|d\.ts|wasm|md|txt)$|^LICENSE$|^(?:package|bin\/package|cameras|cameras\.schema)\.json$/.test(path),
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

describe('The exported names', () => {
  it('are the same from every entry point', () => {
    const script = `
      const names = async (door) => Object.keys(await import(door)).toSorted();
      console.log(JSON.stringify({
        '.': await names('shutter-count'),
        './inlined': await names('shutter-count/inlined'),
        './reader': await names('shutter-count/reader'),
        './camera': await names('shutter-count/camera'),
        './wear': await names('shutter-count/wear'),
        browser: await names('./node_modules/shutter-count/index.js'),
      }));`;
    const names: unknown = JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: project, encoding: 'utf8' }),
    );
    expect(names).toEqual({ ...EXPORTED, browser: EXPORTED['.'] });
    expect(Object.keys(manifest['exports'] as object).toSorted()).toEqual(
      [...Object.keys(EXPORTED), './cameras.json', './cameras.schema.json', './core.wasm', './package.json'].toSorted(),
    );
  });
});
