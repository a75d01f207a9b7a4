import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../reader/result';
import { useLanguage } from '../router/LanguageProvider';
import type { Locale } from '../../config/locales';
import type { TextKey } from '../../i18n/translator';
import { FieldList, type ShownField } from './FieldList';
import { codeWord, flashLabels } from '../../i18n/words/labels';
import { plainText } from '../../i18n/words/plainText';
import {
  formatAperture,
  formatExposureCompensation,
  formatExposureTime,
  formatFocalLength,
} from '../../i18n/words/present';

type Reader = (result: ExtractionResult, t: TFunction, locale: Locale) => string | 0 | false | undefined;

/** The fields in their fixed order. A `Reader` returns the text to show, or a falsy value for none. */
const FIELDS: readonly (readonly [label: TextKey, read: Reader])[] = [
  ['field.iso', ({ iso }) => iso && Math.round(iso).toString()],
  ['field.fNumber', ({ fNumber }, _, locale) => fNumber && formatAperture(fNumber, locale)],
  ['field.exposureTime', ({ exposureTime }, _, locale) => exposureTime && formatExposureTime(exposureTime, locale)],
  ['field.focalLength', ({ focalLength }, _, locale) => focalLength && formatFocalLength(focalLength, locale)],
  [
    'field.flash',
    ({ flash }, t) =>
      flash !== undefined &&
      flashLabels(flash)
        .map((key) => t(key))
        .join(t('list.separator')),
  ],
  ['field.exposureProgram', ({ exposureProgram }, t) => codeWord('exposureProgram', exposureProgram, t)],
  ['field.exposureMode', ({ exposureMode }, t) => codeWord('exposureMode', exposureMode, t)],
  [
    'field.exposureCompensation',
    ({ exposureCompensation: ev }, _, locale) => ev !== undefined && formatExposureCompensation(ev, locale),
  ],
  ['field.meteringMode', ({ meteringMode }, t) => codeWord('meteringMode', meteringMode, t)],
  ['field.whiteBalance', ({ whiteBalance }, t) => codeWord('whiteBalance', whiteBalance, t)],
  [
    'field.lens',
    ({ lens, lensIsEquivalent }, t) =>
      lens && (lensIsEquivalent ? t('lens.equivalent', { lens: plainText(lens) }) : plainText(lens)),
  ],
  ['field.software', ({ software }) => software && plainText(software)],
];

/** How the photo was taken. Renders nothing if the file doesn't say. */
export function SpecificationsCard({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const fields: ShownField[] = FIELDS.flatMap(([label, read]) => {
    const value = read(result, t, locale);
    return value ? [{ label: t(label), value }] : [];
  });
  return fields.length > 0 && <FieldList heading={t('specifications.heading')} fields={fields} />;
}
