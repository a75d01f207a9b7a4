import type { Collection } from './collection';
import type { HistoryStore } from './historyState';

/** Where a history is kept on the device. Each promise rejects when the browser refuses access. */
export interface Device {
  /** True if the visitor asked to keep the history */
  readonly isHistoryKept: () => boolean;
  /** The kept history as JSON; undefined when there is none */
  readonly readKeptHistory: () => Promise<string | undefined>;
  /** Replaces what was kept */
  readonly keepHistory: (json: string) => Promise<void>;
  readonly forgetHistory: () => Promise<void>;
}

/** Keeps a collection on the device, if the visitor asked for it. */
export class Keeper {
  /** The loading of what is kept, once it began */
  private loading: Promise<void> | undefined;

  constructor(
    private readonly store: HistoryStore,
    private readonly collection: Collection,
    private readonly device: Device,
  ) {}

  /** Adds what is kept on this device, once. */
  async load(): Promise<void> {
    if (this.device.isHistoryKept()) await (this.loading ??= this.addKept());
  }

  private async addKept(): Promise<void> {
    this.store.setState({ isKept: true });
    const kept = await this.device.readKeptHistory();
    if (kept === undefined) return;
    await this.collection.addSaved(kept);
    await this.collection.publish();
  }

  /** Keeps the collection, and from now on everything added. */
  async keep(): Promise<void> {
    const { writeHistory } = await import('./savedHistory');
    // What is kept already must be in memory before it is replaced. If it cannot be read, it is lost anyway.
    await (this.loading ??= Promise.resolve()).catch(() => undefined);
    await this.device.keepHistory(writeHistory(this.collection.all(), true));
    this.store.setState({ isKept: true });
  }

  /** Keeps what was added since, if anything is kept. */
  async update(): Promise<void> {
    if (this.store.getState().isKept) await this.keep();
  }

  /** Deletes what is kept; the collection stays in memory. */
  async forget(): Promise<void> {
    await this.device.forgetHistory();
    this.store.setState({ isKept: false });
  }
}
