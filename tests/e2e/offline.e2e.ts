/** After one visit, the site works without a network. */
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { describe } from 'vitest';
import { serve } from '../../scripts/serve.mjs';
import { brands } from '../../src/cameras/brandList';
import { posts } from '../../src/content/postTable';
import { cardReport } from '../support/cardReport';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { kept, plate, preloaded, texts } from './checkerVisit';
import { answeredBanner, expect, NOT_FETCHED, NOT_FOUND, origin, testWithWorker as test } from './site';
import { holdIdle } from '../support/timers';
import { hydrated, whollyHydrated } from './walk';
import { copySite } from '../support/siteCopy';
import { variants } from '../support/variants';

const d850 = {
  name: 'DSC_0042.JPG',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(
    photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 41_234 }) }),
  ),
};

/** The error for a picture further down the page, which the browser did not load during the visit. */
const NO_PICTURE = /net::ERR_\w+ \(\S+\/images\//;

describe('after one visit, with the network off', () => {
  variants(test, ['/', '/ja', '/de'])('a photo is read at %s', async (address, { page, expected }) => {
    expected.push(NO_PICTURE);
    await page.goto(address);
    await hydrated(page);
    await kept(page, address);
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    await page.setInputFiles('input[type=file]', d850);
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toMatch(/^41[,.]234$/);
  });

  test(
    'a page that was never visited is rendered in the language of the visit',
    { tags: 'weekly' },
    async ({ page, expected }) => {
      expected.push(NO_PICTURE);
      await page.goto('/de/nikon');
      await hydrated(page);
      await kept(page, '/de/nikon');
      await page.context().setOffline(true);
      await page.goto('/de/connect');
      await hydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(texts.de['connect.heading']);
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
    },
  );

  test('a card report is read', { tags: 'weekly' }, async ({ page, expected }) => {
    expected.push(NO_PICTURE);
    await page.goto('/');
    await hydrated(page);
    await kept(page, '/');
    await page.context().setOffline(true);
    await page.reload();
    await hydrated(page);
    const report = Buffer.from(cardReport({ actuations: 15_000 }));
    await page.setInputFiles('input[type=file]', { name: 'CAM_INFO.XML', mimeType: 'text/xml', buffer: report });
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('15,000');
  });

  test(
    'the history is read, saved and opened again, though only the home page was visited',
    { tags: 'weekly' },
    async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await kept(page, '/');
      await page.context().setOffline(true);
      await page.goto('/history');
      await hydrated(page);
      await page.setInputFiles('input[type=file]', d850);
      await page.getByRole('button', { name: texts.en['history.save.choose'] }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: texts.en['history.save.json'] }).click(),
      ]);
      const history = await buffer(await download.createReadStream());
      await page.reload();
      await hydrated(page);
      await page.setInputFiles('input[type=file]', {
        name: 'history.json',
        mimeType: 'application/json',
        buffer: history,
      });
      await page.getByText('41,234').first().waitFor();
    },
  );
});

