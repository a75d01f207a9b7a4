/**
 * The history in memory. It outlives the page, so following a link or changing the language loses nothing. Closing the
 * tab loses it, unless the visitor asked to keep it.
 */

import { startTransition, useEffect, useState } from 'react';
import type { FileReading } from '../../reading/extractFile';
import { CAMERA_EXTENSIONS, REPORT_EXTENSION } from '../../reading/acceptFile';
import type { ByteSource } from '../../extraction/byteSource';
import { forgetHistory, isHistoryKept, keepHistory, readKeptHistory } from '../../config/keptHistory';
import type { readingsOfReports, ReportFile } from '../../history/cardReports';
import type { HistoryProblem, OpenedHistory } from '../../history/json';
import type { Body } from '../../history/lines';
import { PAUSE_EVERY, type Pausing } from '../../history/pausing';
import { addReadings, type Reading, readingOf, type Readings } from '../../history/reading';
import { localTime } from '../../i18n/format';
import type { GatheredFile } from '../../reading/gatherFiles';
import { inSlices, startSlices } from './inSlices';

/** How far the reading is */
export interface Progress {
  readonly phase: 'idle' | 'listing' | 'reading' | 'stopped' | 'done';
  readonly done: number;
  readonly total: number;
  /** files a second since the reading began */
  readonly speed: number;
}

export interface Problem {
  readonly file: string;
  readonly problem: HistoryProblem | 'unreadable';
}

/** What was read; a new object whenever there is more */
export interface Content {
  readonly readings: readonly Reading[];
  readonly bodies: readonly Body[];
  /** when they were read, `YYYY-MM-DDTHH:MM:SS` of the visitor's clock */
  readonly asOf: string;
  /** files that were no photos */
  readonly skipped: number;
}

export interface HistoryState {
  readonly content: Content;
  readonly progress: Progress;
  readonly problems: readonly Problem[];
  readonly isKept: boolean;
}

/** Enough reads at a time to keep a disk busy; more would only wait for each other. */
export const IN_FLIGHT = 4;
/** Photos whose heads are read at once. Twice as many gain little, and on a slow disk progress would jump. */
export const PHOTOS_A_READ = 8;
/** How often the page is told about progress, and about what was read */
const PROGRESS_MS = 250;
const READINGS_MS = 2000;

const EMPTY: HistoryState = {
  content: { readings: [], bodies: [], asOf: '', skipped: 0 },
  progress: { phase: 'idle', done: 0, total: 0, speed: 0 },
  problems: [],
  isKept: false,
};

const readings: Readings = new Map();
/** Card reports are judged again with every new photo, because a photo may name their camera. */
const reports: ReportFile[] = [];
/** Loaded with the first report. */
let judgeReports: typeof readingsOfReports = () => [];
/** Files that were read, by name, size and time, so that adding a folder twice reads nothing twice. */
const seen = new Set<string>();
const queue: GatheredFile[] = [];
const listeners = new Set<() => void>();

let state = EMPTY;
let skipped = 0;
let isReading = false;
let isStopped = false;
let began = 0;
let progressAt = 0;
let readingsAt = 0;

/**
 * The current history; re-renders the component when it changes. Always in a transition: an urgent update would discard
 * what is drawn of a large history so far, and during a reading one follows another four times a second.
 */
export function useHistory(): HistoryState {
  const [shown, show] = useState(state);
  useEffect(() => {
    const update = () => startTransition(() => show(state));
    update();
    listeners.add(update);
    return () => void listeners.delete(update);
  }, []);
  return shown;
}

function publish(change: Partial<HistoryState>): void {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
}

/** Whether bodies are being worked out, and whether something was read since that began */
let isGathering = false;
let isStale = false;

/** Publishes what was read. If more arrives while bodies are worked out, they are worked out once more. */
async function publishReadings(): Promise<void> {
  isStale = true;
  if (isGathering) return;
  isGathering = true;
  try {
    const { gatherBodies } = await import('../../history/lines');
    while (isStale) {
      isStale = false;
      const content = { readings: allReadings(), asOf: localTime(new Date()), skipped };
      const bodies = await inSlices(gatherBodies(content.readings));
      // The visitor may have cleared the history meanwhile.
      if (!isCleared()) publish({ content: { ...content, bodies } });
    }
  } finally {
    isGathering = false;
  }
}

