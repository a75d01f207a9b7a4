import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { reportsOverUsb } from '../../cameras/cable';
import { brandName, type Brand as CatalogueBrand } from '../../cameras/catalogue';
import { loadCameras } from '../../cameras/cameras';
import { loadContent } from '../../content/content';
import { joinSentences } from '../../i18n/format';
import { useLanguage, useTexts } from '../router/LanguageProvider';
import { loadTranslator } from '../../i18n/translator';
import { Button } from '../ui/Button';
import { Cluster, screenOnly } from '../ui/layouts';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';
import { RichText } from '../ui/RichText';
import { Deferred } from '../ui/Deferred';
import { PageHeader } from './parts/PageHeader';

/** What a maker's files contain, its models, what to do without a count, and why to check the count. */
export default function BrandPage({ brand }: { readonly brand: CatalogueBrand }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const name = brandName(brand, locale);

  return (
    <>
      <PageHeader
        heading={t('brand.heading', { brand: name })}
        lead={
          <Deferred load={() => loadTranslator(locale, ['brandGuide'])}>
            <Lead brand={brand} />
          </Deferred>
        }
      >
        <Cluster gap={[2, 4]} align="center" css={screenOnly}>
          <Button href="/">{t('brand.cta', { brand: name })}</Button>
          <span css={styles.actionNote}>
            {joinSentences([t(`brand.ctaNote.${brand.countInFile}`), t('brand.ctaLocal')], locale)}
          </span>
          {reportsOverUsb(brand.id) && (
            <Link href="/connect" css={touchArea}>
              {t('footer.connect')}
            </Link>
          )}
        </Cluster>
      </PageHeader>

      <Deferred
        load={() =>
          Promise.all([
            importGuide(),
            loadCameras(brand.id),
            loadTranslator(locale, ['brandGuide', 'ways']),
            loadContent(locale, 'market'),
          ])
        }
      >
        <BrandGuide brand={brand} />
      </Deferred>
    </>
  );
}

const importGuide = () => import('./brand/BrandGuide');
const BrandGuide = lazy(importGuide);

function Lead({ brand }: { readonly brand: CatalogueBrand }) {
  const t = useTexts('brandGuide');
  return <RichText text={t(`brands.${brand.id}.lead`)} />;
}

const styles = {
  actionNote: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
