/** What bodies, lines and points are called on the page. */

import type { TFunction } from 'i18next';
import { plainText, shortName } from '../../result/plainText';
import { maskSerial } from '../../extraction/serial';
import type { Body, Line, Point } from '../../history/lines';
import { pointCountText } from '../../history/sentences';
import { formatDateTime } from '../../i18n/format';
import type { Locale } from '../../config/locales';

/** 'NIKON D850', without its serial number */
export const bodyName = ({ make, model }: Body, t: TFunction): string =>
  shortName(make, model) || t('history.camera.unknown');

/** 'NIKON D850 ••••345': enough to tell two bodies apart, but safe to print */
export const maskedName = (body: Body, t: TFunction): string =>
  [bodyName(body, t), body.serial && maskSerial(body.serial)].filter(Boolean).join(' ');

/** The masked name, with the kind of counter if the body has more than one */
export function traceName(body: Body, line: Line, t: TFunction): string {
  const name = maskedName(body, t);
  return body.lines.length > 1 ? `${name} · ${t(`kind.${line.kind}`)}` : name;
}

/** 'A', 'B', …, 'Z', '27' */
export const letterOf = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : String(index + 1));

/** Describes a point, for screen readers and for the text below the picture */
export function pointText(body: Body, line: Line, point: Point, t: TFunction, locale: Locale): string {
  return t('history.point.label', {
    camera: maskedName(body, t),
    kind: t(`kind.${line.kind}`),
    count: pointCountText(point, t, locale),
    date: formatDateTime(point.date, locale),
  });
}

/** Where a point comes from: 'Photo', 'Re-saved photo', 'Saved history (Photo)' */
export function originText({ saved, savedAgain, source, dateSource }: Point, t: TFunction): string {
  const origin = t(savedAgain ? 'history.from.savedAgain' : `history.from.${source}`);
  const text = saved ? `${t('history.from.saved')} (${origin})` : origin;
  return dateSource === 'file' ? `${text}, ${t('history.point.fileDate')}` : text;
}

export const fileText = (name: string) => plainText(name, 80);
