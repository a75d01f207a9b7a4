import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { sources } from '../../../cameras/sources';
import type { ExtractionResult, ShutterSource } from '../../../reader/result';
import { paceOfPhoto } from '../../../judge/pace';
import { useLanguage } from '../../router/LanguageProvider';
import { Card } from '../../ui/Card';
import { assessWear, whyNoWear } from '../../../judge/wear';
import { basisWords, comparedText, noWearWords, paceWords, wearWords } from '../../../i18n/words/wearWords';
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
    return (
      why && (
        <Card level={3} heading={t('wear.heading')}>
          <p css={styles.small}>{noWearWords(why, rated, t, locale)}</p>
          {atLeast}
        </Card>
      )
    );
  }

  const compared = comparedText(wear, result.shutterCount, t, locale);
  return (
    <Card level={3} heading={t('wear.heading')}>
      <p css={styles.sentence}>{wearWords(wear, t, locale).sentence}</p>
      {compared && <p css={styles.small}>{compared}</p>}
      {wear.bound && (
        <p css={styles.small}>{t(wear.bound === 'upper' ? whyUpper(result.shutterSource) : 'wear.lower')}</p>
      )}
      {atLeast}
      <p css={styles.small}>{t('wear.notGuaranteed')}</p>
      <p css={styles.small}>
        {basisWords(wear, t, locale)}
        {rated.sources.length > 0 && ' · '}
        <SourceLinks sources={rated.sources.map((id) => sources[id])} />
      </p>
    </Card>
  );
}

/** A Lumix counts what moves its curtain, not what takes a picture; some bodies count a photo twice; a Canon rounds up. */
function whyUpper(source: ShutterSource | undefined) {
  if (source?.limits.includes('curtain')) return 'wear.upper.curtain';
  if (source?.limits.includes('two-per-photo')) return 'wear.upper.twice';
  return source?.low === undefined ? 'wear.upper' : 'wear.upper.steps';
}

const styles = {
  sentence: (theme: Theme) => css({ margin: theme.space(2, 0) }),
  small: (theme: Theme) => css({ maxWidth: theme.width.text, color: theme.color.textMuted, fontSize: theme.size.s }),
};
