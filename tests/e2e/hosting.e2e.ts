/** What `npm run check:site` finds on our own server, on nginx, and on a host that does too little. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import sirv from 'sirv';
import { describe } from 'vitest';
import { checkSite, type SiteFinding } from '../../scripts/checkSite';
import { findProgram, howToGet } from '../../scripts/browser.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { skipIf } from '../support/skipIf';
import { answeredBanner, expect, origin, test } from './site';
import { hydrated } from './walk';

const DIST = resolve('dist');
const nginx = findProgram('nginx');

const wrongIn = (findings: readonly SiteFinding[]) => findings.filter(({ wrong }) => wrong.length > 0);

/** A host that sends files and nothing else: no headers, no redirects, no compression, no page for what is missing. */
async function bareHost() {
  const files = sirv(DIST);
  const server = createServer((request, response) => files(request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

describe('the check of a deployed site', () => {
  test('finds nothing wrong on our own server', async () => {
    const findings = await checkSite(origin);
    expect(wrongIn(findings)).toEqual([]);
    expect(findings.filter(({ count }) => count === 0)).toEqual([]);
  });

  test('finds everything that a bare host lacks', async () => {
    const host = await bareHost();
    try {
      expect(wrongIn(await checkSite(host.origin)).map(({ what }) => what)).toEqual([
        'each page has one address: others lead to it for good',
        'what does not exist is not found',
        'Content-Security-Policy',
        'X-Content-Type-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
        'Cache-Control',
        'what a release changes is asked for again',
        'text is compressed, and caches are told',
      ]);
    } finally {
      await host.close();
    }
  });

  test('says so if nobody answers', async () => {
    const host = await bareHost();
    await host.close();
    const [page] = wrongIn(await checkSite(host.origin));
    expect(page?.wrong[0]).toContain('ECONNREFUSED');
  });
});

describe('nginx with docs/nginx.conf', skipIf(!nginx, `nginx is not installed (${howToGet('nginx')})`), () => {
  test('does everything that the site needs', async () => {
    const host = await startNginx(nginx!, DIST);
    try {
      expect(wrongIn(await checkSite(host.origin))).toEqual([]);
    } finally {
      await host.close();
    }
  });

  test('redirects visitors without HTTPS, and nobody to another host', async () => {
    const host = await startNginx(nginx!, DIST);
    const targetOf = async (address: string) => {
      const { status, headers } = await fetch(address, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    try {
      expect(await targetOf(`${host.redirecting}/ja?a=1`)).toEqual([301, 'https://localhost/ja?a=1']);
      for (const site of [host.origin, origin]) {
        expect(await targetOf(`${site}//elsewhere.example/`)).toEqual([404, null]);
        expect(await targetOf(`${site}/%5Celsewhere.example/`)).toEqual([404, null]);
        expect(await targetOf(`${site}/_headers`)).toEqual([404, null]);
      }
    } finally {
      await host.close();
    }
  });
});

describe('a page under a second address, on a host that does not redirect', () => {
  test.for([
    ['/nikon.html?a=1#models', '/nikon?a=1#models'],
    ['/ja/', '/ja'],
    ['/index.html', '/'],
    ['/de/canon/all-models.html', '/de/canon/all-models'],
  ] as const)('is shown with its own address: %s', async ([asked, address], { open }) => {
    const host = await bareHost();
    try {
      const context = await open({ storageState: answeredBanner(host.origin) });
      const page = await context.newPage();
      await page.goto(host.origin + asked);
      await hydrated(page);
      expect(page.url()).toBe(host.origin + address);
      expect(await page.locator('meta[name=robots][content=noindex]').count()).toBe(0);
      await context.close();
    } finally {
      await host.close();
    }
  });
});
