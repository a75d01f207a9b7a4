import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

/** Makes the site work offline, and offers a new release when one is waiting. */
export function Offline() {
  const { t } = useTranslation();
  const offer = useEffectEvent(async (load: () => void) => {
    const { toast } = await import('sonner');
    toast(t('update.text'), { duration: Infinity, action: { label: t('update.load'), onClick: load } });
  });

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // Without a service worker (private windows, a full disk) the site still works, just not offline.
    void import('./serviceWorker')
      .then(({ registerServiceWorker }) => registerServiceWorker((load) => void offer(load).catch(() => undefined)))
      .catch(() => undefined);
  }, []);

  return null;
}
