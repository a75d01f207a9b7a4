/** Numbers and dates as each language writes them. */

import type { Locale } from './locales';

/** Making a formatter takes a hundred times as long as using it, and a picture of many photos names a thousand points. */
function kept<Options, Formatter>(make: (locale: Locale, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: Locale, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = formatters.get(key) ?? make(locale, options);
    formatters.set(key, known);
    return known;
  };
}

const numbers = kept((locale, options: Intl.NumberFormatOptions | undefined) => new Intl.NumberFormat(locale, options));
const dates = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** (45213, 'de') → '45.213' */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return numbers(locale, options).format(value);
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
  return formatMoment(date.getTime(), locale, options);
}

/** A moment of such a local time (ms, as if it were UTC) → as much of it as `options` say */
export function formatMoment(time: number, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dates(locale, { ...options, timeZone: 'UTC' }).format(time);
}

/** Sentences in a row; Japanese has no space between them. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.join(locale === 'ja' ? '' : ' ');
}
