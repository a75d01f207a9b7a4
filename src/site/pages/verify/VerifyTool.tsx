import { css, type Theme } from '@emotion/react';
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { programVersion } from 'virtual:program-version';
import { formatDate } from '../../../i18n/format';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { loadTranslator } from '../../../i18n/translator';
import { ACCEPT } from '../../../reader/files/acceptFile';
import { loadReader } from '../../../reader/files/loadReader';
import { errorText } from '../../../i18n/words/outcome';
import { plainText } from '../../../i18n/words/plainText';
import { formatShare } from '../../../i18n/words/present';
import { CounterPlate } from '../../tool/CounterPlate';
import { Accordion } from '../../ui/Accordion';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DropOverlay } from '../../ui/DropOverlay';
import { field } from '../../ui/field';
import { FileButton } from '../../ui/FileButton';
import { Deferred } from '../../ui/Deferred';
import { Cluster, Measure, screenOnly, Stack } from '../../ui/layouts';
import { notice } from '../../ui/notice';
import { loadFirst, untilIdle } from '../../browser/fetchAhead';
import { useGivenFiles } from '../../browser/useGivenFiles';
import type { Claim, Facts } from '../../../judge/claim';
import { compareClaims } from '../../../judge/compareClaims';
import { claimOfFile } from '../../../judge/fileClaim';
import { readPasted } from '../../../judge/readClaim';
import { giveFiles, giveLinked, giveReport, removeReport } from './give';
import { watchLink } from './linkInAddress';
import VerifyAnswer from './VerifyAnswer';
import { type ReadingFailure, useVerifyState, type VerifyState } from './verifyState';
import { claimRows, factText } from './verifyWords';
import { ShortText } from '../../ui/Unbroken';

/** Takes a report and a photo and compares them. */
export default function VerifyTool() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const state = useVerifyState();
  const [found] = useState(state.photo);
  const isDragging = useGivenFiles(({ files }) => void giveFiles(files));

  useEffect(() => watchLink(giveLinked), []);
  useEffect(() => {
    const preload = () => Promise.allSettled([loadReader(), loadTranslator(locale, RESULT_WORDS)]);
    void loadFirst(untilIdle().then(preload));
  }, [locale]);

  return (
    <Stack gap={4} data-verify>
      {state.problem && (
        <p role="alert" css={styles.problem}>
          {t(`verify.problem.${state.problem}`)}
        </p>
      )}
      {state.failure && (
        <p role="alert" css={styles.problem}>
          <WithResultTexts>
            <Failure code={state.failure} />
          </WithResultTexts>
        </p>
      )}
      {state.report && state.photo && (
        <WithResultTexts>
          <Compared report={state.report} photo={state.photo} isNews={state.photo !== found} />
        </WithResultTexts>
      )}
      {state.report && !state.photo ? (
        <>
          <Question report={state.report} progress={state.progress} />
          <Folded summary={t('verify.report.all')}>
            <ReportParts report={state.report} isBelow />
          </Folded>
        </>
      ) : (
        <Pair isFolded={state.report !== undefined} {...state} />
      )}
      {isDragging && <DropOverlay text={t('verify.anywhere')} />}
    </Stack>
  );
}

/** Interface texts for rows, answers and failures. */
const RESULT_WORDS = ['tool', 'checker'] as const;

/**
 * Renders its children when the texts of results are loaded. They are needed only after the visitor has opened
 * a photo or entered text.
 */
function WithResultTexts({ children }: { readonly children: ReactNode }) {
  return (
    <Deferred failed={<FailedTexts />}>
      <Loaded>{children}</Loaded>
    </Deferred>
  );
}

function Loaded({ children }: { readonly children: ReactNode }) {
  useTexts(...RESULT_WORDS);
  return children;
}

function FailedTexts() {
  const { t } = useTranslation();
  return <p role="alert">{t('frame.failed.start')}</p>;
}

function Failure({ code }: { readonly code: ReadingFailure }) {
  const { t } = useTranslation();
  return errorText({ code, message: '' }, t);
}

interface ComparedProps {
  readonly report: Claim;
  readonly photo: NonNullable<VerifyState['photo']>;
  readonly isNews: boolean;
}

