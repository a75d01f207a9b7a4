/** The visitor's filters and order for the table of all cameras, and how the address states them. Pure functions. */

import { type ShortVerdict, verdictOf } from '../../../cameras/answer';
import { fullModelName, type ListedCamera, listedMakers, type ListedMakerId } from '../../../cameras/catalogue';

/** The columns by which the table can be sorted. */
export const SORTED_BY = ['camera', 'year', 'ratedLife'] as const;
export type SortColumn = (typeof SORTED_BY)[number];

/** The answers that a visitor can filter by. Each includes its variants, which are less certain or more limited. */
export const ANSWERS = [
  'exact',
  'limits',
  'unconfirmed',
  'screen',
  'usb',
  'add-on',
  'not-known',
  'none',
] as const satisfies readonly ShortVerdict[];

type Answer = (typeof ANSWERS)[number];

/**
 * True if the answer includes the verdict. Callers pass a `ShortVerdict`, so the compiler finds a verdict that no
 * answer includes.
 */
export const isAmong = (verdict: Answer | `${Answer}-${string}`, answer: Answer): boolean =>
  verdict === answer || verdict.startsWith(`${answer}-`);

export interface Choice {
  readonly query: string;
  /** '' for all */
  readonly brand: ListedMakerId | '';
  /** '' for all */
  readonly answer: Answer | '';
  /** '' for the search's own order (the best match first), or without a query by maker, the newest first */
  readonly sort: SortColumn | '';
}

export const NO_CHOICE: Choice = { query: '', brand: '', answer: '', sort: '' };

/** The choice in a query such as '?brand=nikon&q=d8'. A missing or invalid filter is not set. */
export function choiceOf(search: string): Choice {
  const given = new URLSearchParams(search);
  return {
    query: given.get('q') ?? '',
    brand: listedMakers.find(({ id }) => id === given.get('brand'))?.id ?? '',
    answer: ANSWERS.find((answer) => answer === given.get('answer')) ?? '',
    sort: SORTED_BY.find((column) => column === given.get('sort')) ?? '',
  };
}

/** The query that states a choice in the address; '' if nothing is chosen. */
export function queryOf({ query, brand, answer, sort }: Choice): string {
  const chosen = Object.entries({ q: query, brand, answer, sort }).filter(([, value]) => value !== '');
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

/** Filters the models that the query finds, and sorts them in the chosen order. */
export function chosenRows(
  models: readonly ListedCamera[],
  { brand, answer, sort }: Choice,
  locale: string,
): readonly ListedCamera[] {
  const wanted = models.filter(
    (model) => (brand === '' || model.brand === brand) && (answer === '' || isAmong(verdictOf(model), answer)),
  );
  if (sort === '') return wanted;
  return [...wanted].sort(COMPARE[sort](locale));
}

const COMPARE: Readonly<Record<SortColumn, (locale: string) => (a: ListedCamera, b: ListedCamera) => number>> = {
  camera: (locale) => (a, b) =>
    fullModelName(a, locale).localeCompare(fullModelName(b, locale), locale, { numeric: true }),
  year: () => (a, b) => b.year - a.year,
  // Models without a rated life come last.
  ratedLife: () => (a, b) => (b.life.actuations ?? 0) - (a.life.actuations ?? 0),
};
