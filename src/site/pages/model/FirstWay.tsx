import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { easiestAnswer, isWithoutWay, screensOf } from '../../../cameras/answer';
import type { Model } from '../../../cameras/catalogue';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Cluster } from '../../ui/layouts';
import { useInBrowser } from '../../browser/useInBrowser';
import { canUseCable } from '../../browser/visitorSystem';
import { stepsOnCamera, wayText } from '../../tool/ways/stepsOnCamera';
import { cableWords } from './cableWords';

/** What to do first if this body's photos have no count: the best other method for this body and browser. */
export function FirstWay({ model }: { readonly model: Model }) {
  const t = useTexts('modelGuide', 'ways');
  const { i18n } = useTranslation();
  const { locale } = useLanguage();
  const canConnect = useCanConnect();
  const answer = easiestAnswer(model);
  const isReadHere = answer.way === 'usb';
  const isAsked = isWithoutWay(answer);
  // Describes the screen only if `GetTheCount` has no steps that open the screen, because such steps describe the
  // screen. `GetTheCount` also describes programs.
  const how =
    answer.way === 'screen' &&
    !stepsOnCamera(model.count.howTo, i18n) &&
    wayText(screensOf(model)[0]!.id, i18n, locale);
  return (
    <Card css={styles.card}>
      {/* The verdict above already says whether this method is known to work on this camera. */}
      {(isReadHere || how) && (
        <p>{isReadHere ? (canConnect ? cableWords(model, t, locale) : t('model.first.usbElsewhere')) : how}</p>
      )}
      <Cluster gap={3} data-first-way>
        {isReadHere && canConnect ? (
          <Button href="/connect">{t('footer.connect')}</Button>
        ) : (
          <Button href={isAsked ? `/ask-the-seller?camera=${model.slug}` : '#steps'}>
            {t(isAsked ? 'model.first.ask' : 'model.first.ways')}
          </Button>
        )}
        <Button href="/" variant="secondary">
          {t('model.ctaWithoutCount')}
        </Button>
      </Cluster>
    </Card>
  );
}

/** The prerendered page assumes that the browser can access a camera over USB. */
const useCanConnect = () => useInBrowser(canUseCable, true);

const styles = {
  card: (theme: Theme) => css({ display: 'grid', gap: theme.space(4), justifyItems: 'start' }),
};
