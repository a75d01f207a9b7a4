/** The command-line program: shutter counts of photos and folders, as tables, CSV or JSON. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { type Core, loadCore } from '../extraction/core';
import type { ExtractionResult } from '../extraction/result';
import { readingsOfReports, type ReportFile } from '../history/cardReports';
import { csvHeading, csvOf } from '../history/csv';
import { type Reading, readingOf } from '../history/reading';
import { localTime } from '../i18n/format';
import { writeBodies, writeBodiesCsv, writeBodiesJson } from './bodies';
import { CounterSearch } from './find';
import { asGiven, type OpenedBy, walkFiles } from './findFiles';
import { type FileResult, unreadable, writeJson } from './json';
import { progressLine } from './progress';
import { type DatedReading, readFileAt } from './read';
import { complain } from './terminal';
import { writeTable } from './textTable';

const HELP = `Usage: shutter-count [--json | --csv] [--bodies | --find] FILE|FOLDER...

Reads the shutter count and other metadata of photos, taken straight from the camera,
and of the report that a Canon body writes onto its card (CAM_INFO.XML).
Only the few ranges that hold metadata are read, whatever the size of a file.
Folders are read with everything inside them, except by --json without --bodies or --find.

  --json      print one JSON array instead of a table
  --csv       print one row per count instead of a table
  --bodies    print one row per camera: first and latest count, pace, wear and what does not add up
  --find      search five and more photos of a body without a known counter for one
  -h, --help  print this text

Exit code: 0 when every file could be read, 1 when one could not, 2 on wrong usage.
`;

async function run(args: string[]): Promise<number> {
  const usage = parseUsage(args);
  if (typeof usage === 'string') {
    complain(usage);
    process.stderr.write(`\n${HELP}`);
    return 2;
  }
  if (usage.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const core = await loadCore();
  const output = outputOf(usage, core);
  const walks = output.walks;
  let failed = false;
  let done = 0;
  const progress = progressLine(walks ? undefined : usage.files.length);
  for (const { path, place, problem } of walks ? walkFiles(usage.files) : asGiven(usage.files)) {
    progress.show(done, path);
    done += 1;
    let reading: DatedReading = { result: unreadable, written: new Date() };
    try {
      if (problem) throw problem;
      reading = await readFileAt(core, place);
    } catch (cause) {
      failed = true;
      progress.clear();
      complain(`${path}: ${sentenceOn(cause)}`);
    }
    // A folder may hold other files; only those named as arguments are reported.
    if (walks && isNoPhoto(reading.result) && !usage.files.includes(path)) continue;
    await output.add(path, reading, place);
  }
  progress.clear();
  await output.end();
  return failed ? 1 : 0;
}

const sentenceOn = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

const isNoPhoto = ({ error, container }: ExtractionResult) => error?.code === 'no-exif' && container === undefined;

interface Output {
  /** walk folders; otherwise a folder is reported as a file that cannot be read */
  readonly walks: boolean;
  readonly add: (file: string, reading: DatedReading, place: OpenedBy) => unknown;
  readonly end: () => unknown;
}

function outputOf({ json, csv, bodies, find }: Usage, core: Core): Output {
  if (find) {
    const search = new CounterSearch(core);
    return {
      walks: true,
      add: (file, reading, place) => search.add(file, place, reading),
      end: async () => print(await search.written(json)),
    };
  }
  if (bodies) {
    const readings: Reading[] = [];
    const reports: ReportFile[] = [];
    const write = json ? writeBodiesJson : csv ? writeBodiesCsv : writeBodies;
    return {
      walks: true,
      add: (file, reading) => {
        const report = reportIn(file, reading);
        if (report) reports.push(report);
        else readings.push(readingOf(reading.result, file));
      },
      end: () => print(write([...readings, ...readingsOfReports(reports, readings)])),
    };
  }
  if (csv) return csvOutput();
  const entries: FileResult[] = [];
  return {
    walks: !json,
    add: (file, { result }) => entries.push({ file, result }),
    end: () => print(json ? writeJson(entries) : writeTable(entries)),
  };
}

/** The file as a card report; undefined when it is none. */
const reportIn = (name: string, { report, written }: DatedReading): ReportFile | undefined =>
  report && { report, name, written: localTime(written) };

/** Rows are printed in chunks as they come, so that a million of them need no memory. */
const CHUNK_CHARACTERS = 64 * 1024;

function csvOutput(): Output {
  let rows = csvHeading();
  return {
    walks: true,
    add: async (file, reading) => {
      const report = reportIn(file, reading);
      // Without looking for a photo that names the report's camera: rows are printed before it may come.
      const [row = readingOf(reading.result, file)] = report ? readingsOfReports([report], []) : [];
      rows += csvOf(row, true);
      if (rows.length < CHUNK_CHARACTERS) return;
      await print(rows);
      rows = '';
    },
    end: () => print(rows),
  };
}

/** Waits if the reader of the output is slower. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}

interface Usage {
  readonly help: boolean;
  readonly json: boolean;
  readonly csv: boolean;
  readonly bodies: boolean;
  readonly find: boolean;
  readonly files: readonly string[];
}

/** What the arguments ask for, or what is wrong with them. */
function parseUsage(args: string[]): Usage | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        bodies: { type: 'boolean', default: false },
        find: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (!values.help && positionals.length === 0) return 'no file given';
    if (!values.help && values.json && values.csv) return 'either --json or --csv';
    if (!values.help && values.find && (values.bodies || values.csv)) return 'not --find with --bodies or --csv';
    return { ...values, files: positionals };
  } catch (problem) {
    return sentenceOn(problem);
  }
}

// EPIPE: the reader of the output (`head`) has closed it, which is no failure.
process.stdout.on('error', (problem: NodeJS.ErrnoException) => {
  if (problem.code === 'EPIPE') process.exit(0);
  complain(`The output could not be written: ${problem.message}`);
  process.exit(1);
});
process.exitCode = await run(process.argv.slice(2));
