/** The options of the command line. Their rows also give the help. */
import { parseArgs } from 'node:util';
import { type Order, SORT_KEYS, type SortKey } from './inOrder';

interface Option {
  readonly type: 'boolean' | 'string';
  readonly short?: string;
  /** its value's name in the help */
  readonly value?: string;
  readonly help: string;
  readonly multiple?: true;
}

/** Options that choose the output. The table in modes.ts says which of them go together. */
const PRINTED = {
  json: { type: 'boolean', help: 'one JSON array with an object per file' },
  jsonl: { type: 'boolean', help: 'the same objects, one per line, each as soon as its file is read' },
  csv: { type: 'boolean', help: 'one row per count, as files are read' },
  count: { type: 'boolean', help: "only the number, one line per file; '-' if there is no count" },
  bodies: {
    type: 'boolean',
    help: 'one row per camera: counts, pace, wear, contradictions; also with --json or --csv',
  },
  find: { type: 'boolean', help: 'the unknown counters found in five or more photos of a camera; also with --json' },
} as const satisfies Record<string, Option>;

export type PrintedOption = keyof typeof PRINTED;

/** How many files to read at once by default. At 5 ms a read, this many keep the core busy; more gain nothing. */
const DEFAULT_JOBS = 64;
const MOST_JOBS = 256;

const READ = {
  sort: { type: 'string', value: 'KEY', help: `sort by ${SORT_KEYS.join(', ')}; prints once all files are read` },
  reverse: { type: 'boolean', short: 'r', help: 'reverse the order' },
  null: { type: 'boolean', short: '0', help: "names on standard input end with a NUL, as from 'find -print0'" },
  resume: {
    type: 'string',
    value: 'FILE',
    help: 'with --jsonl: skip the files in FILE, an earlier output',
  },
  jobs: {
    type: 'string',
    value: 'N',
    help: `read N files at once if the disk or server is slow; default ${DEFAULT_JOBS}`,
  },
  header: {
    type: 'string',
    multiple: true,
    value: "'NAME: VALUE'",
    help: 'send this header to the addresses; can be repeated',
  },
} as const satisfies Record<string, Option>;

const CAMERA = {
  camera: {
    type: 'boolean',
    help: "read the cameras on USB, not files; also with --json or --csv. Needs the npm\npackage 'usb'. We haven't tried it on a camera yet.",
  },
} as const satisfies Record<string, Option>;

const ABOUT = {
  version: { type: 'boolean', short: 'V', help: 'print the version' },
  help: { type: 'boolean', short: 'h', help: 'print this text' },
} as const satisfies Record<string, Option>;

const OPTIONS = { ...PRINTED, ...READ, ...CAMERA, ...ABOUT };

const USAGE = 'shutter-count [OPTION]... FILE|FOLDER|ADDRESS...';
const CAMERA_USAGE = 'shutter-count --camera [--json|--csv]';

const HELP_COLUMN = 18;

/** One line for each option, or several if its help has line breaks. */
const helpOn = (options: Readonly<Record<string, Option>>): string =>
  Object.entries(options)
    .map(([name, { short, value, help }]) => {
      const written = `  ${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`;
      const start =
        written.length < HELP_COLUMN ? written.padEnd(HELP_COLUMN) : `${written}\n${' '.repeat(HELP_COLUMN)}`;
      return start + help.replaceAll('\n', `\n${' '.repeat(HELP_COLUMN)}`);
    })
    .join('\n');

/** The text below a message about wrong usage. */
export const shortHelp = (args: readonly string[]): string =>
  `Usage: ${args.includes('--camera') ? CAMERA_USAGE : USAGE}\n'shutter-count --help' lists the options.\n`;

export const HELP = `Usage: ${USAGE}
       ${CAMERA_USAGE}
       shutter-count serve [--port N] [--host NAME]

Reads the shutter count from photos straight out of the camera, and from a Canon's
CAM_INFO.XML. A folder is read with all its subfolders, in natural order (9 before 10).
'-' reads names from standard input, one per line. From an http or https address, only
the parts with metadata are fetched.

Output, instead of a table:
${helpOn(PRINTED)}

Files and their order:
${helpOn({ ...READ, ...CAMERA })}
${helpOn(ABOUT)}

Exit code: 0 everything was read, with a count or without; 1 a file, folder or camera could
not be read; 2 wrong usage; 3 not everything was done; 130 stopped, with the results so far
printed. docs/program.md and the package's README explain all columns and keys.
`;

export interface Usage extends Order {
  readonly help: boolean;
  readonly version: boolean;
  /** in the order of `PRINTED` */
  readonly printed: readonly PrintedOption[];
  /** how many files may be read at once */
  readonly jobs: number;
  /** names on standard input end with a NUL */
  readonly null: boolean;
  /** HTTP headers for every address */
  readonly headers: Readonly<Record<string, string>>;
  /** an earlier output of --jsonl, whose files are skipped */
  readonly resume: string | undefined;
  readonly camera: boolean;
  readonly files: readonly string[];
}

/** The usage that the arguments request, or a short message if they are wrong. */
export function parseUsage(args: string[]): Usage | string {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const { help = false, version = false, reverse = false, null: byNull = false, camera = false, sort } = values;
    const jobs = Number(values.jobs ?? DEFAULT_JOBS);
    if (!(Number.isInteger(jobs) && jobs >= 1 && jobs <= MOST_JOBS))
      return `--jobs takes a number from 1 to ${MOST_JOBS}, not '${values.jobs}'`;
    if (sort !== undefined && !isSortKey(sort)) return `--sort takes ${SORT_KEYS.join(', ')}, not '${sort}'`;
    // Without files, --null means that the names are on standard input.
    const files = byNull && positionals.length === 0 ? [STANDARD_INPUT] : positionals;
    if (!help && !version && !camera && files.length === 0) return 'no file given';
    const printed = (Object.keys(PRINTED) as PrintedOption[]).filter((name) => values[name]);
    const others = Object.keys(values).filter((name) => !['camera', 'json', 'csv', 'help', 'version'].includes(name));
    if (camera && others.length > 0) return `--camera and --${others[0]} do not go together`;
    if (camera && files.length > 0) return '--camera takes no files; read photos in a separate run';
    const headers = headersIn(values.header ?? []);
    if (headers === undefined) return "--header takes 'Name: value'";
    const { resume } = values;
    if (resume !== undefined && !(printed.join() === 'jsonl' && sort === undefined && !reverse))
      return '--resume needs --jsonl, without --sort and --reverse';
    return { help, version, printed, sort, reverse, jobs, null: byNull, headers, resume, camera, files };
  } catch (problem) {
    // Node's further sentences are about files that are named like options.
    return (problem as Error).message.split('. ')[0]!;
  }
}

/** The values of headers by name; undefined if a line is not a header. */
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

/** The argument that means names on standard input. */
export const STANDARD_INPUT = '-';

const isSortKey = (text: string): text is SortKey => (SORT_KEYS as readonly string[]).includes(text);
