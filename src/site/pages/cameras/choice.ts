/** What a visitor chose to see of the table of all cameras, and how it stands in the address. Pure. */

import { type ShortVerdict, verdictOf } from '../../../cameras/answer';
import { fullModelName, type ListedCamera, listedMakers, type ListedMakerId } from '../../../cameras/catalogue';

/** The columns by which the table can be sorted. */
export const SORTED_BY = ['camera', 'year', 'ratedLife'] as const;
export type SortColumn = (typeof SORTED_BY)[number];

/** The answers to choose from: each with those that are less sure, or fall short of it. */
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

/** Its callers give any `ShortVerdict`, so the compiler finds a verdict that no answer covers. */
export const isAmong = (verdict: Answer | `${Answer}-${string}`, answer: Answer): boolean =>
  verdict === answer || verdict.startsWith(`${answer}-`);

export interface Choice {
  readonly query: string;
  /** '' for all */
  readonly brand: ListedMakerId | '';
  /** '' for all */
  readonly answer: Answer | '';
  /** '': as the search gives them, best first; without a query by maker, newest first */
  readonly sort: SortColumn | '';
}

export const NO_CHOICE: Choice = { query: '', brand: '', answer: '', sort: '' };

/** '?brand=nikon&q=d8' → the choice; what it doesn't name, or names wrongly, is not chosen. */
export function choiceOf(search: string): Choice {
  const given = new URLSearchParams(search);
  return {
    query: given.get('q') ?? '',
    brand: listedMakers.find(({ id }) => id === given.get('brand'))?.id ?? '',
    answer: ANSWERS.find((answer) => answer === given.get('answer')) ?? '',
    sort: SORTED_BY.find((column) => column === given.get('sort')) ?? '',
  };
}

/** The choice as the address has it: '' if nothing is chosen. */
export function queryOf({ query, brand, answer, sort }: Choice): string {
  const chosen = Object.entries({ q: query, brand, answer, sort }).filter(([, value]) => value !== '');
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

/** What the filters leave of the models that the query finds, in the chosen order. */
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
  // Without a rated life last
  ratedLife: () => (a, b) => (b.life.actuations ?? 0) - (a.life.actuations ?? 0),
};
