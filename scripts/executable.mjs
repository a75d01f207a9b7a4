/**
 * Joins the command-line program and the Node that runs this script into one executable file for the current system:
 * `node scripts/executable.mjs [FOLDER]`, after a build. Requires Node 26 (for `--build-sea`) with its license file.
 * Writes `shutter-count-VERSION-SYSTEM-PROCESSOR.tar.gz` and a folder with its content, `executable/`, into FOLDER, by
 * default `build/`. Node still calls single executables a feature in development, so the release names the exact
 * version of Node that we tried.
 */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { arch, execPath, platform, version as nodeVersion } from 'node:process';

const ROOT = resolve(import.meta.dirname, '..');
const FOLDER = resolve(process.argv[2] ?? join(ROOT, 'build'));
const EXECUTABLE = join(FOLDER, 'executable');
const PROGRAM = join(ROOT, 'build/shutter-count.js');

/** The common names of operating systems for which Node has another name. */
const SYSTEMS = /** @type {Readonly<Record<string, string>>} */ ({ darwin: 'macos', win32: 'windows' });
const isWindows = platform === 'win32';

if (Number.parseInt(nodeVersion.slice(1), 10) < 26) {
  console.error(`This takes Node 26, and this is ${nodeVersion}: older ones have no --build-sea.`);
  process.exit(1);
}
const file = join(EXECUTABLE, isWindows ? 'shutter-count.exe' : 'shutter-count');

/** @type {{ readonly version: string }} */
const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));

await rm(EXECUTABLE, { recursive: true, force: true });
await mkdir(EXECUTABLE, { recursive: true });
const configuration = join(FOLDER, 'executable.json');
await writeFile(configuration, JSON.stringify({ main: PROGRAM, output: file, disableExperimentalSEAWarning: true }));
execFileSync(execPath, ['--build-sea', configuration], { stdio: ['ignore', 2, 2] });
await rm(configuration);
// macOS starts only signed programs. An ad-hoc signature, which needs no certificate, is enough.
if (platform === 'darwin') execFileSync('codesign', ['--force', '--sign', '-', file], { stdio: ['ignore', 2, 2] });

await copyFile(join(ROOT, 'LICENSE'), join(EXECUTABLE, 'LICENSE'));
await copyFile(join(ROOT, 'build/THIRD-PARTY.txt'), join(EXECUTABLE, 'THIRD-PARTY.txt'));
await copyFile(join(dirname(execPath), isWindows ? 'LICENSE' : '../LICENSE'), join(EXECUTABLE, 'NODE-LICENSE.txt'));

/** @param {readonly [string, ...string[]]} command */
const versionOf = ([program, ...parameters]) =>
  execFileSync(program, [...parameters, '--version'], { encoding: 'utf8' }).trim();
const [expected, found] = [versionOf([execPath, PROGRAM]), versionOf([file])];
if (found !== expected) throw new Error(`${file} says '${found}', and the program '${expected}'.`);

const archive = `shutter-count-${version}-${SYSTEMS[platform] ?? platform}-${arch}.tar.gz`;
// Passes file names without a folder, because some versions of tar take the `C:` of a Windows path for a host name.
execFileSync('tar', ['-czf', archive, '-C', 'executable', '.'], { cwd: FOLDER, stdio: ['ignore', 2, 2] });
console.log(`${archive}: ${found}, with Node ${nodeVersion}`);
