import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../catalogue/ratedLife';
import type { ExtractionResult } from '../extraction/result';
import { Card } from '../ui/Card';
import { ModelPageLink } from './ModelPageLink';
import { plainText } from '../words/plainText';
import { presentSerial } from '../words/present';

interface Props {
  readonly result: ExtractionResult;
  /** show the serial number only on request, because others may be watching the screen */
  readonly hidesSerial?: boolean;
  readonly rated: RatedLife | undefined;
}

/** Make and model, the serial number, and a link to the model's page if it has one. */
export function ModelCard({ result, rated, hidesSerial = false }: Props) {
  const { t } = useTranslation();
  const [isHidden, setHidden] = useState(hidesSerial);
  const serial = result.serialNumber && presentSerial(result.serialNumber);

  return (
    <Card level={3} heading={t('modelCard.heading')} aside={<ModelPageLink rated={rated} />} css={styles.card}>
      <p css={styles.name}>
        {result.make && <bdi css={styles.make}>{plainText(result.make, 60)}</bdi>}{' '}
        <bdi css={styles.model}>
          {result.model ? plainText(result.model, 60) : !result.make && t('modelCard.unknown')}
        </bdi>
      </p>
      {serial && (
        <p css={styles.serial}>
          {t(serial.label)}{' '}
          {isHidden ? (
            <button type="button" css={styles.show} onClick={() => setHidden(false)}>
              {t('serial.show')}
            </button>
          ) : (
            <bdi css={styles.digits}>{serial.value}</bdi>
          )}
        </p>
      )}
    </Card>
  );
}

const styles = {
  // On a phone the count belongs on the first screen, so the camera takes as little of it as it can.
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
  name: css({ overflowWrap: 'anywhere' }),
  make: (theme: Theme) =>
    css({
      display: 'block',
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      [theme.media.mobile]: { display: 'inline' },
    }),
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
