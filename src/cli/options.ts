/** What the program may be told on its command line. An option is a row, from which its help is written too. */
import { parseArgs } from 'node:util';
import { type Order, SORT_KEYS, type SortKey } from './inOrder';

interface Option {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  /** what stands for its value in the help */
  readonly value?: string;
  readonly help: string;
  /** may be given several times */
  readonly multiple?: true;
}

/** What is printed. Which of these go together, and what each prints, is a table in modes.ts. */
const PRINTED = {
  json: { type: 'boolean', help: 'one JSON array with an object a file' },
  jsonl: { type: 'boolean', help: 'the same objects, one a line, each as soon as its file is read' },
  csv: { type: 'boolean', help: 'a row a count, as files are read' },
  count: { type: 'boolean', help: "the number alone, a line a file; '-' for none" },
  bodies: { type: 'boolean', help: 'a row a camera: counts, pace, wear, what does not add up; also --json, --csv' },
  find: { type: 'boolean', help: 'what a search for an unknown counter in five photos or more found; also --json' },
} as const satisfies Record<string, Option>;

export type PrintedOption = keyof typeof PRINTED;

/** Where a read takes 5 ms, more at once bring nothing more: the core is busy then. */
const DEFAULT_JOBS = 64;
const MOST_JOBS = 256;

const READ = {
  sort: { type: 'string', value: 'KEY', help: `in order of ${SORT_KEYS.join(', ')}, once all are read` },
  reverse: { type: 'boolean', short: 'r', help: 'the other way round' },
  null: { type: 'boolean', short: '0', help: "names on standard input end with a NUL, as of 'find -print0'" },
  resume: {
    type: 'string',
    value: 'FILE',
    help: 'with --jsonl: pass over the files that are in FILE, an earlier output',
  },
  jobs: {
    type: 'string',
    value: 'N',
    help: `how many files at once, where the store is slow; ${DEFAULT_JOBS} unless told`,
  },
  header: { type: 'string', multiple: true, value: "'NAME: VALUE'", help: 'sent to the addresses; may be given again' },
} as const satisfies Record<string, Option>;

const CAMERA = {
  camera: {
    type: 'boolean',
    help: "the cameras on USB in place of files; also --json, --csv. Needs the npm\npackage 'usb'. Not yet tried on a camera by us.",
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
const HELP_COLUMN = 18;

/** A line for each option, or as many as its help has. */
const helpOn = (options: Readonly<Record<string, Option>>): string =>
  Object.entries(options)
    .map(([name, { short, value, help }]) => {
      const written = `  ${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
      const start =
        written.length < HELP_COLUMN ? written.padEnd(HELP_COLUMN) : `${written}\n${' '.repeat(HELP_COLUMN)}`;
      return start + help.replaceAll('\n', `\n${' '.repeat(HELP_COLUMN)}`);
    })
    .join('\n');

/** How to write it, after a usage that was wrong. */
export const shortHelp = (args: readonly string[]): string =>
  `Usage: ${args.includes('--camera') ? CAMERA_USAGE : USAGE}\n'shutter-count --help' lists the options.\n`;

export const HELP = `Usage: ${USAGE}
       ${CAMERA_USAGE}
       shutter-count serve [--port N] [--host NAME]

Reads the shutter count of photos straight from the camera, and of a Canon's CAM_INFO.XML.
Folders are read with all that is in them, 9 before 10. '-' stands for names on standard
input, one a line. Of an http or https address only the parts with metadata are fetched.

Printed in place of a table:
${helpOn(PRINTED)}

Which files, and in which order:
${helpOn({ ...READ, ...CAMERA })}
${helpOn(ABOUT)}

Exit code: 0 all was read, with a count or without; 1 a file, folder or camera could not be
read; 2 wrong usage; 3 not everything was done; 130 stopped, and what was read is printed.
All columns and keys: docs/program.md, or the package's README.
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
  /** sent to every address */
  readonly headers: Readonly<Record<string, string>>;
  /** an earlier output of --jsonl, whose files are passed over */
  readonly resume: string | undefined;
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
    const headers = headersIn(values.header ?? []);
    if (headers === undefined) return "--header takes 'Name: value'";
    const { resume } = values;
    if (resume !== undefined && !(printed.join() === 'jsonl' && sort === undefined && !reverse))
      return '--resume goes with --jsonl, in the order of the files';
    return { help, version, printed, sort, reverse, jobs, null: byNull, headers, resume, camera, files };
  } catch (problem) {
    // Node's advice after the first sentence is on files that are named like options.
    return (problem as Error).message.split('. ')[0]!;
  }
}

/** What headers say, by their names; undefined where one is none. */
function headersIn(lines: readonly string[]): Readonly<Record<string, string>> | undefined {
  const pairs = lines.map((line): [string, string] => {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    return [name, value];
  });
  try {
    return Object.fromEntries(new Headers(pairs));
  } catch {
    return undefined;
  }
}

/** The argument that stands for names on standard input. */
export const STANDARD_INPUT = '-';

const isSortKey = (text: string): text is SortKey => (SORT_KEYS as readonly string[]).includes(text);
