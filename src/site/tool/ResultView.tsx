import { rawText } from '../../config/fileText';
import { css, type Theme } from '@emotion/react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { goTo } from '../browser/goTo';
import { findRatedLife, type RatedLife } from '../../cameras/ratedLife';
import type { UntrustedReport } from '../../reader/cardReport/report';
import type { ExtractionResult } from '../../reader/result';
import { formatNumber, localTime } from '../../i18n/format';
import { visitorBrowser } from '../browser/visitorSystem';
import { useLanguage } from '../router/LanguageProvider';
import { ACCEPT } from '../../reader/files/acceptFile';
import { Button } from '../ui/Button';
import { FileButton } from '../ui/FileButton';
import { loadAddFile } from './loadAddFile';
import { Actions, roomForBar } from './Actions';
import { AddToHistory } from './AddToHistory';
import { ReportCounters } from './card/ReportCounters';
import { ReportErrors } from './card/ReportErrors';
import { ReportModelCard } from './card/ReportModelCard';
import { ReportNotes } from './card/ReportNotes';
import { UnknownElements } from './card/UnknownElements';
import { cardFigureRows } from '../../i18n/words/cardWords';
import { CopyButton } from './CopyButton';
import { CountCard } from './CountCard';
import { Seals, type SealsHandle, stepsAtCamera } from './evidence/Seals';
import { FieldList } from './FieldList';
import { GpsNotice } from './GpsNotice';
import { ImageDetailsCard } from './ImageDetailsCard';
import { MetadataSection } from './MetadataSection';
import { ModelCard } from './ModelCard';
import { OwnerChoice, useIsOwner } from './OwnerChoice';
import { isShowable, listingLine } from '../../i18n/words/listingLine';
import { type NextStep, nextSteps } from './next/findSteps';
import { hasCount, isCounterReading, isEstimate, isSavedAgain } from '../../i18n/words/outcome';
import { plainText } from '../../i18n/words/plainText';
import { isSample } from './samples/loadSample';
import { PlaceSection } from './PlaceSection';
import { SheetSection } from './sheet/SheetSection';
import { SpecificationsCard } from './SpecificationsCard';
import { Cluster, screenOnly, Stack } from '../ui/layouts';
import { useFocusOnMount } from '../ui/useFocusOnMount';

interface Props {
  readonly file: File;
  readonly result: ExtractionResult;
  /** the fields of a card report, whose result is shown in other cards than a photo's */
  readonly report?: UntrustedReport | undefined;
  /** true for a new result; false when the visitor returns to it */
  readonly isNews: boolean;
  readonly onPick: (model: string | undefined) => void;
  readonly onFile: (file: File) => void;
  readonly onReset: () => void;
}

/** The result as cards, and a button for the next photo. */
export default function ResultView({ file, result, report, isNews, onPick, onFile, onReset }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const rated = findRatedLife(result.make ?? '', result.model ?? '');
  const isReading = isCounterReading(result);
  const isOwner = useIsOwner();
  const needsFile = !isReading && OTHER_FILE.has(nextSteps(result, visitorBrowser(), isOwner)[0]?.step);
  const add = isReading && !isSample(file) && (
    <AddToHistory
      key={rawText(result.model ?? '')}
      onAdd={async () => (await loadAddFile())(file, { result, ...(report && { report }) })}
    />
  );

  return (
    <div css={[styles.view, roomForBar]}>
      <Cluster gap={[2, 4]} align="center" isSpread css={styles.head}>
        <h2 ref={heading} tabIndex={-1} css={styles.heading}>
          {t('result.heading', { file: plainText(file.name, 80) })}
        </h2>
        {!isReading && (
          <FileButton
            label={t('result.another')}
            opens="another"
            accept={ACCEPT}
            variant={needsFile ? 'primary' : 'secondary'}
            size="s"
            onFiles={([another]) => onFile(another!)}
          />
        )}
      </Cluster>
      {report ? (
        <ReportCards
          file={file}
          result={result}
          report={report}
          rated={rated}
          add={add}
          onPick={onPick}
          onFile={onFile}
        />
      ) : (
        <PhotoCards file={file} result={result} rated={rated} add={add} onFile={onFile} />
      )}
      <Cluster gap={3} css={[screenOnly, styles.back]}>
        <Button variant="secondary" onClick={onReset}>
          {t('result.again')}
        </Button>
      </Cluster>
    </div>
  );
}

interface CardsProps extends Pick<Props, 'file' | 'result' | 'onFile'> {
  readonly rated: RatedLife | undefined;
  /** the button that adds the count to the history; empty if the count can't be added */
  readonly add: ReactNode;
}

const OTHER_FILE: ReadonlySet<NextStep['step'] | undefined> = new Set(['original', 'library', 'camera']);

/** True if an owner's cards differ from a buyer's. */
const isForBuyers = (result: ExtractionResult): boolean =>
  isCounterReading(result) || nextSteps(result, visitorBrowser()).some(({ step }) => step === 'seller');

