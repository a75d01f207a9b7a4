import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider';
import { verdictSentence } from '../../words/evidenceWords';
import { Icon } from '../../ui/Icon';
import { useFocusOnMount } from '../../ui/useFocusOnMount';
import type { Claim, Facts } from '../../verify/claim';
import { type Answer, TRAITS } from '../../verify/compareClaims';
import type { CheckedFile } from '../../verify/fileClaim';
import { answerWords, FACT_LABELS, factText, TRAIT_LABELS } from './verifyWords';
import { Short } from '../../ui/Unbroken';

interface Props {
  readonly answer: Answer;
  readonly report: Claim;
  readonly file: Claim & { readonly facts: Facts };
  readonly photo: CheckedFile;
  /** false when the visitor comes back to it */
  readonly isNews: boolean;
}

/** The answer, what it rests on, and what it shows. */
export default function VerifyAnswer({ answer, report, file, photo, isNews }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const said = report.facts ?? {};
  const words = answerWords(answer, said, file.facts, t, locale);
  const isFile = answer.kind !== 'other-file';

  return (
    <section css={styles.answer} data-answer={answer.kind === 'other-file' ? answer.photo : answer.kind}>
      <h2 ref={heading} tabIndex={-1} css={styles.heading}>
        <Icon name={isFile ? 'fingerprint' : 'file'} size={24} css={styles.icon} />
        {words.heading}
      </h2>
      <p>{words.text}</p>
      {'differences' in answer && (
        <Rows
          rows={answer.differences.map((fact) => [
            t(FACT_LABELS[fact]),
            t('verify.said', { said: factText(fact, said, t, locale) ?? t('verify.none') }),
            t('verify.read', { read: factText(fact, file.facts, t, locale) ?? t('verify.none') }),
          ])}
        />
      )}
      {answer.kind === 'other-file' && (
        <Rows rows={TRAITS.map((trait) => [t(TRAIT_LABELS[trait]), t(`verify.standing.${answer.traits[trait]}`)])} />
      )}
      {isFile && <p>{verdictSentence(photo.reading.result, t)}</p>}
      <p css={styles.shows}>{t('verify.shows')}</p>
    </section>
  );
}

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
