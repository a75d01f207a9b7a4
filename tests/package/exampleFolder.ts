/**
 * Copies the folders of `examples/` out of the project and installs each with the packed package, as its reader would.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Installed } from '../support/installPackage';

const TSC = resolve('node_modules/typescript/bin/tsc');
/** TypeScript's options for checking JavaScript without annotations. */
const TYPES =
  '--noEmit --checkJs --strict false --skipLibCheck --target ES2023 --lib ES2023,DOM --module NodeNext --types node'.split(
    ' ',
  );

/**
 * Copies an example into a folder beside the package's test project, and installs its dependencies and the named
 * packages. Returns the folder.
 */
export function installExample(
  name: string,
  { packed, userProject }: Pick<Installed, 'packed' | 'userProject'>,
  ...more: readonly string[]
): string {
  const place = dirname(userProject);
  const folder = join(place, 'examples', name);
  const source = resolve('examples', name);
  cpSync(source, folder, { recursive: true, filter: (path) => !path.startsWith(join(source, 'node_modules')) });
  const options = ['--no-save', '--prefer-offline', '--no-audit', '--no-fund'];
  execFileSync('npm', ['install', join(place, packed.filename), ...more, ...options], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 2],
  });
  checkTypes(folder);
  return folder;
}

/** The packages' types must declare everything that the example's programs use. */
function checkTypes(folder: string): void {
  const programs = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  if (programs.length === 0) return;
  const parameters = [TSC, ...TYPES, '--typeRoots', resolve('node_modules/@types'), ...programs];
  const { status, stdout } = spawnSync(process.execPath, parameters, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}

const START = ['--silent', 'start', '--'] as const;

/** Returns the text that `npm start` prints in an example's folder. */
export function runExample(
  folder: string,
  env: Readonly<Record<string, string>>,
  ...parameters: readonly string[]
): string {
  const { status, stdout, stderr } = spawnSync('npm', [...START, ...parameters], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Starts `npm start`, and waits until it has printed `text`. The caller must stop the program. */
export async function startExample(
  folder: string,
  text: string,
  env: Readonly<Record<string, string>>,
  ...parameters: readonly string[]
) {
  // Starts a process group, so that ending the group also ends npm's child processes.
  const program = spawn('npm', [...START, ...parameters], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  let complained = '';
  program.stderr.on('data', (part: Buffer) => (complained += String(part)));
  const ended = new Promise((done) => program.once('close', done));
  const spoken = new Promise<void>((ready) => {
    program.stdout.on('data', (part: Buffer) => {
      said += String(part);
      if (said.includes(text)) ready();
    });
  });
  await Promise.race([spoken, ended]);
  if (!said.includes(text)) throw new Error(`${said}${complained}`);
  return {
    said: () => said,
    stop: async () => {
      if (program.exitCode === null) process.kill(-program.pid!, 'SIGTERM');
      await ended;
    },
  };
}

/** Ends a program, and waits until it is gone. */
export async function end(program: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((done) => program.once('exit', done));
  program.kill(signal);
  await gone;
}
