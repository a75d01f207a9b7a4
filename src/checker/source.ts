/** What a buyer should know about where a number comes from. */

import type { TFunction } from 'i18next';
import type { ShutterSource } from '../extraction/result';
import { formatNumber } from '../i18n/format';
import type { Locale } from '../i18n/locales';

/** Its origin in one sentence, then one sentence for each limit */
export function sourceSentences(source: ShutterSource, t: TFunction, locale: Locale): string[] {
  const wrapsAt = source.wrapsAt === undefined ? '' : formatNumber(source.wrapsAt, locale);
  return [
    t(source.method ? `method.${source.method}` : `source.${source.kind}`),
    ...source.limits.map((limit) => t(`limit.${limit}`, { wrapsAt })),
  ];
}
