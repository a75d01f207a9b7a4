/** Routes out that a page's policy cannot block: messages to the service worker, peer connections, passkeys. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { answeredBanner, expect, testWithWorker as base } from './site';
import { hydrated, stopOfEachKind } from './walk';
import { copySite } from '../support/siteCopy';
import { variants } from '../support/variants';

interface Stranger {
  origin: string;
  asked: string[];
}

const test = base.extend<{ stranger: Stranger; controlled: Page }>({
  /** A server on another origin that answers every request. */
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the parameter list.
  stranger: async ({}, provide) => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('here');
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    await provide({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked });
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  },
  controlled: async ({ page }, provide) => {
    await page.goto('/');
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await provide(page);
  },
});

/** Sends messages to the service worker, which handles them in this order. */
async function tell(page: Page, ...messages: unknown[]): Promise<void> {
  await page.evaluate((all) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's postMessage takes none.
    for (const message of all) navigator.serviceWorker.controller!.postMessage(message);
  }, messages);
}

async function worked(page: Page): Promise<void> {
  await tell(page, { type: 'KEEP', paths: ['/leica'] });
  await page.waitForFunction(async () => {
    const pages = (await caches.keys()).find((name) => name.startsWith('pages-'));
    return pages !== undefined && (await (await caches.open(pages)).match('/leica')) !== undefined;
  });
}

describe('the service worker', () => {
  variants(test, [
    ['that Workbox would obey', { type: 'CACHE_URLS', payload: { urlsToCache: ['ADDRESS'] } }],
    ['of our own with a foreign address', { type: 'KEEP', paths: ['ADDRESS'] }],
    ['of our own with a foreign address in disguise', { type: 'KEEP', paths: ['//HOST/assets/x.js'] }],
  ] as const)('requests nothing from another origin on a message %s', async ([, message], { controlled, stranger }) => {
    const text = JSON.stringify(message)
      .replace('ADDRESS', `${stranger.origin}/assets/x.js`)
      .replace('HOST', new URL(stranger.origin).host);
    await tell(controlled, JSON.parse(text));
    await worked(controlled);
    expect(stranger.asked).toEqual([]);
  });

  test('survives messages that make no sense', { tags: 'weekly' }, async ({ controlled }) => {
    await tell(
      controlled,
      null,
      7,
      'KEEP',
      { type: 'KEEP' },
      { type: 'KEEP', paths: 7 },
      { type: 'KEEP', paths: [{}] },
    );
    await worked(controlled);
  });

  test('is refused other origins by its own policy', async ({ controlled, stranger, expected }) => {
    expected.push(/connect-src 'self'|^Fetch API cannot load .* Refused to connect/);
    const [worker] = controlled.context().serviceWorkers();
    const outcome = await worker!.evaluate(
      (address) =>
        fetch(address, { mode: 'no-cors' }).then(
          () => 'answered',
          () => 'refused',
        ),
      `${stranger.origin}/x`,
    );
    expect([outcome, stranger.asked]).toEqual(['refused', []]);
  });

  test(
    'blocks other origins even for a page without a policy',
    { tags: 'weekly' },
    async ({ open, stranger, expected }) => {
      // The browser writes the second message if the page stays open for a few seconds.
      expected.push(/net::ERR_FAILED/, /was preloaded using link preload but not used/);
      const folder = await copySite();
      await writeFile(join(folder, '_headers'), '');
      await writeFile(join(folder, 'bare.html'), '<!doctype html><title>bare</title><link rel=icon href=/icon.svg>');
      const site = await serve(0, folder);
      try {
        const context = await open({ baseURL: site.origin, storageState: answeredBanner(site.origin) });
        const page = await context.newPage();
        await page.goto('/');
        await hydrated(page);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.goto('/bare');
        const outcomes = await page.evaluate(async (other) => {
          const outcome = (request: Promise<unknown>) =>
            request.then(
              () => 'answered',
              () => 'refused',
            );
          const load = (element: HTMLElement) =>
            new Promise((loaded, failed) => {
              element.addEventListener('load', loaded);
              element.addEventListener('error', failed);
              document.head.append(element);
            });
          return Promise.all([
            outcome(fetch(`${other}/fetch`)),
            outcome(fetch(`${other}/post`, { method: 'POST', body: 'x' })),
            outcome(fetch(`${other}/assets/x.js`, { mode: 'no-cors' })),
            outcome(load(Object.assign(document.createElement('script'), { src: `${other}/script.js` }))),
            outcome(
              load(
                Object.assign(document.createElement('link'), {
                  rel: 'preload',
                  as: 'fetch',
                  href: `${other}/preload`,
                }),
              ),
            ),
          ]);
        }, stranger.origin);
        expect(outcomes).toEqual(outcomes.map(() => 'refused'));
        expect(stranger.asked).toEqual([]);
      } finally {
        await site.close();
        await rm(folder, { recursive: true });
      }
    },
  );
});

