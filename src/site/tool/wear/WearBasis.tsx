import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { sources } from '../../../cameras/sources';
import type { ExtractionResult } from '../../../reader/result';
import { paceOfPhoto } from '../../../judge/pace';
import { formatNumber } from '../../../i18n/format';
import { judgeWear } from '../../../judge/wear';
import { useLanguage } from '../../router/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { basisWords, paceWords } from '../../../i18n/words/wearWords';
import { soldName } from '../../../i18n/words/soldName';
import { SourceLinks } from '../ways/SourceLinks';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** sentences on the number's source, and other known facts about it */
  readonly known: readonly string[];
}

/** What the count and its verdict are based on, folded. */
export function WearBasis({ result, rated, known }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const wear = judgeWear(result, rated);
  const pace = paceOfPhoto(result);
  const limits = result.shutterSource?.limits ?? [];
  const isCompared = wear !== undefined && typeof wear !== 'string';
  const lines = [
    ...known,
    wear === 'unsourced' && t('wear.no.unsourced', { life: formatNumber(rated!.actuations!, locale) }),
    // Not needed for these counts: their limits already explain a lower bound, and that a Lumix counts every movement
    // of its curtain.
    isCompared &&
      wear.bound === 'upper' &&
      !limits.includes('curtain') &&
      t(limits.includes('two-per-photo') ? 'wear.upper.twice' : 'wear.upper'),
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

const styles = {
  fold: (theme: Theme) => css({ marginTop: theme.space(5), [theme.media.print]: { display: 'none' } }),
  line: (theme: Theme) => css({ fontSize: theme.size.s, '& + &': { marginTop: theme.space(2) } }),
};
