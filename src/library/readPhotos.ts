import type { PhotoResult } from './photoResult';
import { type PhotoSource, WrongUse } from './photoSource';

/** Options for reading many photos. */
export interface PhotosOptions<Item> {
  /** items read at once; 4 by default */
  readonly concurrency?: number;
  /** `false`: gives each result as soon as it is ready, not in the order of the items */
  readonly keepOrder?: boolean;
  /** stops the reading; the loop over the results then throws the signal's reason */
  readonly signal?: AbortSignal;
  /** milliseconds after which an item that is still being opened or read fails with 'timed-out' */
  readonly itemTimeout?: number;
  /** opens an item, such as a path or a row of a table, when its turn has come. By default, the items are files */
  readonly open?: (item: Item) => PhotoSource | PromiseLike<PhotoSource>;
  /** returns an item's path or name, like `PhotoOptions.path`; by default, a `File`'s path or name */
  readonly path?: (item: Item) => string;
}

/** One of many photos, and its result. */
export interface PhotoRead<Item> {
  /** the item as given */
  readonly item: Item;
  /** its position among the items, from 0 */
  readonly index: number;
  /** `readPhoto`'s result; an item that can't be opened has the status 'failed' */
  readonly result: PhotoResult;
}

/** Items in a list, or items that arrive one by one. */
export type Items<Item> = Iterable<Item> | AsyncIterable<Item>;

const CONCURRENCY = 4;

/**
 * Reads `items` with `read`. Takes the next item only when there is room for it. Throws a `WrongUse` for wrong options.
 */
export function readAllOf<Item>(
  items: Items<Item>,
  read: (item: Item) => Promise<PhotoResult>,
  { concurrency = CONCURRENCY, keepOrder = true, signal, itemTimeout }: PhotosOptions<Item>,
): AsyncGenerator<PhotoRead<Item>, void, undefined> {
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new WrongUse(`Expected concurrency to be a whole number from 1 on; got ${String(concurrency)}.`);
  if (itemTimeout !== undefined && (typeof itemTimeout !== 'number' || !(itemTimeout > 0)))
    throw new WrongUse(`Expected itemTimeout to be a number of milliseconds; got ${String(itemTimeout)}.`);
  return inTurns(iteratorOf(items), read, () => concurrency, keepOrder, signal);
}

function iteratorOf<Item>(items: Items<Item>): Iterator<Item> | AsyncIterator<Item> {
  const given = items as Partial<AsyncIterable<Item> & Iterable<Item>> | null | undefined;
  const iterator = given?.[Symbol.asyncIterator]?.() ?? given?.[Symbol.iterator]?.();
  if (!iterator || typeof items === 'string') throw new WrongUse('Expected an iterable or async iterable of files.');
  return iterator;
}

type ReadItem<Item, Result> = Pick<PhotoRead<Item>, 'item' | 'index'> & { readonly result: Result };

/**
 * Reads items with `read`, several at once, and yields their results. `concurrency` returns how many items may be read
 * at once; called before each item is taken.
 */
export async function* inTurns<Item, Result>(
  items: Iterator<Item> | AsyncIterator<Item>,
  read: (item: Item) => Promise<Result>,
  concurrency: () => number,
  keepOrder = true,
  signal?: AbortSignal,
): AsyncGenerator<ReadItem<Item, Result>, void, undefined> {
  type Done = { readonly task: Promise<Done>; readonly value: ReadItem<Item, Result> };
  type Came = { readonly came: IteratorResult<Item, unknown> };
  const tasks: Promise<Done>[] = [];
  let coming: Promise<Came> | undefined;
  let isOver = false;
  let index = 0;

  const start = (item: Item, at: number) => {
    const task: Promise<Done> = read(item).then((result) => ({ task, value: { item, index: at, result } }));
    tasks.push(task);
    // If the task fails, the failure is thrown when its turn comes. Until then, it must not be an unhandled rejection.
    task.catch(() => {});
  };
  // Makes a new promise for each wait, because a single promise would keep in memory everything it was raced with.
  let abort = () => {};
  const aborted = () => new Promise<never>((_, reject) => (abort = () => reject(signal!.reason as Error)));
  const onAbort = () => abort();
  signal?.addEventListener('abort', onAbort);
  try {
    for (;;) {
      if (signal?.aborted) throw signal.reason;
      if (!isOver && tasks.length < concurrency()) {
        coming ??= Promise.resolve(items.next()).then((came) => ({ came }));
        coming.catch(() => {});
      }
      if (!coming && tasks.length === 0) return;
      const waited: Promise<Came | Done>[] = keepOrder ? tasks.slice(0, 1) : [...tasks];
      if (coming) waited.push(coming);
      if (signal) waited.push(aborted());
      // Avoid a race where possible: it takes longer than all other steps here.
      const event = await (waited.length === 1 ? waited[0]! : Promise.race(waited));
      if ('came' in event) {
        coming = undefined;
        if (event.came.done) isOver = true;
        else start(event.came.value, index++);
      } else {
        void tasks.splice(tasks.indexOf(event.task), 1);
        yield event.value;
      }
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    // Don't wait for a source that may never answer.
    Promise.resolve(isOver ? undefined : items.return?.()).catch(() => {});
  }
}

/** A promise that rejects with the signal's reason, and a function that detaches from the signal. */
export function abortOf(signal: AbortSignal | undefined): { aborted?: Promise<never>; forget: () => void } {
  if (!signal) return { forget: () => {} };
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
  });
  aborted.catch(() => {});
  return { aborted, forget: () => signal.removeEventListener('abort', abort) };
}
