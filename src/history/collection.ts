import { localTime } from '../i18n/format';
import type { FileReading } from '../reader/files/extractFile';
import type { GatheredFile } from '../reader/files/gatherFiles';
import type { readingsOfReports, ReportFile } from './cardReports';
import { type HistoryStore, NOTHING_READ } from './historyState';
import { type Body, isOf } from './lines';
import type { HistoryProblem } from './savedHistory';
import { eachInSlices } from './slices';
import { type Work, workHere } from './work';
import { addReadings, doubtOf, type Reading, readingOf, type Readings } from './reading';

/** Receives each photo that is read, with its result. */
export interface PhotoObserver {
  readonly see: (gathered: GatheredFile, result: FileReading['result']) => Promise<void>;
  readonly forget: () => void;
}

export interface Removed {
  /** the keys of the removed readings, except those of card reports */
  readonly keys: readonly string[];
  /** Brings the readings back, unless the whole history was cleared meanwhile. */
  readonly restore: () => void;
}

const importReports = () => import('./cardReports');
const importContent = () => import('./historyContent');

/** Fetches the code that the first addition would import. */
export const preloadCollection = () => Promise.all([importReports(), importContent()]);

/** Keeps the readings in memory, derives the bodies from them, and writes both to the store. */
export class Collection {
  private readonly readings: Readings = new Map();
  /** keys of `readings` that are not known to be kept on the device */
  private unkept = new Set<string>();
  /** A new photo may name a report's camera, so the reports are judged again whenever their readings are needed. */
  private reports: ReportFile[] = [];
  /** from `cardReports.ts`; loaded when the first report is added */
  private readingsOfReports: typeof readingsOfReports | undefined;
  private skipped = 0;
  private repeated = 0;
  private clearings = 0;
  private isGathering = false;
  /** something was read after the current derivation began */
  private isStale = false;

  /** `work`: runs long work, in this thread or in a worker */
  constructor(
    private readonly store: HistoryStore,
    private readonly work: Work = workHere,
    private readonly observer?: PhotoObserver,
  ) {}

  get size(): number {
    return this.readings.size + this.reports.length;
  }

  /** How often the history was cleared. Work that began before a clearing must not restore anything. */
  get generation(): number {
    return this.clearings;
  }

  /** All readings by key, including those of card reports. The photos read so far decide how a report is judged. */
  entries(): ReadonlyMap<string, Reading> {
    if (this.reports.length === 0) return this.readings;
    const all: Readings = new Map(this.readings);
    addReadings(all, this.judged());
    return all;
  }

  private judged(): readonly Reading[] {
    return this.readingsOfReports?.(this.reports, this.readings.values()) ?? [];
  }

  add(readings: Iterable<Reading>): void {
    for (const key of addReadings(this.readings, readings)) this.unkept.add(key);
  }

  /** Adds a reading that is kept on the device under this key. */
  addKept(key: string, reading: Reading): void {
    addReadings(this.readings, [reading]);
    // A less doubtful reading with this key may have been read meanwhile. Its key stays in `unkept`, so that it
    // replaces the kept reading.
    if (doubtOf(reading) <= doubtOf(this.readings.get(key) ?? reading)) this.unkept.delete(key);
  }

  /** True if the reading with this key has no doubt (`doubtOf`), so that no other reading can replace it. */
  hasRead(key: string): boolean {
    const reading = this.readings.get(key);
    return reading !== undefined && doubtOf(reading) === 0;
  }

  /** At most `most` readings that are not known to be kept, in the order of addition. Excludes card reports. */
  nextUnkept(most: number): readonly (readonly [key: string, reading: Reading])[] {
    const found: [string, Reading][] = [];
    for (const key of this.unkept) {
      if (found.length === most) break;
      found.push([key, this.readings.get(key)!]);
    }
    return found;
  }

  noteKept(keys: Iterable<string>): void {
    for (const key of keys) this.unkept.delete(key);
  }

  noteForgotten(): void {
    this.unkept = new Set(this.readings.keys());
  }

  /** The card reports' readings by key. */
  reported(): ReadonlyMap<string, Reading> {
    const judged: Readings = new Map();
    addReadings(judged, this.judged());
    return judged;
  }

  async addFile(gathered: GatheredFile, { result, report }: FileReading): Promise<void> {
    const { file, path } = gathered;
    if (!report) {
      const before = this.readings.size;
      this.add([readingOf(result, path)]);
      if (this.readings.size === before) this.repeat();
      return this.observer?.see(gathered, result);
    }
    ({ readingsOfReports: this.readingsOfReports } = await importReports());
    const written = localTime(new Date(file.lastModified));
    // The visitor may add the same report again. If they picked a model this time, it replaces the earlier model.
    const told = JSON.stringify(report);
    const isSame = (known: ReportFile) =>
      known.name === path && known.written === written && JSON.stringify(known.report) === told;
    const model = result.model ?? this.reports.find(isSame)?.model;
    const others = this.reports.filter((known) => !isSame(known));
    if (others.length < this.reports.length) this.repeat();
    this.reports = others;
    this.reports.push({ report, name: path, written, ...(model !== undefined && { model }) });
  }

  async remove(body: Body): Promise<Removed> {
    const before = this.clearings;
    const taken = new Map<string, Reading>();
    await eachInSlices(this.readings, ([key, reading]) => {
      if (isOf(reading, body)) taken.set(key, reading);
    });
    const judged = this.judged();
    const reports = this.reports.filter((_, place) => judged[place] !== undefined && isOf(judged[place], body));
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
    return { keys: [...taken.keys()], restore };
  }

  /** Adds a file or folder that could not be opened. */
  addUnreadable(path: string): void {
    this.add([{ name: path, source: 'photo', counts: [], reason: 'unreadable' }]);
  }

  /** Counts a file or photo that was added again. */
  repeat(): void {
    this.repeated += 1;
  }

  /** Counts a file that is not a photo. */
  skip(): void {
    this.skipped += 1;
  }

  /**
   * Adds the readings of a saved history in JSON, or returns its problem. `before`: the `generation` when the file was
   * opened. If the history has been cleared since then, adds nothing.
   */
  async addSaved(json: string, before = this.generation): Promise<HistoryProblem | undefined> {
    const opened = await this.work('open', [], json);
    if ('problem' in opened) return opened.problem;
    await eachInSlices(opened.readings, (reading) => {
      if (this.clearings === before) this.add([reading]);
    });
    return undefined;
  }

  /** Writes readings and bodies to the store. If readings arrive meanwhile, derives the bodies again. */
  async publish(): Promise<void> {
    this.isStale = true;
    if (this.isGathering) return;
    this.isGathering = true;
    try {
      const { contentFrom } = await importContent();
      while (this.isStale) {
        this.isStale = false;
        const before = this.clearings;
        const asOf = localTime(new Date());
        const readings = [...this.entries().values()];
        const worked = await this.work('workOut', readings, asOf);
        const passedOver = { skipped: this.skipped, repeated: this.repeated };
        // The history may have been cleared meanwhile.
        if (before === this.clearings)
          this.store.setState({ content: contentFrom(worked, readings, asOf, passedOver) });
      }
    } finally {
      this.isGathering = false;
    }
  }

  clear(): void {
    this.clearings += 1;
    this.readings.clear();
    this.unkept.clear();
    this.reports = [];
    this.skipped = 0;
    this.repeated = 0;
    this.observer?.forget();
    this.store.setState(NOTHING_READ);
  }
}
