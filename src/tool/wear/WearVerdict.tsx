import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../catalogue/ratedLife';
import type { ExtractionResult } from '../../extraction/result';
import { useLanguage } from '../../i18n/LanguageProvider';
import { assessWear, whyNoWear } from '../../wear/wear';
import { isUnproven } from '../../words/outcome';
import { coloredBand, noWearVerdict, wearVerdict } from '../../words/wearWords';
import { bandColor, WearScale } from './WearScale';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** between the verdict and its scale */
  readonly children: ReactNode;
}

/** The verdict under the count: the scale with the band and the share of the rated life, or in a few words why not. */
export function WearVerdict({ result, rated, children }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const wear = assessWear(result, rated);
  const why = whyNoWear(result, rated);
  if (!wear) {
    return (
      <>
        {why && (
          <p css={[styles.verdict, styles.without]} data-wear-verdict>
            {noWearVerdict(why, t)}
          </p>
        )}
        {children}
      </>
    );
  }
  const band = coloredBand(wear, !isUnproven(result));
  return (
    <div css={styles.instrument}>
      <p css={[styles.verdict, band && styles.colored(bandColor[band])]} data-wear-verdict>
        {wearVerdict(wear, t, locale)}
      </p>
      {children}
      <WearScale wear={wear} isColored={!isUnproven(result)} />
    </div>
  );
}

const styles = {
  instrument: (theme: Theme) => css({ margin: theme.space(3, 0) }),
  verdict: (theme: Theme) =>
    css({
      color: theme.color.text,
      fontSize: theme.size.xl,
      fontVariantNumeric: 'tabular-nums',
      fontWeight: 700,
      lineHeight: 1.2,
      hyphens: 'none',
      // Two lines of a phone: the band and its share, then the rated life.
      textWrap: 'balance',
    }),
  without: (theme: Theme) => css({ marginTop: theme.space(3), fontSize: theme.size.l, fontWeight: 600 }),
  colored: (color: (typeof bandColor)[keyof typeof bandColor]) => (theme: Theme) => css({ color: theme.color[color] }),
};
