import type { TFunction } from 'i18next';
import { wearWords } from '../../i18n/words/wearWords';
import type { Figures } from '../bodyFigures';
import type { Point } from '../lines';
import { pointCountText, lifeReachedText, figureText, madeText, yearlyText } from '../../i18n/words/historySentences';
import { formatNumber } from '../../i18n/format';
import type { Locale } from '../../config/locales';
import { pointDay } from './names';

export interface FigureRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

type RowKey = 'points' | 'first' | 'latest' | 'shots' | 'monthly' | 'yearly' | 'wear' | 'made' | 'reached' | 'mixed';

/** The figures of a line as rows of label and value. A missing figure has no row. */
export function figureRows(figures: Figures, t: TFunction, locale: Locale): FigureRow[] {
  const { points, first, latest, shots, monthly, yearly, lifeReached, wear, madeAtLeast, mixed } = figures;
  const at = (point: Point) =>
    t('history.figures.at', { count: pointCountText(point, t, locale), date: pointDay(point, t, locale) });
  const words = wear && wearWords(wear, t, locale);
  const rows: readonly (readonly [key: RowKey, value: string | undefined])[] = [
    ['points', formatNumber(points, locale)],
    ['first', points > 1 && !mixed ? at(first) : undefined],
    ['latest', mixed ? undefined : at(latest)],
    ['mixed', mixed && figureText(mixed, t, locale)],
    ['shots', shots && figureText(shots, t, locale)],
    ['monthly', monthly && figureText(monthly, t, locale)],
    ['yearly', yearly && yearlyText(yearly, t, locale)],
    ['wear', words && `${words.band}. ${words.sentence}`],
    ['made', madeAtLeast === undefined ? undefined : madeText(madeAtLeast, t, locale)],
    ['reached', lifeReached && lifeReachedText(lifeReached, t)],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ key, label: t(`history.figures.${key}`), value }] : []));
}
