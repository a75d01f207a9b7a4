import { rawText } from '../../config/fileText';
import { spelledLike } from '../../cameras/lists';
import { findListedCamera } from '../../cameras/ratedLife';
import { WEAR_BAND_LIMITS } from '../../config/constants';
import type { Locale } from '../../config/locales';
import { type ExaminedBody, shownLines } from '../examined';
import { isContradiction, isLatestSavedAgain, kindsOf } from '../bodyNotices';
import { presentSerial } from '../../i18n/words/present';
import { soldName } from '../../i18n/words/soldName';

export type BodySortKey = 'camera' | 'count' | 'wear' | 'date' | 'pace' | 'flags';

export interface Sort {
  readonly key: BodySortKey;
  /** the highest value comes first */
  readonly isDown: boolean;
}

/**
 * The order in which a column is first sorted: names from A to Z, values from the highest down, because visitors look
 * for the highest value.
 */
export const sortBy = (key: BodySortKey): Sort => ({ key, isDown: key !== 'camera' });

/**
 * Finds the bodies with every word of the query in make, model and shown serial number, and those whose name is spelled
 * like the query. Sorts them by `sort`; without `sort`, keeps their order.
 */
export function arrangeBodies(
  bodies: readonly ExaminedBody[],
  query: string,
  sort: Sort | undefined,
  locale: Locale,
): readonly ExaminedBody[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const isNamed = spelledLike(query);
  const found = bodies.filter(({ make = '', model = '', serial }) => {
    const text = [rawText(make), rawText(model), serial && presentSerial(serial).value].join(' ').toLowerCase();
    if (words.every((word) => text.includes(word))) return true;
    const camera = findListedCamera(make, model);
    return camera !== undefined && isNamed(camera);
  });
  return sort ? found.sort(comparing(sort, found, locale)) : found;
}

type Compare = (one: ExaminedBody, other: ExaminedBody) => number;

const inOrder = new Intl.Collator('en', { numeric: true });

function comparing({ key, isDown }: Sort, bodies: readonly ExaminedBody[], locale: Locale): Compare {
  const sign = isDown ? -1 : 1;
  if (key === 'camera') {
    // The lookup takes most of the time of a comparison, so each name is looked up once.
    const names = new Map(
      bodies.map((body) => [body, `${soldName(body, locale)} ${rawText(body.serial ?? '')}`] as const),
    );
    return (one, other) => sign * inOrder.compare(names.get(one)!, names.get(other)!);
  }
  const valueOf = VALUES[key];
  return (one, other) => {
    const [first, second] = [valueOf(one), valueOf(other)];
    // A missing value comes last in either direction.
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second);
  };
}

const VALUES: Record<Exclude<BodySortKey, 'camera'>, (body: ExaminedBody) => number | undefined> = {
  count: (body) => {
    const { mixed, latest } = shownLines(body)[0].figures;
    return mixed ? undefined : latest.high;
  },
  wear: ({ figures }) => figures[0]!.wear?.fraction,
  date: (body) => shownLines(body)[0].figures.latest.time,
  pace: (body) => shownLines(body)[0].figures.monthly?.[1],
  flags: (body) => {
    const kinds = kindsOf(body);
    const contradictions = kinds.filter(isContradiction).length;
    const others = kinds.length - contradictions + Number(isLatestSavedAgain(body));
    const { wear, mixed, restarting } = body.figures[0]!;
    const worn = wear?.fraction ?? (mixed || restarting ? UNRATED : 0);
    return contradictions * CONTRADICTION + Math.min(MOST_WORN, worn) * WEAR + others;
  },
};

/** Weights: contradictions come first, then the wear, then other notes. */
const CONTRADICTION = 1e6;
const WEAR = 1e4;
const MOST_WORN = 99;
/**
 * If the counter may have started again, or the counts may be of several cameras, the wear may have any value. Such
 * bodies come after those with very high wear.
 */
const UNRATED = WEAR_BAND_LIMITS.at(-1)!;