describe('peer connections and passkeys', () => {
  variants(test, stopOfEachKind)('cannot be restored on $address', async ({ address }, { page }) => {
    await page.goto(address);
    await hydrated(page);
    const left = await page.evaluate(() => {
      const owned: [object, string][] = [
        [window, 'RTCPeerConnection'],
        [window, 'webkitRTCPeerConnection'],
        [window, 'RTCDataChannel'],
        [window, 'RTCIceCandidate'],
        [window, 'PublicKeyCredential'],
        [Navigator.prototype, 'credentials'],
      ];
      const attempts = owned.flatMap(([owner, name]) => [
        () => Object.defineProperty(owner, name, { value: Object }),
        () => Reflect.set(owner, name, Object),
        () => Reflect.deleteProperty(owner, name),
      ]);
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // refused
        }
      }
      const inWindow = Object.getOwnPropertyNames(window).filter(
        (name) => /RTC|PublicKey/.test(name) && (window as unknown as Record<string, unknown>)[name] !== undefined,
      );
      return navigator.credentials === undefined ? inWindow : [...inWindow, 'navigator.credentials'];
    });
    expect(left).toEqual([]);
  });
});

describe('a blank frame or a popup, which has the objects that the page has given up,', () => {
  /** Ways in which a script could open a window or frame, by names that survive minification. */
  const OPENERS: readonly [string, RegExp][] = [
    ['window.open', /(?:\b(?:window|self|globalThis|document|parent|top|defaultView)\s*(?:\?\.|\.)|[^.\w$])open\s*\(/g],
    ['window["open"]', /\[\s*["'`]open["'`]\s*\]/g],
    ['an element by its name', /\(\s*["'`](?:iframe|frame|frameset|object|embed|fencedframe|portal)["'`]\s*[,)]/g],
    ['a document of a frame', /srcdoc/gi],
    ['HTML as text', /\.(?:innerHTML|outerHTML)\s*=(?!=)|insertAdjacentHTML|document\.write|setHTMLUnsafe/g],
    ['HTML that React is asked to write', /dangerouslySetInnerHTML\s*:\s*\{/g],
    ['a target other than this page', /target:\s*["'`]_blank|\bopenWindow\b/g],
  ];
  /** Known matches: HTML that React writes, structured data (not HTML), and the player of a hosted video. */
  const KNOWN = [
    /ld\+json["'`],dangerouslySetInnerHTML/,
    /\.innerHTML\s*=\s*["'`]<script>/,
    /__html\b.{1,40}\.innerHTML\s*=/,
    // our own method `open`
    /\basync open\(\)\{/,
    /["'`]iframe["'`],\{css:.{1,20}src:["'`]https:\/\/\$\{/,
  ];

  test('is opened by none of the built scripts', async () => {
    const names = (await readdir('dist', { recursive: true })).filter((name) => name.endsWith('.js'));
    expect(names.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const name of names) {
      const code = await readFile(join('dist', name), 'utf8');
      for (const [what, pattern] of OPENERS) {
        for (const { index } of code.matchAll(pattern)) {
          const place = code.slice(Math.max(0, index - 40), index + 60);
          if (!KNOWN.some((known) => known.test(place))) found.push(`${name}: ${what}: ${place}`);
        }
      }
    }
    expect(found).toEqual([]);
  });
});