describe('a first visit', () => {
  /** Chunks of pages that the visitor has not opened, and of their texts. */
  const pages = 'AllModelsPage ArticlePage BlogPage BrandPage ComingSoonPage LegalPage ModelPage';
  const parts = 'ArticleText BrandGuide ModelGuide CardReportPage legal brandGuide modelGuide';
  const elsewhere = [
    ...`${pages} ${parts}`.split(' '),
    ...posts.flatMap((post) => ('date' in post ? post.slug : [])),
    ...brands.map(({ id }) => id),
  ];
  /** Chunks of the home page's part below the tool. The service worker must not fetch these chunks in advance. */
  const below = ['HomeSections', 'homeSections', 'Figure', 'blog', 'sampleFiles'];
  const chunksOf = (files: readonly string[]) => files.map((file) => /([^/]+)-.{8}\.js$/.exec(file)?.[1]);

  test('fetches no other pages’ articles, brands, models and figures, not even ahead', async ({ page }) => {
    await page.goto('/');
    await whollyHydrated(page);
    await kept(page, '/');
    const [ahead, all] = await page.evaluate(async () => {
      const names = await caches.keys();
      const inCache = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
      const cached = await Promise.all(names.map(inCache));
      const release = cached[names.findIndex((name) => name.includes('precache'))]!;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
      return [release, [...loaded, ...cached.flat()]].map((urls) => urls.map(({ pathname }) => pathname));
    });
    expect(chunksOf(ahead!)).toEqual(
      expect.arrayContaining([
        'HomePage',
        'readerModules',
        'results',
        'core',
        'libraryBrotli',
        'HistoryView',
        'CableTool',
      ]),
    );
    expect(chunksOf(ahead!).filter((name) => below.includes(name!))).toEqual([]);
    expect(chunksOf(all!).filter((name) => elsewhere.includes(name!))).toEqual([]);
    const built = chunksOf(await readdir('dist/assets'));
    expect([...elsewhere, ...below].filter((name) => !built.includes(name))).toEqual([]);
  });

  test('caches nothing ahead once a photo was given; the next visit does', { tags: 'weekly' }, async ({ page }) => {
    await page.addInitScript(holdIdle);
    await page.goto('/');
    await hydrated(page);
    await page.setInputFiles('input[type=file]', d850);
    await plate(page).waitFor();
    await preloaded(page);
    const isRegistered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined;
    expect(await page.evaluate(isRegistered)).toBe(false);

    await page.reload();
    await hydrated(page);
    await page.evaluate('window.beIdle()');
    await kept(page, '/');
    expect(await page.evaluate(isRegistered)).toBe(true);
  });
});

describe('after one visit in English, with the network off', () => {
  test('the language can be changed, and a photo is read in it', { tags: 'weekly' }, async ({ page, expected }) => {
    // The Japanese text below the tool was never loaded.
    expected.push(NOT_FETCHED);
    await page.goto('/');
    await hydrated(page);
    await kept(page, '/');
    await page.context().setOffline(true);
    await page.locator('header').getByRole('button', { name: '日本語' }).click();
    await page.waitForURL(/\/ja$/);
    await page.getByRole('heading', { name: texts.ja['dropZone.heading'] }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ja');
    await page.getByText(texts.ja['home.missing']).waitFor();
    await page.setInputFiles('input[type=file]', d850);
    await plate(page).waitFor();
    await page.locator('header').getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: texts.en['home.explainer.heading'] }).waitFor();
    expect(await page.getByText(texts.en['home.missing']).count()).toBe(0);
  });

  test.for(['/de/blog/shutter-lifespan', '/ja/nikon/nikon-d850', '/de/canon/all-models'])(
    'a page that is not cached says so inside the frame, in the language of its address: %s',
    { tags: 'weekly' },
    async (address, { page, expected }) => {
      expected.push(NOT_FETCHED);
      await page.goto('/');
      await hydrated(page);
      await kept(page, '/');
      await page.context().setOffline(true);
      await page.goto(address);
      const words = address.startsWith('/de') ? texts.de : texts.ja;
      await page.getByRole('heading', { level: 1, name: words['frame.failed.heading'] }).waitFor();
      expect(await page.title()).toContain(words['frame.failed.heading']);
      expect(await page.getByRole('banner').isVisible()).toBe(true);
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
    },
  );
});

describe('a language whose texts cannot be fetched', () => {
  test('leaves the page unchanged, and shows a message', { tags: 'weekly' }, async ({ open, expected }) => {
    expected.push(NOT_FETCHED, /net::ERR_INTERNET_DISCONNECTED/);
    const context = await open({ storageState: answeredBanner() });
    await context.route('**/assets/serviceWorker-*.js', (route) => route.abort());
    const page = await context.newPage();
    await page.goto('/canon');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.locator('header').getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText(texts.en['language.failed'].replace('{{language}}', 'Deutsch')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/canon');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Canon shutter count');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    await context.setOffline(false);
    await page.locator('header').getByRole('button', { name: '日本語' }).click();
    await page.waitForURL('**/ja/canon');
  });
});

/**
 * Opens `address` on a copy of the site, waits until the service worker has cached the page, and calls `work` with the
 * page and the function `release`. `release` lets `change` alter the copy's files, and restarts its server on the same
 * port.
 */
