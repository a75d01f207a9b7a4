/** Puts reports and answers into words. Never says that something was changed, or by whom. */

import type { TFunction } from 'i18next';
import type { Locale } from '../../../config/locales';
import { formatNumber } from '../../../i18n/format';
import type { TextKey } from '../../../i18n/translator';
import { gradeWords } from '../../../i18n/words/outcome';
import { plainText } from '../../../i18n/words/plainText';
import { presentSerial } from '../../../i18n/words/present';
import type { Claim, Facts } from '../../../judge/claim';
import type { Answer, ComparedFact, Trait } from '../../../judge/compareClaims';

export const FACT_LABELS = {
  count: 'sheet.count',
  grade: 'sheet.grade',
  model: 'sheet.camera',
  date: 'sheet.taken',
  serial: 'serial.body',
} as const satisfies Record<ComparedFact, TextKey>;

export const TRAIT_LABELS = {
  serial: 'serial.body',
  time: 'verify.trait.time',
  fileNumber: 'verify.trait.fileNumber',
  count: 'sheet.count',
} as const satisfies Record<Trait, TextKey>;

/** One fact in words, if the facts contain it. */
export function factText(fact: ComparedFact, facts: Facts, t: TFunction, locale: Locale): string | undefined {
  const { count, grade, model, date, subSecond, serial } = facts;
  switch (fact) {
    case 'count':
      return count === undefined ? t('verify.none') : formatNumber(count, locale);
    case 'grade':
      return grade && gradeWords(grade, facts.savedAgain, t);
    case 'model':
      return model && plainText(model);
    case 'date':
      // The date as in the file, with the fraction of the second, because two shots can be within one second.
      return date && date.replace('T', ' ') + (subSecond ? `.${subSecond}` : '');
    case 'serial':
      return serial && presentSerial(serial).value;
  }
}

/** The statements of a report, or of this program about a file, as rows of label and value. */
export function claimRows({ facts, version, sha256 }: Claim, t: TFunction, locale: Locale) {
  const rows = facts
    ? (Object.keys(FACT_LABELS) as ComparedFact[]).map(
        (fact) => [FACT_LABELS[fact], factText(fact, facts, t, locale)] as const,
      )
    : [];
  return [
    ...rows,
    ['sheet.version', version && plainText(version)] as const,
    ['sheet.sha256', sha256] as const,
  ].flatMap(([label, value]) => (value ? [[label, value] as const] : []));
}

export interface AnswerWords {
  readonly heading: string;
  readonly text: string;
}

/** The result of comparing a report with a file, in words. */
export function answerWords(answer: Answer, report: Facts, file: Facts, t: TFunction, locale: Locale): AnswerWords {
  const said = factText('count', report, t, locale);
  const read = factText('count', file, t, locale);
  switch (answer.kind) {
    case 'same-file':
      return { heading: t('verify.answer.same-file'), text: t('verify.answer.same-file.text', { read }) };
    case 'same-count':
      return {
        heading: t(file.count === undefined ? 'verify.answer.same-count.none' : 'verify.answer.same-count'),
        text: t('verify.answer.same-count.text'),
      };
    case 'estimate':
      return { heading: t('verify.answer.estimate'), text: t('verify.answer.estimate.text', { said, read }) };
    case 'does-not-follow':
      return {
        heading: t('verify.answer.does-not-follow'),
        text:
          answer.unknownVersion === undefined
            ? t('verify.answer.does-not-follow.text')
            : t('verify.answer.does-not-follow.unknown', { version: plainText(answer.unknownVersion) }),
      };
    case 'other-file':
      return {
        heading: t(`verify.answer.other-file.${answer.photo}`),
        text: t(`verify.answer.other-file.${answer.photo}.text`),
      };
  }
}
