/** What the program may be told on its command line. An option is a row, from which its help is written too. */
import { parseArgs } from 'node:util';
import { type Order, SORT_KEYS, type SortKey } from './inOrder';

interface Option {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  /** what stands for its value in the help */
  readonly value?: string;
  readonly help: string;
}

/** What is printed. Which of these go together, and what each prints, is a table in modes.ts. */
const PRINTED = {
  json: { type: 'boolean', help: 'one JSON array with an object a file, in the order of the arguments' },
  jsonl: {
    type: 'boolean',
    help: 'the same objects, one a line, each as soon as its file is read',
  },
  csv: { type: 'boolean', help: 'a row per count, as files are read' },
  bodies: {
    type: 'boolean',
    help: 'a row per camera: first and latest count, pace, wear, and what does not\nadd up; with --json or --csv in that form',
  },
  find: {
    type: 'boolean',
    help: 'what searching five and more photos of each body without a known counter\nfor one found; with --json as candidates',
  },
} as const satisfies Record<string, Option>;

export type PrintedOption = keyof typeof PRINTED;

/** Where a read takes 5 ms, more at once bring nothing more: the core is busy then. */
const DEFAULT_JOBS = 64;
const MOST_JOBS = 256;

const READ = {
  sort: {
    type: 'string',
    value: 'KEY',
    help: `print in order of ${SORT_KEYS.join(', ')}, once everything is read`,
  },
  reverse: { type: 'boolean', short: 'r', help: 'print the other way round' },
  jobs: { type: 'string', value: 'N', help: `how many files may be read at once; ${DEFAULT_JOBS} unless told` },
  null: { type: 'boolean', short: '0', help: "names on standard input end with a NUL, as 'find -print0' writes them" },
} as const satisfies Record<string, Option>;

const CAMERA = {
  camera: {
    type: 'boolean',
    help:
      'read the cameras that are plugged in, all at once, in place of files; with --json\nas objects, with --csv as a row a camera. Some Canon, Fujifilm and Lumix bodies tell\ntheir count; that of a Nikon, as of any other camera, comes from the newest photo on\n' +
      "its card. Needs the npm package 'usb'. No setting is changed, no picture taken.\nChecked against recorded sessions of cameras, Lumix only against published notes and\nowners' reports; not yet tried on a camera by us, on any system. Windows asks for\nthe WinUSB driver, Linux for a right to the device (udev).",
  },
} as const satisfies Record<string, Option>;

const ABOUT = {
  version: { type: 'boolean', short: 'V', help: 'print the version' },
  help: { type: 'boolean', short: 'h', help: 'print this text' },
} as const satisfies Record<string, Option>;

const OPTIONS = { ...PRINTED, ...READ, ...CAMERA, ...ABOUT };

const USAGE = 'shutter-count [OPTION]... FILE|FOLDER|ADDRESS...';
const CAMERA_USAGE = 'shutter-count --camera [--json|--csv]';

/** Where an option's help begins. */
const HELP_COLUMN = 17;

/** A line for each option, or as many as its help has. */
const helpOn = (options: Readonly<Record<string, Option>>): string =>
  Object.entries(options)
    .map(([name, { short, value, help }]) => {
      const written = `  ${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
      return written.padEnd(HELP_COLUMN) + help.replaceAll('\n', `\n${' '.repeat(HELP_COLUMN)}`);
    })
    .join('\n');

/** How to write it, after a usage that was wrong. */
export const shortHelp = (args: readonly string[]): string =>
  `Usage: ${args.includes('--camera') ? CAMERA_USAGE : USAGE}\n'shutter-count --help' lists the options.\n`;

export const HELP = `Usage: ${USAGE}
       ${CAMERA_USAGE}
       shutter-count serve [--port N] [--host NAME]

Reads the shutter count and other metadata of photos, taken straight from the camera,
and of the report that a Canon body writes onto its card (CAM_INFO.XML).
Only the few ranges that hold metadata are read, whatever the size of a file.
Folders are read with everything inside them, in natural order of names: 9 before 10.
A file there that is no photo is passed over, unless its name ends like a photo's.
Files are printed in the order in which they are named; where the store is slow, several
are read at once.
'-' stands for names on standard input, one a line. Of an http or https address only the
ranges that hold metadata are fetched.

Printed instead of a table:
${helpOn(PRINTED)}

Which files, and in which order:
${helpOn(READ)}

A camera on a USB cable:
${helpOn(CAMERA)}

About the program:
${helpOn(ABOUT)}

On a terminal the table fits its width and has colors, unless NO_COLOR is set.
Exit code: 0 when every file could be opened and read, 1 when a file or folder could
not, a camera could not or none was found, or the output could not be written,
2 on wrong usage. A photo or a camera without a count is no failure,
and neither is a file that is no photo ('No EXIF data found in image').
`;

export interface Usage extends Order {
  readonly help: boolean;
  readonly version: boolean;
  /** what to print, in the order of the table above */
  readonly printed: readonly PrintedOption[];
  /** how many files may be read at once */
  readonly jobs: number;
  /** names on standard input end with a NUL */
  readonly null: boolean;
  /** read what is plugged in */
  readonly camera: boolean;
  readonly files: readonly string[];
}

/** What the arguments ask for, or what is wrong with them, in a few words. */
export function parseUsage(args: string[]): Usage | string {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const { help = false, version = false, reverse = false, null: byNull = false, camera = false, sort } = values;
    const jobs = Number(values.jobs ?? DEFAULT_JOBS);
    if (!(Number.isInteger(jobs) && jobs >= 1 && jobs <= MOST_JOBS))
      return `--jobs takes a number from 1 to ${MOST_JOBS}, not '${values.jobs}'`;
    if (sort !== undefined && !isSortKey(sort)) return `--sort takes ${SORT_KEYS.join(', ')}, not '${sort}'`;
    // Who says how names end on standard input wants them read from there.
    const files = byNull && positionals.length === 0 ? [STANDARD_INPUT] : positionals;
    if (!help && !version && !camera && files.length === 0) return 'no file given';
    const printed = (Object.keys(PRINTED) as PrintedOption[]).filter((name) => values[name]);
    const others = Object.keys(values).filter((name) => !['camera', 'json', 'csv', 'help', 'version'].includes(name));
    if (camera && others.length > 0) return `--camera and --${others[0]} do not go together`;
    if (camera && files.length > 0) return '--camera reads plugged-in cameras only; run photos separately';
    return { help, version, printed, sort, reverse, jobs, null: byNull, camera, files };
  } catch (problem) {
    // Node's advice after the first sentence is on files that are named like options.
    return (problem as Error).message.split('. ')[0]!;
  }
}

/** The argument that stands for names on standard input. */
export const STANDARD_INPUT = '-';

const isSortKey = (text: string): text is SortKey => (SORT_KEYS as readonly string[]).includes(text);
