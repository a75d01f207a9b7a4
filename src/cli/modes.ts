/** The program's output modes, one row each. */
import { once } from 'node:events';
import { writeJsonText } from '../config/controlCharacters';
import type { Core } from '../reader/core';
import { numberShown } from '../reader/result';
import { readingsOfReports, type ReportFile } from '../history/cardReports';
import { type Reading, readingOf } from '../history/reading';
import { localTime } from '../i18n/format';
import { photoResultOf } from '../library/photoResult';
import { shortName } from '../i18n/words/plainText';
import { placesInOrder, type Sortable } from './inOrder';
import type { OpenedBy } from './findFiles';
import { filesCsvHeading, filesCsvRows } from './filesCsv';
import { type FileResult, type Unread, writeJsonItem, writeJsonLine } from './json';
import type { PrintedOption, Usage } from './options';
import type { DatedReading } from './read';
import { Spool } from './spool';
import { mediumOf } from './terminal';
import type { Cell } from './textTable';

export interface ReadFile {
  /** the path as given, or below a given folder */
  readonly file: string;
  /** the file's address or path, for opening the file again */
  readonly place: OpenedBy;
  readonly reading: DatedReading;
  readonly unread?: Unread | undefined;
}

export interface Output {
  readonly add: (read: ReadFile) => unknown;
  readonly end: () => unknown;
}

interface Mode {
  /** the options that select this mode, in the order of `PRINTED` in options.ts */
  readonly options: readonly PrintedOption[];
  /** prints while files are read */
  readonly streams?: true;
  /** Imports only this mode's modules, because importing all takes longer than reading a photo. */
  readonly open: (usage: Usage, core: Core) => Output | Promise<Output>;
}

