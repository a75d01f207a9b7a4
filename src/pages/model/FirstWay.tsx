import { css, type Theme } from '@emotion/react';
import { use, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { answerKind } from '../../catalogue/answerKind';
import { givesCount } from '../../catalogue/cable';
import { brandName, findBrand, type Model } from '../../catalogue/catalogue';
import { loadFiles, loadGuide } from '../../content/content';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { cableWords } from './cableWords';

/** What to do first where no photo has the count: the best way that works on this body and in this browser. */
export function FirstWay({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { ways } = use(loadGuide(locale));
  const { howTo } = use(loadFiles(locale));
  const hasUsb = useHasUsb();
  const kind = answerKind(model);
  const isReadHere = kind === 'usb' && givesCount(model.brand, model);
  const how =
    kind === 'service' ? ways.askService(brandName(findBrand(model.brand)!, locale)) : howTo[model.count.howTo];
  return (
    <Card css={styles.card}>
      <p>{isReadHere ? (hasUsb ? cableWords(model, t, locale) : t('model.first.usbElsewhere')) : how}</p>
      <div css={styles.actions} data-first-way>
        {isReadHere && hasUsb ? (
          <Button href="/connect">{t('footer.connect')}</Button>
        ) : (
          <Button href={kind === 'service' || kind === 'none' ? '#message' : '#ways'}>
            {t(kind === 'service' || kind === 'none' ? 'model.first.ask' : 'model.first.ways')}
          </Button>
        )}
        <Button href="/" variant="secondary">
          {t('model.ctaWithoutCount')}
        </Button>
      </div>
    </Card>
  );
}

/** True if the browser can talk to a camera over USB; the prerendered page supposes that it can. */
const useHasUsb = () =>
  useSyncExternalStore(
    () => () => {},
    () => 'usb' in navigator,
    () => true,
  );

const styles = {
  card: (theme: Theme) => css({ display: 'grid', gap: theme.space(4), justifyItems: 'start' }),
  actions: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }),
};
