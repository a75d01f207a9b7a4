import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../../reader/result';
import type { TextKey } from '../../i18n/translator';
import { FieldList, type ShownField } from './FieldList';
import { codeWord } from '../../i18n/words/labels';
import { formatDimensions } from '../../i18n/words/present';

/** The picture's dimensions, orientation and scene, and the file's format. */
export function ImageDetailsCard({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { imageWidth, imageHeight, orientation, sceneCaptureType, container } = result;
  const values: readonly (readonly [label: TextKey, value: string | number | undefined])[] = [
    ['image.dimensions', imageWidth && imageHeight && formatDimensions(imageWidth, imageHeight)],
    ['image.orientation', codeWord('orientation', orientation, t)],
    ['image.scene', codeWord('sceneCaptureType', sceneCaptureType, t)],
    ['image.container', container],
  ];
  const fields: ShownField[] = values.flatMap(([label, value]) =>
    value ? [{ label: t(label), value: String(value) }] : [],
  );
  return fields.length > 0 && <FieldList heading={t('image.heading')} fields={fields} />;
}
