// oxlint-disable-next-line import/default -- Vite gives this import its default export
import historyWorker from './historyWorker?worker&url';
import { trustedWorker } from '../site/browser/trustedTypes';
import type { Reading } from './reading';
import { startSlices } from './slices';
import {
  type WorkAnswer,
  messagesOf,
  type WorkOrder,
  workHere,
  type WorkKind,
  type WorkOption,
  type WorkResult,
} from './work';

/** Up to this many readings, or characters of a saved history, the work is done before a worker would have started. */
const FEW_READINGS = 2000;
const FEW_CHARACTERS = 500_000;

/** Does large work in a worker, or in the page if the browser starts no worker. */
export async function workApart<Kind extends WorkKind>(
  kind: Kind,
  readings: readonly Reading[],
  option: WorkOption<Kind>,
): Promise<WorkResult<Kind>> {
  const characters = typeof option === 'string' ? option.length : 0;
  if (typeof Worker === 'undefined' || (readings.length <= FEW_READINGS && characters <= FEW_CHARACTERS))
    return workHere(kind, readings, option);
  try {
    return await workIn(startWorker(), readings, { kind, option });
  } catch {
    // A worker may be unavailable offline. If the work also fails in the page, the promise rejects with that failure.
    return workHere(kind, readings, option);
  }
}

// In development, a worker is a module, which Firefox supports from version 114. A built worker is a single script.
const startWorker = () =>
  new Worker(trustedWorker(historyWorker), { type: import.meta.env.DEV ? 'module' : 'classic' });

async function workIn<Result>(worker: Worker, readings: readonly Reading[], order: WorkOrder): Promise<Result> {
  const result: Record<string, unknown> = {};
  const answered = new Promise<void>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker failed.')));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkAnswer>) => {
      if (!data) return resolve();
      const { key, items, value } = data;
      if (items) ((result[key] ??= []) as unknown[]).push(...items);
      else result[key] = value;
    });
  });
  const sendAll = async () => {
    const pause = startSlices();
    for (const some of messagesOf(readings)) {
      worker.postMessage(some satisfies WorkOrder);
      await pause();
    }
    worker.postMessage(order);
  };
  try {
    await Promise.all([answered, sendAll()]);
    return result as Result;
  } finally {
    worker.terminate();
  }
}
