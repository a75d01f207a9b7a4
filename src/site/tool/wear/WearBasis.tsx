import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { sources } from '../../../cameras/sources';
import type { CountLimit, ExtractionResult } from '../../../reader/result';
import { paceOfPhoto } from '../../../judge/pace';
import { formatNumber, joinSentences } from '../../../i18n/format';
import { judgeWear } from '../../../judge/wear';
import { useLanguage } from '../../router/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { basisWords, paceWords, statedNoWear } from '../../../i18n/words/wearWords';
import { soldName } from '../../../i18n/words/soldName';
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
const EXPLAINED: readonly CountLimit[] = ['counts-pictures', 'curtain', 'silent-unknown', 'two-per-photo'];

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
    wear === 'unsourced' &&
      joinSentences(
        [
          t('wear.no.unsourced', { life: formatNumber(rated!.actuations!, locale) }),
          // The verdict already says this unless the counter may have restarted.
          ...(statedNoWear(wear, limits) === 'unsourced' ? [] : [t('wear.no.source')]),
        ],
        locale,
      ),
    // Explains an upper bound, unless a limit shown under the count does. A lower bound always has such a limit.
    isCompared && wear.bound === 'upper' && !limits.some((limit) => EXPLAINED.includes(limit)) && t('wear.upper'),
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
