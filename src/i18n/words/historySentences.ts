/** The history's numbers and findings as sentences. */

import type { TFunction } from 'i18next';
import { maskSerial } from '../../reader/serial';
import { monthText } from './madeWords';
import { formatDate, formatNumber, joinSentences } from '../format';
import { rangeText } from '../rangeText';
import type { Locale } from '../../config/locales';
import type { YearlyPace } from '../../judge/pace';
import type { Finding, SeveralBodies } from '../../history/checks';
import type { Notice, NoticeKind } from '../../history/bodyNotices';
import type { Figures, Range } from '../../history/bodyFigures';
import type { Body, LeftOut, Point } from '../../history/lines';

/** The count of a point, or its range if the camera rounds the count up. */
export const pointCountText = ({ low, high }: Pick<Point, 'low' | 'high'>, t: TFunction, locale: Locale): string =>
  rangeText(low, high, t, locale);

/** A range, rounded to whole numbers: [304.4, 1497.2] → '304 to 1,497'. */
export function figureText([low, high]: Range, t: TFunction, locale: Locale): string {
  const [from, to] = [low, high].map((value) => formatNumber(Math.round(value), locale));
  return from === to ? from! : t('history.figures.between', { low: from, high: to });
}

/** The latest count, or the range of all counts if the readings may be of several bodies. */
export const latestText = (
  { mixed, latest }: Pick<Figures, 'mixed' | 'latest'>,
  t: TFunction,
  locale: Locale,
): string => (mixed ? figureText(mixed, t, locale) : pointCountText(latest, t, locale));

/** 'At least … shots', for a body whose count fell. Gives no percentage of the rated life. */
export const madeText = (madeAtLeast: number, t: TFunction, locale: Locale): string =>
  t('history.figures.madeAtLeast', { count: formatNumber(madeAtLeast, locale) });

/** When the rated life is reached: 'between 2029 and 2034', 'not before 2029'. */
export function lifeReachedText({ from, to }: NonNullable<Figures['lifeReached']>, t: TFunction): string {
  if (to === undefined) return t('history.figures.notBefore', { from });
  return from === to ? t('history.figures.year', { year: from }) : t('history.figures.years', { from, to });
}

/** One finding about a body with its meaning. If the body has several lines of counts, names the finding's line. */
export function findingText(finding: Finding, body: Body, t: TFunction, locale: Locale): string {
  const sentences = sentencesOn(finding, t, locale);
  const text = joinSentences(sentences, locale);
  const isOfLine = 'line' in finding && body.lines.length > 1;
  return isOfLine ? t('history.finding.kind', { kind: t(`kind.${finding.line.kind}`), text }) : text;
}

function sentencesOn(finding: Finding, t: TFunction, locale: Locale): readonly string[] {
  const day = (date: string) => formatDate(date.slice(0, 10), locale);
  switch (finding.kind) {
    case 'falls':
    case 'restarted':
    case 'lost':
    case 'jump': {
      const { kind, line, before, after, times } = finding;
      const told = t(`history.finding.${kind}`, {
        before: pointCountText(before, t, locale),
        beforeDate: day(before.date),
        after: pointCountText(after, t, locale),
        afterDate: day(after.date),
      });
      const highest = kind === 'restarted' && line.wrapsAt !== undefined && formatNumber(line.wrapsAt, locale);
      const end = line.limits.includes('wraps') ? 'history.finding.wraps' : 'history.finding.mayWrap';
      return [
        told,
        ...(highest ? [t(end, { wrapsAt: highest })] : []),
        ...(times > 1 ? [t('history.finding.times', { times: formatNumber(times, locale) })] : []),
        noticeText(kind, t),
      ];
    }
    case 'future':
      return [
        t('history.finding.future', { times: formatNumber(finding.times, locale), date: day(finding.date) }),
        noticeText('future', t),
      ];
    case 'rolled-over':
      return [
        t('history.finding.rolled-over', {
          wrapsAt: formatNumber(finding.wrapsAt, locale),
          beforeDate: day(finding.before.date),
          afterDate: day(finding.after.date),
          added: formatNumber(finding.after.added, locale),
        }),
      ];
    case 'rolled-over-more':
      return [t('history.finding.rolled-over-more', { times: formatNumber(finding.times, locale) })];
    case 'no-serial':
      return [t('history.finding.no-serial'), noticeText('no-serial', t)];
    case 'unset-clock':
      return [
        noticeText('unset-clock', t),
        t('history.finding.unset-clock', { times: formatNumber(finding.times, locale) }),
      ];
    case 'saved':
      return [t('history.finding.saved', { times: formatNumber(finding.times, locale) }), noticeText('saved', t)];
  }
}

