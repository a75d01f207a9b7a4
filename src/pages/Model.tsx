import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { brandName, findBrand, fullModelName, type Model as CatalogueModel } from '../catalogue/catalogue';
import { factsOf } from '../catalogue/facts';
import { bodyOf, imagePathOf } from '../catalogue/images';
import { loadModels } from '../content/content';
import { useLanguage } from '../i18n/LanguageProvider';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { RichText } from '../ui/RichText';
import { Specifications } from './model/Specifications';
import { TypicalWear } from './model/TypicalWear';
import { CallToAction } from './parts/CallToAction';
import { CameraImage } from './parts/CameraImage';
import { Prose } from './parts/Prose';
import { Section } from './parts/Section';
import { SectionPair } from './parts/SectionPair';
import { Steps } from './parts/Steps';

/** A camera: what it is, how long its shutter should last, and how to read its count. */
export default function Model({ model }: { readonly model: CatalogueModel }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const copy = use(loadModels(locale, model.brand))[model.slug]!;
  const facts = factsOf(model.slug);
  const brand = brandName(findBrand(model.brand)!, locale);
  const name = fullModelName(model, locale);
  const body = t(`body.${facts.drawing ?? bodyOf(facts.type)}`);
  const steps = copy.steps ?? USUAL_STEPS.map((key) => t(`model.howTo.${key}`, { model: name }));

  return (
    <>
      <header css={styles.header}>
        <h1>{t('model.heading', { model: name })}</h1>
        {model.otherNames && <p css={styles.also}>{t('model.also', { names: model.otherNames.join(', ') })}</p>}
        <p css={styles.links}>
          <Link href={`/${model.brand}`}>{t('model.brandLink', { brand })}</Link>
          <Link href={`/${model.brand}/all-models`}>{t('model.allLink', { brand })}</Link>
        </p>
      </header>

      <div css={styles.first}>
        <CameraImage
          key={model.slug}
          imagePath={imagePathOf(facts)}
          brand={model.brand}
          model={model.model}
          alt={t('model.image', { body })}
          note={t('model.imageNote')}
        />
        <Card heading={t('model.specs.heading')}>
          <Specifications facts={facts} />
        </Card>
      </div>

      <TypicalWear facts={facts} />

      <SectionPair>
        <Section heading={t('model.about.heading', { model: name })}>
          <Prose texts={copy.intro} />
        </Section>
        <Section heading={t('model.shutter.heading')}>
          <Prose texts={copy.shutter} />
        </Section>
      </SectionPair>

      <Section heading={t('model.howTo.heading')}>
        <p css={styles.short}>{t(`howTo.${facts.count.howTo}`)}</p>
        <Steps
          steps={steps.map((text) => (
            <RichText key={text} text={text} />
          ))}
        />
        <Button href="/" css={styles.action}>
          {t('model.cta')}
        </Button>
      </Section>

      <SectionPair>
        <Section heading={t('model.reading.heading')}>
          <Prose texts={copy.reading} />
        </Section>
        <Section heading={t('model.buying.heading')}>
          <Prose texts={copy.buying} />
        </Section>
      </SectionPair>

      <CallToAction label={t('model.cta')} text={t('model.privacy')} />
    </>
  );
}

const USUAL_STEPS = ['step1', 'step2', 'step3'] as const;

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
  short: (theme: Theme) => css({ maxWidth: theme.width.text, marginBottom: theme.space(8) }),
  action: (theme: Theme) => css({ marginTop: theme.space(8) }),
};
