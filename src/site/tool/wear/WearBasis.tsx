import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { sources } from '../../../cameras/sources';
import type { CountLimit, ExtractionResult } from '../../../reader/result';
import { paceOfPhoto } from '../../../judge/pace';
import { formatNumber } from '../../../i18n/format';
import { judgeWear } from '../../../judge/wear';
import { useLanguage } from '../../router/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { basisWords, paceWords } from '../../../i18n/words/wearWords';
import { SourceLinks } from '../ways/SourceLinks';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
  /** sentences on the number's source, and other known facts about the number */
  readonly known: readonly string[];
}

/**
 * Limits that make the wear an upper bound, because the count may include more than actuations. Their own sentences say
 * so.
 */
const EXPLAINED: readonly CountLimit[] = ['counts-pictures', 'curtain', 'silent-unknown'];

/** The key of the reason for an upper bound. */
function upperKey(limits: readonly CountLimit[], rated: RatedLife | undefined) {
  if (limits.includes('two-per-photo')) return 'wear.upper.twice';
  return rated?.countIncludesElectronic ? 'wear.upper.electronic' : 'wear.upper';
}

/** The basis of the count and of its verdict, folded. */
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
    // Explains an upper bound, unless a limit shown under the count does. A lower bound always has such a limit.
    isCompared &&
      wear.bound === 'upper' &&
      !limits.some((limit) => EXPLAINED.includes(limit)) &&
      t(upperKey(limits, rated)),
    isCompared && wear.bound === undefined && limits.includes('two-per-photo') && t('wear.twice'),
    wear && pace && paceWords(pace, result, t, locale),
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
