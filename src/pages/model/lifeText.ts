/** A rated life in words. */

import type { TFunction } from 'i18next';
import type { Life } from '../../catalogue/cameraRow';
import type { Locale } from '../../config/locales';
import { proseNumber } from '../../i18n/format';
import type { LifeRange } from '../../wear/wear';

/** The figure, or a class' usual range: '50,000–100,000'. */
export const lifeText = (life: number | LifeRange, t: TFunction, locale: Locale, format = proseNumber): string =>
  typeof life === 'number'
    ? format(life, locale)
    : t('list.range', { low: format(life[0], locale), high: format(life[1], locale) });

/** What is known of the rated life: the figure, or a class' usual range; undefined where nothing is. */
export const knownLife = ({ actuations, upTo }: Life): number | LifeRange | undefined =>
  upTo === undefined ? actuations : [actuations, upTo];
