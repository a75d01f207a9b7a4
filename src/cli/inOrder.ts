/** Made at the first comparison, because making it takes as long as reading a photo. */
let byNature: Intl.Collator | undefined;

/** Compares two names as people sort them: 'DSC_9' before 'DSC_10'. */
export function naturally(a: string, b: string): number {
  byNature ??= new Intl.Collator('en', { numeric: true });
  return byNature.compare(a, b) || Number(a > b) - Number(a < b);
}

export const SORT_KEYS = ['name', 'camera', 'count', 'date'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface Sortable {
  readonly name: string;
  readonly camera: string;
  readonly count: number | undefined;
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly date: string | undefined;
}

export interface Order {
  readonly sort?: SortKey | undefined;
  readonly reverse?: boolean;
}

/** The rows in the order of `placesInOrder`. */
export function sorted<Row>(rows: readonly Row[], order: Order, keysOf: (row: Row) => Sortable): readonly Row[] {
  const { sort: key } = order;
  const values = key === undefined ? [] : rows.map((row) => keysOf(row)[key]);
  return placesInOrder(rows.length, values, order).map((place) => rows[place]!);
}

/**
 * The rows' indexes in order. `rows` is the number of rows. `values` has each row's value for the sort key. Without a
 * key, the rows keep their order. `reverse` reverses either order. Equal rows keep their order. Rows without a count or
 * date come last in both directions.
 */
export function placesInOrder(
  rows: number,
  values: readonly (string | number | undefined)[],
  { sort: key, reverse = false }: Order,
): number[] {
  const places = Array.from({ length: rows }, (_, place) => place);
  if (key === undefined) return reverse ? places.reverse() : places;
  const [known, unknown] = [true, false].map((has) => places.filter((place) => Boolean(values[place]) === has));
  known!.sort((a, b) => (reverse ? -1 : 1) * compare(values[a]!, values[b]!));
  return [...known!, ...unknown!];
}

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' ? a - Number(b) : naturally(a, String(b));
