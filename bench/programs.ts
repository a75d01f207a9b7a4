/** Command-line programs, each given all files in one process. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { type Ours, claimedCount } from '../tests/corpus/compare';
import { NODE_BUNDLES } from './bundles';
import { type Product, type Tags, findInTags } from './readers/reader';
import { inTurn } from './turns';

export interface Program {
  readonly name: string;
  readonly product: Product;
  readonly command: readonly string[];
  /** too slow for the large numbers of files in the growth curves */
  readonly slow?: true;
  /** the counts in its output, file by file */
  countsIn?(output: string): (number | undefined)[];
}

const MAX_OUTPUT_BYTES = 1 << 28;

const NODE_PROGRAMS: readonly Program[] = [
  {
    name: 'shutter-count --json',
    product: 'ours',
    command: [process.execPath, resolve('build/shutter-count.js'), '--json'],
    countsIn: (output) => (JSON.parse(output) as Ours[]).map(claimedCount),
  },
  {
    name: 'exifr in a loop',
    product: 'exifr',
    command: [process.execPath, join(NODE_BUNDLES, 'peerProgram.js'), 'exifr'],
  },
  {
    name: "ExifReader, length: 'auto', in a loop",
    product: 'ExifReader',
    command: [process.execPath, join(NODE_BUNDLES, 'peerProgram.js'), 'exifReader'],
  },
];

/** The programs that run on this machine, and why others are missing. */
export function findPrograms(perl: boolean): { programs: readonly Program[]; missing: string[] } {
  const exiftool = perl ? findPerlExifTool() : 'Perl ExifTool: left out';
  return typeof exiftool === 'string'
    ? { programs: NODE_PROGRAMS, missing: [exiftool] }
    : { programs: [...NODE_PROGRAMS, exiftool], missing: [] };
}

/** The program, or why there is none. */
export function findPerlExifTool(): Program | string {
  try {
    const script = createRequire(import.meta.url).resolve('exiftool-vendored.pl/bin/exiftool');
    if (spawnSync('perl', ['-v']).status !== 0) return 'Perl ExifTool: not installed (no perl)';
    return {
      name: 'exiftool -json (Perl)',
      product: 'ExifTool',
      command: ['perl', script, '-json'],
      slow: true,
      countsIn: (output) => (JSON.parse(output) as Tags[]).map((tags) => findInTags(tags).count),
    };
  } catch {
    return 'Perl ExifTool: not installed';
  }
}

/** Seconds until the program has read all files. */
function timeProgram({ command: [program = '', ...parameters] }: Program, paths: readonly string[]): number {
  const started = performance.now();
  const { error } = spawnSync(program, [...parameters, ...paths], { stdio: 'ignore' });
  if (error) throw error;
  return (performance.now() - started) / 1000;
}

/** What the program prints for these files. */
export function outputOf({ command: [program = '', ...parameters] }: Program, paths: readonly string[]): string {
  return spawnSync(program, [...parameters, ...paths], { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES }).stdout;
}

/** Seconds per round for each program. They run in turn, and each round starts with another one. */
export function timePrograms(programs: readonly Program[], paths: readonly string[], rounds: number): number[][] {
  const times: number[][] = programs.map(() => []);
  for (const [index] of inTurn(programs.length, rounds)) times[index]!.push(timeProgram(programs[index]!, paths));
  return times;
}
