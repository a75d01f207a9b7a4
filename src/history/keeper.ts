import type { Collection } from './collection';
import type { HistoryStore, KeepProblem } from './historyState';
import { inSlices } from './inSlices';
import { PAUSE_EVERY, type Pausing } from './pausing';
import type { Reading } from './reading';
import type { KeptEntry, KeptNews } from '../storage/keptReadings';

/** Where a history is kept on the device (src/storage/keptReadings.ts). Promises reject when the browser refuses. */
export interface Device {
  readonly isKept: () => boolean;
  readonly deletions: () => Promise<number>;
  readonly keptEntries: () => AsyncIterable<readonly KeptEntry[]>;
  readonly keptEntriesOf: (keys: readonly string[]) => Promise<readonly KeptEntry[]>;
  readonly addEntries: (entries: readonly KeptEntry[], removed: readonly string[], since: number) => Promise<boolean>;
  readonly deleteKept: () => Promise<void>;
  readonly olderHistory: () => Promise<{ readonly value: unknown; readonly digest: string } | undefined>;
  readonly noteImported: (digest: string) => Promise<void>;
  readonly askToPersist: () => Promise<boolean>;
  readonly onNews: (listener: (news: KeptNews) => void) => void;
}

/** Counted up by a release that keeps readings in another form. */
const FORM = 1;

/**
 * Keeps a collection on the device, if the visitor asked for it. Only adds: what is kept already, by this tab, another
 * one or another release, is never written over.
 */
export class Keeper {
  /** Keys that are kept, and those of them that this tab added. */
  private readonly kept = new Set<string>();
  private readonly added = new Set<string>();
  /** What is kept and can't be read here: it stays as it is. */
  private unread: unknown[] = [];
  private deletions = 0;
  /** The loading of what is kept, once it began */
  private loading: Promise<void> | undefined;
  private isListening = false;
  /** One piece of work at a time */
  private work: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: HistoryStore,
    private readonly collection: Collection,
    private readonly device: Device,
  ) {}

  /** Adds what is kept on this device to the collection, once, and keeps what was added before. Never rejects. */
  async load(): Promise<void> {
    this.listen();
    if (!this.device.isKept() || !(await this.isLoaded())) return;
    await this.update();
  }

  /** Keeps the collection, and from now on everything added. Never rejects: what goes wrong is in the state. */
  async keep(): Promise<void> {
    this.listen();
    if (!(await this.isLoaded())) return;
    await this.next(() => this.write());
    this.store.setState({ isKept: this.device.isKept(), isPersistent: await this.device.askToPersist() });
  }

  /** Not before a page needs it: the prerendered site has no other tabs. */
  private listen(): void {
    if (this.isListening) return;
    this.isListening = true;
    this.device.onNews((news) => void this.follow(news).catch((cause: unknown) => this.note(cause)));
  }

  /** Loads what is kept, once; false if it can't be read. */
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

  /** Keeps what was added since, if the history is kept. */
  async update(): Promise<void> {
    if (this.store.getState().isKept) await this.next(() => this.write());
  }

  /** Deletes what is kept, in all tabs; the collection stays in memory. Rejects when the browser refuses access. */
  async forget(): Promise<void> {
    await this.next(() => this.device.deleteKept());
    this.forgotten();
  }

  /** What is kept and can't be read by this release, as JSON. */
  unreadJson(): string {
    return JSON.stringify(this.unread);
  }

  private next<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.work.then(work);
    this.work = result.catch(() => undefined);
    return result;
  }

  private async loadAll(): Promise<void> {
    if (this.device.isKept()) this.store.setState({ isKept: true });
    this.deletions = await this.device.deletions();
    for await (const entries of this.device.keptEntries()) await this.take(entries);
    await this.importOlder();
    await this.collection.publish();
  }

  /** Adds entries to the collection, and notes those that can't be read. */
  private async take(entries: readonly KeptEntry[]): Promise<void> {
    const { openReading } = await import('./savedHistory');
    const before = this.collection.generation;
    const { kept, collection, unread } = this;
    const taking = function* (): Pausing<void> {
      for (const [index, { key, value }] of entries.entries()) {
        if (index % PAUSE_EVERY === 0) yield;
        kept.add(key);
        const reading = isEntry(value) ? openReading(value.reading) : undefined;
        if (!reading) unread.push(value);
        else if (collection.generation === before) collection.add([reading]);
      }
    };
    await inSlices(taking());
    this.store.setState({ unreadEntries: unread.length });
  }

  /** Adds what an older release kept, as one text, and keeps it as of now. */
  private async importOlder(): Promise<void> {
    const older = await this.device.olderHistory();
    if (!older) return;
    const { value, digest } = older;
    const problem = typeof value === 'string' ? await this.collection.addSaved(value, undefined, Infinity) : 'foreign';
    if (problem) {
      this.unread.push(value);
      this.store.setState({ unreadEntries: this.unread.length });
      return;
    }
    await this.write();
    if (digest && !this.store.getState().keepProblem) await this.device.noteImported(digest);
  }

  /** Writes what is not kept yet, and takes out what this tab kept and has read differently since. */
  private async write(): Promise<void> {
    const current = this.collection.entries();
    const entries = [...current]
      .filter(([key]) => !this.kept.has(key))
      .map(([key, reading]) => ({ key, value: { form: FORM, reading } satisfies Entry }));
    const removed = [...this.added].filter((key) => !current.has(key));
    try {
      if (!(await this.device.addEntries(entries, removed, this.deletions))) return this.forgotten();
    } catch (cause) {
      return this.note(cause);
    }
    for (const { key } of entries) {
      this.kept.add(key);
      this.added.add(key);
    }
    for (const key of removed) {
      this.kept.delete(key);
      this.added.delete(key);
    }
    this.store.setState({ keepProblem: undefined });
  }

  private async follow(news: KeptNews): Promise<void> {
    if (news.kind === 'deleted') return this.forgotten();
    if (!this.store.getState().isKept) return this.load();
    const unknown = news.keys.filter((key) => !this.kept.has(key));
    await this.next(async () => this.take(await this.device.keptEntriesOf(unknown)));
    await this.collection.publish();
  }

  /** Everything was deleted, here or in another tab. */
  private forgotten(): void {
    this.kept.clear();
    this.added.clear();
    this.unread = [];
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

/** What the browser says when it refuses → what the visitor is told. */
function problemOf(cause: unknown): KeepProblem {
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'QuotaExceededError') return 'no-room';
  return name === 'VersionError' ? 'newer' : 'refused';
}