function Compared({ report, photo, isNews }: ComparedProps) {
  const { t } = useTranslation();
  const file = claimOfFile(photo, programVersion, report);
  const answer = compareClaims(report, file);
  return (
    <VerifyAnswer
      // Each answer has its own key, so that a new one gets the focus.
      key={`${report.sha256} ${photo.sha256} ${answer.kind}`}
      answer={answer}
      report={report}
      file={file}
      photo={photo}
      isNews={isNews}
    >
      <Cluster gap={2} css={screenOnly}>
        <OpenPhoto label={t('verify.photo.another')} variant={answer.kind === 'other-file' ? 'primary' : 'secondary'} />
        <Button variant="quiet" onClick={removeReport}>
          {t('verify.report.another')}
        </Button>
      </Cluster>
    </VerifyAnswer>
  );
}

const OpenPhoto = (button: Pick<ComponentProps<typeof FileButton>, 'label' | 'variant'>) => (
  <FileButton {...button} icon="image" opens="image" accept={ACCEPT} onFiles={give} />
);

interface QuestionProps {
  readonly report: Claim;
  readonly progress: number | undefined;
}

function Question({ report, progress }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <Card heading={t(report.facts ? 'verify.ask.says' : 'verify.report.heading')}>
      <Stack gap={4}>
        {report.facts ? (
          <WithResultTexts>
            <StatedCount facts={report.facts} />
          </WithResultTexts>
        ) : (
          <p css={styles.text}>{t('verify.report.fingerprint')}</p>
        )}
        <Measure css={styles.ask}>{t('verify.ask.question')}</Measure>
        <Cluster gap={2} css={screenOnly}>
          <OpenPhoto label={t('verify.photo.open')} />
        </Cluster>
        <Progress progress={progress} />
        <p css={styles.text}>{t('verify.photo.none')}</p>
      </Stack>
    </Card>
  );
}

/** The report's count, as large as in a result. */
function StatedCount({ facts }: { readonly facts: Facts }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const about = [
    facts.model && plainText(facts.model),
    facts.date && formatDate(facts.date, locale),
    factText('grade', facts, t, locale),
  ].filter(Boolean);
  return (
    <div>
      <div data-fact="sheet.count">
        <CounterPlate
          text={factText('count', facts, t, locale)!}
          isReading={facts.count !== undefined && facts.grade !== 'estimate'}
        />
      </div>
      <p css={styles.about}>
        <ShortText>{about.join(' · ')}</ShortText>
      </p>
    </div>
  );
}

/** Report and photo side by side; folded below an answer, which has already given the main facts. */
function Pair({ isFolded, report, photo, progress }: VerifyState & { readonly isFolded: boolean }) {
  const { t } = useTranslation();
  const cards = (
    <Stack gap={4} css={styles.pair}>
      <Card heading={isFolded ? t('verify.report.heading') : `1. ${t('verify.report.heading')}`}>
        <ReportParts report={report} isBelow={isFolded} />
      </Card>
      <PhotoCard photo={photo} report={report} progress={progress} isBelow={isFolded} />
    </Stack>
  );
  return isFolded ? <Folded summary={t('verify.pair')}>{cards}</Folded> : cards;
}

function Folded({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <Accordion summary={summary} css={styles.folded}>
      {children}
    </Accordion>
  );
}

interface Below {
  /** true below an answer, which already shows the counts */
  readonly isBelow: boolean;
}

