import { css, type Theme } from '@emotion/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PLACEHOLDER_IMAGE } from '../../cameras/images';
import { useLanguage } from '../router/LanguageProvider';
import { Button } from '../ui/Button';
import { Measure, Stack } from '../ui/layouts';
import { ThemedImage } from '../ui/ThemedImage';
import { BrandChips } from './parts/BrandChips';

/** For unknown addresses: a link home, and the brands, for visitors who mistyped one. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const { path } = useLanguage();

  useEffect(() => console.error('Page not found:', path), [path]);

  return (
    <Stack gap={4} align="center" css={styles.page}>
      <ThemedImage src={PLACEHOLDER_IMAGE} alt="" width={320} height={240} css={styles.image} />
      <h1>{t('notFound.heading')}</h1>
      <Measure isMuted>{t('notFound.text')}</Measure>
      <Button href="/" icon="home">
        {t('notFound.home')}
      </Button>
      <BrandChips css={styles.brands} />
    </Stack>
  );
}

const styles = {
  page: (theme: Theme) => css({ paddingBlock: theme.space(6), textAlign: 'center' }),
  image: css({ width: 240 }),
  brands: css({ flexWrap: 'wrap', justifyContent: 'center' }),
};
