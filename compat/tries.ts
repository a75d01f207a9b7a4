/** The runtimes and bundlers in which the installed package is tried, each with its code. */
import { exampleCode } from '../tests/package/readme';

/** The path of a program installed in this folder. */
type Bin = (name: string) => string;
type VersionOf = (name: string) => string;

export interface Try {
  readonly name: string;
  readonly version: (versionOf: VersionOf) => string;
  /** the description in the table */
  readonly how: string;
  /** files besides `read.mjs` and `read.cjs`, which every try has */
  readonly files?: Readonly<Record<string, string>>;
  /** a program that prints the count, or builds the site */
  readonly command?: (bin: Bin) => readonly string[];
  /** the folder with the built page; absent if the program prints the count */
  readonly site?: string;
  /** the page's policy forbids every fetch */
  readonly isStrict?: true;
  /** the release of Vite whose development server serves the page */
  readonly devServer?: string;
}

export const READ_IN_MODULE = `
import { fromFile, readPhoto } from 'shutter-count';
const { shutterCount, error } = await readPhoto(await fromFile('DSC_0042.NEF'));
console.log(String(shutterCount ?? error.message));
`;

const READ = `
fromFile('DSC_0042.NEF')
  .then((file) => readPhoto(file))
  .then(({ shutterCount, error }) => console.log(String(shutterCount ?? error.message)));
`;

export const READ_WITH_REQUIRE = `const { fromFile, readPhoto } = require('shutter-count');${READ}`;

/** CommonJS has no top-level `await`. */
const IMPORT_WITHOUT_AWAIT = `import { fromFile, readPhoto } from 'shutter-count';${READ}`;

export const PAGE =
  '<!doctype html><title>Count</title><body><input type="file"><output></output><script type="module" src="/main.js"></script>';

/** Only the page's own scripts and WebAssembly: no fetch, no beacon, no socket. */
export const STRICT_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Reads the photo picked on the page and shows its count. */
const SHOW = `
document.querySelector('input').addEventListener('change', async ({ target }) => {
  const { shutterCount, error } = await readPhoto(target.files[0]);
  document.querySelector('output').textContent = String(shutterCount ?? error.message);
});
document.body.dataset.ready = '';
`;

const IN_PAGE = `import { readPhoto } from 'shutter-count';${SHOW}`;

/** Code for a page that fetches the core from `address`, which is an expression. */
const separate = (address: string, head = '') => `${head}
import { createReader } from 'shutter-count/reader';
const { readPhoto } = createReader(WebAssembly.compileStreaming(fetch(${address})));${SHOW}`;

const JEST_TEST = `
const { fromFile, readPhoto } = require('shutter-count');
test('a photo', async () => {
  const { shutterCount, error } = await readPhoto(await fromFile('DSC_0042.NEF'));
  process.stdout.write(String(shutterCount ?? error.message));
});
`;

const NEXT_ROUTE = `
import { readPhoto } from 'shutter-count';
export const POST = async (request) => Response.json(await readPhoto(await request.blob()));
`;
const NEXT_LAYOUT = 'export default ({ children }) => <html><body>{children}</body></html>;';
const NEXT_PAGE = `
'use client';
import { readPhoto } from 'shutter-count';
import { useState } from 'react';
export default function Page() {
  const [count, setCount] = useState();
  const read = async ({ target }) => setCount((await readPhoto(target.files[0])).shutterCount);
  return <><input type="file" onChange={read} /><output>{count}</output></>;
}
`;

const node = (major: number): readonly Try[] => {
  const folder = `node-${major}`;
  const bin = (path: Bin) => path(`${folder}/bin/node`);
  const version = (versionOf: VersionOf) => versionOf(folder);
  return [
    { name: 'Node', version, how: '`import`', command: (path) => [bin(path), 'read.mjs'] },
    { name: 'Node', version, how: '`require`', command: (path) => [bin(path), 'read.cjs'] },
  ];
};

const vite = (name: string): readonly Try[] => {
  const version = (versionOf: VersionOf) => versionOf(name);
  const input = `{ input: 'main.js', output: { entryFileNames: 'main.js' } }`;
  const build = (how: string, code: string): Try => ({
    name: 'Vite',
    version,
    how,
    files: {
      'main.js': code,
      // run.ts writes the page's HTML.
      'vite.config.js': `export default { build: { rollupOptions: ${input} } };`,
    },
    command: (bin) => [process.execPath, bin(`${name}/bin/vite.js`), 'build', '--logLevel', 'error'],
    site: 'dist',
  });
  return [
    build('a page', IN_PAGE),
    ...(name === 'vite'
      ? [build('a page, `shutter-count/reader`', separate('core', `import core from 'shutter-count/core.wasm?url';`))]
      : []),
    { name: 'Vite', version, how: 'a page of its development server', files: { 'main.js': IN_PAGE }, devServer: name },
  ];
};

