import { writeJsonText } from '../config/controlCharacters';
import type { Collection } from './collection';
import type { HistoryStore, KeepProblem } from './historyState';
import type { Body } from './lines';
import { doubtOf, type Reading } from './reading';
import { eachInSlices } from './slices';
import type { KeptEntry, KeptNews } from './keptReadings';

/**
 * Storage for a history on the device (src/history/keptReadings.ts). Promises reject when the browser refuses access.
 */
export interface Device {
  readonly isNoted: () => boolean;
  readonly isThere: () => Promise<boolean>;
  readonly deletions: () => Promise<number>;
  readonly keptEntries: () => AsyncIterable<readonly KeptEntry[]>;
  readonly keptEntriesOf: (keys: readonly string[]) => Promise<readonly KeptEntry[]>;
  readonly addEntries: (
    entries: readonly KeptEntry[],
    removed: readonly string[],
    since: number,
    doubtOf: (value: unknown) => number,
  ) => Promise<boolean>;
  readonly deleteKept: () => Promise<void>;
  readonly askToPersist: () => Promise<boolean>;
  readonly isPersistent: () => Promise<boolean>;
  readonly onNews: (listener: (news: KeptNews) => void) => void;
}

/** The number of the format of kept readings. A release that changes the format increments this number. */
const FORM = 1;
const KEPT_AT_ONCE = 250;

/**
 * Keeps a collection on the device if the visitor asked for that. A less doubtful reading replaces a kept reading with
 * the same key, whichever tab wrote it. An entry in a later release's format is never replaced. A kept reading is
 * removed only if the visitor asks for that, or if a card report's new reading makes it outdated.
 */
export class Keeper {
  /** Keys of kept readings from this tab's card reports. More photos may change these readings. */
  private readonly reported = new Set<string>();
  /** Kept entries that this release can't read, by key. They stay unchanged. */
  private readonly unread = new Map<string, unknown>();
  private deletions = 0;
  /** Everything was deleted. This tab still shows its history, but keeps it only if the visitor asks for that here. */
  private isForgotten = false;
  /** Resolves when the kept history is loaded; undefined if the loading has not begun, or has to begin again */
  private loading: Promise<void> | undefined;
  private isListening = false;
  /** Settles after the last piece of work. The pieces run one after another. */
  private work: Promise<unknown> = Promise.resolve();
  /** The number of other tabs' messages that announced readings that are not loaded yet */
  private heard = 0;

  constructor(
    private readonly store: HistoryStore,
    private readonly collection: Collection,
    private readonly device: Device,
  ) {}

  /** Adds the kept history to the collection, once. Never rejects. */
  async load(): Promise<void> {
    this.listen();
    if (this.isForgotten || !(this.device.isNoted() || (await this.device.isThere())) || !(await this.isLoaded()))
      return;
    // Another tab may keep readings later, so a later call looks again.
    if (!this.store.getState().isKept) this.loading = undefined;
    await this.update();
  }

  /** Keeps the collection and every later addition. Never rejects; sets `keepProblem` in the state instead. */
  async keep(): Promise<void> {
    this.listen();
    if (!(await this.isLoaded())) return;
    this.isForgotten = false;
    await this.next(() => this.write());
    // The browser may ask the visitor, which takes a while.
    if (this.store.getState().isKept) this.store.setState({ isPersistent: await this.device.askToPersist() });
  }

