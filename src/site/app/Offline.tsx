import { useEffect } from 'react';
import { notify } from '../browser/notify';
import { QUIET, untilQuiet } from '../browser/fetchAhead';

/**
 * Registers the service worker, which makes the site work offline, and offers a new release when one is waiting.
 * Fetches the worker's files last, and only if the visitor has given no photo by then; otherwise, the next visit does.
 */
export function Offline() {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const register = async () => {
      const worker = await untilQuiet()
        .then((isQuiet) => (isQuiet ? import('./serviceWorker') : undefined))
        .finally(() => performance.mark(QUIET));
      await worker?.registerServiceWorker(offer);
    };
    // Without a service worker (private windows, full disk), the site works, but not offline.
    void register().catch(() => undefined);
  }, []);

  return null;
}

const offer = (load: () => void) =>
  notify('message', (say) => ({ title: say('update.text'), action: say('update.load') }), {
    duration: Infinity,
    onAction: load,
  });
