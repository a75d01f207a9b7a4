import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { sources } from '../../../cameras/sources';
import type { ExtractionResult, ShutterSource } from '../../../reader/result';
import { paceOfPhoto } from '../../../judge/pace';
import { judgeWear } from '../../../judge/wear';
import { useLanguage } from '../../router/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { basisWords, noWearWords, paceWords } from '../../../content/words/wearWords';
import { soldName } from '../../../content/words/soldName';
import { SourceLinks } from '../ways/SourceLinks';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** where the number comes from, and what else is known of it */
  readonly known: readonly string[];
}

/** What the count and its verdict rest on, folded. */
export function WearBasis({ result, rated, known }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const wear = judgeWear(result, rated);
  const pace = paceOfPhoto(result);
  const isCompared = wear !== undefined && typeof wear !== 'string';
  const lines = [
    ...known,
    typeof wear === 'string' && noWearWords(wear, rated, t, locale),
    // That the real wear may be higher, the limits of such a counter say.
    isCompared && wear.bound === 'upper' && t(whyUpper(result.shutterSource)),
    wear && pace && paceWords(pace, soldName(result, locale), t, locale),
    isCompared && t('wear.notGuaranteed'),
  ].flatMap((line) => line || []);
  if (lines.length === 0) return null;
  return (
    <Accordion css={styles.fold} summary={t('wear.fold')}>
      {lines.map((line) => (
        <p key={line} css={styles.line}>
          {line}
        </p>
      ))}
      {isCompared && rated && (
        <p css={styles.line}>
          {basisWords(wear, t, locale)}
          {rated.sources.length > 0 && ' · '}
          <SourceLinks sources={rated.sources.map((id) => sources[id])} />
        </p>
      )}
    </Accordion>
  );
}

/** A Lumix counts what moves its curtain, not what takes a picture; some bodies count a photo twice; a Canon rounds up. */
function whyUpper(source: ShutterSource | undefined) {
  if (source?.limits.includes('curtain')) return 'wear.upper.curtain';
  if (source?.limits.includes('two-per-photo')) return 'wear.upper.twice';
  return source?.low === undefined ? 'wear.upper' : 'wear.upper.steps';
}

const styles = {
  fold: (theme: Theme) => css({ marginTop: theme.space(5), [theme.media.print]: { display: 'none' } }),
  line: (theme: Theme) => css({ fontSize: theme.size.s, '& + &': { marginTop: theme.space(2) } }),
};
