import { css, type Theme } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import type { ExtractionResult } from '../../../reader/result';
import { useLanguage } from '../../router/LanguageProvider';
import { assessWear, whyNoWear } from '../../../judge/wear';
import { isUnproven } from '../../../i18n/words/outcome';
import { noWearVerdict, verdictToday } from '../../../i18n/words/wearWords';
import { bandColor } from '../../../config/wearColors';
import { WearScale } from './WearScale';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** the visitor's local time, as a camera's clock would write it */
  readonly now: string;
  /** between the verdict and its scale */
  readonly children: ReactNode;
}

/** The verdict under the count: the scale with the band and the share of the rated life, or in a few words why not. */
export function WearVerdict({ result, rated, now, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const wear = assessWear(result, rated);
  const why = whyNoWear(result, rated);
  if (!wear) {
    return (
      <>
        {why && (
          <p css={[styles.verdict, styles.without]} data-wear-verdict>
            {noWearVerdict(why, result.shutterSource?.limits ?? [], t)}
          </p>
        )}
        {children}
      </>
    );
  }
  const isProven = !isUnproven(result);
  const { text, words, isColored, band } = verdictToday(result, wear, now, t, locale);
  return (
    <div css={styles.instrument}>
      {/* A doubt comes before what it is about, and that is no larger than what is said without any wear. */}
      {!isProven && children}
      <p css={[styles.verdict, band && styles.colored(bandColor[band]), !isProven && styles.without]} data-wear-verdict>
        <Verdict text={text} words={isProven ? words : ''} />
      </p>
      {isProven && children}
      <WearScale wear={wear} isColored={isColored} />
    </div>
  );
}

const DOT = '·';

interface VerdictProps {
  readonly text: string;
  /** what of it is written largest */
  readonly words: string;
}

/** Breaks behind the dot, on a phone in its place, and elsewhere only where it has to: not within 'very high'. */
function Verdict({ text, words }: VerdictProps) {
  const parts = text.split(`${DOT} `);
  return parts.map((part, index) => {
    const [before, after] = words && index === 0 ? part.split(words) : [part];
    return (
      <Fragment key={part}>
        {index > 0 && ' '}
        <span css={styles.part}>
          {before}
          {after !== undefined && <span css={styles.words}>{words}</span>}
          {after}
          {index < parts.length - 1 && <span css={styles.dot}>{DOT}</span>}
        </span>
      </Fragment>
    );
  });
}

const styles = {
  part: css({ display: 'inline-block' }),
  // where what is behind it would be a line of its own
  dot: (theme: Theme) => css({ [theme.media.mobile]: { display: 'none' } }),
  words: css({ fontSize: '1.875rem' }),
  instrument: (theme: Theme) => css({ margin: theme.space(3, 0) }),
  verdict: (theme: Theme) =>
    css({
      color: theme.color.text,
      fontSize: theme.size.xl,
      fontWeight: 700,
      lineHeight: 1.2,
      hyphens: 'none',
      textWrap: 'balance',
      // Two lines of a phone: the band, then its share of the rated life
      [theme.media.mobile]: { fontSize: theme.size.l, '& > span': { display: 'block' } },
    }),
  without: (theme: Theme) => css({ marginTop: theme.space(3), fontSize: theme.size.l, fontWeight: 600 }),
  colored: (color: (typeof bandColor)[keyof typeof bandColor]) => (theme: Theme) => css({ color: theme.color[color] }),
};