const isCleared = () => readings.size === 0 && reports.length === 0 && skipped === 0;

/** The photos, and the card reports judged by what the photos say so far */
function allReadings(): Reading[] {
  const all: Readings = new Map(readings);
  addReadings(all, judgeReports(reports, readings.values()));
  return [...all.values()];
}

/** Adds a file that has already been read, such as the one that the home page hands over */
export async function addRead({ file, path }: GatheredFile, reading: FileReading): Promise<void> {
  seen.add(markOf(file));
  await addOne({ file, path }, reading);
  await publishReadings();
}

async function addOne({ file, path }: GatheredFile, { result, report }: FileReading): Promise<void> {
  if (!report) return addReadings(readings, [readingOf(result, path)]);
  ({ readingsOfReports: judgeReports } = await import('../../history/cardReports'));
  const written = localTime(new Date(file.lastModified));
  reports.push({ report, name: path, written, ...(result.model !== undefined && { model: result.model }) });
}

/** Adds a reading from elsewhere, such as one over USB */
export async function addReading(reading: Reading): Promise<void> {
  addReadings(readings, [reading]);
  await publishReadings();
  if (state.isKept) await keep();
}

/** Gathers files and reads them; may be called again meanwhile to add more */
export async function addFiles(files: Iterable<GatheredFile> | AsyncIterable<GatheredFile>): Promise<void> {
  isStopped = false;
  if (!isReading) {
    began = performance.now();
    publish({ progress: { phase: 'listing', done: 0, total: 0, speed: 0 }, problems: [] });
  }
  const pause = startSlices();
  for await (const gathered of files) {
    if (isStopped) break;
    queue.push(gathered);
    if (performance.now() - progressAt > PROGRESS_MS) tell(isReading ? 'reading' : 'listing');
    await pause();
  }
  if (!isReading) await readQueue();
}

/** Adds a file or folder that could not be opened at all */
export function addUnreadable(path: string): void {
  addReadings(readings, [{ name: path, source: 'photo', counts: [], reason: 'unreadable' }]);
}

/** Stops the reading; what was read so far stays */
export function stopReading(): void {
  isStopped = true;
}

/** Forgets everything in memory */
export function clearHistory(): void {
  isStopped = true;
  clearings += 1;
  readings.clear();
  reports.length = 0;
  seen.clear();
  queue.length = 0;
  skipped = next = done = 0;
  publish({ ...EMPTY, isKept: state.isKept });
}

let done = 0;
let next = 0;

/** The next files in the queue; files added meanwhile are at its end */
function nextFiles(): GatheredFile[] {
  const files = isStopped ? [] : queue.slice(next, next + PHOTOS_A_READ);
  next += files.length;
  return files;
}

async function readQueue(): Promise<void> {
  isReading = true;
  done = 0;
  began = performance.now();
  try {
    const reader = await loadReader();
    const work = async () => {
      for (let files = nextFiles(); files.length > 0; files = nextFiles()) await readFiles(files, reader);
    };
    await Promise.all(Array.from({ length: IN_FLIGHT }, work));
  } finally {
    isReading = false;
    tell(isStopped && done < queue.length ? 'stopped' : 'done');
    queue.splice(0, isStopped ? Infinity : next);
    next = 0;
    await publishReadings();
  }
  if (state.isKept) await keep();
}

function tell(phase: Progress['phase']): void {
  const now = (progressAt = performance.now());
  const speed = isReading || done > 0 ? (done / Math.max(1, now - began)) * 1000 : 0;
  publish({ progress: { phase, done, total: queue.length, speed } });
  const known = readings.size + reports.length;
  if (phase === 'reading' && now - readingsAt > READINGS_MS && known > state.content.readings.length) {
    readingsAt = now;
    void publishReadings();
  }
}

interface Reader {
  /** Opens photos, and reads their heads */
  readonly open: (files: readonly File[]) => Promise<ByteSource[]>;
  readonly read: (source: ByteSource, path: string) => Promise<FileReading>;
}

