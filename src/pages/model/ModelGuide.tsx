import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { isInPhoto } from '../../catalogue/answerKind';
import { fullModelName, type Model } from '../../catalogue/catalogue';
import { findPageCamera, loadCameras } from '../../catalogue/cameras';
import { loadModels } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Button } from '../../ui/Button';
import { RichText } from '../../ui/RichText';
import { CallToAction } from '../parts/CallToAction';
import { messageKind } from '../parts/messageKind';
import { Prose } from '../parts/Prose';
import { Section } from '../parts/Section';
import { SellerMessage } from '../parts/SellerMessage';
import { Steps } from '../parts/Steps';
import { Answer } from './Answer';
import { BeforeYouPay } from './BeforeYouPay';
import { GetTheCount } from './GetTheCount';
import { JudgeIt } from './JudgeIt';

/** The main part of a camera's page: how to get its count, what the count means, and what to check before paying. */
export default function ModelGuide({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const copy = use(loadModels(locale, model.brand))[model.slug];
  if (!copy) throw new Error(`No text about ${model.slug} in ${locale}`);
  const camera = findPageCamera(use(loadCameras(model.brand)), model.slug);
  const name = fullModelName(model, locale);
  const checker = t(isInPhoto(model.answer) ? 'model.cta' : 'model.ctaWithoutCount');
  const steps = copy.steps ?? USUAL_STEPS.map((key) => t(`model.howTo.${key}`, { model: name }));

  return (
    <>
      <Section heading={t('model.about.heading', { model: name })}>
        <Prose texts={[...copy.intro, ...copy.shutter]} />
      </Section>

      <Answer name={name} count={camera.page.count} />
      <GetTheCount model={model} camera={camera} />
      <JudgeIt model={model} camera={camera} />
      <BeforeYouPay model={model} advice={copy.buying} />
      <SellerMessage kind={messageKind(model)} camera={name} />

      <Section heading={t('model.howTo.heading')}>
        <Steps
          steps={steps.map((text) => (
            <RichText key={text} text={text} />
          ))}
        />
        {model.answer === 'usb' && model.givesCount ? (
          <Button href="/connect" css={styles.action}>
            {t('footer.connect')}
          </Button>
        ) : (
          <Button href="/" css={styles.action}>
            {checker}
          </Button>
        )}
      </Section>

      <div css={styles.reading}>
        <h2 css={styles.readingHeading}>{t('model.reading.heading')}</h2>
        <Prose texts={copy.reading} />
      </div>

      <CallToAction label={checker} text={t('model.privacy')} />
    </>
  );
}

const USUAL_STEPS = ['step1', 'step2', 'step3'] as const;

const styles = {
  action: (theme: Theme) => css({ marginTop: theme.space(8) }),
  reading: (theme: Theme) => css({ marginTop: theme.space(12), color: theme.color.textMuted, fontSize: theme.size.s }),
  readingHeading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.m }),
};
