import { css, type Theme } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../router/LanguageProvider';
import { isFromCard } from '../../../i18n/words/countSentences';
import { verdictSentence } from '../../../i18n/words/evidenceWords';
import { Icon } from '../../ui/Icon';
import { useFocusOnMount } from '../../ui/useFocusOnMount';
import type { Claim, ReportClaim } from '../../../judge/claim';
import { type Answer, type ComparedFact, isDifferent, TRAITS } from '../../../judge/compareClaims';
import type { CheckedFile } from '../../../judge/fileClaim';
import { answerWords, FACT_LABELS, factText, TRAIT_LABELS } from './verifyWords';
import { Short } from '../../ui/Unbroken';

interface Props {
  readonly answer: Answer;
  readonly report: Claim;
  readonly file: ReportClaim;
  readonly photo: CheckedFile;
  /** false when the visitor comes back to it */
  readonly isNews: boolean;
  /** what can be done next */
  readonly children?: ReactNode;
}

/** The answer, what it rests on, and what it shows. */
export default function VerifyAnswer({ answer, report, file, photo, isNews, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const said = report.facts ?? {};
  const words = answerWords(answer, said, file.facts, t, locale);
  const isFile = answer.kind !== 'other-file';
  const bothOf = (fact: ComparedFact) =>
    [
      t(FACT_LABELS[fact]),
      t('verify.said', { said: factText(fact, said, t, locale) ?? t('verify.none') }),
      t(isFile ? 'verify.read' : 'verify.inPhoto', {
        read: factText(fact, file.facts, t, locale) ?? t('verify.none'),
      }),
    ] as const;

  return (
    <section css={styles.answer} data-answer={answer.kind === 'other-file' ? answer.photo : answer.kind}>
      <h2 ref={heading} tabIndex={-1} css={styles.heading}>
        <Icon name={isFile ? 'fingerprint' : 'file'} size={24} css={styles.icon} />
        {words.heading}
      </h2>
      <p>{words.text}</p>
      <Counts
        said={report.facts && factText('count', report.facts, t, locale)}
        read={factText('count', file.facts, t, locale)!}
      />
      {'differences' in answer && <Rows rows={answer.differences.filter((fact) => fact !== 'count').map(bothOf)} />}
      {answer.kind === 'other-file' && (
        <Rows
          rows={[
            ...(isDifferent('model', said, file.facts) ? [bothOf('model')] : []),
            ...TRAITS.map((trait) => [t(TRAIT_LABELS[trait]), t(`verify.standing.${answer.traits[trait]}`)] as const),
          ]}
        />
      )}
      {isFile && (
        <p>
          {isFromCard(photo.reading.result) ? t('evidence.verdict.card') : verdictSentence(photo.reading.result, t)}
        </p>
      )}
      <p css={styles.shows}>{t('verify.shows')}</p>
      {children}
    </section>
  );
}

interface CountsProps {
  /** undefined: the report is a fingerprint alone */
  readonly said: string | undefined;
  readonly read: string;
}

/** The two counts side by side, the digits that differ underlined. */
function Counts({ said, read }: CountsProps) {
  const { t } = useTranslation();
  const counts = [
    [t('verify.report.heading'), said, read],
    [t('verify.photo.heading'), read, said],
  ] as const;
  return (
    <div css={styles.counts}>
      {counts.map(
        ([label, text, other], place) =>
          text !== undefined && (
            <Fragment key={label}>
              {place > 0 && said !== undefined && (
                <span css={styles.sign} aria-hidden>
                  {said === read ? '=' : '≠'}
                </span>
              )}
              <p>
                <span css={styles.whose}>{label}</span> <span css={styles.count}>{underlined(text, other)}</span>
              </p>
            </Fragment>
          ),
      )}
    </div>
  );
}

/** Counted from the last digit, as numbers are. */
const underlined = (text: string, other: string | undefined) =>
  other === undefined || text === other
    ? text
    : Array.from(text, (character, at) =>
        /\d/.test(character) && other.at(at - text.length) !== character ? <u key={at}>{character}</u> : character,
      );

function Rows({ rows }: { readonly rows: readonly (readonly [label: string, ...values: string[]])[] }) {
  return (
    <dl css={styles.rows}>
      {rows.map(([label, ...values]) => (
        <div key={label} css={styles.row}>
          <dt css={styles.label}>
            <Short>{label}</Short>
          </dt>
          {values.map((value) => (
            <dd key={value} css={styles.value}>
              <bdi>{value}</bdi>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const styles = {
  answer: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(3),
      padding: theme.space(5),
      border: `1px solid ${theme.color.text}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      '& > p': { maxWidth: theme.width.text },
      [theme.media.wide]: { padding: theme.space(6) },
    }),
  heading: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(3),
      justifySelf: 'start',
      fontSize: theme.size.l,
      overflowWrap: 'anywhere',
      scrollMarginTop: theme.space(18),
    }),
  icon: css({ flex: 'none', marginTop: '0.1em' }),
  counts: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: theme.space(2, 5),
      '& > p': { minWidth: 0, overflowWrap: 'anywhere' },
    }),
  whose: (theme: Theme) => css({ display: 'block', color: theme.color.textMuted, fontSize: theme.size.s }),
  count: (theme: Theme) =>
    css({
      fontFamily: theme.font.figures,
      fontSize: theme.size.xl,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.2,
      '& u': { textDecorationThickness: '2px', textUnderlineOffset: '0.2em' },
    }),
  sign: (theme: Theme) => css({ fontSize: theme.size.xl, lineHeight: 1.2 }),
  rows: css({ margin: 0 }),
  row: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(1, 5),
      padding: theme.space(2, 0),
      borderTop: `1px solid ${theme.color.line}`,
    }),
  label: css({ flex: '1 1 14rem', fontWeight: 600, hyphens: 'manual' }),
  value: css({ flex: '1 1 12rem', margin: 0, overflowWrap: 'anywhere' }),
  shows: (theme: Theme) => css({ color: theme.color.textMuted }),
};
