import type { TFunction } from 'i18next';
import { formatNumber } from './format';
import type { Locale } from '../config/locales';

/** A counter's value, or the range of a value that the camera rounds up: (86_001, 87_000) → '86,001–87,000'. */
export function rangeText(
  low: number | undefined,
  high: number,
  t: TFunction,
  locale: Locale,
  format = formatNumber,
): string {
  const text = format(high, locale);
  return low === undefined || low === high ? text : t('list.range', { low: format(low, locale), high: text });
}