/** A photo's cards, in the order that ResultView.test.tsx checks. */
function PhotoCards({ file, result, rated, add, onFile }: CardsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const isOwner = useIsOwner();
  const [now] = useState(() => localTime(new Date()));
  const isShown = !isSample(file);
  const isReading = isCounterReading(result);
  const isProofFirst = isShown && isOwner && isShowable(result);
  const seals = useRef<SealsHandle>(null);
  const proof = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const [check, setCheck] = useState(() => ({ left: stepsAtCamera(result), day: '' }));
  const onLeft = useCallback((left: number) => setCheck({ left, day: localTime(new Date()).slice(0, 10) }), []);
  // A second photo can't confirm an estimate.
  const checkedOn = check.left === 0 && !isEstimate(result) ? check.day : undefined;
  // For a re-saved photo, the main action leads to the advice to ask for the original.
  const needsOriginal = isShown && isSavedAgain(result);
  const checkButton = (variant: 'primary' | 'secondary') =>
    isShown && check.left === 0 ? (
      <Button variant={variant} onClick={() => goTo(proof.current)}>
        {t('result.keep')}
      </Button>
    ) : (
      <Button variant={variant} onClick={() => seals.current?.check()}>
        {t('result.checkHere', { count: check.left, number: formatNumber(check.left, locale) })}
      </Button>
    );
  const sheet = isShown && (
    <div ref={proof} tabIndex={-1}>
      <SheetSection
        file={file}
        result={result}
        rated={rated}
        checkedOn={checkedOn}
        {...(isProofFirst && {
          renderActions: (share, copy) => <Actions onFile={onFile} first={share} second={copy} more={add} />,
        })}
      />
    </div>
  );
  return (
    <>
      <Stack gap={2} css={styles.first}>
        <ModelCard
          file={file}
          result={result}
          rated={rated}
          owner={isShown && isForBuyers(result) && <OwnerChoice />}
        />
        <Stack gap={2} css={styles.column}>
          {/* A seller wants to show the count, so the proof comes first. A buyer wants to judge it first. */}
          {isProofFirst && sheet}
          <CountCard
            result={result}
            rated={rated}
            isSample={isSample(file)}
            seals={hasCount(result) && <Seals ref={seals} result={result} now={now} onLeft={onLeft} />}
            next={next}
            actions={
              isReading &&
              !isProofFirst && (
                <Actions
                  onFile={onFile}
                  first={
                    needsOriginal ? (
                      <Button onClick={() => goTo(next.current)}>{t('next.heading')}</Button>
                    ) : (
                      checkButton('primary')
                    )
                  }
                  second={needsOriginal && checkButton('secondary')}
                  more={add}
                />
              )
            }
          />
        </Stack>
      </Stack>
      <SpecificationsCard result={result} />
      <ImageDetailsCard result={result} />
      {result.hasGps && <GpsNotice hasCount={isReading} />}
      {!isProofFirst && sheet}
      <div>
        <PlaceSection result={result} />
        <MetadataSection file={file} />
      </div>
    </>
  );
}

function ReportCards({
  file,
  result,
  report,
  rated,
  add,
  onPick,
  onFile,
}: CardsProps & { readonly report: UntrustedReport } & Pick<Props, 'onPick'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [isSerialShown, setSerialShown] = useState(false);
  const figures = cardFigureRows(report, locale).map(([key, value]) => ({ label: t(key), value }));

  return (
    <>
      <Stack gap={2} css={styles.first}>
        <ReportModelCard
          report={report}
          result={result}
          rated={rated}
          isSerialShown={isSerialShown}
          onShowSerial={() => setSerialShown(true)}
          onPick={onPick}
        />
        <CountCard
          result={result}
          rated={rated}
          written={file.lastModified}
          actions={
            isCounterReading(result) && (
              <Actions
                onFile={onFile}
                first={
                  isShowable(result) && <CopyButton label={t('copy.listing')} text={listingLine(result, t, locale)} />
                }
                more={add}
              />
            )
          }
        >
          <ReportCounters result={result} />
        </CountCard>
      </Stack>
      <ReportNotes report={report} result={result} />
      {figures.length > 0 && <FieldList heading={t('card.figures')} fields={figures} />}
      <ReportErrors report={report} />
      <SheetSection key={rawText(result.model ?? '')} file={file} result={result} report={report} rated={rated} />
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
    css({ '& > span': { flex: 'none' }, [theme.media.print]: { '& > span': { display: 'none' } } }),
  heading: (theme: Theme) =>
    css({
      flex: '1 1 8rem',
      fontSize: theme.size.m,
      overflowWrap: 'anywhere',
    }),
  first: (theme: Theme) =>
    css({
      [theme.media.wide]: {
        gap: 'inherit',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        alignItems: 'start',
      },
    }),
  column: (theme: Theme) => css({ [theme.media.wide]: { gap: theme.space(6) } }),
  back: css({ justifyContent: 'center', justifySelf: 'center' }),
};
