import { css, type Theme } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../cameras/ratedLife';
import type { ExtractionResult } from '../../reader/result';
import type { TextKey } from '../../i18n/translator';
import { useLanguage } from '../router/LanguageProvider';
import { Card } from '../ui/Card';
import { visuallyHidden } from '../ui/VisuallyHidden';
import { ModelPageLink } from './ModelPageLink';
import { PhotoPreview } from './PhotoPreview';
import { madeSentence } from '../../i18n/words/madeWords';
import { plainText, shortName } from '../../i18n/words/plainText';
import { hasCount, isFromCable } from '../../i18n/words/outcome';
import { presentSerial } from '../../i18n/words/present';

interface Props {
  /** the photo to preview; absent for a camera on a cable */
  readonly file?: File;
  readonly result: ExtractionResult;
  /** shows the serial number only on request, because others may see the screen */
  readonly hidesSerial?: boolean;
  readonly rated: RatedLife | undefined;
  readonly owner?: ReactNode;
}

/** Make and model, the serial number, the photo, and a link to the model's page, if any. */
export function ModelCard({ file, result, rated, hidesSerial = false, owner }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isHidden, setHidden] = useState(hidesSerial);
  const isRepeated = result.model !== undefined && shortName(result.make, result.model) === plainText(result.model, 60);
  const serial =
    result.serialNumber && presentSerial(result.serialNumber, result.serialIsPrinted || isFromCable(result));

  const made = madeSentence(result, t, locale);

  return (
    <Card
      level={3}
      heading={t('modelCard.heading')}
      aside={<ModelPageLink rated={rated} />}
      css={[styles.card, file && styles.beside]}
    >
      <p css={styles.name}>
        {result.make && (
          <bdi css={[styles.make, file && isRepeated && styles.repeated]}>{plainText(result.make, 60)}</bdi>
        )}{' '}
        <bdi css={styles.model}>
          {result.model ? plainText(result.model, 60) : !result.make && t('modelCard.unknown')}
        </bdi>
      </p>
      {serial && (
        <p css={styles.serial}>
          {t(serialLabel(serial.label, hasCount(result)))}{' '}
          {isHidden ? (
            <button type="button" css={styles.show} onClick={() => setHidden(false)}>
              {t('serial.show')}
            </button>
          ) : (
            <bdi css={styles.digits}>{serial.value}</bdi>
          )}
        </p>
      )}
      {made && <p css={styles.made}>{made}</p>}
      {file && <PhotoPreview file={file} result={result} />}
      {owner && <div css={styles.owner}>{owner}</div>}
    </Card>
  );
}

/**
 * The key of the serial number's label. Beside a count, a seal says that a number in the file may differ from the
 * body's, so the label doesn't.
 */
function serialLabel(label: ReturnType<typeof presentSerial>['label'], isSealed: boolean): TextKey {
  if (label === 'serial.body') return label;
  if (isSealed) return 'serial.inFile';
  return label === 'serial.inFile' ? 'modelCard.serialInFile' : label;
}

const styles = {
  owner: (theme: Theme) =>
    css({
      marginTop: theme.space(4),
      [theme.media.mobile]: { marginTop: theme.space(1) },
      [theme.media.lying]: { '&&&': { gridArea: '1 / 3 / span 5', alignSelf: 'center' } },
    }),
  // Compact on a phone, so that the count fits on the first screen.
  card: (theme: Theme) =>
    css({
      display: 'flex',
      flexDirection: 'column',
      [theme.media.mobile]: {
        padding: theme.space(2, 4),
        '& > div': { marginBottom: 0 },
        '& h3': { color: theme.color.textMuted, fontSize: theme.size.xs, fontWeight: 500 },
        '& p': { marginTop: 0, paddingTop: 0 },
      },
    }),
  /** on a phone, beside the photo */
  beside: (theme: Theme) =>
    css({
      [theme.media.mobile]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: theme.space(2),
        padding: theme.space(1.5, 4, 1.5, 2),
        lineHeight: 1.2,
        '& > :not([data-preview])': { gridColumn: 2 },
        '& > div': { gap: theme.space(0, 2) },
        '& > div > div, & > p': { fontSize: theme.size.xs },
        '& bdi': { lineHeight: 1.15 },
      },
      [theme.media.lying]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    }),
  name: css({ overflowWrap: 'anywhere' }),
  make: (theme: Theme) =>
    css({
      display: 'block',
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      [theme.media.mobile]: { display: 'inline', fontSize: theme.size.xs },
    }),
  /** hidden on a phone, because the model's name begins with the maker's */
  repeated: (theme: Theme) => css({ [theme.media.mobile]: visuallyHidden }),
  model: (theme: Theme) =>
    css({
      display: 'block',
      fontSize: theme.size.xl,
      fontWeight: 600,
      lineHeight: 1.25,
      [theme.media.mobile]: { display: 'inline', fontSize: theme.size.l },
    }),
  serial: (theme: Theme) =>
    css({
      margin: theme.space(3, 0, 0),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      overflowWrap: 'anywhere',
    }),
  made: (theme: Theme) => css({ margin: theme.space(1, 0, 0), color: theme.color.textMuted, fontSize: theme.size.s }),
  show: (theme: Theme) =>
    css({
      padding: 0,
      border: 0,
      background: 'none',
      color: theme.color.text,
      textDecoration: 'underline',
      cursor: 'pointer',
    }),
  digits: (theme: Theme) => css({ color: theme.color.text, fontFamily: theme.font.figures }),
};
