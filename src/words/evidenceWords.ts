/** What a count is worth as evidence, in sentences. Nothing is called fake, original or proven. */

import type { TFunction } from 'i18next';
import { ageOf } from '../evidence/age';
import { agreementOf } from '../evidence/agreement';
import type { OneMore } from '../evidence/oneMore';
import type { ExtractionResult, SavedAgainSign } from '../extraction/result';
import { formatElapsed, formatNumber, joinSentences } from '../i18n/format';
import type { Locale } from '../config/locales';
import type { TextKey } from '../i18n/translator';
import { isEstimate } from './outcome';
import { plainText } from './plainText';
import { formatDimensions } from './present';

const PROGRAM_CHARACTERS = 60;

/** Whether the file was saved again, in one sentence; undefined for what is no photo. */
export function verdictSentence({ savedAgain }: ExtractionResult, t: TFunction): string | undefined {
  if (!savedAgain) return undefined;
  const program = programOf(savedAgain.signs);
  const { is } = savedAgain;
  return program === undefined || is === 'no-sign'
    ? t(`evidence.verdict.${is}`)
    : t(`evidence.verdict.by.${is}`, { program });
}

/** The program that the verdict names: the first that a sign names. Windows bears its own name everywhere. */
function programOf(signs: readonly SavedAgainSign[]): string | undefined {
  for (const sign of signs) {
    if (sign.sign === 'windows') return 'Windows';
    if ('program' in sign) return plainText(sign.program, PROGRAM_CHARACTERS);
  }
  return undefined;
}

/** What is known of a count without the visitor's help. `now`: local, as a camera's clock would write it. */
export function evidenceRows(
  result: ExtractionResult,
  now: string,
  t: TFunction,
  locale: Locale,
): (readonly [label: TextKey, text: string])[] {
  const saved = savedSentences(result, t, locale);
  if (saved === undefined) return [];
  return [
    ['evidence.saved', saved],
    ['evidence.age', ageSentence(result, now, t, locale)],
    // An estimate's number is no counter's: nothing in the file could agree with it.
    ...(isEstimate(result) ? [] : [['evidence.agreement', agreementSentence(result, t, locale)] as const]),
  ];
}

function savedSentences({ savedAgain }: ExtractionResult, t: TFunction, locale: Locale): string | undefined {
  if (!savedAgain) return undefined;
  const signs = [...new Set(savedAgain.signs.map((sign) => signSentence(sign, t)))];
  return joinSentences([...signs, t(`evidence.meaning.${savedAgain.is}`)], locale);
}

function signSentence(sign: SavedAgainSign, t: TFunction): string {
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
    case 'windows':
    case 'dates':
    case 'second-exif':
    case 'laid-out-anew':
    case 'moved-note':
    case 'lost-note':
      return t(`evidence.sign.${sign.sign}`);
  }
}

function ageSentence(result: ExtractionResult, now: string, t: TFunction, locale: Locale): string {
  const age = ageOf(result, now);
  return 'days' in age
    ? t(`evidence.age.${age.kind}`, { time: formatElapsed(age.days, locale) })
    : t(`evidence.age.${age.kind}`);
}

function agreementSentence(result: ExtractionResult, t: TFunction, locale: Locale): string {
  const agreement = agreementOf(result);
  switch (agreement.kind) {
    case 'agrees':
      return t('evidence.agreement.agrees', { count: agreement.copies });
    case 'differs':
      return t('evidence.agreement.differs', { value: formatNumber(agreement.value, locale) });
    case 'fits':
    case 'above':
      return t(`evidence.agreement.${agreement.kind}`, { mechanical: formatNumber(agreement.mechanical, locale) });
    case 'alone':
      return t('evidence.agreement.alone');
  }
}

/** What a second photo shows, in one or two sentences. */
export function oneMoreSentence(found: OneMore, t: TFunction, locale: Locale): string {
  switch (found.kind) {
    case 'higher': {
      const by = formatNumber(found.by, locale);
      return found.files === undefined
        ? t('evidence.oneMore.higher', { by })
        : t('evidence.oneMore.higherBeside', { by, files: formatNumber(found.files, locale) });
    }
    case 'lower':
      return t('evidence.oneMore.lower', { by: formatNumber(found.by, locale) });
    case 'equal':
    case 'no-count':
    case 'other-camera':
      return t(`evidence.oneMore.${found.kind}`);
  }
}
