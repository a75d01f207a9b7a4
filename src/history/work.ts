/** The kinds of work on a whole history. Each result is an object of lists, which a worker can send in parts. */

import type { Reading } from './reading';

const WORKS = {
  /** derives everything from readings; `option`: the current time as a camera's clock would write it */
  workOut: async (readings: readonly Reading[], option: string) =>
    (await import('./historyContent')).workOut(readings, option),
  /** opens a saved history, whose JSON is `option`; needs no `readings` */
  open: async (_readings: readonly Reading[], option: string) => (await import('./savedHistory')).openHistory(option),
  /** writes the readings as JSON files; `option`: with whole serial numbers */
  json: async (readings: readonly Reading[], option: boolean) => ({
    files: (await import('./savedHistory'))
      .writeHistoryParts(readings, option)
      .map((text) => new Blob([text], { type: 'application/json' })),
  }),
  /** writes the readings as a CSV file; `option` as in `json` */
  csv: async (readings: readonly Reading[], option: boolean) => {
    const { csvFile, writeCsv } = await import('./csv');
    return { files: [csvFile(writeCsv(readings, option))] };
  },
};

type Works = typeof WORKS;
export type WorkKind = keyof Works;
export type WorkOption<Kind extends WorkKind> = Parameters<Works[Kind]>[1];
export type WorkResult<Kind extends WorkKind> = Awaited<ReturnType<Works[Kind]>>;

/** Does work, here or in a worker. */
export type Work = <Kind extends WorkKind>(
  kind: Kind,
  readings: readonly Reading[],
  option: WorkOption<Kind>,
) => Promise<WorkResult<Kind>>;

/** Does work here and now. */
export const workHere: Work = (kind, readings, option) =>
  (WORKS[kind] as (readings: readonly Reading[], option: unknown) => Promise<never>)(readings, option);

/** Items of a list in one message. The page handles a message in a few milliseconds. */
const ITEMS_A_MESSAGE = 500;

/** A list in parts. Each part is for one message. */
export const messagesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ITEMS_A_MESSAGE) }, (_, index) =>
    items.slice(index * ITEMS_A_MESSAGE, (index + 1) * ITEMS_A_MESSAGE),
  );

/** A message to a worker. It has some of the readings or, after the last of them, the kind of work. */
export type WorkOrder = readonly Reading[] | { readonly kind: WorkKind; readonly option: WorkOption<WorkKind> };

/**
 * A message from a worker. It has some items of a list in the result, or another value of the result. `undefined` ends
 * the answer.
 */
export type WorkAnswer =
  { readonly key: string; readonly items?: readonly unknown[]; readonly value?: unknown } | undefined;
