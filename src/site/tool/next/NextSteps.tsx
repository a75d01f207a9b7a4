import { css, type Theme } from '@emotion/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { findListedCamera, findRatedLife } from '../../../cameras/ratedLife';
import type { Locale } from '../../../config/locales';
import type { ExtractionResult } from '../../../reader/result';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import type { Translator } from '../../../i18n/translator';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { visitorBrowser } from '../../browser/visitorSystem';
import { isCounterReading } from '../../../i18n/words/outcome';
import { soldName } from '../../../i18n/words/soldName';
import { reportedStep, StepList, type WayStep } from '../ways/WayList';
import { OwnerChoice, useIsOwner } from '../OwnerChoice';
import { aboutCamera } from './aboutCamera';
import { type NextStep, nextSteps } from './findSteps';
import { SellerText } from './SellerText';

interface Props {
  readonly result: ExtractionResult;
  readonly level: 3 | 4;
}

/** At most three next steps after a file that gives no count or that the camera did not write. */
export default function NextSteps({ result, level }: Props) {
  const t = useTexts('ways');
  const { i18n } = useTranslation();
  const { locale } = useLanguage();
  const isOwner = useIsOwner();
  const device = visitorBrowser();
  const ofBuyers = nextSteps(result, device);
  const steps = isOwner ? nextSteps(result, device, isOwner) : ofBuyers;
  const isForBuyers = ofBuyers.some(({ step }) => step === 'seller');
  const { make = '', model = '' } = result;
  const page = findRatedLife(make, model)?.path;
  const name = soldName(result, locale) || t('message.anyCamera');
  const camera = findListedCamera(make, model);
  const about = camera ? aboutCamera(camera, name) : { camera: name, page: '/' };
  if (steps.length === 0 && !isForBuyers) return null;
  const hasReading = isCounterReading(result);
  const Heading = `h${level}` as const;
  return (
    <div css={styles.steps} data-next-steps>
      <Heading css={styles.heading}>{t(hasReading ? 'next.heading' : 'advice.heading')}</Heading>
      {/* In a result, the camera's card already asks who owns the camera. */}
      {isForBuyers && level === 3 && (
        <div css={styles.owner}>
          <OwnerChoice />
        </div>
      )}
      <StepList steps={steps.map((step) => wordsOf(step, about, i18n, locale))} level={level === 3 ? 4 : 5} />
      {page && !hasReading && (
        <p>
          <Link href={`${page}#steps`}>{t('next.all')}</Link>
        </p>
      )}
    </div>
  );
}

type About = Omit<ComponentProps<typeof SellerText>, 'answer'>;

function wordsOf(next: NextStep, about: About, translator: Translator, locale: Locale): WayStep {
  const { t } = translator;
  switch (next.step) {
    case 'reported':
      return reportedStep(next.way, translator, locale);
    case 'library':
      return { title: t('next.library'), text: t(`next.library.${next.system}`) };
    case 'advice':
      return { title: t('next.advice'), text: t(next.text) };
    case 'cable':
      return {
        title: t('advice.cable'),
        action: <Button href="/connect">{t('footer.connect')}</Button>,
      };
    case 'seller':
      return {
        title: t('next.seller'),
        action: <SellerText {...about} answer={next.answer} />,
      };
    case 'photo':
      return {
        title: t('next.photo'),
        text: t('next.photo.text'),
        action: (
          <Button href="/" variant="secondary">
            {t('next.photo.button')}
          </Button>
        ),
      };
    case 'original':
    case 'camera':
    case 'flights':
      return { title: t(`next.${next.step}`), text: t(`next.${next.step}.text`) };
  }
}

const styles = {
  steps: (theme: Theme) => css({ marginTop: theme.space(5), fontSize: theme.size.s }),
  heading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.m }),
  owner: (theme: Theme) => css({ marginBottom: theme.space(4) }),
};
