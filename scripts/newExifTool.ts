/**
 * Compares the newest ExifTool with the version that `bench/` pins, and lists the changed rows about counters: `node
 * scripts/run.mjs scripts/newExifTool.ts [VERSION]`. VERSION replaces the pinned version.
 *
 * Exit code: 1 if a row changed; 0 if no row changed, if no newer version exists or, with a message, if npm could not
 * reach the registry.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changedRows, describeRows, type Modules } from './exifToolRows';

const PACKAGE = 'exiftool-vendored.pl';
/** Matches npm's messages that it could not reach the registry, or that the registry failed. */
const UNREACHED =
  /^npm error code (?:E5\d\d|EAI_AGAIN|ECONN\w+|E?HOSTUNREACH|ENETUNREACH|ENOTFOUND|\w*TIMEDOUT\w*|ERR_SOCKET_TIMEOUT)$/m;

const { devDependencies } = JSON.parse(readFileSync(resolve('bench/package.json'), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>;
};
const older = process.argv[2] ?? devDependencies[PACKAGE]!;
const folder = mkdtempSync(join(tmpdir(), 'exiftool-'));
try {
  compare();
} finally {
  rmSync(folder, { recursive: true });
}

function compare(): void {
  const newer = npm('view', PACKAGE, 'version');
  if (newer === undefined) return;
  if (newer === older) {
    console.log(`ExifTool ${older} is the newest version.`);
    return;
  }
  // npm unpacks packages into a folder only if the folder has a package.json.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const wanted = [`older@npm:${PACKAGE}@${older}`, `newer@npm:${PACKAGE}@${newer}`];
  if (npm('install', '--ignore-scripts', '--no-audit', ...wanted) === undefined) return;
  const rows = changedRows(modulesIn('older'), modulesIn('newer'));
  if (rows.length === 0) {
    console.log(`ExifTool ${newer} changes no row about counters since ${older}. bench/package.json may pin it.`);
    return;
  }
  console.log(`ExifTool ${newer} changes ${rows.length} rows about counters since ${older}:\n\n${describeRows(rows)}`);
  console.log('\nCompare them with docs/formats.md, then pin the new version in bench/package.json.');
  process.exitCode = 1;
}

/**
 * Returns npm's output. If npm could not reach the registry, prints a message and returns undefined. Throws on any
 * other failure.
 */
function npm(...parameters: readonly string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync('npm', [...parameters, '--fetch-retries', '1'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status === 0) return stdout.trim();
  if (!UNREACHED.test(stderr)) throw new Error(`npm ${parameters[0]} failed.\n${stderr}`);
  console.error(`npm reached no registry, so nothing was compared.\n${UNREACHED.exec(stderr)![0]}`);
  return undefined;
}

function modulesIn(name: string): Modules {
  const modules = join(folder, 'node_modules', name, 'bin/lib/Image/ExifTool');
  const files = readdirSync(modules).filter((file) => file.endsWith('.pm'));
  if (files.length === 0) throw new Error(`${PACKAGE} has no modules where it had them.`);
  return new Map(files.map((file) => [file, readFileSync(join(modules, file), 'utf8')]));
}
