/** Numbers and dates in each language's notation. */

import type { Locale } from '../config/locales';

/**
 * Caches formatters: creating one takes a hundred times as long as using it, and a chart may label a thousand points.
 */
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
const languages = kept((locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options));
const lists = kept((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));
const dates = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** `Intl` puts a space before a Japanese unit: '84 秒'. Japanese texts have no such space. */
const SPACE_BEFORE_UNIT = / (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gu;

/** (45213, 'de') → '45.213' */
export function formatNumber(value: number, locale: Locale, options?: Intl.NumberFormatOptions): string {
  return numbers(locale, options).format(value).replaceAll(SPACE_BEFORE_UNIT, '');
}

const MAN = 10_000;

/**
 * A count in a sentence. Japanese writes numbers from 10,000 up in units of ten thousand: (33000, 'ja') → '3万3,000'.
 */
export function proseNumber(value: number, locale: Locale): string {
  if (locale !== 'ja' || value < MAN) return formatNumber(value, locale);
  const rest = value % MAN;
  return `${formatNumber(Math.floor(value / MAN), locale)}万${rest > 0 ? formatNumber(rest, locale) : ''}`;
}

/** (['JPEG', 'NEF'], 'de') → 'JPEG oder NEF' */
export const formatChoice = (values: readonly string[], locale: Locale): string =>
  lists(locale, { type: 'disjunction' }).format(values);

/** (['D3000', 'D3100'], 'de') → 'D3000 und D3100' */
export const formatList = (values: readonly string[], locale: Locale): string =>
  lists(locale, { type: 'conjunction' }).format(values);

/** ('2026-10-05', 'en') → 'October 5, 2026', the same day in every time zone. */
export function formatDate(isoDate: string, locale: Locale): string {
  return formatLocal(isoDate, locale, { dateStyle: 'long' });
}

/** ('2015-07', 'en') → 'July 2015'. A year stays unchanged. A whole date is formatted by `formatDate`. */
export function formatPartialDate(date: string, locale: Locale): string {
  if (date.length > '2015-07'.length) return formatDate(date, locale);
  const isYear = date.length === '2015'.length;
  return formatLocal(isYear ? `${date}-01-01` : `${date}-01`, locale, {
    year: 'numeric',
    ...(!isYear && { month: 'long' }),
  });
}

/**
 * ('2024-06-14T07:58:40', 'de') → '14. Juni 2024 um 07:58'. Doesn't shift the time: a camera's clock has no time zone.
 */
export function formatDateTime(isoDateTime: string, locale: Locale): string {
  return formatLocal(isoDateTime, locale, { dateStyle: 'long', timeStyle: 'short' });
}

const elapsed = kept((locale, _options: undefined) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

const DAYS_A_MONTH = 365.25 / 12;

/** The time since a date, capitalized: 'Today', 'Vor 14 Jahren'. `days`: the days since the date. */
export function formatElapsed(days: number, locale: Locale): string {
  const text = formatAgo(days, locale);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The time since a date: 'today', '12 days ago', '5 months ago', '14 years ago'; 'vor 14 Jahren', '14年前'. */
export function formatAgo(days: number, locale: Locale): string {
  const months = Math.floor(days / DAYS_A_MONTH);
  const format = elapsed(locale, undefined);
  const text =
    months >= 24
      ? format.format(-Math.floor(months / 12), 'year')
      : months >= 2
        ? format.format(-months, 'month')
        : format.format(-days, 'day');
  return text.replaceAll(SPACE_BEFORE_UNIT, '');
}

/** The visitor's local time as `YYYY-MM-DDTHH:MM:SS`, without a time zone, like a camera's dates. */
export function localTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}

/** Reads and writes a local time as if it were UTC, so that no zone shifts it. Returns an invalid date unchanged. */
function formatLocal(iso: string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(iso.includes('T') ? `${iso.replace(/Z$/, '')}Z` : `${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return iso;
  return formatMoment(date.getTime(), locale, options);
}

/** Formats the parts of a local time that `options` select. `time`: ms since 1970, as if the local time were UTC. */
export function formatMoment(time: number, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return dates(locale, { ...options, timeZone: 'UTC' }).format(time);
}

/** ('ja', 'de') → 'Japanisch': the name of the first language in the second language */
export function formatLanguage(language: string, locale: Locale): string {
  return languages(locale, { type: 'language' }).of(language) ?? language;
}

/** Joins sentences, in Japanese without a space between them. */
export function joinSentences(sentences: readonly string[], locale: Locale): string {
  return sentences.join(locale === 'ja' ? '' : ' ');
}
