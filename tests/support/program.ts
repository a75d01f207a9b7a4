/** Runs the built command-line program, after building it if its sources are newer. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
export const PROGRAM = join(ROOT, 'build/shutter-count.js');
const SOURCES = [
  'assembly',
  'src/reader',
  'src/reader/cardReport',
  'src/reader/files',
  'src/cli',
  'src/library',
  'src/history',
  'src/usb',
  'src/finder',
  'src/i18n/words',
  'src/judge',
  'src/cameras',
  'src/i18n',
  'src/config',
  'vite.program.config.ts',
];
const BUILD = ['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.program.config.ts', '--logLevel', 'error'];

function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(...readdirSync(path).map((name) => newestIn(join(path, name))));
}

/** Builds the program unless it is newer than its sources. */
export function buildProgram(): void {
  const newest = Math.max(...SOURCES.map((path) => newestIn(join(ROOT, path))));
  if (existsSync(PROGRAM) && statSync(PROGRAM).mtimeMs > newest) return;
  execFileSync(process.execPath, BUILD, { cwd: ROOT, stdio: 'inherit' });
}

export interface Ran {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs the program in `folder`. It gets only the time zone of this process's environment. */
export function runProgram(folder: string, ...parameters: readonly string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    env: { TZ: process.env['TZ'] },
  });
  return { code: status, output: stdout, errors: stderr };
}
