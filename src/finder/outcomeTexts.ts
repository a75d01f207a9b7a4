import type { TFunction } from 'i18next';
import type { Locale } from '../config/locales';
import { hexTag } from '../reader/records';
import { formatNumber } from '../i18n/format';
import { pathOf } from './contribution';
import type { RisingPlace } from './places';
import type { SearchOutcome } from './search';

/** Most places and explanations to name. Visitors would not read a longer list. */
const MAX_NAMED = 5;

/** The outcome of a search as sentences, the most important one first. */
export function outcomeTexts(outcome: SearchOutcome, t: TFunction, locale: Locale): string[] {
  const words = (place: RisingPlace) => placeWords(place, locale);
  const explained = outcome.explained
    .slice(0, MAX_NAMED)
    .map(({ place, as }) => t(`finder.explained.${as}`, { place: pathOf(place) }));
  switch (outcome.kind) {
    case 'found': {
      const { place, copies } = outcome.finding;
      const places = copies.slice(0, MAX_NAMED).map(pathOf).join(t('list.separator'));
      return [
        t('finder.found', words(place)),
        ...(copies.length > 0 ? [t('finder.copies', { places })] : []),
        t('finder.unconfirmed'),
      ];
    }
    case 'several': {
      const places = outcome.findings.slice(0, MAX_NAMED).map(({ place }) => t('finder.place', words(place)));
      return [t('finder.several', { places: places.join(t('list.separator')) })];
    }
    case 'short':
      return [t(`finder.short.${outcome.by}`)];
    case 'none':
      return [t('finder.none'), ...explained];
  }
}

/** A number's position and tag, and its first and last value: '0x0C93', '0x000D', '8,364', '8,382'. */
export const placeWords = ({ value: { tag }, at, numbers }: RisingPlace, locale: Locale) => ({
  at: hexTag(at),
  tag: hexTag(tag),
  from: formatNumber(numbers[0]!, locale),
  to: formatNumber(numbers.at(-1)!, locale),
});
