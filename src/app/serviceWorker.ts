import { Workbox } from 'workbox-window';
import { serviceWorkerAddress } from '../config/trustedTypes';

/** Starts `src/worker.ts`; `onUpdate` is told how to load a new release when one is waiting. */
export async function registerServiceWorker(onUpdate: (load: () => void) => void): Promise<void> {
  const worker = new Workbox(serviceWorkerAddress());
  worker.addEventListener('waiting', () =>
    onUpdate(() => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    }),
  );
  await worker.register();
  // On the first visit the worker comes too late to see what the page has loaded.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin }) => origin === window.location.origin).map(({ pathname }) => pathname);
  await worker.messageSW({ type: 'KEEP', paths: [window.location.pathname, ...own] });
}
