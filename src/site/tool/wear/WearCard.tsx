import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { sources } from '../../../cameras/sources';
import type { ExtractionResult } from '../../../reader/result';
import { paceOfPhoto } from '../../../judge/pace';
import { useLanguage } from '../../router/LanguageProvider';
import { Card } from '../../ui/Card';
import { assessWear, whyNoWear } from '../../../judge/wear';
import { basisWords, comparedText, noWearWords, paceWords } from '../../../i18n/words/wearWords';
import { soldName } from '../../../i18n/words/soldName';
import { SourceLinks } from '../ways/SourceLinks';

interface Props {
  readonly result: ExtractionResult;
  readonly rated: RatedLife | undefined;
}

/** What the comparison with the rated life rests on, or why there is none; the verdict itself is under the count. */
export function WearCard({ result, rated }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const wear = assessWear(result, rated);
  const pace = paceOfPhoto(result);
  const atLeast = pace && <p css={styles.small}>{paceWords(pace, soldName(result, locale), t, locale)}</p>;
  if (!wear || !rated) {
    const why = whyNoWear(result, rated);
    const words = why && noWearWords(why, rated, t, locale);
    return (
      (words || (why && pace)) && (
        <Card level={3} heading={t('wear.heading')}>
          {words && <p css={styles.small}>{words}</p>}
          {atLeast}
        </Card>
      )
    );
  }

  // The limits under the count say why a wear is at least so high, and that a Lumix counts what moves its curtain.
  const limits = result.shutterSource?.limits ?? [];
  const compared = comparedText(wear, result.shutterCount, t, locale);
  return (
    <Card level={3} heading={t('wear.heading')}>
      {compared && <p css={styles.small}>{compared}</p>}
      {wear.bound === 'upper' && !limits.includes('curtain') && (
        <p css={styles.small}>{t(limits.includes('two-per-photo') ? 'wear.upper.twice' : 'wear.upper')}</p>
      )}
      {atLeast}
      <p css={styles.small}>
        {basisWords(wear, t, locale)}
        {rated.sources.length > 0 && ' · '}
        <SourceLinks sources={rated.sources.map((id) => sources[id])} />
      </p>
      <p css={styles.small}>{t('wear.notGuaranteed')}</p>
    </Card>
  );
}

const styles = {
  small: (theme: Theme) => css({ maxWidth: theme.width.text, color: theme.color.textMuted, fontSize: theme.size.s }),
};
