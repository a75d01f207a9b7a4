import { Workbox } from 'workbox-window';
import { serviceWorkerAddress } from '../browser/trustedTypes';

/** Registers `src/worker.ts`. When a new release is waiting, calls `onUpdate` with the function that loads it. */
export async function registerServiceWorker(onUpdate: (load: () => void) => void): Promise<void> {
  const worker = new Workbox(serviceWorkerAddress());
  worker.addEventListener('waiting', async () => {
    // The first worker waits, too, if the page is reloaded while it is installed. No worker is active then.
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return;
    onUpdate(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    });
  });
  await worker.register();
  // On the first visit, the worker starts too late to see the page's own requests. So we send it their paths.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  await worker.messageSW({ type: 'KEEP', paths: [window.location.pathname, ...own] });
}
