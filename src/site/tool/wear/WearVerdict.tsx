import { css, type Theme } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import type { ExtractionResult } from '../../../reader/result';
import { useLanguage } from '../../router/LanguageProvider';
import { ageOf, isPast } from '../../../judge/age';
import { judgeWear } from '../../../judge/wear';
import { isUnproven } from '../../../i18n/words/outcome';
import { coloredBand, noWearVerdict, wearVerdict, wearWords } from '../../../i18n/words/wearWords';
import { bandColor } from '../../../config/wearColors';
import { ShortText } from '../../ui/Unbroken';
import { WearScale } from './WearScale';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** the visitor's local time, in the format of camera dates */
  readonly now: string;
  readonly children: ReactNode;
}

/**
 * Below the count: the band and the share of the rated life with their scale, or, in a few words, why there is no
 * verdict.
 */
export function WearVerdict({ result, rated, now, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const wear = judgeWear(result, rated);
  if (wear === undefined || typeof wear === 'string') {
    return (
      <>
        {wear && (
          <p css={[styles.verdict, styles.without]} data-wear-verdict>
            <ShortText>{noWearVerdict(wear, result.shutterSource?.limits ?? [], t)}</ShortText>
          </p>
        )}
        {children}
      </>
    );
  }
  // If the number may not be the camera's, the verdict and its scale have no color.
  const isProven = !isUnproven(result);
  const band = coloredBand(wear, isProven);
  return (
    <div css={styles.instrument}>
      <p css={[styles.verdict, band && styles.colored(bandColor[band])]} data-wear-verdict>
        <Verdict text={wearVerdict(wear, t, locale)} words={wearWords(wear, t, locale).band} />
      </p>
      {children}
      <WearScale wear={wear} isColored={isProven} isHatched={isPast(ageOf(result, now))} />
    </div>
  );
}

const DOT = '·';

interface VerdictProps {
  readonly text: string;
  /** the largest part of the text */
  readonly words: string;
}

/**
 * The verdict's text, whose parts are separated by a dot. A line may break after the dot, which is hidden on a phone. A
 * line breaks elsewhere only if necessary, so that 'very high' stays together.
 */
function Verdict({ text, words }: VerdictProps) {
  const parts = text.split(`${DOT} `);
  return parts.map((part, index) => {
    const [before, after] = index === 0 ? part.split(words) : [part];
    return (
      <Fragment key={part}>
        {index > 0 && ' '}
        <span css={styles.part}>
          <ShortText>{before}</ShortText>
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
  // hidden on a phone, where a line break may replace the dot
  dot: (theme: Theme) => css({ [theme.media.mobile]: { display: 'none' } }),
  words: (theme: Theme) => css({ fontSize: theme.size.xl }),
  instrument: (theme: Theme) => css({ marginTop: theme.space(3) }),
  verdict: (theme: Theme) =>
    css({
      color: theme.color.text,
      fontSize: theme.size.xl,
      fontWeight: 700,
      lineHeight: 1.2,
      hyphens: 'none',
      textWrap: 'balance',
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
      [theme.media.mobile]: { fontSize: theme.size.m },
    }),
  without: (theme: Theme) =>
    css({
      marginTop: theme.space(3),
      fontSize: theme.size.l,
      fontWeight: 600,
      [theme.media.mobile]: { fontSize: theme.size.l },
    }),
  colored: (color: (typeof bandColor)[keyof typeof bandColor]) => (theme: Theme) => css({ color: theme.color[color] }),
};
