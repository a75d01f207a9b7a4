import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { loadCameras } from '../../../cameras/cameras';
import { verdictOf } from '../../../cameras/answer';
import { type Brand, brandName, type Model, modelName } from '../../../cameras/catalogue';
import { imagePathOf } from '../../../cameras/images';
import { canGoBack } from '../../router/browserHistory';
import { formatNumber } from '../../../i18n/format';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { listOf } from '../../../i18n/translator';
import { Button } from '../../ui/Button';
import { touchArea } from '../../ui/touchArea';
import { Link } from '../../ui/Link';
import { Unbroken } from '../../ui/Unbroken';
import { Table } from '../../ui/Table';
import { ThemedImage } from '../../ui/ThemedImage';
import { CallToAction } from '../parts/CallToAction';
import { ItemList } from '../parts/ItemList';
import { Points, Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { SectionPair } from './SectionPair';
import { ServiceFacts } from './ServiceFacts';

/** The main part of a maker's page: its files, its models, and what their counts mean. */
export default function BrandGuide({ brand }: { readonly brand: Brand }) {
  const t = useTexts('brandGuide', 'ways');
  const { locale } = useLanguage();
  const name = brandName(brand, locale);
  const all = use(loadCameras(brand.id));
  const bySlug = new Map(all.map((model) => [model.slug, model]));
  const linked = brand.links.map((slug) => bySlug.get(slug)!);

  return (
    <>
      <Section heading={t('brand.file.heading', { brand: name })}>
        <FileTable brand={brand} />
      </Section>

      <Section heading={t('brand.popular.heading', { brand: name })}>
        <ModelCards models={linked} />
        <ItemList models={linked} />
        <Button href={`/${brand.id}/all-models`} variant="secondary" css={styles.allModels}>
          {t('brand.supported.all', { brand: name })}
        </Button>
      </Section>

      <SectionPair>
        <Section heading={t('brand.models.heading')}>
          <Prose texts={listOf(t, `brands.${brand.id}.models`)} />
        </Section>
        <Section heading={t('brand.without.heading')}>
          <Prose texts={listOf(t, `brands.${brand.id}.without`)} />
        </Section>
      </SectionPair>

      <Section heading={t('brand.traps.heading')}>
        <Points texts={listOf(t, `brands.${brand.id}.traps`)} />
        <p css={styles.ask}>
          <Link href="/ask-the-seller" css={touchArea}>
            {t('footer.ask')}
          </Link>
        </p>
        <ServiceFacts brand={brand.id} heading={t('service.heading')} />
      </Section>

      <Section heading={t('brand.why.heading', { brand: name })}>
        <Prose texts={listOf(t, `brands.${brand.id}.why`)} />
      </Section>

      <CallToAction label={t('brand.cta', { brand: name })} />

      <Section heading={t('brand.supported.heading', { brand: name })}>
        <p>
          {t('brand.supported.text', {
            brand: name,
            models: formatNumber(all.length, locale),
            from: String(all.at(-1)!.year),
            to: String(all[0]!.year),
          })}
        </p>
        <p>
          <Link href={`/${brand.id}/all-models`} css={touchArea}>
            {t('brand.supported.all', { brand: name })}
          </Link>
        </p>
        <GoBack />
      </Section>
    </>
  );
}

const FILE_ROWS = ['counted', 'precision', 'types', 'otherwise'] as const;

function FileTable({ brand }: { readonly brand: Brand }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <Table
      hideCaption
      caption={t('brand.file.heading', { brand: brandName(brand, locale) })}
      columns={[t('brand.file.question'), t('brand.file.answer')]}
      rows={[
        [t('brand.file.inPhoto'), <strong key="answer">{t(`inPhoto.${brand.countInFile}`)}</strong>],
        ...FILE_ROWS.map((row) => [t(`brand.file.${row}`), t(`brands.${brand.id}.file.${row}`)]),
      ]}
    />
  );
}

function ModelCards({ models }: { readonly models: readonly Model[] }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <ul css={styles.models}>
      {models.map((model) => (
        <li key={model.slug} css={styles.model}>
          <ThemedImage src={imagePathOf(model)} alt="" width={96} height={72} loading="lazy" />
          <div>
            <Link href={`/${model.brand}/${model.slug}`} css={styles.modelName}>
              <Unbroken text={modelName(model, locale)} />
            </Link>
            <span css={styles.modelNote}>
              {t(`cameraType.${model.type}`)}
              {t('list.separator')}
              {t('model.specs.year', { year: model.year })}
            </span>
            <span css={styles.modelNote}>{t(`verdict.${verdictOf(model)}`)}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function GoBack() {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const goBack = () => (canGoBack() ? window.history.back() : navigate('/'));
  return (
    <Button variant="quiet" icon="arrow-left" css={styles.back} onClick={goBack}>
      {t('brand.back')}
    </Button>
  );
}

const styles = {
  models: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
      gap: theme.space(3),
      padding: 0,
      listStyle: 'none',
    }),
  model: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'flex',
      // The picture moves above a name that is too long to fit beside it.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: theme.space(1, 4),
      padding: theme.space(3, 4),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      '& > div': { flex: '1 1 9rem', minWidth: 0 },
      '& > img': { flex: 'none' },
      background: theme.color.surface,
      transition: `border-color ${theme.motion.fast}`,
      '&:hover': { borderColor: theme.color.text },
      '& a::after': { content: '""', position: 'absolute', inset: 0 },
    }),
  modelName: css({
    display: 'block',
    color: 'inherit',
    fontWeight: 600,
    lineHeight: 1.35,
    textDecoration: 'none',
    'a&:hover': { textDecoration: 'underline' },
  }),
  modelNote: (theme: Theme) => css({ display: 'block', color: theme.color.textMuted, fontSize: theme.size.xs }),
  allModels: (theme: Theme) => css({ marginTop: theme.space(5) }),
  ask: (theme: Theme) => css({ marginTop: theme.space(4) }),
  back: (theme: Theme) => css({ marginTop: theme.space(6), [theme.media.print]: { display: 'none' } }),
};
