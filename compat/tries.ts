/** Where the installed package is tried, and with what code. A try is a row. */
import { exampleCode } from '../tests/package/readme';

/** The path of what is installed in this folder. */
type Bin = (name: string) => string;
type VersionOf = (name: string) => string;

export interface Try {
  readonly name: string;
  readonly version: (versionOf: VersionOf) => string;
  /** for readers of the table */
  readonly how: string;
  /** files beside `read.mjs` and `read.cjs`, which every try has */
  readonly files?: Readonly<Record<string, string>>;
  /** what is run, and its parameters; prints the count, or builds the site */
  readonly command?: (bin: Bin) => readonly string[];
  /** the folder with the built page */
  readonly site?: string;
  /** the page may fetch nothing */
  readonly isStrict?: true;
}

export const READ_IN_MODULE = `
import { readFile } from 'node:fs/promises';
import { readPhoto } from 'shutter-count';
const { shutterCount, error } = await readPhoto(await readFile('DSC_0042.NEF'));
console.log(String(shutterCount ?? error.message));
`;

export const READ_WITH_REQUIRE = `
const { readFileSync } = require('node:fs');
const { readPhoto } = require('shutter-count');
readPhoto(readFileSync('DSC_0042.NEF')).then(({ shutterCount, error }) => console.log(String(shutterCount ?? error.message)));
`;

export const PAGE =
  '<!doctype html><title>Count</title><body><input type="file"><output></output><script type="module" src="/main.js"></script>';

/** No fetch, no beacon, no socket: only scripts of its own, and WebAssembly. */
export const STRICT_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** Reads with `readPhoto` what is given to the page. */
const SHOW = `
document.querySelector('input').addEventListener('change', async ({ target }) => {
  const { shutterCount, error } = await readPhoto(target.files[0]);
  document.querySelector('output').textContent = String(shutterCount ?? error.message);
});
document.body.dataset.ready = '';
`;

const IN_PAGE = `import { readPhoto } from 'shutter-count';${SHOW}`;
const INLINED = `import { readPhoto } from 'shutter-count/inlined';${SHOW}`;

const node = (major: number): readonly Try[] => {
  const folder = `node-${major}`;
  const bin = (path: Bin) => path(`${folder}/bin/node`);
  const version = (versionOf: VersionOf) => versionOf(folder);
  return [
    { name: 'Node', version, how: '`import`', command: (path) => [bin(path), 'read.mjs'] },
    { name: 'Node', version, how: '`require`', command: (path) => [bin(path), 'read.cjs'] },
  ];
};

/** A bundler that leaves `core.wasm` behind, which is copied, or whose page has it in its code. */
const withoutAssets = (name: string, version: Try['version'], script: string): readonly Try[] => [
  {
    name,
    version,
    how: 'a page; `core.wasm` copied beside the bundle',
    files: { 'main.js': IN_PAGE },
    command: (bin) => [process.execPath, bin(`../${script}`), '--copy'],
    site: 'dist',
  },
  {
    name,
    version,
    how: '`shutter-count/inlined`, under a policy that forbids every fetch',
    files: { 'main.js': INLINED },
    command: (bin) => [process.execPath, bin(`../${script}`)],
    site: 'dist',
    isStrict: true,
  },
];

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
    how: '`shutter-count/reader` with the imported `core.wasm`',
    files: { 'src/index.js': exampleCode('src/index.js') },
    command: (bin) => [process.execPath, bin('../inWorkerd.mjs')],
  },
  {
    name: 'Vite',
    version: (versionOf) => versionOf('vite'),
    how: 'a page, without settings',
    files: {
      'main.js': IN_PAGE,
      'vite.config.js': `export default { build: { rolldownOptions: { input: 'main.js', output: { entryFileNames: 'main.js' } } } };`,
    },
    command: (bin) => [process.execPath, bin('vite/bin/vite.js'), 'build', '--logLevel', 'error'],
    site: 'dist',
  },
  {
    name: 'webpack',
    version: (versionOf) => versionOf('webpack'),
    how: 'a page, without settings',
    files: { 'src/index.js': IN_PAGE },
    command: (bin) => [
      process.execPath,
      bin('webpack/bin/webpack.js'),
      '--mode',
      'production',
      '--stats',
      'errors-only',
    ],
    site: 'dist',
  },
  ...withoutAssets(
    'Rollup',
    (versionOf) => `${versionOf('rollup')}, plugin-node-resolve ${versionOf('@rollup/plugin-node-resolve')}`,
    'withRollup.mjs',
  ),
  ...withoutAssets('esbuild', (versionOf) => versionOf('esbuild'), 'withEsbuild.mjs'),
];
