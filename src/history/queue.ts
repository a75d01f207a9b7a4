import { rawText } from '../config/fileText';
import type { ByteSource } from '../reader/byteSource';
import { CAMERA_EXTENSIONS, extensionOf, REPORT_EXTENSION } from '../reader/files/extensions';
import type { FileReading } from '../reader/files/extractFile';
import type { GatheredFile } from '../reader/files/gatherFiles';
import { failedResult } from '../reader/files/readFile';
import type { Collection } from './collection';
import type { HistoryStore, Progress } from './historyState';
import { startSlices } from './slices';

export interface PhotoReader {
  /** Opens photos by reading their first bytes. */
  readonly open: (files: readonly File[]) => Promise<ByteSource[]>;
  readonly read: (source: ByteSource, path: string) => Promise<FileReading>;
}

/** Concurrent reads. Four keep a disk busy; more would only wait for each other. */
export const IN_FLIGHT = 4;
/**
 * The number of photos whose first bytes are read together. Twice as many would gain little and, on a slow disk, make
 * the progress jump.
 */
export const PHOTOS_A_READ = 8;
/** ms between two updates of the progress and of the readings in the store */
const PROGRESS_MS = 250;
const READINGS_MS = 2000;

/** Further problems of saved histories are only counted. */
const MAX_PROBLEMS = 10;

/** Reads files into a collection, in `IN_FLIGHT` concurrent loops. */
export class ReadingQueue {
  private readonly files: GatheredFile[] = [];
  /** Files that were read, by path, size and time, so that a folder is skipped when it is added again */
  private readonly seen = new Set<string>();
  /** Files in `seen` that another page read. They are added again with the files that were dropped with them. */
  private readonly handedOver = new Set<string>();
  private isReading = false;
  /** Counts the stops, because a file listed before a stop must not be read after it. */
  private stops = 0;
  /** The number of added files left unread when the visitor stopped the reading */
  private dropped = 0;
  /** The number of files read, and the index of the next file to read */
  private done = 0;
  private next = 0;
  private began = 0;
  private progressAt = 0;
  private readingsAt = 0;

  /**
   * `loadReader` is called each time that the queue starts. If it rejects, nothing is read, and the store's `failure`
   * has the reason.
   */
  constructor(
    private readonly store: HistoryStore,
    private readonly collection: Collection,
    private readonly loadReader: () => Promise<PhotoReader>,
  ) {}

  /**
   * Adds a file that has already been read, such as one from the home page. `comesAgain`: the file will be added again
   * with other files, and must be ignored then.
   */
  async addRead(gathered: GatheredFile, reading: FileReading, comesAgain = false): Promise<void> {
    this.seen.add(markOf(gathered));
    if (comesAgain) this.handedOver.add(markOf(gathered));
    await this.collection.addFile(gathered, reading);
    await this.collection.publish();
  }

  /**
   * Gathers and reads files. Files may be added while an earlier call is still reading. Resolves to true when all files
   * are read, or to false if an earlier call is still running and reads them, or if nothing could be read.
   */
  async add(files: Iterable<GatheredFile> | AsyncIterable<GatheredFile>): Promise<boolean> {
    const before = this.stops;
    if (!this.isReading) {
      this.dropped = 0;
      this.began = performance.now();
      this.store.setState({
        progress: { phase: 'listing', done: 0, total: 0, speed: 0 },
        failure: undefined,
        problems: [],
        otherProblems: 0,
      });
    }
    const pause = startSlices();
    for await (const gathered of files) {
      if (this.stops !== before) break;
      this.files.push(gathered);
      this.publishNowAndThen(this.isReading ? 'reading' : 'listing');
      await pause();
    }
    if (this.isReading) return false;
    return this.readAll();
  }

  /** Stops the reading. The readings so far stay, and files that are added later are read. */
  stop(): void {
    this.stops += 1;
    this.dropped += this.files.splice(this.next).length;
  }

  /** Lets files be read again, because their readings may have been removed. */
  readAgain(): void {
    this.seen.clear();
    this.handedOver.clear();
  }

  clear(): void {
    this.stops += 1;
    this.seen.clear();
    this.handedOver.clear();
    this.files.length = 0;
    this.next = this.done = this.dropped = 0;
    this.collection.clear();
  }

  private nextFiles(): GatheredFile[] {
    const files = this.files.slice(this.next, this.next + PHOTOS_A_READ);
    this.next += files.length;
    return files;
  }

