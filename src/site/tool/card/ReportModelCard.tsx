import { rawText } from '../../../config/fileText';
import { plainText } from '../../../i18n/words/plainText';
import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import type { ExtractionResult } from '../../../reader/result';
import { maskSerial } from '../../../reader/serial';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Deferred } from '../../ui/Deferred';
import { Cluster } from '../../ui/layouts';
import { ModelPageLink } from '../ModelPageLink';
import { presentSerial } from '../../../i18n/words/present';
import { modelSeenWith } from '../../../reader/files/modelsSeen';

const ModelPicker = lazy(() => import('./ModelPicker'));

interface Props {
  readonly report: UntrustedReport;
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  readonly isSerialShown: boolean;
  readonly onShowSerial: () => void;
  readonly onPick: (model: string | undefined) => void;
}

/**
 * The report's camera. A report doesn't name it, so the visitor picks it, unless a photo with the same serial number
 * has named it.
 */
export function ReportModelCard({ report, result, rated, isSerialShown, onShowSerial, onPick }: Props) {
  const { t } = useTranslation();
  const { serial } = report;
  const isJoined =
    result.model !== undefined && serial !== undefined && modelSeenWith(rawText(serial)) === result.model;
  const isUnrated = result.model !== undefined && (!rated?.actuations || rated.basis === 'unsourced');

  return (
    <Card level={3} heading={t('modelCard.heading')} aside={<ModelPageLink rated={rated} />} css={styles.card}>
      <Deferred fallback={<div css={styles.place} />} failed={null}>
        <ModelPicker model={result.model && plainText(result.model)} onPick={onPick} />
      </Deferred>
      <p css={styles.small}>{t(isJoined ? 'card.joined' : 'card.namesNone')}</p>
      {isUnrated && <p css={styles.small}>{t('card.unrated')}</p>}
      {serial !== undefined && (
        <Cluster gap={[0, 3]} align="center" isMuted size="s" above={3} css={styles.serial}>
          <span>
            {t('serial.body')}{' '}
            <bdi css={styles.digits}>{isSerialShown ? presentSerial(serial).value : maskSerial(serial)}</bdi>
          </span>
          {!isSerialShown && (
            <Button variant="quiet" size="s" onClick={onShowSerial}>
              {t('card.showSerial')}
            </Button>
          )}
        </Cluster>
      )}
    </Card>
  );
}

const styles = {
  card: css({ display: 'flex', flexDirection: 'column' }),
  /** As tall as the picker, so that nothing moves when the picker loads. */
  place: css({ height: 72 }),
  small: (theme: Theme) => css({ marginTop: theme.space(3), color: theme.color.textMuted, fontSize: theme.size.s }),
  serial: css({ overflowWrap: 'anywhere' }),
  digits: (theme: Theme) => css({ color: theme.color.text, fontFamily: theme.font.figures }),
};
