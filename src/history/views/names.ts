import type { FileText } from '../../config/fileText';
import type { TFunction } from 'i18next';
import { plainText, shortName } from '../../i18n/words/plainText';
import { presentSerial } from '../../i18n/words/present';
import { soldName } from '../../i18n/words/soldName';
import { maskSerial } from '../../reader/serial';
import type { Body, Line, Point } from '../lines';
import { type ExaminedBody, shownLines } from '../examined';
import { type Figures, lifeOf } from '../bodyFigures';
import { latestText, pointCountText } from '../../i18n/words/historySentences';
import { formatDate, formatDateTime, formatNumber } from '../../i18n/format';
import { gradeWords } from '../../i18n/words/outcome';
import { figuresOf, noWearVerdict, vouchesFor, wearWords } from '../../i18n/words/wearWords';
import type { Wear } from '../../judge/wear';
import type { Locale } from '../../config/locales';

/** shown in an empty cell */
export const NONE = '–';

/** The name under which a body is sold, without its serial number: 'Sony A7 III' */
export const bodyName = (body: Named, t: TFunction, locale: Locale): string =>
  soldName(body, locale) || t('history.camera.unknown');

/** The name in a body's files, if the body is sold under another name: 'SONY ILCE-7M3' */
export function nameInFiles({ make, model }: Named, locale: Locale): string | undefined {
  const name = shortName(make, model);
  return name === soldName({ make, model }, locale) ? undefined : name;
}

type Named = Pick<Body, 'make' | 'model'>;

/** A serial number for paper: only its end, unless `isWhole`. */
export const printedSerial = (serial: FileText, isWhole: boolean): string =>
  isWhole ? presentSerial(serial).value : maskSerial(serial);

/** 'NIKON D850 ••••345': enough to distinguish two bodies, but safe to print */
export const maskedName = (body: Named & Pick<Body, 'serial'>, t: TFunction, locale: Locale): string =>
  [bodyName(body, t, locale), body.serial && maskSerial(body.serial)].filter(Boolean).join(' ');

/** The masked name, with the kind of counter if the body has several */
function traceName(body: Body, line: Line, t: TFunction, locale: Locale): string {
  const name = maskedName(body, t, locale);
  return body.lines.length > 1 ? `${name} · ${t(`kind.${line.kind}`)}` : name;
}

/** The name at a line's end: the kind of counter if all lines in the picture are of one body, otherwise `traceName`. */
export function endName(
  { body, line }: { readonly body: Body; readonly line: Line },
  all: readonly { readonly body: Body }[],
  t: TFunction,
  locale: Locale,
): string {
  return all.every((other) => other.body === body) ? t(`kind.${line.kind}`) : traceName(body, line, t, locale);
}

/** True if the point's number may be wrong or edited. Green would make it look certain. */
export const isPointUnproven = ({ saved, savedAgain, source, doubts }: Point): boolean =>
  saved || savedAgain || source === 'card-report' || doubts.length > 0;

/**
 * True if a body's wear may be colored. This requires a proven latest count and, below the highest band, a recent one.
 */
export const isWearColored = ({ latest, wear, isPast = false }: Figures): boolean =>
  vouchesFor(wear, !isPointUnproven(latest), isPast);

/** The certainty of a point's count: 'Exact count', 'Count from a re-saved file' */
export const pointGradeText = ({ grade, savedAgain }: Point, t: TFunction): string => gradeWords(grade, savedAgain, t);

/** True if the body has a wear, which its first line decides */
export const hasWear = ({ figures }: Pick<ExaminedBody, 'figures'>): boolean => figures[0]?.wear !== undefined;

/**
 * True if the counts show something about wear. Counts that fell still show the fewest shots that the body has made.
 */
export const isCompared = (body: ExaminedBody): boolean => hasWear(body) || body.figures[0]?.madeAtLeast !== undefined;

/** The rated life to draw; undefined if the counts say nothing about wear. */
export const drawnLife = (body: ExaminedBody): number | undefined => (isCompared(body) ? lifeOf(body) : undefined);

/**
 * The wear in a few words ('63% · High'), and the data for its bar. Without a wear, the reason or, if the count fell,
 * the fewest shots.
 */
export function wearParts(
  { wear, noWear, madeAtLeast, mixed, restarting }: Figures,
  t: TFunction,
  locale: Locale,
): { readonly text: string; readonly wear?: Wear } {
  if (madeAtLeast !== undefined) {
    return { text: t('history.figures.atLeast', { count: formatNumber(madeAtLeast, locale) }) };
  }
  if (mixed) return { text: t('history.bodies.mixed') };
  if (!wear) return { text: noWear ? noWearVerdict(noWear, restarting?.limits ?? [], t) : NONE };
  const { share } = figuresOf(wear, t, locale);
  const figure = wear.bound ? t(`history.bodies.${wear.bound}`, { share }) : share;
  return { text: `${figure} · ${wearWords(wear, t, locale).band}`, wear };
}

/**
 * '198,779 mechanical': the mechanical count, which decides the wear. Undefined unless the shown count is of all shots.
 */
export function mechanicalText(body: ExaminedBody, t: TFunction, locale: Locale): string | undefined {
  const mechanical = shownLines(body)
    .slice(1)
    .find(({ line }) => line.kind === 'mechanical');
  return mechanical && t('history.bodies.mechanical', { count: latestText(mechanical.figures, t, locale) });
}

/** 'All shots · 198,779 mechanical': the kind of a body's shown count. */
export const countKindText = (body: ExaminedBody, t: TFunction, locale: Locale): string =>
  [t(`kind.${shownLines(body)[0].line.kind}`), mechanicalText(body, t, locale)].filter(Boolean).join(' · ');

/** Describes a point, for screen readers and below the picture */
export function pointText(body: Body, line: Line, point: Point, t: TFunction, locale: Locale): string {
  return t('history.point.label', {
    camera: maskedName(body, t, locale),
    kind: t(`kind.${line.kind}`),
    count: pointCountText(point, t, locale),
    date: formatDateTime(point.date, locale),
  });
}

/** The origin of a point: 'Photo', 'Re-saved photo', 'Saved history (Photo)' */
export function originText({ saved, savedAgain, source, dateSource }: Point, t: TFunction): string {
  const origin = t(savedAgain ? 'history.from.savedAgain' : `history.from.${source}`);
  const text = saved ? `${t('history.from.saved')} (${origin})` : origin;
  return dateSource === 'file' ? `${text}, ${t('history.point.fileDate')}` : text;
}

/** The day of a point, with a note if it is the file's date, not the camera's */
export function pointDay({ date, dateSource }: Point, t: TFunction, locale: Locale): string {
  const day = formatDate(date.slice(0, 10), locale);
  return dateSource === 'file' ? t('list.aside', { text: day, aside: t('history.point.fileDate') }) : day;
}

export const fileText = (name: FileText) => plainText(name, 80);
