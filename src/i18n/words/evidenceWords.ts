/** Sentences about the evidence for a count. They never say fake, original or proven. */

import type { FileText, Untrusted } from '../../config/fileText';
import type { TFunction } from 'i18next';
import { type Age, ageOf, isPast, takenAt } from '../../judge/age';
import { type Agreement, agreementOf, contradictionOf } from '../../judge/agreement';
import type { OneMore } from '../../judge/oneMore';
import type { ExtractionResult, SavedAgain, SavedAgainSign } from '../../reader/result';
import {
  formatAgo,
  formatChoice,
  formatDate,
  formatDateTime,
  formatElapsed,
  formatNumber,
  joinSentences,
} from '../format';
import type { Locale } from '../../config/locales';
import type { TextKey } from '../translator';
import { isEstimate } from './outcome';
import { plainText } from './plainText';
import { formatDimensions } from './present';

const PROGRAM_CHARACTERS = 60;

/** Whether the file was saved again, in one sentence; undefined if it is not a photo. */
export function verdictSentence({ savedAgain }: ExtractionResult, t: TFunction): string | undefined {
  if (!savedAgain) return undefined;
  const program = programOf(savedAgain.signs);
  const { is } = savedAgain;
  return program === undefined || is === 'no-sign'
    ? t(`evidence.verdict.${is}`)
    : t(`evidence.verdict.by.${is}`, { program });
}

/** The first program that a sign names. 'Windows' needs no translation. */
function programOf(signs: Untrusted<readonly SavedAgainSign[]>): string | undefined {
  for (const sign of signs) {
    if (sign.sign === 'windows') return 'Windows';
    if ('program' in sign) return plainText(sign.program, PROGRAM_CHARACTERS);
  }
  return undefined;
}

/** Whether evidence supports the number ('for'), contradicts it ('against'), or does neither ('open'). */
export type SealMark = 'for' | 'against' | 'open';

/** A finding in the file. */
export interface Seal {
  readonly mark: SealMark;
  readonly word: string;
  readonly text: string;
}

/**
 * Findings about a count that need no action by the visitor, such as adding a second photo; undefined if the file is
 * not a photo. `now`: as in `ageOf`.
 */
export function sealsOf(
  result: ExtractionResult,
  now: string,
  t: TFunction,
  locale: Locale,
): Readonly<Record<'saved' | 'age', Seal>> | undefined {
  const { savedAgain } = result;
  if (!savedAgain) return undefined;
  const age = ageOf(result, now);
  const contradiction = contradictionOf(result);
  return {
    saved: {
      // A contradicted number takes precedence over an open question about the file.
      mark: contradiction ? 'against' : SAVED_MARKS[savedAgain.is],
      word: t(
        contradiction && savedAgain.is !== 'yes'
          ? `evidence.seal.agreement.${contradiction}`
          : `evidence.seal.saved.${savedAgain.is}`,
      ),
      text: joinSentences(
        [
          // No verdict for an estimate, because an untouched file makes an estimate no better. None for a contradicted
          // count, because the count's limit says enough.
          isEstimate(result) || contradiction ? undefined : verdictSentence(result, t),
          ...evidenceRows(result, now, t, locale).map(([label, text]) => (label === 'evidence.age' ? undefined : text)),
        ].flatMap((text) => text ?? []),
        locale,
      ),
    },
    age: {
      mark: AGE_MARKS[age.kind],
      word: 'days' in age ? formatElapsed(age.days, locale) : t(`evidence.seal.age.${age.kind}`),
      text: joinSentences([ageSentence(age, t, locale), ...(isPast(age) ? [t('evidence.age.old')] : [])], locale),
    },
  };
}

const SAVED_MARKS = { 'no-sign': 'for', yes: 'against', unknown: 'open' } as const satisfies Record<
  SavedAgain['is'],
  SealMark
>;
const AGE_MARKS: Readonly<Record<Age['kind'], SealMark>> = {
  recent: 'for',
  old: 'against',
  undated: 'open',
  'unset-clock': 'open',
  future: 'open',
};

/** All evidence in the file for or against the number, as labels and sentences; empty if the file is not a photo. */
export function evidenceRows(
  result: ExtractionResult,
  now: string,
  t: TFunction,
  locale: Locale,
): readonly (readonly [label: TextKey, text: string])[] {
  const { savedAgain } = result;
  if (!savedAgain) return [];
  return [
    ['evidence.saved', savedSentences(savedAgain, contradictionOf(result) !== undefined, t, locale)],
    ['evidence.age', ageSentence(ageOf(result, now), t, locale)],
    // An estimate has no such row, because nothing in the file could agree with its number.
    ...(isEstimate(result) ? [] : [['evidence.agreement', agreementSentence(agreementOf(result), t, locale)] as const]),
  ];
}

/** The checks made in every file, besides `checks` in the result's `savedAgain`. */
const ALWAYS_LOOKED_FOR = ['editor', 'windows', 'moved-note'] as const;

