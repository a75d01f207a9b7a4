/** Builds the package, packs it, and installs the tarball in an empty project, as its users do. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** An object in the output of `npm pack --json`. */
export interface Packed {
  readonly filename: string;
  /** bytes of the tarball */
  readonly size: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

export interface Installed {
  readonly packed: Packed;
  /**
   * the tarball of the package without these parts: the command-line program, the data on cameras, wear, the
   * documentation, the decoder that browsers load on demand, the camera reader, the core as a separate file, and the
   * code for CommonJS
   */
  readonly packedLean: Packed;
  /** the folder in which the tarball is installed */
  readonly userProject: string;
}

const ROOT = resolve(import.meta.dirname, '../..');
const OPTIONAL = [
  'bin',
  'brotli.js',
  'index.cjs',
  'core.wasm',
  'parts/cameraReader.js',
  'parts/wearOf.js',
  'cameras.json',
  'cameras.schema.json',
  'llms.txt',
  'README.md',
  'API.md',
  'CAMERAS.md',
  'CHANGELOG.md',
];

/** The package owner's settings. */
const OWNER = { VITE_SITE_ORIGIN: 'https://site.test', VITE_REPOSITORY: 'https://git.test/owner/name' };

/** Builds, packs and installs the package in an existing folder. */
export function installPackage(folder: string): Installed {
  const built = join(folder, 'built');
  execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/package.ts', built], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...OWNER },
  });
  const packed = pack(built, folder);

  const lean = join(folder, 'lean');
  cpSync(built, lean, { recursive: true });
  for (const name of OPTIONAL) rmSync(join(lean, name), { recursive: true });
  const packedLean = pack(lean, folder, '--dry-run');

  const userProject = join(folder, 'project');
  mkdirSync(userProject);
  writeFileSync(join(userProject, 'package.json'), '{ "name": "somebody", "private": true, "type": "module" }\n');
  execFileSync('npm', ['install', join(folder, packed.filename), '--offline', '--no-audit', '--no-fund'], {
    cwd: userProject,
    stdio: 'ignore',
  });
  return { packed, packedLean, userProject };
}

function pack(from: string, to: string, ...options: readonly string[]): Packed {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', to, ...options], {
    cwd: from,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // Some versions of npm print a list, others an object whose keys are the names of the packages.
  const { name } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as { name: string };
  const printed = JSON.parse(output) as Readonly<Record<string, Packed>>;
  return (printed[0] ?? printed[name])!;
}
