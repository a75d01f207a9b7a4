import { css, type Theme } from '@emotion/react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictOf } from '../../cameras/answer';
import { type Brand, brandName, type Model, modelName } from '../../cameras/catalogue';
import { loadCameras } from '../../cameras/cameras';
import { namesPhone, searchModels } from '../../cameras/lists';
import { useLanguage } from '../router/LanguageProvider';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Measure, Stack } from '../ui/layouts';
import { touchArea } from '../ui/touchArea';
import { Link } from '../ui/Link';
import { ShortText, Unbroken } from '../ui/Unbroken';
import { CallToAction } from './parts/CallToAction';
import { ItemList } from './parts/ItemList';
import { SearchField } from './parts/SearchField';

/** Every model of a maker, filtered as the visitor types. */
export default function AllModelsPage({ brand }: { readonly brand: Brand }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [query, setQuery] = useState('');
  const all = use(loadCameras(brand.id));
  const found = searchModels(all, query, locale, (type) => t(`cameraType.${type}`));
  const name = brandName(brand, locale);

  return (
    <>
      <Link href={`/${brand.id}`} css={[styles.back, touchArea]}>
        <Icon name="arrow-left" size={16} />
        {t('allModels.back', { brand: name })}
      </Link>
      <h1>
        <ShortText>{t('allModels.heading', { brand: name })}</ShortText>
      </h1>
      <Measure isMuted above={2}>
        {t('allModels.description', { brand: name, count: all.length })}
      </Measure>

      <search css={styles.search}>
        <SearchField label={t('allModels.search')} value={query} onChange={setQuery} />
        <output css={styles.count}>{t('allModels.count', { count: found.length })}</output>
      </search>

      {/* At least as tall as the screen, so that the search box doesn't move when the list gets shorter. */}
      <div css={styles.results}>
        {found.length > 0 ? (
          <ul css={styles.grid}>
            {found.map((model) => (
              <ModelCard key={model.slug} model={model} />
            ))}
          </ul>
        ) : (
          <Stack gap={4} align="start" css={styles.none}>
            <p>{namesPhone(query) ? t('reason.phone') : t('allModels.none', { query: query.trim() })}</p>
            <Button variant="secondary" onClick={() => setQuery('')}>
              {t('allModels.showAll')}
            </Button>
          </Stack>
        )}
      </div>
      <ItemList models={all} />

      <CallToAction
        heading={t('allModels.ctaHeading')}
        text={t('allModels.ctaText')}
        label={t(brand.countInFile === 'no-models' ? 'model.ctaWithoutCount' : 'model.cta')}
      />
    </>
  );
}

function ModelCard({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <li css={styles.card}>
      <span css={styles.name}>
        <Link href={`/${model.brand}/${model.slug}`}>
          <Unbroken text={modelName(model, locale)} />
        </Link>
      </span>
      <span css={styles.type}>{t(`cameraType.${model.type}`)}</span>
      <span css={styles.year}>{model.year}</span>
      <span css={styles.verdict}>{t(`verdict.${verdictOf(model)}`)}</span>
    </li>
  );
}

const styles = {
  back: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(1.5),
      minHeight: 32,
      marginBottom: theme.space(2),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      textDecoration: 'none',
      '&:hover': { color: theme.color.text, textDecoration: 'underline' },
    }),
  search: (theme: Theme) =>
    css({
      position: 'sticky',
      top: theme.headerEnd,
      zIndex: theme.layer.raised,
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(4),
      margin: theme.space(4, 0, 4),
      padding: theme.space(3, 0),
      background: theme.color.page,
      [theme.media.print]: { display: 'none' },
    }),
  count: (theme: Theme) =>
    css({
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    }),
  /** No scroll anchoring, so that the page doesn't scroll when a card moves up in the list. */
  results: (theme: Theme) => css({ minHeight: '100vh', overflowAnchor: 'none', [theme.media.print]: { minHeight: 0 } }),
  grid: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
      gap: theme.space(2),
      padding: 0,
      listStyle: 'none',
    }),
  card: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: theme.space(0.5, 3),
      alignContent: 'start',
      padding: theme.space(2.5, 3),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      lineHeight: 1.35,
      '&:hover': { borderColor: theme.color.text },
      '& a': { color: theme.color.text, textDecorationColor: theme.color.signal },
      '& a::after': { content: '""', position: 'absolute', inset: 0 },
    }),
  name: css({ gridColumn: '1 / -1', fontWeight: 600 }),
  type: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.xs }),
  year: (theme: Theme) =>
    css({ color: theme.color.textMuted, fontFamily: theme.font.figures, fontSize: theme.size.xs }),
  verdict: (theme: Theme) => css({ gridColumn: '1 / -1', fontSize: theme.size.xs }),
  none: (theme: Theme) => css({ maxWidth: theme.width.text, paddingTop: theme.space(4) }),
};