function savedSentences(savedAgain: Untrusted<SavedAgain>, isDoubtful: boolean, t: TFunction, locale: Locale): string {
  const { is, signs, supports = [], checks = [] } = savedAgain;
  const found = [...new Set(signs.map((sign) => signSentence(sign, t, locale)))];
  const listed = formatChoice(
    // A check that supports the count has its own sentence.
    [...ALWAYS_LOOKED_FOR, ...checks.filter((check) => !supports.some((support) => support === check))].map((check) =>
      t(`evidence.check.${check}`),
    ),
    locale,
  );
  const meaning =
    is === 'no-sign'
      ? t('evidence.meaning.no-sign', { checks: listed })
      : is === 'unknown' || isDoubtful
        ? t('evidence.meaning.unknown')
        : undefined;
  return joinSentences(
    [...found, ...supports.map((support) => t(`evidence.support.${support}`)), ...(meaning ? [meaning] : [])],
    locale,
  );
}

function signSentence(sign: Untrusted<SavedAgainSign>, t: TFunction, locale: Locale): string {
  switch (sign.sign) {
    case 'editor':
    case 'makers-program':
    case 'unknown-program':
      return t(`evidence.sign.${sign.sign}`, { program: plainText(sign.program, PROGRAM_CHARACTERS) });
    case 'format':
      return t('evidence.sign.format', { container: sign.container });
    case 'size':
      return t('evidence.sign.size', {
        size: formatDimensions(...sign.size),
        stated: formatDimensions(...sign.stated),
      });
    case 'other-model':
      return t('evidence.sign.other-model', { model: plainText(sign.model, 60) });
    case 'date-changed':
      return t('evidence.sign.date-changed', { date: formatDateTime(sign.noted, locale) });
    case 'coder':
    case 'picture-length':
    case 'appended':
    case 'lens-differs':
    case 'position-added':
    case 'no-camera':
    case 'windows':
    case 'dates':
    case 'second-exif':
    case 'laid-out-anew':
    case 'moved-note':
    case 'lost-note':
      return t(`evidence.sign.${sign.sign}`);
  }
}

function ageSentence(age: Age, t: TFunction, locale: Locale): string {
  return 'days' in age
    ? t('evidence.age.recent', { time: formatElapsed(age.days, locale) })
    : t(`evidence.age.${age.kind}`);
}

function agreementSentence(agreement: Agreement, t: TFunction, locale: Locale): string {
  switch (agreement.kind) {
    case 'agrees':
      return t(`evidence.agreement.${agreement.apart === 0 ? 'agrees' : 'near'}`, {
        count: agreement.copies,
        apart: formatNumber(agreement.apart, locale),
      });
    case 'differs':
      return t('evidence.agreement.differs', { value: formatNumber(agreement.value, locale) });
    case 'fits':
    case 'above':
      return t(`evidence.agreement.${agreement.kind}`, { mechanical: formatNumber(agreement.mechanical, locale) });
    case 'unconfirmed':
    case 'alone':
      return t(`evidence.agreement.${agreement.kind}`);
  }
}

/**
 * The photo's date and age: 'June 25, 2021 (5 years ago)'; undefined if the file is not a photo. `now`: as in `ageOf`.
 */
export function dateAndAge(result: ExtractionResult, now: string, t: TFunction, locale: Locale): string | undefined {
  if (!result.savedAgain) return undefined;
  const age = ageOf(result, now);
  const taken = takenAt(result);
  const aside = 'days' in age ? formatAgo(age.days, locale) : t(`evidence.seal.age.${age.kind}`);
  return taken === undefined ? aside : t('list.aside', { text: formatDate(taken.slice(0, 10), locale), aside });
}

/** The outcome of reading a second photo, in a word or two. */
export function oneMoreWord(found: OneMore | undefined, t: TFunction, locale: Locale): string {
  const by = found && 'by' in found ? formatNumber(found.by, locale) : '';
  return t(`evidence.seal.oneMore.${found?.kind ?? 'open'}`, { by });
}

/** How many last characters identify a serial number to a visitor. */
const END_CHARACTERS = 3;

/**
 * The visitor's checks with the camera in hand, as a sentence. `serial`: the body's serial number, if the photo
 * contains it.
 */
export function checkedSentence(
  { by, files }: Extract<OneMore, { kind: 'higher' }>,
  serial: FileText | undefined,
  t: TFunction,
  locale: Locale,
): string {
  const values = {
    by: formatNumber(by, locale),
    end: serial && plainText(serial).slice(-END_CHARACTERS),
    count: files,
  };
  const shown = files === undefined ? 'photo' : 'files';
  return t(serial === undefined ? `evidence.checked.${shown}` : `evidence.checked.serial.${shown}`, values);
}

/** The outcome of reading a second photo, in one or two sentences. */
export function oneMoreSentence(found: OneMore, t: TFunction, locale: Locale): string {
  switch (found.kind) {
    case 'higher': {
      const by = formatNumber(found.by, locale);
      return found.files === undefined
        ? t('evidence.oneMore.higher', { by })
        : t('evidence.oneMore.higherBeside', { by, files: formatNumber(found.files, locale) });
    }
    case 'lower':
    case 'not-today':
      return t(`evidence.oneMore.${found.kind}`, { by: formatNumber(found.by, locale) });
    case 'same-photo':
    case 'equal':
    case 'no-count':
    case 'other-camera':
      return t(`evidence.oneMore.${found.kind}`);
  }
}
