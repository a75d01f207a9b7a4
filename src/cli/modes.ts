/** What the program prints. A way to print is a row. */
import { once } from 'node:events';
import type { Core } from '../extraction/core';
import { numberShown } from '../extraction/result';
import { readingsOfReports, type ReportFile } from '../history/cardReports';
import { csvHeading, csvOf } from '../history/csv';
import { type Reading, readingOf } from '../history/reading';
import { localTime } from '../i18n/format';
import { shortName } from '../words/plainText';
import { sorted, type Sortable } from './inOrder';
import type { OpenedBy } from './findFiles';
import { type FileResult, writeJsonItem, writeJsonLine } from './json';
import type { PrintedOption, Usage } from './options';
import type { DatedReading } from './read';
import { mediumOf } from './terminal';

/** A file that was read. */
export interface ReadFile {
  /** as given, or below a folder that was given */
  readonly file: string;
  /** what opens it once more */
  readonly place: OpenedBy;
  readonly reading: DatedReading;
  /** why it cannot be opened or read, in the system's words */
  readonly cause?: string | undefined;
}

/** Takes one file after the other, and prints them. */
export interface Output {
  readonly add: (read: ReadFile) => unknown;
  readonly end: () => unknown;
}

interface Mode {
  /** the options that ask for it, in the order of their table */
  readonly options: readonly PrintedOption[];
  /** prints while files are read */
  readonly streams?: true;
  /** imports only what this way to print needs: the start of all of it takes longer than reading a photo */
  readonly open: (usage: Usage, core: Core) => Output | Promise<Output>;
}

const MODES: readonly Mode[] = [
  {
    options: [],
    open: async (usage) => {
      const { writeFiles } = await import('./filesTable');
      return together(usage, (files) => writeFiles(files.map(resultOf), mediumOf(process.stdout)));
    },
  },
  { options: ['json'], streams: true, open: () => oneByOne(asArray(), CHUNK_CHARACTERS) },
  { options: ['jsonl'], streams: true, open: () => oneByOne({ write: (read) => writeJsonLine(resultOf(read)) }, 0) },
  {
    options: ['csv'],
    streams: true,
    open: () => oneByOne({ heading: csvHeading(), write: writeRows }, CHUNK_CHARACTERS),
  },
  {
    options: ['bodies'],
    open: async (usage) => {
      const { writeBodies } = await import('./bodies');
      return byBody((readings) => writeBodies(readings, usage, mediumOf(process.stdout)));
    },
  },
  {
    options: ['json', 'bodies'],
    open: async (usage) => {
      const { writeBodiesJson } = await import('./bodies');
      return byBody((readings) => writeBodiesJson(readings, usage));
    },
  },
  {
    options: ['csv', 'bodies'],
    open: async (usage) => {
      const { writeBodiesCsv } = await import('./bodies');
      return byBody((readings) => writeBodiesCsv(readings, usage));
    },
  },
  { options: ['find'], open: (_, core) => searching(core, false) },
  { options: ['json', 'find'], open: (_, core) => searching(core, true) },
];

/** The way to print that exactly these options ask for; undefined where none does. */
export const modeOf = ({ printed }: Usage): Mode | undefined =>
  MODES.find(({ options }) => options.join() === printed.join());

/** The mode's output, which is given the files in the order that was asked for. */
export async function outputOf({ streams, open }: Mode, usage: Usage, core: Core): Promise<Output> {
  const output = await open(usage, core);
  if (!streams || (usage.sort === undefined && !usage.reverse)) return output;
  return together(usage, async (files) => {
    for (const read of files) await output.add(read);
    await output.end();
    return '';
  });
}

/** Waits for all files, which `write` then gets in the order that was asked for. */
function together(usage: Usage, write: (files: readonly ReadFile[]) => string | Promise<string>): Output {
  const files: ReadFile[] = [];
  return {
    add: (read) => files.push(read),
    end: async () => print(await write(sorted(files, usage, keysOf))),
  };
}

function keysOf({ file, reading: { result } }: ReadFile): Sortable {
  const { make, model, dateTime } = result;
  return {
    name: file,
    camera: shortName(make, model),
    count: numberShown(result),
    date: dateTime,
  };
}

const resultOf = ({ file, reading: { result }, cause }: ReadFile): FileResult => ({ file, result, cause });

/** Searches what was read in the end. */
async function searching(core: Core, isJson: boolean): Promise<Output> {
  const { CounterSearch } = await import('./find');
  const search = new CounterSearch(core);
  return {
    add: ({ file, place, reading }) => search.add(file, place, reading),
    end: async () => print(await search.written(isJson)),
  };
}

/** Rows are printed in chunks as they come, so that a million of them need no memory. */
const CHUNK_CHARACTERS = 64 * 1024;

/** The text of each file, and what is around them. */
interface Texts {
  readonly heading?: string;
  readonly write: (read: ReadFile) => string;
  readonly ending?: () => string;
}

/** Prints the text of each file, once there are `chunk` characters. Ctrl+C ends it with its ending. */
function oneByOne({ heading = '', write, ending = () => '' }: Texts, chunk: number): Output {
  let rows = heading;
  const stop = () => process.stdout.write(rows + ending(), () => process.exit(INTERRUPTED));
  process.once('SIGINT', stop);
  return {
    add: async (read) => {
      rows += write(read);
      if (rows.length < chunk) return;
      const whole = rows;
      rows = '';
      await print(whole);
    },
    end: async () => {
      process.off('SIGINT', stop);
      await print(rows + ending());
    },
  };
}

/** 128 + SIGINT, as shells say it. */
const INTERRUPTED = 130;

/** The files' objects as one array, without keeping them. */
function asArray(): Texts {
  let files = 0;
  return {
    heading: '[',
    write: (read) => `${files++ === 0 ? '' : ','}\n${writeJsonItem(resultOf(read))}`,
    ending: () => (files === 0 ? ']\n' : '\n]\n'),
  };
}

function writeRows(read: ReadFile): string {
  const report = reportIn(read);
  // Without looking for a photo that names the report's camera: rows are printed before it may come.
  const [row = readingOf(read.reading.result, read.file)] = report ? readingsOfReports([report], []) : [];
  return csvOf(row, true);
}

function byBody(write: (readings: readonly Reading[]) => string | Promise<string>): Output {
  const readings: Reading[] = [];
  const reports: ReportFile[] = [];
  return {
    add: (read) => {
      const report = reportIn(read);
      if (report) reports.push(report);
      else readings.push(readingOf(read.reading.result, read.file));
    },
    end: async () => print(await write([...readings, ...readingsOfReports(reports, readings)])),
  };
}

/** The file as a card report; undefined when it is none. */
const reportIn = ({ file, reading: { report, written } }: ReadFile): ReportFile | undefined =>
  report && { report, name: file, written: localTime(written) };

/** Waits if the reader of the output is slower. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