const MODES: readonly Mode[] = [
  {
    options: [],
    open: async (usage) => {
      const { FilesTable } = await import('./filesTable');
      const table = new FilesTable(mediumOf(process.stdout));
      return allAtEnd(usage, {
        text: async (read) => writeJsonText(await table.add(resultOf(read))),
        written: (text) => table.line(JSON.parse(text) as Cell[]),
        heading: () => table.heading(),
        ending: () => table.ending(),
      });
    },
  },
  { options: ['json'], streams: true, open: (usage) => inTurn(usage, ARRAY) },
  {
    options: ['count'],
    streams: true,
    open: (usage) => inTurn(usage, { text: ({ reading }) => `${photoResultOf(reading.result).shutterCount ?? '-'}\n` }),
  },
  {
    options: ['jsonl'],
    streams: true,
    open: (usage) => inTurn(usage, { text: (read) => writeJsonLine(resultOf(read)) }, 0),
  },
  { options: ['csv'], streams: true, open: (usage) => inTurn(usage, { text: writeRows, heading: filesCsvHeading }) },
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

/** The mode that exactly these options select. */
export const modeOf = ({ printed }: Usage): Mode | undefined =>
  MODES.find(({ options }) => options.join() === printed.join());

function keysOf({ file, reading: { result } }: ReadFile): Sortable {
  const { make, model, dateTime } = result;
  return {
    name: file,
    camera: shortName(make, model),
    count: numberShown(result),
    date: dateTime,
  };
}

const resultOf = ({ file, reading: { result }, unread }: ReadFile): FileResult => ({ file, result, unread });

async function searching(core: Core, isJson: boolean): Promise<Output> {
  const { CounterSearch } = await import('./find');
  const search = new CounterSearch(core);
  return {
    add: ({ file, place, reading }) => search.add(file, place, reading),
    end: async () => print(await search.written(isJson)),
  };
}

/** How to write each file's text, and the text before, between and after these texts. */
interface Texts {
  readonly text: (read: ReadFile) => string | Promise<string>;
  /** turns the stored text into the printed text */
  readonly written?: (text: string) => string;
  readonly heading?: () => string;
  readonly between?: string;
  readonly ending?: (files: number) => string;
}

/** The files' objects as one array, written one by one. */
const ARRAY: Texts = {
  heading: () => '[',
  text: (read) => `\n${writeJsonItem(resultOf(read))}`,
  between: ',',
  ending: (files) => (files === 0 ? ']\n' : '\n]\n'),
};

/** Chunks of this size keep a million texts out of memory. */
const CHUNK_CHARACTERS = 64 * 1024;

class Printer {
  private waiting: string;
  private files = 0;

  constructor(
    private readonly texts: Texts,
    private readonly chunk = CHUNK_CHARACTERS,
  ) {
    this.waiting = texts.heading?.() ?? '';
  }

  async add(text: string): Promise<void> {
    if (this.files++ > 0) this.waiting += this.texts.between ?? '';
    this.waiting += text;
    if (this.waiting.length < this.chunk) return;
    const whole = this.waiting;
    this.waiting = '';
    await print(whole);
  }

  end(): Promise<void> {
    return print(this.waiting + (this.texts.ending?.(this.files) ?? ''));
  }
}

/**
 * Prints the files' texts in chunks of `chunk` characters, as they come. If another order is requested, waits for all
 * files.
 */
function inTurn(usage: Usage, texts: Texts, chunk?: number): Output {
  if (usage.sort !== undefined || usage.reverse) return allAtEnd(usage, texts);
  const printer = new Printer(texts, chunk);
  return { add: async (read) => printer.add(await texts.text(read)), end: () => printer.end() };
}

function allAtEnd(usage: Usage, texts: Texts): Output {
  const spool = new Spool();
  const values: (string | number | undefined)[] = [];
  return {
    add: async (read) => {
      if (usage.sort !== undefined) values.push(keysOf(read)[usage.sort]);
      spool.add(await texts.text(read));
    },
    end: async () => {
      const printer = new Printer(texts);
      const written = texts.written ?? ((text) => text);
      for (const place of placesInOrder(spool.size, values, usage)) await printer.add(written(spool.text(place)));
      spool.close();
      await printer.end();
    },
  };
}

function writeRows(read: ReadFile): string {
  const report = reportIn(read);
  // A photo that names the report's camera may come after this row is printed, so we don't look for such a photo.
  const [row = readingOf(read.reading.result, read.file)] = report ? readingsOfReports([report], []) : [];
  return filesCsvRows(resultOf(read), row);
}

function byBody(write: (readings: readonly Reading[]) => string | Promise<string>): Output {
  const readings: Reading[] = [];
  const reports: ReportFile[] = [];
  const slim = slimmer();
  return {
    add: (read) => {
      const report = reportIn(read);
      if (report) reports.push(report);
      else readings.push(slim(readingOf(read.reading.result, read.file)));
    },
    end: async () => print(await write([...readings, ...readingsOfReports(reports, readings)])),
  };
}

/**
 * Makes readings share equal values. With thousands of readings, copies of the same texts would take most of the
 * memory.
 */
function slimmer(): (reading: Reading) => Reading {
  const known = new Map<string, unknown>();
  const shared = <Value>(value: Value): Value => {
    const key = writeJsonText(value);
    if (!known.has(key)) known.set(key, value);
    return known.get(key) as Value;
  };
  return ({ counts, ...reading }) => ({
    ...reading,
    ...(reading.make !== undefined && { make: shared(reading.make) }),
    ...(reading.model !== undefined && { model: shared(reading.model) }),
    ...(reading.serial !== undefined && { serial: shared(reading.serial) }),
    counts: counts.map((count) => ({ ...count, limits: shared(count.limits) })),
  });
}

/** The file as a report from a Canon's card (CAM_INFO.XML); undefined if it isn't one. */
const reportIn = ({ file, reading: { report, written } }: ReadFile): ReportFile | undefined =>
  report && { report, name: file, written: localTime(written) };

/** Waits while the receiver of the output is slower than the program. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
}
