import { css, type Theme } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../router/LanguageProvider';
import { isFromCard } from '../../../i18n/words/countSentences';
import { localTime } from '../../../i18n/format';
import { dateAndAge, verdictSentence } from '../../../i18n/words/evidenceWords';
import { soldName } from '../../../i18n/words/soldName';
import { CounterPlate } from '../../tool/CounterPlate';
import { AnswerSeal, type SealShape } from '../../ui/AnswerSeal';
import { Cluster, Stack } from '../../ui/layouts';
import { useFocusOnMount } from '../../ui/useFocusOnMount';
import type { Claim, Facts, ReportClaim } from '../../../judge/claim';
import { type Answer, type ComparedFact, isDifferent, TRAITS } from '../../../judge/compareClaims';
import type { CheckedFile } from '../../../judge/fileClaim';
import { answerWords, FACT_LABELS, factText, TRAIT_LABELS } from './verifyWords';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  readonly answer: Answer;
  readonly report: Claim;
  readonly file: ReportClaim;
  readonly photo: CheckedFile;
  /** true for a new answer; false when the visitor returns to an answer */
  readonly isNews: boolean;
  readonly children?: ReactNode;
}

/** The answer, its basis, and its meaning. */
export default function VerifyAnswer({ answer, report, file, photo, isNews, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [now] = useState(() => localTime(new Date()));
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const said = report.facts ?? {};
  const words = answerWords(answer, said, file.facts, t, locale);
  const isFile = answer.kind !== 'other-file';
  const isMatch = isFile && answer.kind !== 'does-not-follow';
  const { result } = photo.reading;
  const about = [
    soldName({ make: result.make, model: file.facts.model }, locale),
    dateAndAge(result, now, t, locale),
  ].filter(Boolean);
  const bothOf = (fact: ComparedFact) =>
    [
      t(FACT_LABELS[fact]),
      t('verify.said', { said: factText(fact, said, t, locale) ?? t('verify.none') }),
      t(isFile ? 'verify.read' : 'verify.inPhoto', {
        read: factText(fact, file.facts, t, locale) ?? t('verify.none'),
      }),
    ] as const;

  const shape = SHAPES[answer.kind === 'other-file' ? answer.photo : answer.kind];

  return (
    <section
      css={[styles.answer, FRAMES[shape]]}
      data-answer={answer.kind === 'other-file' ? answer.photo : answer.kind}
    >
      <div css={styles.first}>
        <div css={styles.words}>
          <h2 ref={heading} tabIndex={-1} css={styles.heading}>
            <ShortText>{words.heading}</ShortText>
          </h2>
          {isMatch && about.length > 0 && (
            <p css={styles.about} data-about>
              <ShortText>{about.join(' · ')}</ShortText>
            </p>
          )}
          <p>{words.text}</p>
        </div>
        <Counts said={report.facts} read={file.facts} shape={shape} />
      </div>
      {'differences' in answer && <Rows rows={answer.differences.filter((fact) => fact !== 'count').map(bothOf)} />}
      {answer.kind === 'other-file' && (
        <Rows
          rows={[
            ...(isDifferent('model', said, file.facts) ? [bothOf('model')] : []),
            ...TRAITS.map((trait) => [t(TRAIT_LABELS[trait]), t(`verify.standing.${answer.traits[trait]}`)] as const),
          ]}
        />
      )}
      {isFile && <p>{isFromCard(result) ? t('evidence.verdict.card') : verdictSentence(result, t)}</p>}
      <p css={styles.shows}>{t('verify.shows')}</p>
      {children}
    </section>
  );
}

const SHAPES: Readonly<
  Record<Exclude<Answer['kind'], 'other-file'> | Extract<Answer, { kind: 'other-file' }>['photo'], SealShape>
> = {
  'same-file': 'equal',
  'same-count': 'equal',
  estimate: 'similar',
  'does-not-follow': 'different',
  same: 'similar',
  other: 'different',
  unknown: 'open',
};

interface CountsProps {
  /** undefined if the report is only a fingerprint */
  readonly said: Facts | undefined;
  readonly read: Facts;
  readonly shape: SealShape;
}

/** The two counts, stacked so that their digits align, with the seal between them. */
function Counts({ said, read, shape }: CountsProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const textOf = (facts: Facts) => factText('count', facts, t, locale)!;
  const isReading = ({ count, grade }: Facts) => count !== undefined && grade !== 'estimate';
  const plate = (facts: Facts, other: Facts | undefined) => (
    <CounterPlate
      text={textOf(facts)}
      isReading={isReading(facts)}
      other={other && isReading(other) ? textOf(other) : undefined}
    />
  );
  // If neither the report nor the photo has a count, the heading says so.
  const hasCounts = said?.count !== undefined || read.count !== undefined;
  return (
    <Stack gap={2} align="center" css={styles.counts}>
      {hasCounts && said && (
        <div>
          <p css={styles.whose}>{t('verify.report.heading')}</p>
          {plate(said, read)}
        </div>
      )}
      <AnswerSeal shape={shape} size={64} />
      {hasCounts && (
        <div>
          {plate(read, said)}
          <p css={styles.whose}>{t('verify.photo.heading')}</p>
        </div>
      )}
    </Stack>
  );
}

function Rows({ rows }: { readonly rows: readonly (readonly [label: string, ...values: string[]])[] }) {
  return (
    <dl css={styles.rows}>
      {rows.map(([label, ...values]) => (
        <Cluster key={label} gap={[1, 5]} css={styles.row}>
          <dt css={styles.label}>
            <ShortText>{label}</ShortText>
          </dt>
          {values.map((value) => (
            <dd key={value} css={styles.value}>
              <bdi>{value}</bdi>
            </dd>
          ))}
        </Cluster>
      ))}
    </dl>
  );
}

const styles = {
  answer: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(4),
      padding: theme.space(5),
      border: `2px solid ${theme.color.text}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      '& > p': { maxWidth: theme.width.text },
      [theme.media.wide]: { padding: theme.space(6) },
    }),
  broken: css({ borderStyle: 'dashed' }),
  thin: (theme: Theme) => css({ borderWidth: 1, borderColor: theme.color.edge }),
  /** the counts: above the words on a phone, otherwise beside them */
  first: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(5),
      alignItems: 'center',
      [theme.media.mobile]: { '& > :first-of-type': { order: 1 } },
      [theme.media.wide]: {
        gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)',
        gap: theme.space(8),
        '& > :last-of-type': { gridArea: '1 / 1' },
      },
    }),
  words: (theme: Theme) =>
    css({
      display: 'grid',
      gap: theme.space(3),
      '& > p': { maxWidth: theme.width.text },
      [theme.media.mobile]: { '& > h2': { textAlign: 'center' } },
    }),
  heading: (theme: Theme) =>
    css({ fontSize: theme.size.xl, lineHeight: 1.2, overflowWrap: 'anywhere', textWrap: 'balance' }),
  about: (theme: Theme) =>
    css({ fontWeight: 600, overflowWrap: 'anywhere', [theme.media.mobile]: { textAlign: 'center' } }),
  counts: css({ '& > div': { width: '100%', textAlign: 'center' } }),
  whose: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  rows: css({ margin: 0 }),
  row: (theme: Theme) => css({ padding: theme.space(2, 0), borderTop: `1px solid ${theme.color.line}` }),
  label: css({ flex: '1 1 14rem', fontWeight: 600, hyphens: 'manual' }),
  value: css({ flex: '1 1 12rem', margin: 0, overflowWrap: 'anywhere' }),
  shows: (theme: Theme) => css({ color: theme.color.textMuted }),
};

const FRAMES: Readonly<Record<SealShape, typeof styles.broken | typeof styles.thin | undefined>> = {
  match: undefined,
  equal: undefined,
  different: styles.broken,
  against: styles.broken,
  similar: styles.thin,
  open: styles.thin,
};
