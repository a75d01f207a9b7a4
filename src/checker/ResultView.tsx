import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findRatedLife } from '../catalogue/ratedLife';
import type { ExtractionResult } from '../extraction/result';
import { Button } from '../ui/Button';
import { CountCard } from './CountCard';
import { GpsNotice } from './GpsNotice';
import { ImageDetailsCard } from './ImageDetailsCard';
import { MetadataSection } from './MetadataSection';
import { ModelCard } from './ModelCard';
import { plainText } from './plainText';
import { PlaceSection } from './PlaceSection';
import { ReportSection } from './ReportSection';
import { SpecificationsCard } from './SpecificationsCard';
import { useFocusOnMount } from './useFocusOnMount';
import { WearCard } from './WearCard';

interface Props {
  readonly file: File;
  readonly result: ExtractionResult;
  /** it has just come, as opposed to being come back to */
  readonly isNews: boolean;
  readonly onReset: () => void;
}

/** The result view: the cards in their order, then the quiet extras; the way back is always in reach. */
export default function ResultView({ file, result, isNews, onReset }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const rated = findRatedLife(result.make ?? '', result.model ?? '');

  return (
    <div css={styles.view}>
      <h2 ref={heading} tabIndex={-1} css={styles.heading}>
        {t('result.heading', { file: plainText(file.name, 80) })}
      </h2>
      <div css={styles.first}>
        <ModelCard result={result} rated={rated} />
        <CountCard result={result} />
      </div>
      <WearCard result={result} rated={rated} />
      <SpecificationsCard result={result} />
      <ImageDetailsCard result={result} />
      {result.hasGps && <GpsNotice />}
      <ReportSection file={file} result={result} rated={rated} />
      <div>
        <PlaceSection result={result} />
        <MetadataSection file={file} />
      </div>
      <div css={styles.back}>
        <Button onClick={onReset}>{t('result.again')}</Button>
      </div>
    </div>
  );
}

const styles = {
  view: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(4),
      [theme.media.wide]: { gap: theme.space(6) },
    }),
  heading: (theme: Theme) =>
    css({
      justifySelf: 'start',
      fontSize: theme.size.m,
      overflowWrap: 'anywhere',
    }),
  first: (theme: Theme) =>
    css({
      display: 'grid',
      gap: 'inherit',
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    }),
  back: (theme: Theme) =>
    css({
      justifySelf: 'center',
      [theme.media.print]: { display: 'none' },
    }),
};