  private async readAll(): Promise<boolean> {
    this.isReading = true;
    this.done = 0;
    this.began = performance.now();
    try {
      const reader = await this.loadReader().catch((cause: unknown) => this.fail(cause));
      if (!reader) return false;
      const work = async () => {
        for (let files = this.nextFiles(); files.length > 0; files = this.nextFiles()) {
          await this.readFiles(files, reader);
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, work));
      return true;
    } finally {
      this.isReading = false;
      const { failure } = this.store.getState();
      this.publishProgress(failure ? 'failed' : this.dropped > 0 ? 'stopped' : 'done');
      this.files.splice(0, this.next);
      this.next = 0;
      await this.collection.publish();
    }
  }

  /** Drops all files, because the reader could not start. When the visitor adds files again, the queue tries again. */
  private fail(cause: unknown): void {
    this.files.length = 0;
    this.store.setState({ failure: failedResult(cause).error });
  }

  private async readFiles(files: readonly GatheredFile[], { open, read }: PhotoReader): Promise<void> {
    const before = this.collection.generation;
    const isCleared = () => this.collection.generation !== before;
    const photos: GatheredFile[] = [];
    for (const gathered of files) {
      if (await this.isPhoto(gathered)) photos.push(gathered);
      else this.done += 1;
    }
    const sources = await open(photos.map(({ file }) => file));
    const pause = startSlices();
    for (const [index, gathered] of photos.entries()) {
      try {
        const reading = await read(sources[index]!, rawText(gathered.path));
        if (isCleared()) return;
        if (reading.result.error?.code === 'no-exif' && reading.result.container === undefined) this.collection.skip();
        else await this.collection.addFile(gathered, reading);
      } catch {
        if (isCleared()) return;
        this.collection.addUnreadable(rawText(gathered.path));
        // The visitor may add the file again when the card or disk responds.
        this.seen.delete(markOf(gathered));
      }
      this.done += 1;
      this.publishNowAndThen('reading');
      await pause();
    }
  }

  /** True if the file should be read as a photo or card report. Opens a saved history right away. */
  private async isPhoto(gathered: GatheredFile): Promise<boolean> {
    const { file } = gathered;
    const mark = markOf(gathered);
    if (this.handedOver.delete(mark)) return false;
    // Without a folder in the path, a file with the same name may be another camera's. A true duplicate is recognized
    // when it is read.
    if (this.seen.has(mark) && (rawText(gathered.path).includes('/') || isNoPhoto(file))) {
      this.collection.repeat();
      return false;
    }
    this.seen.add(mark);
    if (/\.json$/i.test(file.name)) await this.openSaved(gathered);
    else if (isNoPhoto(file)) this.collection.skip();
    else return true;
    return false;
  }

  private async openSaved(gathered: GatheredFile): Promise<void> {
    const { file } = gathered;
    const before = this.collection.generation;
    const { MAX_HISTORY_BYTES } = await import('./savedHistory');
    const problem =
      file.size > MAX_HISTORY_BYTES
        ? 'too-large'
        : await file.text().then(
            (json) => this.collection.addSaved(json, before),
            () => 'unreadable' as const,
          );
    if (problem) {
      // The next addition clears the shown problems. So if the visitor adds this file again, it is opened again, which
      // shows its problem again.
      this.seen.delete(markOf(gathered));
      this.store.setState(({ problems, otherProblems }) =>
        problems.length < MAX_PROBLEMS
          ? { problems: [...problems, { file: file.name, problem }] }
          : { otherProblems: otherProblems + 1 },
      );
    }
  }

  private publishNowAndThen(phase: Progress['phase']): void {
    if (performance.now() - this.progressAt > PROGRESS_MS) this.publishProgress(phase);
  }

  private publishProgress(phase: Progress['phase']): void {
    const now = (this.progressAt = performance.now());
    const speed = this.isReading || this.done > 0 ? (this.done / Math.max(1, now - this.began)) * 1000 : 0;
    this.store.setState({ progress: { phase, done: this.done, total: this.files.length + this.dropped, speed } });
    const shown = this.store.getState().content.readings.length;
    if (phase === 'reading' && now - this.readingsAt > READINGS_MS && this.collection.size > shown) {
      this.readingsAt = now;
      void this.collection.publish();
    }
  }
}

const markOf = ({ file, path }: GatheredFile) => `${rawText(path)}\n${file.size}\n${file.lastModified}`;

/** Decides by type and name. If these aren't enough, the first bytes decide later. */
function isNoPhoto({ name, type }: File): boolean {
  if (type === '' || type === 'application/octet-stream' || type.startsWith('image/')) return false;
  const extension = extensionOf(name);
  return extension !== REPORT_EXTENSION && !CAMERA_EXTENSIONS.includes(extension);
}