/** Loads the core and the reader; all reads share one core. */
async function loadReader(): Promise<Reader> {
  const [{ extractFile }, { loadCore }, { blobSources }] = await Promise.all([
    import('../../reading/extractFile'),
    import('../../extraction/core'),
    import('../../extraction/ranges'),
  ]);
  const core = await loadCore();
  return { open: blobSources, read: (source, path) => extractFile(core, source, path) };
}

async function readFiles(files: readonly GatheredFile[], { open, read }: Reader): Promise<void> {
  const before = clearings;
  const photos: GatheredFile[] = [];
  for (const gathered of files) {
    if (await isPhoto(gathered)) photos.push(gathered);
    else done += 1;
  }
  const sources = await open(photos.map(({ file }) => file));
  const pause = startSlices();
  for (const [index, gathered] of photos.entries()) {
    try {
      const reading = await read(sources[index]!, gathered.path);
      if (clearings !== before) return;
      if (reading.result.error?.code === 'no-exif' && reading.result.container === undefined) skip();
      else await addOne(gathered, reading);
    } catch {
      if (clearings !== before) return;
      addUnreadable(gathered.path);
    }
    done += 1;
    if (performance.now() - progressAt > PROGRESS_MS) tell('reading');
    await pause();
  }
}

/** Whether a file is to be read as a photo or card report; opens it here and now if it is a saved history. */
async function isPhoto({ file }: GatheredFile): Promise<boolean> {
  const mark = markOf(file);
  if (seen.has(mark)) return false;
  seen.add(mark);
  if (/\.json$/i.test(file.name)) await openSaved(file);
  else if (isNoPhoto(file)) skip();
  else return true;
  return false;
}

const markOf = ({ name, size, lastModified }: File) => `${name}\n${size}\n${lastModified}`;

/** Judges by type and name; where those leave it open, the first bytes decide later. */
function isNoPhoto({ name, type }: File): boolean {
  if (type === '' || type === 'application/octet-stream' || type.startsWith('image/')) return false;
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return extension !== REPORT_EXTENSION && !CAMERA_EXTENSIONS.includes(extension);
}

function skip(): void {
  skipped += 1;
}

async function openSaved(file: File): Promise<void> {
  const { MAX_HISTORY_BYTES } = await import('../../history/json');
  const problem =
    file.size > MAX_HISTORY_BYTES ? 'too-large' : await file.text().then(addHistory, () => 'unreadable' as const);
  if (problem) publish({ problems: [...state.problems, { file: file.name, problem }] });
}

/** Adds the readings of a history as JSON; returns what is wrong with it, if anything is. */
async function addHistory(json: string): Promise<HistoryProblem | undefined> {
  const { openHistory } = await import('../../history/json');
  return inSlices(adding(openHistory(json)));
}

/** How often everything was cleared, so that a history does not come back that was being opened at that moment. */
let clearings = 0;

function* adding(opening: Pausing<OpenedHistory>): Pausing<HistoryProblem | undefined> {
  const before = clearings;
  const opened = yield* opening;
  if ('problem' in opened) return opened.problem;
  for (let at = 0; at < opened.readings.length; at += PAUSE_EVERY) {
    if (clearings !== before) break;
    addReadings(readings, opened.readings.slice(at, at + PAUSE_EVERY));
    yield;
  }
  return undefined;
}

/** The loading of the history kept on this device, once it began */
let loading: Promise<void> | undefined;

/** Loads the history kept on this device, once */
export async function loadKept(): Promise<void> {
  if (isHistoryKept()) await (loading ??= addKept());
}

async function addKept(): Promise<void> {
  publish({ isKept: true });
  const kept = await readKeptHistory();
  if (kept === undefined) return;
  await addHistory(kept);
  await publishReadings();
}

/** Stores the history on this device, and from now on everything added; rejects if the browser refuses */
export async function keep(): Promise<void> {
  const { writeHistory } = await import('../../history/json');
  // What is kept already must be in memory before it is replaced. If it cannot be read, it is lost anyway.
  await (loading ??= Promise.resolve()).catch(() => undefined);
  await keepHistory(writeHistory(allReadings(), true));
  publish({ isKept: true });
}

/** Deletes the history from the device; it stays in memory */
export async function deleteKept(): Promise<void> {
  await forgetHistory();
  publish({ isKept: false });
}
