import { localTime } from '../i18n/format';
import type { FileReading } from '../reading/extractFile';
import type { GatheredFile } from '../reading/gatherFiles';
import type { gatherReports, ReportFile } from './cardReports';
import type { gatherContent } from './historyContent';
import { type Content, type HistoryStore, NOTHING_READ } from './historyState';
import { inSlices } from './inSlices';
import { type Body, isOf } from './lines';
import type { HistoryProblem, OpenedHistory } from './savedHistory';
import { atOnce, PAUSE_EVERY, type Pausing, pausingEach } from './pausing';
import { addReadings, doubtOf, keyOf, type Reading, readingOf, type Readings } from './reading';

/** What sees each photo beside its reading. */
export interface Onlooker {
  readonly see: (gathered: GatheredFile, result: FileReading['result']) => Promise<void>;
  readonly forget: () => void;
}

/** What was taken out of a collection. */
export interface Removed {
  /** of the readings, without those of card reports */
  readonly keys: readonly string[];
  /** Brings all of it back, unless everything was cleared since. */
  readonly restore: () => void;
}

const importReports = () => import('./cardReports');
const importContent = () => import('./historyContent');

/** Fetches what a collection needs once something is added to it. */
export const preloadCollection = () => Promise.all([importReports(), importContent()]);

/** What was read, in memory. Works out the bodies, and writes both to the store. */
export class Collection {
  private readonly readings: Readings = new Map();
  /** Keys of `readings` that are not known to be kept on the device */
  private unkept = new Set<string>();
  /** Judged again with every new photo, because a photo may name a report's camera. */
  private reports: ReportFile[] = [];
  /** the keys under which readings are kept, by their keys today, where those are others */
  private readonly keptAs = new Map<string, readonly string[]>();
  /** Loaded with the first report. */
  private gatherReports: typeof gatherReports | undefined;
  private skipped = 0;
  private repeated = 0;
  private clearings = 0;
  /** Bodies are being worked out. */
  private isGathering = false;
  /** Something was read since that began. */
  private isStale = false;

  /** `run`: how long work is done between what the browser has to do */
  constructor(
    private readonly store: HistoryStore,
    private readonly run = inSlices,
    private readonly onlooker?: Onlooker,
  ) {}

  /** Photos and card reports, and what came from elsewhere */
  get size(): number {
    return this.readings.size + this.reports.length;
  }

  /** How often everything was cleared: what began before a clearing must not come back. */
  get generation(): number {
    return this.clearings;
  }

  /** The readings by their content, with card reports judged by what the photos say so far */
  entries(): ReadonlyMap<string, Reading> {
    // A copy of a million would be a long task.
    return this.reports.length === 0 ? this.readings : atOnce(this.gatherEntries());
  }

  private *gatherEntries(): Pausing<Readings> {
    const all: Readings = new Map();
    yield* pausingEach(this.readings, ([key, reading]) => all.set(key, reading));
    if (this.gatherReports) {
      const judged = yield* this.gatherReports(this.reports, this.readings.values());
      yield* pausingEach(judged, (reading) => addReadings(all, [reading]));
    }
    return all;
  }

  add(readings: Iterable<Reading>): void {
    for (const key of addReadings(this.readings, readings)) this.unkept.add(key);
  }

  /** Adds a reading that is kept on the device under this key. */
  addKept(key: string, reading: Reading): void {
    addReadings(this.readings, [reading]);
    const known = this.readings.get(key);
    // What an earlier release kept may have another key today.
    if (!known) this.keptAs.set(keyOf(reading), [...(this.keptAs.get(keyOf(reading)) ?? []), key]);
    // What is less in doubt and was read meanwhile is kept in its place.
    if (!known || doubtOf(reading) <= doubtOf(known)) this.unkept.delete(key);
  }

  /** Whether a reading of this key is there that none can replace: one that was read from its untouched photo. */
  hasRead(key: string): boolean {
    const reading = this.readings.get(key);
    return reading !== undefined && doubtOf(reading) === 0;
  }

  /** What is not known to be kept, without card reports: at most so many readings, in the order of their adding */
  nextUnkept(most: number): readonly (readonly [key: string, reading: Reading])[] {
    const found: [string, Reading][] = [];
    for (const key of this.unkept) {
      if (found.length === most) break;
      found.push([key, this.readings.get(key)!]);
    }
    return found;
  }

  /** Notes that readings are kept. */
  noteKept(keys: Iterable<string>): void {
    for (const key of keys) this.unkept.delete(key);
  }

  /** Notes that nothing is kept any longer. */
  noteForgotten(): void {
    this.unkept = new Set(this.readings.keys());
  }

