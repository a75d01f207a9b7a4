import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider';
import { loadTranslator } from '../i18n/translator';

/** Keeps the site for times without a network, and offers a new release once it is there. */
export function Offline() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const offer = useEffectEvent(async (load: () => void) => {
    const { toast } = await import('sonner');
    toast(t('update.text'), { duration: Infinity, action: { label: t('update.load'), onClick: load } });
  });

  // All texts of the language, so that they are kept: those of the tool and of pages that may follow.
  const loadTexts = useEffectEvent(() => loadTranslator(locale));

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Without a service worker (private windows, a full disk) the site works as well, only not offline.
    void Promise.all([import('./serviceWorker'), loadTexts()])
      .then(([{ registerServiceWorker }]) => registerServiceWorker((load) => void offer(load).catch(() => undefined)))
      .catch(() => undefined);
  }, []);

  return null;
}
