import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Camera } from '../../catalogue/camera';
import { formatShare } from '../../checker/present';
import { wearBand } from '../../wear/wear';
import { WearScale } from '../../checker/WearScale';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Section } from '../parts/Section';

/** The example stands well inside the band that most used bodies are sold in. */
const EXAMPLE_SHARE = 0.3;

/** The wear scale of a model, with a used body as an example on it. */
export function TypicalWear({ camera }: { readonly camera: Camera }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { basis, releases } = camera.life;
  if (!releases || basis === 'unsourced') {
    return (
      <Section heading={t('model.wear.heading')}>
        <p css={styles.text}>{t(basis === 'no-shutter' ? 'model.wear.noShutter' : 'model.wear.none')}</p>
      </Section>
    );
  }

  const life = formatNumber(releases, locale);
  const share = formatShare(EXAMPLE_SHARE, locale);
  const band = t(`band.${wearBand(EXAMPLE_SHARE)}`);
  const count = formatNumber(releases * EXAMPLE_SHARE, locale);

  return (
    <Section heading={t('model.wear.heading')}>
      <WearScale fraction={EXAMPLE_SHARE} life={releases} band={band} />
      <p css={[styles.text, styles.example]}>{t('model.wear.example', { count, share, life, band })}</p>
      {camera.countsElectronic && <p css={[styles.text, styles.small]}>{t('model.wear.electronic')}</p>}
      <p css={[styles.text, styles.small]}>{t('wear.notGuaranteed')}</p>
    </Section>
  );
}

const styles = {
  text: (theme: Theme) => css({ maxWidth: theme.width.text }),
  example: (theme: Theme) => css({ marginTop: theme.space(3) }),
  small: (theme: Theme) => css({ marginTop: theme.space(2), color: theme.color.textMuted, fontSize: theme.size.s }),
};
