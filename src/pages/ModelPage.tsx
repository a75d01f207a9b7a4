import { css, type Theme } from '@emotion/react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, findBrand, fullModelName, type Model as CatalogueModel } from '../catalogue/catalogue';
import { loadBuyingFacts } from '../catalogue/buyingFacts';
import { loadCameras } from '../catalogue/cameras';
import { shapeOf, imagePathOf } from '../catalogue/images';
import { loadBuying, loadCardReport, loadFiles, loadGuide, loadModels, loadWays } from '../content/content';
import { InLanguage, useLanguage, useWritten } from '../i18n/LanguageProvider';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { Unbroken } from '../ui/Unbroken';
import { CameraImage } from './parts/CameraImage';
import { Later } from '../ui/Later';

/** A camera: what it is, how long its shutter should last, and how to get its count. */
export default function ModelPage({ model }: { readonly model: CatalogueModel }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const brand = brandName(findBrand(model.brand)!, locale);
  const name = fullModelName(model, locale);
  const guide = useWritten([
    'models.json',
    'model.json',
    'wear.json',
    'files.ts',
    'guide.ts',
    'ways.ts',
    `models/${model.brand}.ts#${model.slug}`,
    `buying/${model.brand}.ts#${model.slug}`,
  ]);
  const cardReport = useWritten(['model.json', 'cardReport.ts']);
  const body = t(`body.${model.drawing ?? shapeOf(model.type)}`);

  return (
    <>
      <header css={styles.header}>
        <h1>
          <Unbroken text={t('model.heading', { model: name })} />
        </h1>
        {model.otherNames && (
          <p css={styles.also}>{t('model.also', { names: model.otherNames.join(t('list.separator')) })}</p>
        )}
        <p css={styles.links}>
          <Link href={`/${model.brand}`}>{t('model.brandLink', { brand })}</Link>
          <Link href={`/${model.brand}/all-models`}>{t('model.allLink', { brand })}</Link>
          {model.hasCardReport && <Link href="#card-report">{t('model.cardReport.link')}</Link>}
          {model.givesCount && <Link href="/connect">{t('footer.connect')}</Link>}
        </p>
      </header>

      <div css={styles.first}>
        <CameraImage
          key={model.slug}
          imagePath={imagePathOf(model)}
          brand={model.brand}
          model={model.model}
          alt={t('model.image', { body })}
          note={t('model.imageNote')}
        />
        <Card heading={t('model.specs.heading')}>
          <Later load={() => Promise.all([importSpecifications(), loadCameras(model.brand)])}>
            <Specifications model={model} />
          </Later>
        </Card>
      </div>

      <Later
        load={() =>
          Promise.all([
            importGuide(),
            loadCameras(model.brand),
            loadBuyingFacts(model.brand),
            loadFiles(guide),
            loadGuide(guide),
            loadWays(guide),
            loadModels(guide, model.brand),
            loadBuying(guide, model.brand),
          ])
        }
      >
        <InLanguage locale={guide}>
          <ModelGuide model={model} />
        </InLanguage>
      </Later>
      {model.hasCardReport && (
        <Later load={() => Promise.all([importCardReport(), loadCardReport(cardReport)])}>
          <InLanguage locale={cardReport}>
            <CardReportGuide />
          </InLanguage>
        </Later>
      )}
    </>
  );
}

const importSpecifications = () => import('./model/Specifications');
const Specifications = lazy(importSpecifications);
const importGuide = () => import('./model/ModelGuide');
const ModelGuide = lazy(importGuide);
const importCardReport = () => import('./model/CardReportGuide');
const CardReportGuide = lazy(importCardReport);

const styles = {
  header: (theme: Theme) =>
    css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(2), marginBottom: theme.space(6) }),
  also: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
  links: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(1, 5), fontSize: theme.size.s }),
  first: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(5),
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    }),
};
