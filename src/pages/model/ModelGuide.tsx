import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { fullModelName, type Model } from '../../catalogue/catalogue';
import { findPageCamera, loadCameras } from '../../catalogue/cameras';
import { loadFiles, loadModels } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Button } from '../../ui/Button';
import { RichText } from '../../ui/RichText';
import { CallToAction } from '../parts/CallToAction';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { SectionPair } from '../parts/SectionPair';
import { Steps } from '../parts/Steps';
import { TypicalWear } from './TypicalWear';

/** The longer part of a camera's page: its wear, its shutter, and how to read its count. */
export default function ModelGuide({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const copy = use(loadModels(locale, model.brand))[model.slug];
  if (!copy) throw new Error(`No text about ${model.slug} in ${locale}`);
  const camera = findPageCamera(use(loadCameras(model.brand)), model.slug);
  const { howTo } = use(loadFiles(locale));
  const name = fullModelName(model, locale);
  const steps = copy.steps ?? USUAL_STEPS.map((key) => t(`model.howTo.${key}`, { model: name }));

  return (
    <>
      <TypicalWear camera={camera} />

      <SectionPair>
        <Section heading={t('model.about.heading', { model: name })}>
          <Prose texts={copy.intro} />
        </Section>
        <Section heading={t('model.shutter.heading')}>
          <Prose texts={copy.shutter} />
        </Section>
      </SectionPair>

      <Section heading={t('model.howTo.heading')}>
        <p css={styles.short}>{howTo[camera.page.count.howTo]}</p>
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
  short: (theme: Theme) => css({ maxWidth: theme.width.text, marginBottom: theme.space(8) }),
  action: (theme: Theme) => css({ marginTop: theme.space(8) }),
};