  /** What the card reports say so far, by its content */
  reported(): ReadonlyMap<string, Reading> {
    const judged: Readings = new Map();
    if (this.gatherReports) addReadings(judged, atOnce(this.gatherReports(this.reports, this.readings.values())));
    return judged;
  }

  /** Adds what was read from a file. */
  async addFile(gathered: GatheredFile, { result, report }: FileReading): Promise<void> {
    const { file, path } = gathered;
    if (!report) {
      const before = this.readings.size;
      this.add([readingOf(result, path)]);
      if (this.readings.size === before) this.repeat();
      return this.onlooker?.see(gathered, result);
    }
    ({ gatherReports: this.gatherReports } = await importReports());
    const written = localTime(new Date(file.lastModified));
    // The same file again, with another camera picked for it, or with none, which takes no pick away.
    const told = JSON.stringify(report);
    const isSame = (known: ReportFile) =>
      known.name === path && known.written === written && JSON.stringify(known.report) === told;
    const model = result.model ?? this.reports.find(isSame)?.model;
    const others = this.reports.filter((known) => !isSame(known));
    if (others.length < this.reports.length) this.repeat();
    this.reports = others;
    this.reports.push({ report, name: path, written, ...(model !== undefined && { model }) });
  }

  /** Takes out all that was read of a body. */
  remove(body: Body): Promise<Removed> {
    return this.run(this.removing(body));
  }

  private *removing(body: Body): Pausing<Removed> {
    const before = this.clearings;
    const taken = new Map<string, Reading>();
    yield* pausingEach(this.readings, ([key, reading]) => {
      if (isOf(reading, body)) taken.set(key, reading);
    });
    // Others may be added meanwhile.
    const known = this.reports;
    const judged = this.gatherReports ? yield* this.gatherReports(known, this.readings.values()) : [];
    const reports = known.filter((_, place) => judged[place] !== undefined && isOf(judged[place], body));
    for (const key of taken.keys()) {
      this.readings.delete(key);
      this.unkept.delete(key);
    }
    this.reports = this.reports.filter((report) => !reports.includes(report));
    const restore = () => {
      if (this.clearings !== before) return;
      this.add(taken.values());
      this.reports.push(...reports);
    };
    return { keys: [...taken.keys()].flatMap((key) => [key, ...(this.keptAs.get(key) ?? [])]), restore };
  }

  /** Adds a file or folder that could not be opened at all. */
  addUnreadable(path: string): void {
    this.add([{ name: path, source: 'photo', counts: [], reason: 'unreadable' }]);
  }

  /** Counts a file that was given before, or whose photo was. */
  repeat(): void {
    this.repeated += 1;
  }

  /** Counts a file that is no photo. */
  skip(): void {
    this.skipped += 1;
  }

  /**
   * Adds the readings of a history as JSON; returns what is wrong with it, if anything is. `before`: the generation that
   * it belongs to. `maxLength`: characters, as by `openHistory`.
   */
  async addSaved(json: string, before = this.generation, maxLength?: number): Promise<HistoryProblem | undefined> {
    const { openHistory } = await import('./savedHistory');
    return this.run(this.adding(openHistory(json, maxLength), before));
  }

  private *adding(opening: Pausing<OpenedHistory>, before: number): Pausing<HistoryProblem | undefined> {
    const opened = yield* opening;
    if ('problem' in opened) return opened.problem;
    for (let at = 0; at < opened.readings.length; at += PAUSE_EVERY) {
      if (this.clearings !== before) break;
      this.add(opened.readings.slice(at, at + PAUSE_EVERY));
      yield;
    }
    return undefined;
  }

  /** Writes what was read to the store. If more arrives while bodies are worked out, they are worked out once more. */
  async publish(): Promise<void> {
    this.isStale = true;
    if (this.isGathering) return;
    this.isGathering = true;
    try {
      const { gatherContent } = await importContent();
      while (this.isStale) {
        this.isStale = false;
        const before = this.clearings;
        const content = await this.run(this.gathering(gatherContent));
        // The visitor may have cleared the history meanwhile.
        if (before === this.clearings) this.store.setState({ content });
      }
    } finally {
      this.isGathering = false;
    }
  }

  private *gathering(gather: typeof gatherContent): Pausing<Content> {
    const asOf = localTime(new Date());
    const entries = yield* this.gatherEntries();
    const readings: Reading[] = [];
    yield* pausingEach(entries.values(), (reading) => readings.push(reading));
    return yield* gather(readings, asOf, { skipped: this.skipped, repeated: this.repeated });
  }

  /** Forgets everything. */
  clear(): void {
    this.clearings += 1;
    this.readings.clear();
    this.unkept.clear();
    this.reports = [];
    this.keptAs.clear();
    this.skipped = 0;
    this.repeated = 0;
    this.onlooker?.forget();
    this.store.setState(NOTHING_READ);
  }
}
