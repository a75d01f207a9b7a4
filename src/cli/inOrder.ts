/** The order of names in a folder, and what else rows may be sorted by. */

/** Made when there is something to compare: it takes as long as reading a photo. */
let byNature: Intl.Collator | undefined;

/** Compares two names as people order them: 'DSC_9' before 'DSC_10'. */
export function naturally(a: string, b: string): number {
  byNature ??= new Intl.Collator('en', { numeric: true });
  return byNature.compare(a, b) || Number(a > b) - Number(a < b);
}

export const SORT_KEYS = ['name', 'camera', 'count', 'date'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

/** What a row can be sorted by. */
export interface Sortable {
  readonly name: string;
  readonly camera: string;
  readonly count: number | undefined;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly date: string | undefined;
}

/** How rows are to be ordered. */
export interface Order {
  readonly sort?: SortKey | undefined;
  readonly reverse?: boolean;
}

/**
 * The rows in this order, or as they are if it names no key; `reverse` turns the order round. Rows that are equal keep their order, and
 * those without a count or date come last in either.
 */
export function sorted<Row>(
  rows: readonly Row[],
  { sort: key, reverse = false }: Order,
  keysOf: (row: Row) => Sortable,
): readonly Row[] {
  if (key === undefined) return reverse ? rows.toReversed() : rows;
  const entries = rows.map((row) => ({ row, value: keysOf(row)[key] }));
  const [known, unknown] = [true, false].map((has) => entries.filter(({ value }) => Boolean(value) === has));
  known!.sort((a, b) => (reverse ? -1 : 1) * compare(a.value!, b.value!));
  return [...known!, ...unknown!].map(({ row }) => row);
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' ? a - Number(b) : naturally(a, String(b));
