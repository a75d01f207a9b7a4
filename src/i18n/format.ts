/** Numbers and dates as each language writes them. */

import type { Locale } from './locales';

/** (45213, 'de') → '45.213' */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(locale, options).format(value);
}

/** ('2026-10-05', 'en') → 'October 5, 2026'. The day is the one that is written, in every time zone. */
export function formatDate(isoDate: string, locale: Locale): string {
  return formatLocal(isoDate, locale, { dateStyle: 'long' });
}

/** ('2015-07', 'en') → 'July 2015'; a year alone stays one, a whole date is written as `formatDate` does. */
export function formatPartialDate(date: string, locale: Locale): string {
  if (date.length > '2015-07'.length) return formatDate(date, locale);
  const isYear = date.length === '2015'.length;
  return formatLocal(isYear ? `${date}-01-01` : `${date}-01`, locale, {
    year: 'numeric',
    ...(!isYear && { month: 'long' }),
  });
}

/** ('2024-06-14T07:58:40', 'de') → '14. Juni 2024 um 07:58'. A camera's clock has no time zone: shown as written. */
export function formatDateTime(isoDateTime: string, locale: Locale): string {
  return formatLocal(isoDateTime, locale, { dateStyle: 'long', timeStyle: 'short' });
}

/** A moment → the visitor's local time, as cameras write theirs */
export function localTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** A local time is read and written as if it were UTC, so no zone can move it; nonsense dates come back as they are. */
function formatLocal(iso: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso.includes('T') ? `${iso.replace(/Z$/, '')}Z` : `${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
}

/** Sentences in a row; Japanese has no space between them. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.join(locale === 'ja' ? '' : ' ');
}