/** The facts of a finding in a few words. The finding's notice explains the rest. */
function factText(finding: Finding, t: TFunction, locale: Locale): string {
  const day = (date: string) => formatDate(date.slice(0, 10), locale);
  const times = 'times' in finding ? formatNumber(finding.times, locale) : '';
  switch (finding.kind) {
    case 'falls':
    case 'restarted':
    case 'lost':
    case 'jump': {
      const { before, after } = finding;
      const text = t('history.fact.pair', {
        before: pointCountText(before, t, locale),
        beforeDate: day(before.date),
        after: pointCountText(after, t, locale),
        afterDate: day(after.date),
      });
      return finding.times > 1 ? t('history.fact.times', { text, times }) : text;
    }
    case 'rolled-over':
      return t('history.fact.rolledOver', {
        wrapsAt: formatNumber(finding.wrapsAt, locale),
        beforeDate: day(finding.before.date),
        afterDate: day(finding.after.date),
      });
    case 'future':
      return t('history.fact.future', { date: day(finding.date), times });
    case 'saved':
      return t('history.fact.counts', { times });
    case 'unset-clock':
    case 'rolled-over-more':
      return t('history.fact.photos', { times });
    case 'no-serial':
      return '';
  }
}

/**
 * Reasons that have their own texts in the history, because a single photo's result never has these reasons, or says
 * more about them than the history does.
 */
const OWN_REASONS = [
  'estimate',
  'guess',
  'no-date',
  'no-exif',
  'not-in-this-photo',
  'out-of-range',
  'phone',
  'unreadable',
] as const;
type OwnReason = (typeof OWN_REASONS)[number];

const isOwn = (reason: LeftOut['reason']): reason is OwnReason => OWN_REASONS.some((own) => own === reason);

/** Why a file has no point in the history, in words. */
export const leftOutText = (reason: LeftOut['reason'], t: TFunction): string =>
  t(isOwn(reason) ? `history.leftOut.${reason}` : `reason.${reason}`);

/** A notice's title: 'Count drops'. */
export const noticeTitle = (kind: NoticeKind, t: TFunction): string => t(`history.notice.${kind}.title`);

/** A notice's meaning, for readers who may be about to accuse a seller. */
export const noticeText = (kind: NoticeKind, t: TFunction): string => t(`history.notice.${kind}.text`);

/** A camera or model that a notice concerns, and the body to show for it. */
export interface NoticeLine<Known extends Body = Body> {
  readonly body: Known;
  readonly text: string;
}

/** The first `most` cameras or models that a notice concerns, named by `nameOf` and `modelOf`. */
export function noticeLines(
  notice: Notice,
  most: number,
  { nameOf, modelOf }: { readonly nameOf: (body: Body) => string; readonly modelOf: (body: Body) => string },
  t: TFunction,
  locale: Locale,
): NoticeLine<Notice['bodies'][number]>[] {
  const line = (camera: string, fact: string) => (fact === '' ? camera : t('history.fact.camera', { camera, fact }));
  return notice.kind === 'several'
    ? notice.models.slice(0, most).map((same) => ({
        body: same.bodies[0]!,
        text: line(modelOf(same.bodies[0]!), serialsText(same, t, locale)),
      }))
    : notice.concerned.slice(0, most).map(({ body, finding }) => ({
        body,
        text: line(nameOf(body), factText(finding, t, locale)),
      }));
}

/** The number of cameras or models that a notice concerns. */
export const noticeSize = (notice: Notice): number =>
  notice.kind === 'several' ? notice.models.length : notice.concerned.length;

/**
 * A sentence that only counts some of the serial numbers names this many of them. It counts at least two others, so the
 * text with 'more' needs no singular.
 */
const MAX_SERIALS = 5;

function serialsText({ bodies }: SeveralBodies, t: TFunction, locale: Locale): string {
  const named = bodies.slice(0, bodies.length > MAX_SERIALS + 1 ? MAX_SERIALS : undefined);
  const serials = named.map(({ serial }) => maskSerial(serial!)).join(t('list.separator'));
  const more = formatNumber(bodies.length - named.length, locale);
  return named.length < bodies.length ? t('history.finding.andMore', { list: serials, more }) : serials;
}

/** 'at least 48,000, counted from the model’s release in 2007' */
export const yearlyText = ({ perYear, since, made }: YearlyPace, t: TFunction, locale: Locale): string =>
  t(made ? 'history.figures.sinceMade' : 'history.figures.sinceRelease', {
    perYear: formatNumber(perYear, locale),
    since: made ? monthText(since, locale) : since,
  });
