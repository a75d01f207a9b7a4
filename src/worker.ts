/** The service worker: caches the tool and visited pages for offline use, and blocks requests to other origins. */

import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { Route, Router } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { files, release } from 'virtual:offline-files';

declare const self: {
  location: Location;
  addEventListener: {
    (type: 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
    (type: 'message', listener: (event: MessageEvent<Message | undefined> & ExtendableEvent) => void): void;
  };
  skipWaiting: () => Promise<void>;
};

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith: (response: Response) => void;
}

/** A message from `src/site/app/serviceWorker.ts`. */
interface Message {
  readonly type?: unknown;
  readonly paths?: unknown;
}

/**
 * Offline, the worker serves this page for an address that was never visited. The browser then renders that address's
 * page.
 */
const SHELL = '/shell';
/** After this time without an answer, the worker serves a visited page from the cache. */
const PATIENCE_SECONDS = 4;

const assets = `assets-${release}`;
const pages = `pages-${release}`;

// Blocks requests to other origins. Registered first, because no later listener sees an event after `respondWith`.
self.addEventListener('fetch', (event) => {
  if (!isOwn(event.request.url)) event.respondWith(Response.error());
});

const precache = new PrecacheController();
precache.precache(files);
cleanupOutdatedCaches();
clientsClaim();

// Our own router, because Workbox's shared one obeys a message that makes it fetch any address.
const router = new Router();
router.registerRoute(new PrecacheRoute(precache));
// Files with a hash in their name never change; pages and pictures may.
router.registerRoute(
  new Route(({ url }) => url.pathname.startsWith('/assets/'), new CacheFirst({ cacheName: assets })),
);
router.registerRoute(
  new Route(({ url }) => /\.\w+$/.test(url.pathname), new StaleWhileRevalidate({ cacheName: assets })),
);
router.registerRoute(
  new Route(
    () => true,
    new NetworkFirst({
      cacheName: pages,
      networkTimeoutSeconds: PATIENCE_SECONDS,
      matchOptions: { ignoreSearch: true },
    }),
  ),
);
router.setCatchHandler(async ({ request }) => {
  const shell = request.mode === 'navigate' ? await precache.matchPrecache(SHELL) : undefined;
  return shell ?? Response.error();
});
router.addFetchListener();

self.addEventListener('message', (event) => {
  const { type, paths } = event.data ?? {};
  const keep = async (path: string) => router.handleRequest({ request: new Request(path), event });
  // The visitor decides when a new release takes over.
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  // Caches the files that a page loaded before the worker was active.
  if (type === 'KEEP' && Array.isArray(paths)) event.waitUntil(Promise.all(paths.map(String).filter(isOwn).map(keep)));
});

// Deletes the caches of older releases, because their pages ask for files that no longer exist.
self.addEventListener('activate', (event) => {
  const removeOlder = async () => {
    const names = await caches.keys();
    const older = names.filter((name) => /^(?:assets|pages)-/.test(name) && name !== assets && name !== pages);
    await Promise.all(older.map((name) => caches.delete(name)));
  };
  event.waitUntil(removeOlder());
});

/** True if an absolute or relative address belongs to this site. */
function isOwn(address: string): boolean {
  return new URL(address, self.location.href).origin === self.location.origin;
}
