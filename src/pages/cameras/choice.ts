/** What a visitor chose to see of the table of all cameras, and how it stands in the address. Pure. */

import { answerKind } from '../../catalogue/answerKind';
import { fullModelName, type ListedCamera } from '../../catalogue/catalogue';
import { bestFirst } from '../../catalogue/lists';

/** The columns by which the table can be sorted. */
export const SORTED_BY = ['camera', 'year', 'ratedLife'] as const;
export type SortColumn = (typeof SORTED_BY)[number];

export interface Choice {
  readonly query: string;
  /** a maker's id, or '' for all */
  readonly brand: string;
  /** an `AnswerKind`, or '' for all */
  readonly answer: string;
  /** '': those that fit the query best first, else by maker, newest first */
  readonly sort: SortColumn | '';
}

export const NO_CHOICE: Choice = { query: '', brand: '', answer: '', sort: '' };

/** '?brand=nikon&q=d8' → the choice; what it doesn't name, or names wrongly, is not chosen. */
export function choiceOf(search: string): Choice {
  const given = new URLSearchParams(search);
  const sort = SORTED_BY.find((column) => column === given.get('sort')) ?? '';
  return { query: given.get('q') ?? '', brand: given.get('brand') ?? '', answer: given.get('answer') ?? '', sort };
}

/** The choice as the address has it: '' if nothing is chosen. */
export function queryOf({ query, brand, answer, sort }: Choice): string {
  const chosen = Object.entries({ q: query, brand, answer, sort }).filter(([, value]) => value !== '');
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

/** The models that the filters leave, in the chosen order. A maker or an answer that there is not filters nothing. */
export function chosenRows(
  models: readonly ListedCamera[],
  { query, brand, answer, sort }: Choice,
  locale: string,
): readonly ListedCamera[] {
  const ofBrand = models.some((model) => model.brand === brand)
    ? models.filter((model) => model.brand === brand)
    : models;
  const wanted = ofBrand.filter((model) => answer === '' || answerKind(model) === answer);
  if (sort === '') return bestFirst(wanted, query);
  return [...wanted].sort(COMPARE[sort](locale));
}

const COMPARE: Readonly<Record<SortColumn, (locale: string) => (a: ListedCamera, b: ListedCamera) => number>> = {
  camera: (locale) => (a, b) =>
    fullModelName(a, locale).localeCompare(fullModelName(b, locale), locale, { numeric: true }),
  year: () => (a, b) => b.year - a.year,
  // Without a rated life last
  ratedLife: () => (a, b) => (b.life.actuations ?? 0) - (a.life.actuations ?? 0),
};
