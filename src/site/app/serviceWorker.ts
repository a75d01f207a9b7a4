import { Workbox } from 'workbox-window';
import { serviceWorkerAddress } from '../browser/trustedTypes';

/** Registers `src/worker.ts`. When a new release waits, calls `onUpdate` with the function that loads it. */
export async function registerServiceWorker(onUpdate: (load: () => void) => void): Promise<void> {
  const worker = new Workbox(serviceWorkerAddress());
  worker.addEventListener('waiting', async () => {
    // On a first visit, the worker also waits if the page is reloaded during the installation. In that case, there is
    // no active worker, or this worker is active and no longer waits.
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active || !registration.waiting) return;
    onUpdate(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    });
  });
  await worker.register();
  // On the first visit, the worker starts too late to see the page's requests, so the page sends it their paths to
  // cache.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  await worker.messageSW({ type: 'KEEP', paths: [window.location.pathname, ...own] });
}
