/** Converts the filters and order of the table of all cameras to the address's query and back. */

import { type ShortVerdict, verdictOf, verdicts } from '../../../cameras/answer';
import { fullModelName, type ListedCamera, listedMakers, type ListedMakerId } from '../../../cameras/catalogue';

export const SORTED_BY = ['camera', 'year', 'ratedLife'] as const;
export type SortColumn = (typeof SORTED_BY)[number];

/**
 * True if the verdict is this answer or a variant that is less certain or gives less, such as 'usb-steps' for 'usb'.
 */
export const isAmong = (verdict: ShortVerdict, answer: ShortVerdict): boolean =>
  verdict === answer || verdict.startsWith(`${answer}-`);

/** The answers that a visitor can filter by. Each includes its variants. */
export const ANSWERS = verdicts.filter(
  (verdict) => !verdicts.some((other) => other !== verdict && isAmong(verdict, other)),
);

export interface Choice {
  readonly query: string;
  /** '' for all */
  readonly brand: ListedMakerId | '';
  /** '' for all */
  readonly answer: ShortVerdict | '';
  /** '' for the search's order, best match first; without a query, '' sorts by maker, newest camera first */
  readonly sort: SortColumn | '';
}

export const NO_CHOICE: Choice = { query: '', brand: '', answer: '', sort: '' };

/** The choice in a query such as '?brand=nikon&q=d8'. Ignores a missing or invalid filter. */
export function choiceOf(search: string): Choice {
  const given = new URLSearchParams(search);
  return {
    query: given.get('q') ?? '',
    brand: listedMakers.find(({ id }) => id === given.get('brand'))?.id ?? '',
    answer: ANSWERS.find((answer) => answer === given.get('answer')) ?? '',
    sort: SORTED_BY.find((column) => column === given.get('sort')) ?? '',
  };
}

/** The query for a choice; '' if nothing is chosen. */
export function queryOf({ query, brand, answer, sort }: Choice): string {
  const chosen = Object.entries({ q: query, brand, answer, sort }).filter(([, value]) => value !== '');
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

/** Filters the models that the query found, and sorts them in the chosen order. */
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
