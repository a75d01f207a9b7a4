/** Work on a whole history. Its results are objects of lists, which a worker can hand over in parts. */

import type { Reading } from './reading';

const WORKS = {
  /** all that is worked out of readings; `option`: the current time as a camera's clock would write it */
  workOut: async (readings: readonly Reading[], option: string) =>
    (await import('./historyContent')).workOut(readings, option),
  /** a saved history's JSON → its readings; needs none */
  open: async (_readings: readonly Reading[], option: string) => (await import('./savedHistory')).openHistory(option),
  /** the readings as JSON files; `option`: with their serial numbers in full */
  json: async (readings: readonly Reading[], option: boolean) => ({
    files: (await import('./savedHistory'))
      .writeHistoryParts(readings, option)
      .map((text) => new Blob([text], { type: 'application/json' })),
  }),
  /** as a CSV file */
  csv: async (readings: readonly Reading[], option: boolean) => {
    const { csvFile, writeCsv } = await import('./csv');
    return { files: [csvFile(writeCsv(readings, option))] };
  },
};

type Works = typeof WORKS;
export type WorkKind = keyof Works;
export type WorkOption<Kind extends WorkKind> = Parameters<Works[Kind]>[1];
export type WorkResult<Kind extends WorkKind> = Awaited<ReturnType<Works[Kind]>>;

/** Does work, here or elsewhere. */
export type Work = <Kind extends WorkKind>(
  kind: Kind,
  readings: readonly Reading[],
  option: WorkOption<Kind>,
) => Promise<WorkResult<Kind>>;

/** Does it here and now. */
export const workHere: Work = (kind, readings, option) =>
  (WORKS[kind] as (readings: readonly Reading[], option: unknown) => Promise<never>)(readings, option);

/** Items of a list in one message: a few milliseconds of the page's time. */
const ITEMS_A_MESSAGE = 500;

/** A list in parts that are each sent in a message of their own. */
export const messagesOf = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ITEMS_A_MESSAGE) }, (_, index) =>
    items.slice(index * ITEMS_A_MESSAGE, (index + 1) * ITEMS_A_MESSAGE),
  );

/** What a worker is told: some of the readings, and after all of them what to do. */
export type WorkOrder = readonly Reading[] | { readonly kind: WorkKind; readonly option: WorkOption<WorkKind> };

/** What a worker answers: some of a list of the result, or another value of it; `undefined` ends it. */
export type WorkAnswer =
  { readonly key: string; readonly items?: readonly unknown[]; readonly value?: unknown } | undefined;
