/** Long work that yields now and then, so that a page can do other things before it continues. */
export type Pausing<Result> = Generator<void, Result, void>;

/** Items between two pauses: a few milliseconds at most. */
export const PAUSE_EVERY = 200;

/** Does all of the work without a pause. */
export function atOnce<Result>(work: Pausing<Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** `forEach`, with pauses. */
export function* pausingEach<Item>(items: Iterable<Item>, visit: (item: Item) => void): Pausing<void> {
  let visited = 0;
  for (const item of items) {
    if (visited > 0 && visited % PAUSE_EVERY === 0) yield;
    visited += 1;
    visit(item);
  }
}

/** `filter`, with pauses. */
export function* pausingFilter<Item>(items: Iterable<Item>, isWanted: (item: Item) => boolean): Pausing<Item[]> {
  const wanted: Item[] = [];
  yield* pausingEach(items, (item) => {
    if (isWanted(item)) wanted.push(item);
  });
  return wanted;
}

/** `toSorted`, with pauses; equal items stay in their order. */
export function* pausingSort<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Pausing<Item[]> {
  let runs: Item[][] = [];
  for (let at = 0; at < items.length; at += PAUSE_EVERY) {
    if (at > 0) yield;
    runs.push(items.slice(at, at + PAUSE_EVERY).sort(compare));
  }
  while (runs.length > 1) {
    const merged: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at]!, runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* merge<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Pausing<Item[]> {
  const merged: Item[] = [];
  let [one, other] = [0, 0];
  while (merged.length < first.length + second.length) {
    if (merged.length % PAUSE_EVERY === 0) yield;
    const isFirst = other === second.length || (one < first.length && compare(first[one]!, second[other]!) <= 0);
    merged.push(isFirst ? first[one++]! : second[other++]!);
  }
  return merged;
}
