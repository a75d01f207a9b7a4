/** Work on a whole history. Each result is an object. A worker can send the lists in this object in parts. */

import type { Reading } from './reading';

const WORKS = {
  /** derives bodies and left-out files; `option`: the current local time, `YYYY-MM-DDTHH:MM:SS` */
  workOut: async (readings: readonly Reading[], option: string) =>
    (await import('./historyContent')).workOut(readings, option),
  /** opens a saved history; `option`: its JSON */
  open: async (_readings: readonly Reading[], option: string) => (await import('./savedHistory')).openHistory(option),
  /** writes JSON files; `option`: whether to write whole serial numbers */
  json: async (readings: readonly Reading[], option: boolean) => ({
    files: (await import('./savedHistory'))
      .writeHistoryParts(readings, option)
      .map((text) => new Blob([text], { type: 'application/json' })),
  }),
  /** writes a CSV file; `option` as in `json` */
  csv: async (readings: readonly Reading[], option: boolean) => {
    const { csvFile, writeCsv } = await import('./csv');
    return { files: [csvFile(writeCsv(readings, option))] };
  },
};

type Works = typeof WORKS;
export type WorkKind = keyof Works;
export type WorkOption<Kind extends WorkKind> = Parameters<Works[Kind]>[1];
export type WorkResult<Kind extends WorkKind> = Awaited<ReturnType<Works[Kind]>>;

export type Work = <Kind extends WorkKind>(
  kind: Kind,
  readings: readonly Reading[],
  option: WorkOption<Kind>,
) => Promise<WorkResult<Kind>>;

/** Does the work in the current thread. */
export const workHere: Work = (kind, readings, option) =>
  (WORKS[kind] as (readings: readonly Reading[], option: unknown) => Promise<never>)(readings, option);

/** The most items of a list in one message, which the page handles in a few milliseconds */
const ITEMS_A_MESSAGE = 500;

/** Splits a list into parts, one for each message. */
export const messagesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ITEMS_A_MESSAGE) }, (_, index) =>
    items.slice(index * ITEMS_A_MESSAGE, (index + 1) * ITEMS_A_MESSAGE),
  );

/** A message to a worker: some of the readings or, after the last of them, the kind of work. */
export type WorkOrder = readonly Reading[] | { readonly kind: WorkKind; readonly option: WorkOption<WorkKind> };

/**
 * A message from a worker: some items of a list in the result, or another value of the result. `undefined` ends the
 * answer.
 */
export type WorkAnswer =
  { readonly key: string; readonly items?: readonly unknown[]; readonly value?: unknown } | undefined;