const webpack = (how: string, code: string): Try => ({
  name: 'webpack',
  version: (versionOf) => versionOf('webpack'),
  how,
  files: { 'src/index.js': code },
  command: (bin) => [process.execPath, bin('webpack/bin/webpack.js'), '--mode', 'production', '--stats', 'errors-only'],
  site: 'dist',
});

/** A page with one script, from a bundler that doesn't copy `core.wasm`. */
const oneScript = (name: string, version: Try['version'], script: string): Try => ({
  name,
  version,
  how: 'a page under a policy that forbids every fetch',
  files: { 'main.js': IN_PAGE },
  command: (bin) => [process.execPath, bin(`../${script}`)],
  site: 'dist',
  isStrict: true,
});

const esbuildVersion: Try['version'] = (versionOf) => versionOf('esbuild');
const esbuildForNode = (format: string, output: string): Try => ({
  name: 'esbuild',
  version: esbuildVersion,
  how: `\`--platform=node --format=${format}\`, one file`,
  files: { 'main.js': IMPORT_WITHOUT_AWAIT, 'package.json': '{ "private": true }' },
  command: (bin) => [process.execPath, bin('../withEsbuildForNode.mjs'), format, output],
});

export const TRIES: readonly Try[] = [
  ...[20, 22, 24, 26].flatMap(node),
  {
    name: 'Bun',
    version: (versionOf) => versionOf('bun'),
    how: '`import`',
    command: (bin) => [bin('.bin/bun'), 'read.mjs'],
  },
  {
    name: 'Bun',
    version: (versionOf) => versionOf('bun'),
    how: '`require`',
    command: (bin) => [bin('.bin/bun'), 'read.cjs'],
  },
  {
    name: 'Deno',
    version: (versionOf) => versionOf('deno'),
    how: '`import`, with `--allow-read`',
    command: (bin) => [bin('.bin/deno'), 'run', '--allow-read', '--node-modules-dir=manual', 'read.mjs'],
  },
  {
    name: 'Cloudflare Workers: workerd',
    version: (versionOf) => versionOf('workerd'),
    how: '`import`, bundled by esbuild',
    files: { 'src/index.js': exampleCode('src/index.js') },
    command: (bin) => [process.execPath, bin('../inWorkerd.mjs')],
  },
  {
    name: 'Jest',
    version: (versionOf) => versionOf('jest'),
    how: '`require`',
    files: { 'count.test.js': JEST_TEST, 'package.json': '{ "private": true }' },
    command: (bin) => [process.execPath, bin('jest/bin/jest.js'), '--runInBand', '--silent'],
  },
  ...['vite', 'vite-7', 'vite-6', 'vite-5'].flatMap(vite),
  {
    name: 'Next',
    version: (versionOf) => versionOf('next'),
    how: '`next build --webpack`: a page and a route',
    files: {
      'package.json': '{ "private": true }',
      'app/layout.jsx': NEXT_LAYOUT,
      'app/page.jsx': NEXT_PAGE,
      'app/count/route.js': NEXT_ROUTE,
    },
    command: (bin) => [process.execPath, bin('../withNext.mjs'), bin('next/dist/bin/next')],
  },
  webpack('a page', IN_PAGE),
  webpack('a page, `shutter-count/reader`', separate(`new URL('shutter-count/core.wasm', import.meta.url)`)),
  oneScript(
    'Rollup',
    (versionOf) => `${versionOf('rollup')}, plugin-node-resolve ${versionOf('@rollup/plugin-node-resolve')}`,
    'withRollup.mjs',
  ),
  oneScript('esbuild', esbuildVersion, 'withEsbuild.mjs'),
  {
    name: 'esbuild',
    version: esbuildVersion,
    how: 'a page, `shutter-count/reader`; `core.wasm` copied beside the bundle',
    files: { 'main.js': separate(`new URL('./core.wasm', import.meta.url)`) },
    command: (bin) => [process.execPath, bin('../withEsbuild.mjs'), '--copy'],
    site: 'dist',
  },
  esbuildForNode('esm', 'bundled.mjs'),
  esbuildForNode('cjs', 'bundled.cjs'),
];

/** Bundlers that bundle `main.js` into `dist`, minified. */
export const SIZED: readonly { readonly name: string; readonly command: (bin: Bin) => readonly string[] }[] = [
  {
    name: 'esbuild',
    command: (bin) => [bin('.bin/esbuild'), 'main.js', '--bundle', '--minify', '--format=esm', '--outdir=dist'],
  },
  {
    name: 'webpack',
    command: (bin) => [
      process.execPath,
      bin('webpack/bin/webpack.js'),
      './main.js',
      '--mode',
      'production',
      '--stats',
      'errors-only',
    ],
  },
];
