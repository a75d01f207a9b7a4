/** Figures and findings as sentences in the visitor's language. */

import type { TFunction } from 'i18next';
import { maskSerial } from '../extraction/serial';
import { formatDate, formatNumber } from '../i18n/format';
import { rangeText } from '../i18n/rangeText';
import type { Locale } from '../config/locales';
import type { Finding, SeveralBodies } from './checks';
import type { Figures, Range } from './bodyFigures';
import type { Body, Point } from './lines';

/** The count of a point, or the range of a counter in steps. */
export const pointCountText = ({ low, high }: Pick<Point, 'low' | 'high'>, t: TFunction, locale: Locale): string =>
  rangeText(low, high, t, locale);

/** A range of figures, rounded to whole numbers: [304.4, 1497.2] → '304 to 1,497'. */
export function figureText([low, high]: Range, t: TFunction, locale: Locale): string {
  const [from, to] = [low, high].map((value) => formatNumber(Math.round(value), locale));
  return from === to ? from! : t('history.figures.between', { low: from, high: to });
}

/** When the rated life is reached: 'between 2029 and 2034', 'not before 2029'. */
export function lifeReachedText({ from, to }: NonNullable<Figures['lifeReached']>, t: TFunction): string {
  if (to === undefined) return t('history.figures.notBefore', { from });
  return from === to ? t('history.figures.year', { year: from }) : t('history.figures.years', { from, to });
}

/** One finding about a body as a sentence, which names the line it is about if the body has several. */
export function findingText(finding: Finding, body: Body, t: TFunction, locale: Locale): string {
  const day = (date: string) => formatDate(date.slice(0, 10), locale);
  switch (finding.kind) {
    case 'falls':
    case 'jump': {
      const { kind, line, before, after, times } = finding;
      const sentence = t(`history.finding.${kind}`, {
        before: pointCountText(before, t, locale),
        beforeDate: day(before.date),
        after: pointCountText(after, t, locale),
        afterDate: day(after.date),
      });
      const text =
        times > 1 ? `${sentence} ${t('history.finding.times', { times: formatNumber(times, locale) })}` : sentence;
      return body.lines.length > 1 ? t('history.finding.kind', { kind: t(`kind.${line.kind}`), text }) : text;
    }
    case 'future':
      return t('history.finding.future', { times: formatNumber(finding.times, locale), date: day(finding.date) });
    case 'rolled-over':
      return t('history.finding.rolled-over', {
        wrapsAt: formatNumber(finding.wrapsAt, locale),
        beforeDate: day(finding.before.date),
        afterDate: day(finding.after.date),
        added: formatNumber(finding.after.added, locale),
      });
    case 'rolled-over-more':
      return t('history.finding.rolled-over-more', { times: formatNumber(finding.times, locale) });
    case 'no-serial':
      return t('history.finding.no-serial');
    case 'unset-clock':
      return t('history.finding.unset-clock', { times: formatNumber(finding.times, locale) });
    case 'saved':
      return t('history.finding.saved', { times: formatNumber(finding.times, locale) });
  }
}

/** Serial numbers that a sentence names; the others are counted. At least two, so that 'more' needs no singular. */
const MAX_SERIALS = 5;

/** Says that the photos come from several bodies of one model; `camera` is the model's name. */
export function severalText({ bodies }: SeveralBodies, camera: string, t: TFunction, locale: Locale): string {
  const named = bodies.slice(0, bodies.length > MAX_SERIALS + 1 ? MAX_SERIALS : undefined);
  const serials = named.map(({ serial }) => maskSerial(serial!)).join(t('list.separator'));
  const more = formatNumber(bodies.length - named.length, locale);
  return t('history.finding.several', {
    camera,
    count: formatNumber(bodies.length, locale),
    serials: named.length < bodies.length ? t('history.finding.andMore', { list: serials, more }) : serials,
  });
}
