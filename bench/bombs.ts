/** Small files whose metadata unpacks to very much or asks for many searches, given to the program one by one, beside an ordinary photo. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { BOMBS, searchBomb } from '../tests/support/bombs';
import { writePhoto } from './photos';
import { median } from './statistics';
import { inTurn } from './turns';

/** One bomb, or the ordinary photo: the process's time in milliseconds and most memory in bytes, medians. */
export interface Effort {
  readonly time: number;
  readonly memory: number;
}

export interface BombRow extends Effort {
  readonly name: string;
  readonly bytes: number;
  /** the same program with the ordinary photo */
  readonly usual: Effort;
}

/** Packed ranges in each bomb: with 319, the program once took 8 to 13 s, and up to 704 MB. */
const RANGES = 319;

/** Prints the most memory that the process used, in KB, at its end. */
const NOTE_MEMORY = `data:text/javascript,${encodeURIComponent(
  "import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));",
)}`;

/** A small shell in between: on Linux the most memory of a process begins with what its parent had. */
const FORKED = '"$0" "$@"; exit';

/** Gives each bomb and the photo at `usualPath` to the program, in turn. */
export function measureBombs(usualPath: string, rounds: number): BombRow[] {
  const bombs = Object.entries(BOMBS).map(([name, build]) => [name, build(RANGES)] as const);
  const files = [...bombs, ['searches.tif', searchBomb()] as const].map(([name, bytes]) => ({
    name,
    bytes: bytes.length,
    path: writePhoto(name, bytes),
  }));
  const paths = [usualPath, ...files.map(({ path }) => path)];
  const efforts: Effort[][] = paths.map(() => []);
  for (const [index] of inTurn(paths.length, rounds)) efforts[index]!.push(effortOf(paths[index]!));
  const [usual, ...ofBombs] = efforts.map((all) => ({
    time: median(all.map(({ time }) => time)),
    memory: median(all.map(({ memory }) => memory)),
  }));
  return files.map(({ name, bytes }, index) => ({ name, bytes, ...ofBombs[index]!, usual: usual! }));
}

function effortOf(path: string): Effort {
  const started = performance.now();
  const command = [process.execPath, '--import', NOTE_MEMORY, resolve('build/shutter-count.js'), path];
  const { error, output } = spawnSync('/bin/sh', ['-c', FORKED, ...command], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (error) throw error;
  return { time: performance.now() - started, memory: Number(output[3]) * 1024 };
}
