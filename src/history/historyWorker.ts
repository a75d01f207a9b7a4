/** A web worker for one piece of work on a large history. The page terminates it afterward. */

import { type WorkAnswer, messagesOf, type WorkOrder, workHere } from './work';
import type { Reading } from './reading';

declare const self: {
  addEventListener: (type: 'message', listener: (event: MessageEvent<WorkOrder>) => void) => void;
  postMessage: (answer: WorkAnswer) => void;
  reportError: (cause: unknown) => void;
};

const readings: Reading[] = [];

self.addEventListener('message', ({ data }) => {
  if ('kind' in data) void answer(data);
  else readings.push(...data);
});

async function answer({ kind, option }: Exclude<WorkOrder, readonly Reading[]>): Promise<void> {
  const result = await workHere(kind, readings, option);
  for (const [key, value] of Object.entries(result)) {
    if (!Array.isArray(value)) self.postMessage({ key, value });
    else for (const items of [[], ...messagesOf<unknown>(value)]) self.postMessage({ key, items });
  }
  self.postMessage(undefined);
}