  /**
   * Listens to other tabs. Not called in the constructor, because the constructor also runs during prerendering, where
   * there are no tabs.
   */
  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    this.device.onNews((news) => void this.follow(news).catch((cause: unknown) => this.note(cause)));
  }

  /** Loads the kept history, once; false if it can't be read. */
  private async isLoaded(): Promise<boolean> {
    this.loading ??= this.next(() => this.loadAll());
    try {
      await this.loading;
      return true;
    } catch (cause) {
      this.loading = undefined;
      this.note(cause);
      return false;
    }
  }

  /** If the history is kept, keeps the readings added since the last call. */
  async update(): Promise<void> {
    if (this.store.getState().isKept) await this.next(() => this.write());
  }

  /**
   * Removes a body from the collection and from the device. Resolves to a function that brings it back. Never rejects.
   */
  async remove(body: Body): Promise<() => Promise<void>> {
    const { keys, restore } = await this.collection.remove(body);
    await this.collection.publish();
    if (this.store.getState().isKept)
      await this.next(() => this.writeSome([], keys)).catch((cause: unknown) => this.note(cause));
    return async () => {
      restore();
      await this.collection.publish();
      await this.update();
    };
  }

  /** Deletes the kept history for all tabs; the collection stays in memory. Rejects when the browser refuses access. */
  async forget(): Promise<void> {
    await this.next(() => this.device.deleteKept());
    this.forgotten();
  }

  /**
   * The kept entries that this release can't read, as pieces of one JSON text, because a single string could be too
   * long.
   */
  *unreadJson(): Iterable<string> {
    let before = '[';
    for (const value of this.unread.values()) {
      yield before + writeJsonText(value);
      before = ',\n';
    }
    yield ']\n';
  }

  private next<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.work.then(work);
    this.work = result.catch(() => undefined);
    return result;
  }

  private async loadAll(): Promise<void> {
    this.deletions = await this.device.deletions();
    let isKept = this.device.isNoted();
    let loaded = 0;
    try {
      for await (const entries of this.device.keptEntries()) {
        this.store.setState({ loaded });
        await this.take(entries);
        loaded += entries.length;
      }
      isKept ||= loaded > 0;
    } finally {
      this.store.setState({ loaded: 0 });
    }
    if (isKept) this.store.setState({ isKept, isPersistent: await this.device.isPersistent() });
    await this.collection.publish();
  }

  private async take(entries: readonly KeptEntry[]): Promise<void> {
    const { openReading } = await import('./savedHistory');
    const before = this.collection.generation;
    await eachInSlices(entries, ({ key, value }) => {
      const reading = isEntry(value) ? openReading(value.reading) : undefined;
      if (!reading) this.unread.set(key, value);
      else if (this.collection.generation === before) this.collection.addKept(key, reading);
    });
    this.store.setState({ unreadEntries: this.unread.size });
  }

  /**
   * Writes readings that are not kept yet, and removes outdated readings of card reports. Returns true if everything is
   * kept now. Otherwise, `keepProblem` in the state has the reason, unless the history was deleted meanwhile.
   */
  private async write(): Promise<boolean> {
    try {
      const reported = this.collection.reported();
      const added = [...reported].filter(([key]) => !this.reported.has(key));
      const removed = [...this.reported].filter((key) => !reported.has(key));
      const isNew = added.length > 0 || removed.length > 0 || !this.device.isNoted();
      if (isNew && !(await this.writeSome(added, removed))) return false;
      for (const [key] of added) this.reported.add(key);
      for (const key of removed) this.reported.delete(key);
      for (;;) {
        const some = this.collection.nextUnkept(KEPT_AT_ONCE);
        if (some.length === 0) break;
        if (!(await this.writeSome(some, []))) return false;
        this.collection.noteKept(some.map(([key]) => key));
        if (some.length === KEPT_AT_ONCE) this.store.setState({ isKeeping: true });
      }
      this.store.setState({ keepProblem: undefined });
      return true;
    } catch (cause) {
      this.note(cause);
      return false;
    } finally {
      this.store.setState({ isKeeping: false });
    }
  }

  /** Adds and removes entries in one transaction. Returns false if everything was deleted meanwhile. */
  private async writeSome(
    added: readonly (readonly [key: string, reading: Reading])[],
    removed: readonly string[],
  ): Promise<boolean> {
    const entries = added.map(([key, reading]) => ({ key, value: { form: FORM, reading } satisfies Entry }));
    if (!(await this.device.addEntries(entries, removed, this.deletions, doubtOfEntry))) {
      this.forgotten();
      return false;
    }
    this.store.setState({ isKept: true });
    return true;
  }

  private async follow(news: KeptNews): Promise<void> {
    if (news.kind === 'deleted') return this.forgotten();
    if (!this.store.getState().isKept) await this.load();
    if (!this.store.getState().isKept) return;
    this.heard += 1;
    try {
      await this.next(async () => {
        const unknown = news.keys.filter((key) => !this.collection.hasRead(key) && !this.unread.has(key));
        await this.take(await this.device.keptEntriesOf(unknown));
      });
    } finally {
      this.heard -= 1;
    }
    if (this.heard === 0) await this.collection.publish();
  }

  /** Stops keeping the history after everything was deleted, here or in another tab. */
  private forgotten(): void {
    this.isForgotten = true;
    this.collection.noteForgotten();
    this.reported.clear();
    this.unread.clear();
    this.loading = undefined;
    this.store.setState({ isKept: false, keepProblem: undefined, unreadEntries: 0 });
  }

  private note(cause: unknown): void {
    console.warn(cause);
    this.store.setState({ keepProblem: problemOf(cause) });
  }
}

interface Entry {
  readonly form: number;
  readonly reading: Reading;
}

const isEntry = (value: unknown): value is { readonly form: number; readonly reading: unknown } =>
  typeof value === 'object' && value !== null && 'reading' in value && 'form' in value && value.form === FORM;

/** The doubt in a kept entry; 0 for a later release's format, which this release can't judge. */
export const doubtOfEntry = (value: unknown): number => (isEntry(value) ? doubtOf(Object(value.reading)) : 0);

function problemOf(cause: unknown): KeepProblem {
  const { name, message } = cause instanceof DOMException ? cause : { name: '', message: '' };
  // Chromium's message contains 'NO_SPACE' if the disk is full before the site's quota is used up.
  if (name === 'QuotaExceededError' || message.includes('NO_SPACE')) return 'no-room';
  return name === 'VersionError' ? 'newer' : 'refused';
}
