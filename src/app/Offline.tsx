import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { untilQuiet } from '../ui/quiet';

/**
 * Makes the site work offline, and offers a new release when one is waiting. What the worker keeps is fetched last, and
 * only if no photo was given before: then the next visit does it.
 */
export function Offline() {
  const { t } = useTranslation();
  const offer = useEffectEvent(async (load: () => void) => {
    const { toast } = await import('sonner');
    toast(t('update.text'), { duration: Infinity, action: { label: t('update.load'), onClick: load } });
  });

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = async () => {
      if (!(await untilQuiet())) return;
      const { registerServiceWorker } = await import('./serviceWorker');
      await registerServiceWorker((load) => void offer(load).catch(() => undefined));
    };
    // Without a service worker (private windows, a full disk) the site still works, just not offline.
    void register().catch(() => undefined);
  }, []);

  return null;
}