async function onCopy(
  open: (options: BrowserContextOptions) => Promise<BrowserContext>,
  address: string,
  work: (page: Page, release: (change: (folder: string) => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = await copySite();
  let site = await serve(0, folder);
  try {
    const context = await open({ baseURL: site.origin, storageState: answeredBanner(site.origin) });
    const page = await context.newPage();
    await page.goto(address);
    await hydrated(page);
    await kept(page, address);
    await work(page, async (change) => {
      await change(folder);
      await site.close();
      site = await serve(Number(new URL(site.origin).port), folder);
    });
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
}

describe('a new release', () => {
  test('is offered once it is available, again on the next visit, and loaded when the visitor agrees', async ({
    open,
  }) => {
    await onCopy(open, '/de', async (page, release) => {
      await release(async (folder) => {
        await appendFile(join(folder, 'sw.js'), '\n// the next release');
        const html = await readFile(join(folder, 'de.html'), 'utf8');
        await writeFile(
          join(folder, 'de.html'),
          html.replace('<meta charset', '<meta name="release" content="2"><meta charset'),
        );
      });
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const offer = page.getByRole('button', { name: texts.de['update.load'] });
      await offer.waitFor();
      await page.reload();
      await offer.click();
      await page.locator('meta[name=release]').waitFor({ state: 'attached' });
      await hydrated(page);
      expect(await page.getByText(texts.de['update.text']).count()).toBe(0);
    });
  });
});

test(
  'an old tab keeps working after the files of its release are gone',
  { tags: 'weekly' },
  async ({ open, expected }) => {
    await onCopy(open, '/', async (page, release) => {
      await release((folder) => rm(join(folder, 'assets'), { recursive: true }));
      await page.getByRole('banner').getByRole('link', { name: texts.en['nav.history'] }).click();
      await page.getByRole('heading', { level: 1, name: texts.en['history.heading'] }).waitFor();
      await page.setInputFiles('input[type=file]', d850);
      await page.getByText('41,234').first().waitFor();
      // The service worker can no longer get a file that it has not cached, so the page says that the site may have a
      // new version.
      expected.push(NOT_FETCHED, NOT_FOUND);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
      await page.getByText(texts.en['frame.failed.text']).waitFor();
    });
  },
);

describe('the installed site', () => {
  variants(test, [
    ['photo', 'DSC_0042.NEF', d850.buffer, '41,234'],
    ['card report', 'CAM_INFO.XML', cardReport({ actuations: 15_000 }), '15,000'],
  ] as const)('opens the %s that it was started with', async ([, name, content, count], { page }) => {
    // Fakes files that the operating system passes to an installed site.
    await page.addInitScript(
      ([fileName, bytes]) => {
        const file = new File([Uint8Array.from(bytes)], fileName);
        Object.defineProperty(window, 'launchQueue', {
          value: {
            setConsumer: (consumer: (launch: { files: { getFile: () => Promise<File> }[] }) => void) =>
              consumer({ files: [{ getFile: () => Promise.resolve(file) }] }),
          },
        });
      },
      [name, [...content]] as const,
    );
    await page.goto('/');
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe(count);
  });

  test.for(['/', '/ja', '/de'])(
    'meets the browser’s criteria for installation at %s',
    { tags: 'weekly' },
    async (address, { page }) => {
      await page.goto(address);
      const href = await page.locator('link[rel=manifest]').getAttribute('href');
      const manifest = (await (await fetch(origin + href)).json()) as {
        start_url: string;
        icons: { src: string; sizes: string; purpose?: string }[];
        file_handlers: { action: string; accept: Record<string, string[]> }[];
      };
      expect(manifest.start_url).toBe(address);
      expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
        '192x192 any',
        '512x512 any',
        '512x512 maskable',
      ]);
      for (const { src } of manifest.icons) expect((await fetch(origin + src)).status).toBe(200);
      expect(manifest.file_handlers[0]).toMatchObject({ action: address });
      const opened = Object.values(manifest.file_handlers[0]!.accept).flat();
      expect(opened).toEqual(expect.arrayContaining(['.nef', '.xml']));

      const session = await page.context().newCDPSession(page);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Headless browsers cannot install any site ('in-incognito').
      expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    },
  );
});
