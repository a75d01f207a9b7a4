/** The service worker: keeps the tool and what was visited for times without a network. */

import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { files, release } from 'virtual:offline-files';

declare const self: {
  addEventListener: (type: string, listener: (event: ExtendableEvent) => void) => void;
  skipWaiting: () => Promise<void>;
};

interface ExtendableEvent extends MessageEvent<{ type?: string } | undefined> {
  waitUntil: (work: Promise<unknown>) => void;
}

/** Drawn by the browser for any address that was never visited. */
const SHELL = '/shell.html';
/** A page that was visited stands in for a network that keeps silent this long. */
const PATIENCE_SECONDS = 4;

const assets = `assets-${release}`;
const pages = `pages-${release}`;

precacheAndRoute(files);
cleanupOutdatedCaches();
clientsClaim();

// Hashed files never change; pages and pictures may.
registerRoute(({ url }) => url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: assets }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.\w+$/.test(url.pathname),
  new StaleWhileRevalidate({ cacheName: assets }),
);
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  new NetworkFirst({ cacheName: pages, networkTimeoutSeconds: PATIENCE_SECONDS, matchOptions: { ignoreSearch: true } }),
);
setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});

// The visitor decides when a new release takes over.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// Pages of an older release ask for files that are gone.
self.addEventListener('activate', (event) => {
  const removeOlder = async () => {
    const names = await caches.keys();
    const older = names.filter((name) => /^(?:assets|pages)-/.test(name) && name !== assets && name !== pages);
    await Promise.all(older.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOlder());
});