function ReportParts({ report, isBelow }: Pick<VerifyState, 'report'> & Below) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      {report?.facts && <p css={styles.text}>{t('verify.report.compare')}</p>}
      {!report && <p css={styles.text}>{t('verify.report.none')}</p>}
      {report && <ClaimRows claim={report} isBelow={isBelow} />}
      <PasteField />
      <Cluster gap={2} css={screenOnly}>
        <FileButton
          label={t('verify.report.open')}
          icon="file"
          opens="file"
          accept=".json,.txt,application/json,text/plain"
          variant={report ? 'secondary' : 'primary'}
          onFiles={give}
        />
        {report && (
          <Button variant="quiet" icon="close" onClick={removeReport}>
            {t('verify.report.remove')}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

/** Takes the report from a pasted text, if it contains one, and empties the field. */
function PasteField() {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const read = readPasted(text);
  const problem = text.trim() === '' || typeof read !== 'string' ? undefined : read;
  return (
    <Stack gap={2} css={screenOnly}>
      <label htmlFor={id}>{t('verify.report.paste')}</label>
      <textarea
        id={id}
        css={styles.field}
        rows={2}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby={`${id}-problem`}
        onChange={({ currentTarget: { value } }) => {
          const claim = readPasted(value);
          if (typeof claim === 'object') giveReport(claim);
          setText(typeof claim === 'object' ? '' : value);
        }}
      />
      <output id={`${id}-problem`} htmlFor={id} css={styles.text}>
        {problem && t(`verify.problem.${problem === 'foreign' ? 'text' : problem}`)}
      </output>
    </Stack>
  );
}

function PhotoCard({ photo, report, progress, isBelow }: Pick<VerifyState, 'photo' | 'report' | 'progress'> & Below) {
  const { t } = useTranslation();
  return (
    <Card heading={isBelow ? t('verify.photo.heading') : `2. ${t('verify.photo.heading')}`}>
      <Stack gap={4}>
        {photo ? (
          <>
            <p css={styles.text}>{t('verify.photo.reads', { file: plainText(photo.name, 80) })}</p>
            <ClaimRows claim={claimOfFile(photo, programVersion, report)} isBelow={isBelow} />
          </>
        ) : (
          <p css={styles.text}>{t('verify.photo.none')}</p>
        )}
        <Progress progress={progress} />
        {/* Below an answer, this card needs no button, because the answer has one. */}
        {!isBelow && (
          <Cluster gap={2} css={screenOnly}>
            <OpenPhoto label={t('verify.photo.open')} variant="secondary" />
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

function Progress({ progress }: Pick<VerifyState, 'progress'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <output css={styles.text}>
      {progress !== undefined && t('verify.photo.reading', { share: formatShare(progress, locale) })}
    </output>
  );
}

function ClaimRows(props: { readonly claim: Claim } & Below) {
  return (
    <WithResultTexts>
      <ClaimList {...props} />
    </WithResultTexts>
  );
}

function ClaimList({ claim, isBelow }: { readonly claim: Claim } & Below) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const rows = claimRows(claim, t, locale).filter(([label]) => !isBelow || label !== 'sheet.count');
  return (
    <dl css={styles.list}>
      {rows.map(([label, value]) => (
        <div key={label} css={styles.row}>
          <dt css={styles.label}>
            <ShortText>{t(label)}</ShortText>
          </dt>
          <dd css={styles.value} data-fact={label}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const give = (files: readonly File[]) => void giveFiles(files);

const styles = {
  problem: (theme: Theme) => [notice(theme), css({ marginBottom: 0 })],
  pair: (theme: Theme) => css({ [theme.media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  text: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      color: theme.color.textMuted,
      overflowWrap: 'anywhere',
      '&:empty': { display: 'none' },
    }),
  ask: (theme: Theme) => css({ fontSize: theme.size.l, fontWeight: 600 }),
  about: (theme: Theme) => css({ marginTop: theme.space(2), color: theme.color.textMuted, overflowWrap: 'anywhere' }),
  folded: css({ '& > div': { maxWidth: 'none' } }),
  field: (theme: Theme) => [
    field(theme),
    css({
      width: '100%',
      padding: theme.space(2, 3),
      color: theme.color.text,
      font: 'inherit',
      fontFamily: theme.font.figures,
      resize: 'vertical',
    }),
  ],
  list: css({ margin: 0 }),
  row: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(8rem, 2fr) minmax(0, 3fr)',
      gap: theme.space(1, 4),
      padding: theme.space(2, 0),
      borderTop: `1px solid ${theme.color.line}`,
    }),
  label: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, hyphens: 'manual' }),
  value: (theme: Theme) =>
    css({
      margin: 0,
      overflowWrap: 'anywhere',
      '&[data-fact="sheet.sha256"]': { fontFamily: theme.font.figures, fontSize: theme.size.s },
    }),
};
