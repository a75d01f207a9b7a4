/** The folders of `examples/`, each copied out of the project and installed from the packed package, as a reader would. */
import { type ChildProcess, execFileSync, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Installed } from '../support/installPackage';

/** Copies an example beside the installed package's project, and installs what it needs, and more if named. Returns its folder. */
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
  return folder;
}

/** Runs `npm start` with parameters in the folder of an example; returns what it prints. */
export function runExample(folder: string, ...parameters: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', ['--silent', 'start', '--', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** Ends a program by a signal, and waits until it is gone. */
export async function end(program: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const gone = new Promise((done) => program.once('exit', done));
  program.kill(signal);
  await gone;
}
