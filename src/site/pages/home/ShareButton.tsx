import { useTranslation } from 'react-i18next';
import { copyText } from '../../browser/copyText';
import { useLanguage } from '../../router/LanguageProvider';
import { localizePath } from '../../../i18n/paths';
import { Button } from '../../ui/Button';

/** Shares the tool's address through the system's dialog; without one, copies the address. */
export function ShareButton() {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  async function share() {
    const url = new URL(localizePath('/', locale), window.location.origin).href;
    if ('share' in navigator) {
      try {
        await navigator.share({ title: t('home.title'), text: t('home.lead'), url });
        return;
      } catch (error) {
        // The visitor closed the dialog. This is no failure and needs no copy.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    await copyText(
      url,
      (say) => ({ title: say('home.share.copied'), description: url }),
      (say) => ({ title: say('home.share.failed', { url }) }),
    );
  }

  return (
    <Button variant="secondary" size="s" icon="share" onClick={() => void share()}>
      {t('home.share.button')}
    </Button>
  );
}
