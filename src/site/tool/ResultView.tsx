import { css, type Theme } from '@emotion/react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../browser/goTo';
import { findRatedLife, type RatedLife } from '../../cameras/ratedLife';
import type { CardReport } from '../../reader/cardReport/report';
import type { ExtractionResult } from '../../reader/result';
import { useLanguage } from '../router/LanguageProvider';
import { ACCEPT } from '../../reader/files/acceptFile';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { loadAddFile } from './loadAddFile';
import { AddToHistory } from './AddToHistory';
import { ReportCounters } from './card/ReportCounters';
import { ReportErrors } from './card/ReportErrors';
import { ReportModelCard } from './card/ReportModelCard';
import { ReportNotes } from './card/ReportNotes';
import { UnknownElements } from './card/UnknownElements';
import { cardFigureRows } from '../../i18n/words/cardWords';
import { CountCard } from './CountCard';
import { EvidenceCard } from './evidence/EvidenceCard';
import { FieldList } from './FieldList';
import { GpsNotice } from './GpsNotice';
import { ImageDetailsCard } from './ImageDetailsCard';
import { MetadataSection } from './MetadataSection';
import { ModelCard } from './ModelCard';
import { OwnerChoice, useIsOwner } from './OwnerChoice';
import { hasCount, isCounterReading } from '../../i18n/words/outcome';
import { plainText } from '../../i18n/words/plainText';
import { isSample } from './samples/loadSample';
import { PlaceSection } from './PlaceSection';
import { SheetSection } from './sheet/SheetSection';
import { SpecificationsCard } from './SpecificationsCard';
import { useFocusOnMount } from '../ui/useFocusOnMount';
import { WearCard } from './wear/WearCard';

interface Props {
  readonly file: File;
  readonly result: ExtractionResult;
  /** the fields of a card report, which is shown differently */
  readonly report?: CardReport | undefined;
  /** the result is new; false when the visitor comes back to it */
  readonly isNews: boolean;
  /** sets the camera that a card report is from */
  readonly onPick: (model: string | undefined) => void;
  /** reads another file, chosen in place of this one */
  readonly onFile: (file: File) => void;
  readonly onReset: () => void;
}

/** The result, card by card, and a button for the next photo. */
export default function ResultView({ file, result, report, isNews, onPick, onFile, onReset }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const rated = findRatedLife(result.make ?? '', result.model ?? '');
  const add = isCounterReading(result) && !isSample(file) && (
    <AddToHistory
      key={result.model}
      onAdd={async () => (await loadAddFile())(file, { result, ...(report && { report }) })}
    />
  );

  return (
    <div css={styles.view}>
      <div css={styles.head}>
        <h2 ref={heading} tabIndex={-1} css={styles.heading}>
          {t('result.heading', { file: plainText(file.name, 80) })}
        </h2>
        <FileButton
          label={t('result.another')}
          opens="another"
          accept={ACCEPT}
          variant="secondary"
          size="s"
          onFiles={([another]) => onFile(another!)}
        />
      </div>
      {report ? (
        <ReportCards file={file} result={result} report={report} rated={rated} add={add} onPick={onPick} />
      ) : (
        <PhotoCards file={file} result={result} rated={rated} add={add} />
      )}
      <div css={styles.back}>
        <Button onClick={onReset}>{t('result.again')}</Button>
      </div>
    </div>
  );
}

interface CardsProps extends Pick<Props, 'file' | 'result'> {
  readonly rated: RatedLife | undefined;
  /** the way into the history, where the count has one */
  readonly add: ReactNode;
}

/** A photo's cards in their fixed order (docs/decisions.md), then the collapsed extras. */
function PhotoCards({ file, result, rated, add }: CardsProps) {
  const { t } = useTranslation();
  const isOwner = useIsOwner();
  const isShown = !isSample(file);
  const tasks = useRef<HTMLDListElement>(null);
  const sheet = isShown && <SheetSection file={file} result={result} rated={rated} />;
  return (
    <>
      <div css={styles.first}>
        <ModelCard file={file} result={result} rated={rated} />
        {isShown && isCounterReading(result) && <OwnerChoice />}
        <div css={styles.second}>
          {/* Who sells the camera shows its count; who may buy it judges it first. */}
          {isOwner && isCounterReading(result) && sheet}
          <CountCard
            result={result}
            rated={rated}
            isSample={isSample(file)}
            buttons={
              <>
                {!isOwner && isCounterReading(result) && (
                  <Button size="s" onClick={() => goTo(tasks.current?.querySelector('input') ?? tasks.current)}>
                    {t('result.check')}
                  </Button>
                )}
                {add}
              </>
            }
          />
        </div>
      </div>
      {hasCount(result) && <EvidenceCard result={result} tasks={tasks} />}
      <WearCard result={result} rated={rated} />
      <SpecificationsCard result={result} />
      <ImageDetailsCard result={result} />
      {result.hasGps && <GpsNotice hasCount={isCounterReading(result)} />}
      {!(isOwner && isCounterReading(result)) && sheet}
      <div>
        <PlaceSection result={result} />
        <MetadataSection file={file} />
      </div>
    </>
  );
}

/** A card report's cards: the count and other counters, the errors, and what such a file proves. */
function ReportCards({
  file,
  result,
  report,
  rated,
  add,
  onPick,
}: CardsProps & { readonly report: CardReport } & Pick<Props, 'onPick'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isSerialShown, setSerialShown] = useState(false);
  const figures = cardFigureRows(report, locale).map(([key, value]) => ({ label: t(key), value }));

  return (
    <>
      <div css={styles.first}>
        <ReportModelCard
          report={report}
          result={result}
          rated={rated}
          isSerialShown={isSerialShown}
          onShowSerial={() => setSerialShown(true)}
          onPick={onPick}
        />
        <CountCard result={result} rated={rated} written={file.lastModified} buttons={add}>
          <ReportCounters result={result} />
        </CountCard>
      </div>
      <WearCard result={result} rated={rated} />
      <ReportNotes report={report} result={result} />
      {figures.length > 0 && <FieldList heading={t('card.figures')} fields={figures} />}
      <ReportErrors report={report} />
      <SheetSection key={result.model} file={file} result={result} report={report} rated={rated} />
      <UnknownElements report={report} />
    </>
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
  head: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(2, 4),
      '& > span': { flex: 'none' },
      [theme.media.print]: { '& > span': { display: 'none' } },
    }),
  heading: (theme: Theme) =>
    css({
      flex: '1 1 8rem',
      fontSize: theme.size.m,
      overflowWrap: 'anywhere',
    }),
  first: (theme: Theme) =>
    css({
      display: 'grid',
      gap: 'inherit',
      [theme.media.wide]: {
        gridTemplate: 'auto 1fr / minmax(0, 1fr) minmax(0, 2fr)',
        alignItems: 'start',
        // What follows it stands below the camera, not below the count.
        '& > :last-child': { gridArea: '1 / 2 / span 2' },
      },
    }),
  second: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' }),
  back: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: theme.space(3),
      justifySelf: 'center',
      [theme.media.print]: { display: 'none' },
    }),
};
