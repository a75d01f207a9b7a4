/** Bundles the lab for Node and for the browser, and each reader alone to measure its first call and its size. */
import { copyFile, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildEnvironmentOptions, build } from 'vite';
import wasm from 'vite-plugin-wasm';
import { core } from '../scripts/compileCore';
import { installPackage } from '../tests/support/installPackage';
import type { Product } from './readers/reader';

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, '..');
export const BUNDLES = join(ROOT, 'build/bench');
/** A project with our package installed, so that Node's lookup finds it from bundles below this folder. */
const PROJECT = join(BUNDLES, 'project');
const PACKAGE = join(PROJECT, 'node_modules/shutter-count');
/** In Node the readers run as they are installed. */
const INSTALLED = ['shutter-count', 'exifr', 'exifreader', '@uswriting/exiftool'];
export const NODE_BUNDLES = join(PROJECT, 'bundles');
export const PAGE_BUNDLES = join(BUNDLES, 'page');

/** Pages with a file input, each with its module. */
const PAGES = { index: 'labInBrowser', firstCallInBrowser: 'firstCallInBrowser', manyInBrowser: 'manyInBrowser' };
const html = (module: string): string =>
  `<!doctype html><title>${module}</title><input type="file" multiple><script type="module" src="/${module}.js"></script>`;

/**
 * Only a cross-origin isolated page gets a clock of 5 µs; all others have one of 100 µs. `no-transform` turns off
 * compression, so that loading doesn't wait for it.
 */
const HEADERS = `/*
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
  Cache-Control: no-transform
`;

interface Alone {
  readonly product: Exclude<Product, 'floor'>;
  /** its module in `alone/` */
  readonly module: string;
  /** loaded only for the rare file that needs it */
  readonly onDemand: readonly (string | RegExp)[];
  /** its first call takes seconds */
  readonly slow?: true;
  /** a file that it fetches beside its JavaScript */
  readonly asset?: string;
}

/** The readers that are bundled alone. */
export const ALONE: readonly Alone[] = [
  { product: 'ours', module: 'ours', onDemand: ['#brotli'] },
  {
    product: 'our package',
    module: 'package',
    onDemand: ['#brotli', /(?:readCardReport|extractReport\d*|rawTags)\.js$/],
    asset: join(PACKAGE, 'core.wasm'),
  },
  { product: 'exifr', module: 'exifr', onDemand: [] },
  { product: 'ExifReader', module: 'exifReader', onDemand: [] },
  { product: 'ExifTool', module: 'exifTool', onDemand: [], slow: true, asset: findPerlModule() },
];

/** What a reader adds to an application, in bytes, compressed. */
export interface Weight {
  readonly product: Product;
  readonly gzip: number;
  /** additional bytes that are loaded on demand */
  readonly onDemand: number;
}

/** Builds everything from scratch; returns the sizes of the readers. */
export async function buildBundles(): Promise<Weight[]> {
  await rm(BUNDLES, { recursive: true, force: true });
  await mkdir(BUNDLES, { recursive: true });
  // Where Node's lookup finds the other readers.
  await symlink(join(HERE, 'node_modules'), join(BUNDLES, 'node_modules'), 'junction');
  installPackage(BUNDLES);
  await bundle(NODE_BUNDLES, ['labInNode', 'firstCallInNode', 'peerProgram', 'exiftoolService', ...ALONE.map(pathOf)], {
    ssr: true,
    rolldownOptions: { external: INSTALLED },
  });
  await bundle(PAGE_BUNDLES, Object.values(PAGES));
  for (const [page, module] of Object.entries(PAGES)) await writeFile(join(PAGE_BUNDLES, `${page}.html`), html(module));
  await writeFile(join(PAGE_BUNDLES, '_headers'), HEADERS);
  await copyFile(findPerlModule(), join(PAGE_BUNDLES, 'zeroperl.wasm'));
  const weights: Weight[] = [];
  for (const alone of ALONE) weights.push(await weigh(alone));
  return weights;
}

async function weigh(alone: Alone): Promise<Weight> {
  const { product, onDemand, asset } = alone;
  const whole = await gzipOf(await bundleAlone(alone, join(BUNDLES, 'whole'), []));
  const first = await gzipOf(await bundleAlone(alone, join(PAGE_BUNDLES, 'alone'), onDemand));
  return {
    product,
    gzip: first + (asset ? await gzipOf(asset) : 0),
    onDemand: onDemand.length > 0 ? whole - first : 0,
  };
}

/** Bundles a reader into one file; returns its path. */
async function bundleAlone(alone: Alone, folder: string, external: Alone['onDemand']): Promise<string> {
  await bundle(folder, [pathOf(alone)], { rolldownOptions: { external: [...external] } }, false);
  return join(folder, `${alone.module}.js`);
}

const pathOf = ({ module }: Alone): string => `alone/${module}`;

/** A Vite build with only the plugins that our core needs. */
async function bundle(
  outDir: string,
  modules: readonly string[],
  { rolldownOptions, ...options }: BuildEnvironmentOptions = {},
  codeSplitting?: false,
): Promise<void> {
  const input = Object.fromEntries(
    modules.map((module) => [module.split('/').at(-1) ?? module, join(HERE, `${module}.ts`)]),
  );
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    plugins: [core(), wasm()],
    base: './',
    resolve: { alias: options.ssr ? {} : { 'shutter-count': join(PACKAGE, 'index.js') } },
    build: {
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      modulePreload: false,
      // As in the site: the core is inlined into its JavaScript.
      assetsInlineLimit: (path) => (path.endsWith('build/core.wasm') ? true : undefined),
      ...options,
      rolldownOptions: {
        ...rolldownOptions,
        input,
        preserveEntrySignatures: 'strict',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name]-[hash].js',
          ...(codeSplitting === false && { codeSplitting }),
        },
      },
    },
  });
}

async function gzipOf(path: string): Promise<number> {
  return gzipSync(await readFile(path), { level: 9 }).length;
}

/** The Perl interpreter in WebAssembly that comes with ExifTool's package. */
function findPerlModule(): string {
  const exiftool = createRequire(import.meta.url).resolve('@uswriting/exiftool');
  return join(createRequire(exiftool).resolve('@6over3/zeroperl-ts'), '../../esm/zeroperl.wasm');
}
