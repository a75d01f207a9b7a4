import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { TitledText } from '../../../content/types';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { isDigit } from '../../tool/CounterPlate';
import { MarkIcon } from '../../tool/MarkIcon';
import { SAMPLE_COUNT } from '../../tool/samples/loadSample';
import { gradeMark, type AnswerMark } from '../../../i18n/words/marks';
import { ShortText } from '../../ui/Unbroken';

/** Invented counts. The first is the count of the sample. */
const COUNTS = [SAMPLE_COUNT, 18_463, 2_110] as const;

const MARKS: readonly AnswerMark[] = [
  gradeMark('exact', false),
  gradeMark('approximate', false),
  gradeMark('estimate', false),
  gradeMark('unavailable', false),
];

/** The four kinds of answer, each drawn as in a result: only a number that a camera counted looks like a counter. */
export function Grades({ grades }: { readonly grades: readonly TitledText[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [exact, limits, estimate] = COUNTS.map((count) => formatNumber(count, locale));
  const shown = [
    <Plate key="exact" text={exact!} />,
    <Plate key="limits" text={limits!} />,
    <span key="estimate" css={styles.plain}>{`≈ ${estimate}`}</span>,
    <span key="none" css={[styles.plain, styles.none]}>
      {t('home.explainer.none')}
    </span>,
  ];
  return (
    <ul css={styles.list}>
      {grades.map(({ title, text }, index) => (
        <li key={title} css={styles.grade}>
          <div css={styles.shown} aria-hidden>
            {shown[index]}
          </div>
          <h3 css={styles.title}>
            <MarkIcon {...MARKS[index]!} />
            <span>
              <ShortText>{title}</ShortText>
            </span>
          </h3>
          <p css={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Plate({ text }: { readonly text: string }) {
  return (
    <span css={styles.plate}>
      {Array.from(text, (character, place) => (
        <span key={place} css={isDigit(character) ? styles.digit : styles.separator}>
          {character}
        </span>
      ))}
    </span>
  );
}

const styles = {
  list: (theme: Theme) =>
    css({
      display: 'grid',
      // becomes one column if text is enlarged on a phone
      gridTemplateColumns: 'repeat(auto-fill, minmax(max(8.5rem, 40%), 1fr))',
      gap: theme.space(5, 4),
      margin: theme.space(6, 0, 0),
      padding: 0,
      listStyle: 'none',
      [theme.media.wide]: { gap: theme.space(6) },
    }),
  grade: (theme: Theme) => css({ paddingTop: theme.space(3), borderTop: `1px solid ${theme.color.line}` }),
  shown: css({ display: 'flex', alignItems: 'center', minHeight: 44 }),
  plate: (theme: Theme) =>
    css({
      display: 'inline-flex',
      padding: theme.space(1),
      borderRadius: theme.radius.s,
      background: theme.color.plate,
      color: theme.color.onPlate,
      fontFamily: theme.font.figures,
      fontSize: theme.size.xl,
      fontWeight: 500,
      lineHeight: 1.25,
      [theme.media.forcedColors]: { border: '1px solid' },
    }),
  digit: (theme: Theme) =>
    css({ marginInline: 1, padding: '0 0.04em', borderRadius: 2, background: theme.color.plateRaised }),
  separator: css({ width: '0.3em', textIndent: '-0.15em' }),
  plain: (theme: Theme) => css({ fontFamily: theme.font.figures, fontSize: theme.size.xl, fontWeight: 500 }),
  none: (theme: Theme) =>
    css({
      padding: theme.space(1.5, 3),
      borderRadius: theme.radius.s,
      background: theme.color.plate,
      color: theme.color.onPlate,
      fontFamily: theme.font.text,
      fontSize: theme.size.l,
      lineHeight: 1.25,
      [theme.media.forcedColors]: { border: '1px solid' },
    }),
  title: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'baseline',
      gap: theme.space(1.5),
      margin: theme.space(2, 0, 0.5),
      fontSize: theme.size.s,
      lineHeight: 1.35,
    }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, lineHeight: 1.45 }),
};
