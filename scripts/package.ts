/** Builds the package, ready to publish, in `build/package/` or in the named folder. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { build } from 'vite';
import { llmsText } from '../src/site/app/llmsText';
import { PLACEHOLDER_ORIGIN, site } from '../src/config/site';
import { apiReference } from './apiReference';
import { cameraData, SCHEMA_FILE } from './cameraData';
import { cameraSchema } from './cameraSchema';
import { CORE_WASM } from './compileCore';

const ROOT = resolve(import.meta.dirname, '..');
const LIBRARY = join(ROOT, 'src/library');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Each entry point, with the module in `src/library` that has its types. */
const ENTRY_POINTS = { '.': 'index', './reader': 'withModule' } as const;

/** The declaration of `core.wasm`, for platforms that can import WebAssembly, such as Cloudflare Workers. */
const CORE_TYPES = `import type { CompiledModule } from './src/library/compiledModule.js';
declare const core: CompiledModule;
export default core;
`;

/** In a declaration file, matches `from` and a relative module name without an extension. */
const RELATIVE_IMPORT = /(\bfrom )['"](\.[^'"]*)['"]/g;

await buildPackage(resolve(process.argv[2] ?? join(ROOT, 'build/package')));

async function buildPackage(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await buildModules(folder);
  await writeTypes(join(folder, 'types'));
  await writeFile(join(folder, 'index.d.cts'), await commonJsTypes(folder));
  const entryPoints = Object.values(ENTRY_POINTS).map((entry) => `src/library/${entry}.d.ts`);
  await writeFile(join(folder, 'API.md'), apiReference(join(folder, 'types'), entryPoints));
  await copyFile(CORE_WASM, join(folder, 'core.wasm'));
  await copyFile(join(LIBRARY, 'README.md'), join(folder, 'README.md'));
  await copyFile(join(ROOT, 'docs/cameras.md'), join(folder, 'CAMERAS.md'));
  const own = await ownManifest();
  await writeFile(join(folder, 'cameras.json'), cameraData(own.license));
  const schema = cameraSchema(await readFile(join(ROOT, 'docs/cameras.md'), 'utf8'));
  await writeFile(join(folder, SCHEMA_FILE), `${JSON.stringify(schema, undefined, 2)}\n`);
  await writeFile(join(folder, 'llms.txt'), await llmsText());
  for (const name of ['CHANGELOG.md', 'LICENSE']) await copyFile(join(ROOT, name), join(folder, name));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(own), undefined, 2)}\n`);
}

async function buildModules(folder: string): Promise<void> {
  // run.mjs starts Vite's development server to run this script. The server has set NODE_ENV to 'development'.
  process.env.NODE_ENV = 'production';
  const buildInto = (outDir: string, configFile: string, mode = 'production') =>
    build({ root: ROOT, configFile: join(ROOT, configFile), logLevel: 'error', mode, build: { outDir } });
  await buildInto(folder, 'vite.package.config.ts');
  await buildInto(folder, 'vite.package.config.ts', 'commonjs');
  await buildInto(join(folder, 'bin'), 'vite.program.config.ts');
}

interface OwnManifest {
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly devDependencies: { readonly usb: string };
}

async function ownManifest(): Promise<OwnManifest> {
  return JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as OwnManifest;
}

function manifest({ version, license, type, devDependencies }: OwnManifest): object {
  const types = (entry: keyof typeof ENTRY_POINTS): string => `./types/src/library/${ENTRY_POINTS[entry]}.d.ts`;
  return {
    name: 'shutter-count',
    version,
    description:
      "Reads a camera's shutter count, and how sure it is, from an untouched photo: browsers, workers, Node, Bun, Deno.",
    keywords: ['shutter count', 'shutter actuations', 'exif', 'maker note', 'camera', 'raw'],
    license,
    ...ownersAddresses(),
    type,
    sideEffects: false,
    engines: { node: '>=20.16' },
    main: './index.cjs',
    types: './index.d.cts',
    bin: { 'shutter-count': './bin/shutter-count.js' },
    exports: {
      '.': {
        require: { types: './index.d.cts', default: './index.cjs' },
        types: types('.'),
        workerd: './workerd.js',
        default: './index.js',
      },
      './reader': { types: types('./reader'), default: './reader.js' },
      './cameras.json': './cameras.json',
      [`./${SCHEMA_FILE}`]: `./${SCHEMA_FILE}`,
      './core.wasm': { types: './types/core.d.ts', default: './core.wasm' },
      './package.json': './package.json',
    },
    // Only `--camera` loads the package `usb`. In Node, a caller of `readCamera` loads `usb` itself and passes one of
    // its devices.
    peerDependencies: { usb: `^${devDependencies.usb}` },
    peerDependenciesMeta: { usb: { optional: true } },
    imports: { '#brotli': { node: './brotli-node.js', default: './brotli.js' } },
  };
}

/** The addresses in package.json, if the package's owner has set them. */
function ownersAddresses(): object {
  const { origin, repository } = site;
  return {
    ...(origin !== PLACEHOLDER_ORIGIN && { homepage: origin }),
    ...(repository && {
      repository: { type: 'git', url: `git+${repository.replace(/(?:\.git)?$/, '.git')}` },
      bugs: { url: `${repository.replace(/\.git$/, '')}/issues` },
    }),
  };
}

/**
 * The declarations of the CommonJS file. They re-export the ES modules' declarations, which CommonJS must mark with
 * `resolution-mode`.
 */
async function commonJsTypes(folder: string): Promise<string> {
  const from = `'./types/src/library/index.js' with { 'resolution-mode': 'import' }`;
  const exported = (await import(/* @vite-ignore */ join(folder, 'index.js'))) as Readonly<Record<string, unknown>>;
  const values = Object.entries(exported).flatMap(([name, value]) => [
    `export declare const ${name}: typeof modules.${name};`,
    ...(String(value).startsWith('class ') ? [`export type ${name} = modules.${name};`] : []),
  ]);
  return `${[`import type * as modules from ${from};`, `export type * from ${from};`, ...values].join('\n')}\n`;
}

/** Writes the declarations that the entry points need, with the file extensions that Node's resolution requires. */
async function writeTypes(folder: string): Promise<void> {
  const emitted = await mkdtemp(join(tmpdir(), 'shutter-count-types-'));
  try {
    execFileSync(process.execPath, [TSC, '-p', LIBRARY, '--outDir', emitted], { stdio: ['ignore', 2, 2] });
    const waiting = Object.values(ENTRY_POINTS).map((entry) => join(emitted, 'src/library', `${entry}.d.ts`));
    const written = new Set<string>();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (written.has(path)) continue;
      written.add(path);
      const from = dirname(path);
      const text = (await readFile(path, 'utf8')).replaceAll(RELATIVE_IMPORT, (_, before: string, name: string) => {
        waiting.push(join(from, `${name}.d.ts`));
        return `${before}'${name}.js'`;
      });
      const target = join(folder, relative(emitted, path));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }
    await writeFile(join(folder, 'core.d.ts'), CORE_TYPES);
  } finally {
    await rm(emitted, { recursive: true });
  }
}
