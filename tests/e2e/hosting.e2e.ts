/** Runs `scripts/checkSite.ts` on our own server, nginx, Caddy, and a host that only sends files. */
// @module-tag weekly
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import { describe } from 'vitest';
import { checkSite, type SiteFinding } from '../../scripts/checkSite';
import { findProgram, howToGet } from '../../scripts/browser.mjs';
import { startCaddy } from '../../scripts/caddy.mjs';
import { startNginx } from '../../scripts/nginx.mjs';
import { readHeaderRules, serve } from '../../scripts/serve.mjs';
import { site as settings } from '../../src/config/site';
import { skipIf } from '../support/skipIf';
import { answeredBanner, expect, origin, test } from './site';
import { hydrated } from './walk';

const DIST = resolve('dist');
const nginx = findProgram('nginx');
const caddy = findProgram('caddy');

const wrongIn = (findings: readonly SiteFinding[]) => findings.filter(({ wrong }) => wrong.length > 0);

/** A host that only sends files: no headers, redirects, compression or not-found page. */
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

/** all files in the build except pages, the service worker and `_headers` */
async function filesWithoutPage(): Promise<string[]> {
  const entries = await readdir(DIST, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return files
    .filter((file) => !file.endsWith('.html'))
    .map((file) => file.slice(DIST.length))
    .filter((address) => !['/sw.js', '/_headers'].includes(address));
}

/**
 * the addresses whose response lacks the policy of files that are not pages; this policy forbids everything
 * (`default-src 'none'`) and sandboxes the file
 */
async function unlocked(host: string, addresses: readonly string[]): Promise<string[]> {
  const policies = await Promise.all(
    addresses.map(async (address) => (await fetch(host + address)).headers.get('Content-Security-Policy')),
  );
  return addresses.filter((_, index) => !/\bdefault-src 'none';.* sandbox$/.test(policies[index] ?? ''));
}

describe('the policy of files that are not pages', () => {
  test('is sent with every one of the build', async () => {
    const files = await filesWithoutPage();
    expect(files.length).toBeGreaterThan(200);
    expect(await unlocked(origin, files)).toEqual([]);
  });

  test('is not sent with a page, nor with the not-found page', async () => {
    const pages = ['/', '/ja/nikon', '/shell', '/no-such-page', '/assets/no-such-file.js'];
    expect(await unlocked(origin, pages)).toEqual(pages);
  });

  test('and all other policies are the same in every configuration as in public/_headers', async () => {
    const { headersOf, files } = readHeaderRules('public/_headers');
    const known = ['/', ...files, '/assets/*'].flatMap((address) => [...headersOf(address).values()]);
    const parts = new Set(known.flatMap((value) => [value, ...value.split(', ')]));
    const quoted = (text: string) =>
      [...text.matchAll(/"((?:default-src|camera=)[^"]+)"/g)].flatMap(([, value]) => [value!, ...value!.split(', ')]);
    const policies = ['/', '/sw.js', '/robots.txt'].map((address) =>
      headersOf(address).get('Content-Security-Policy')!,
    );
    for (const document of ['docs/nginx.conf', 'docs/Caddyfile', 'docs/hosting.md']) {
      const values = quoted(await readFile(document, 'utf8'));
      expect(values.filter((value) => !parts.has(value))).toEqual([]);
      for (const policy of policies) expect(values).toContain(policy.split(', ').at(-1));
    }
    expect(headersOf('/').get('Content-Security-Policy')).toContain(`frame-src https://${settings.tutorialVideoHost};`);
  });
});

describe('the check of a deployed site', () => {
  test('finds nothing wrong on our own server', async () => {
    const findings = await checkSite(origin);
    expect(wrongIn(findings)).toEqual([]);
    expect(findings.filter(({ count }) => count === 0)).toEqual([]);
  });

  test('finds everything that a bare host lacks', { tags: 'weekly' }, async () => {
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
        'a percent-encoded address keeps the headers of its file',
        'what a release changes is asked for again',
        'text is compressed, and caches are told',
      ]);
    } finally {
      await host.close();
    }
  });

  test('finds a page with the policy of a file, and a file without it', { tags: 'weekly' }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shutter-count-'));
    await cp(DIST, folder, { recursive: true });
    const rules = await readFile(join(folder, '_headers'), 'utf8');
    await writeFile(
      join(folder, '_headers'),
      `${rules.replace('/robots.txt\n', '/none\n')}/canon\n  Content-Security-Policy: default-src 'none'\n`,
    );
    const host = await serve(0, folder);
    try {
      expect(wrongIn(await checkSite(host.origin))).toMatchObject([
        {
          what: 'Content-Security-Policy',
          wrong: [expect.stringMatching(/^\/canon: has .*'none'/), expect.stringMatching(/^\/robots\.txt: .* lacks /)],
        },
      ]);
    } finally {
      await host.close();
      await rm(folder, { recursive: true });
    }
  });

  test('says so if no server answers', async () => {
    const host = await bareHost();
    await host.close();
    const [page] = wrongIn(await checkSite(host.origin));
    expect(page?.wrong[0]).toContain('ECONNREFUSED');
  });
});

describe('nginx with docs/nginx.conf', skipIf(!nginx, `nginx is not installed (${howToGet('nginx')})`), () => {
  test('does everything that the site needs', { tags: 'weekly' }, async () => {
    const host = await startNginx(nginx!, DIST);
    try {
      expect(wrongIn(await checkSite(host.origin))).toEqual([]);
      expect(await unlocked(host.origin, await filesWithoutPage())).toEqual([]);
    } finally {
      await host.close();
    }
  });

  test('lets its own error pages do nothing', { tags: 'weekly' }, async () => {
    const host = await startNginx(nginx!, DIST);
    try {
      const tooLong = `/${'a'.repeat(10_000)}`;
      expect((await fetch(host.origin + tooLong)).status).toBe(414);
      expect(await unlocked(host.origin, [tooLong])).toEqual([]);
    } finally {
      await host.close();
    }
  });

  test('redirects visitors without HTTPS, and never to another host', { tags: 'weekly' }, async () => {
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

describe('Caddy with docs/Caddyfile', skipIf(!caddy, `Caddy is not installed (${howToGet('caddy')})`), () => {
  test('does everything that the site needs', { tags: 'weekly' }, async () => {
    const host = await startCaddy(caddy!, DIST);
    try {
      expect(wrongIn(await checkSite(host.origin))).toEqual([]);
      expect(await unlocked(host.origin, await filesWithoutPage())).toEqual([]);
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
  ] as const)('is shown with its own address: %s', { tags: 'weekly' }, async ([asked, address], { open }) => {
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
