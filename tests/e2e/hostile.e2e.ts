import { request } from 'node:http';
import type { Page } from 'playwright';
import { describe } from 'vitest';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { chooseReport, come, onDisk, pick, plate, texts, tool } from './checkerVisit';
import { expect, NOT_FOUND, origin, test } from './site';
import { hydrated } from './walk';
import { variants } from '../support/variants';

const MARKUP = '<img src=x onerror=alert(1)>';
const d850 = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 41_234 }) });

/** Elements that exist only if a text became markup. */
const strangers = (page: Page) =>
  page.locator('img[src=x], script:not([src]):not([type="application/ld+json"])').count();

/** Records the dialogs that a page opens. None may open. */
function dialogues(page: Page): string[] {
  const opened: string[] = [];
  page.on('dialog', (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

describe('a hostile address', () => {
  variants(
    test,
    [
      ['/?q=<script>alert(1)</script>', 200],
      [`/canon?next=javascript:alert(1)#${MARKUP}`, 200],
      [`/ja/privacy-policy#"><script>alert(1)</script>`, 200],
      [`/${encodeURIComponent(MARKUP)}`, 404],
      ['/de/%22%3E%3Cscript%3Ealert(1)%3C/script%3E', 404],
      ['/ja/__proto__', 404],
      ['/constructor/all-models', 404],
      ['/canon/..%2f..%2f..%2fetc%2fpasswd', 404],
      [`/${'a'.repeat(4000)}`, 404],
      ['/ja//evil.example/', 404],
    ] as const,
    2,
  )('adds nothing to the page: %s', async ([address, status], { page, expected }) => {
    expected.push(NOT_FOUND);
    const opened = dialogues(page);
    const answer = await page.goto(origin + address);
    await hydrated(page);
    expect(answer!.status()).toBe(status);
    expect(new URL(page.url()).origin).toBe(origin);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await strangers(page)).toBe(0);
    expect(opened).toEqual([]);
  });

  test('gets no file from outside the site', async () => {
    // node:http sends the path unchanged; browsers and `fetch` would first resolve the dots.
    for (const path of ['/../package.json', '/assets/../../package.json', '/..%5cpackage.json', '/.vite/../../x']) {
      const status = await new Promise<number>((answered, failed) => {
        const { hostname, port } = new URL(origin);
        request({ hostname, port, path }, (response) => answered(response.resume().statusCode!))
          .once('error', failed)
          .end();
      });
      expect(status, path).toBe(404);
    }
  });
});

describe('a hostile file name', () => {
  variants(test, [
    `${MARKUP}.jpg`,
    '"><script>alert(1)</script>.jpg',
    '\u202egpj.exe',
    `${'x'.repeat(250)}.jpg`,
    '{{camera}} $t(toast.unexpected).jpg',
    '=HYPERLINK("https://evil.example").jpg',
    'con\u0000trol\u0007.jpg',
  ])('is shown as plain text: %j', async (name, { page }) => {
    const opened = dialogues(page);
    await come(page);
    await pick(page, onDisk(d850, name));
    await plate(page).waitFor();
    expect(await plate(page).getAttribute('aria-label')).toBe('41,234');
    const download = page.waitForEvent('download');
    await chooseReport(page, 'sheet.download');
    expect((await download).suggestedFilename()).toMatch(/^[^/\\<>:"|?*\p{Cc}\p{Cf}]+\.json$/u);
    expect(await strangers(page)).toBe(0);
    expect(opened).toEqual([]);
    expect(await tool(page).innerText()).not.toMatch(/[\p{Cf}\p{Cs}]|(?![\n\t])\p{Cc}/u);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe('the policy of the page', () => {
  test('lets no text become HTML, a script or the address of one', async ({ page, expected, problems }) => {
    expected.push(/This document requires 'Trusted\w+' assignment|trusted-types site/);
    await page.goto('/canon');
    await hydrated(page);
    const refused = await page.evaluate(() => {
      const script = document.createElement('script');
      const attempts = {
        html: () => (document.createElement('div').innerHTML = '<b></b>'),
        script: () => (script.text = 'alert(1)'),
        address: () => (script.src = '/first.js'),
        policy: () =>
          (
            window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }
          ).trustedTypes.createPolicy('stranger', {}),
      };
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt();
          return `${name}: let through`;
        } catch {
          return `${name}: refused`;
        }
      });
    });
    expect(refused).toEqual(['html: refused', 'script: refused', 'address: refused', 'policy: refused']);
    await expect.poll(() => problems).not.toEqual([]);
  });

  test('allows structured data on pages that the browser renders', async ({ page }) => {
    await page.goto('/ja/canon');
    await hydrated(page);
    const types = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (script) => (JSON.parse(script.textContent) as { '@type': string })['@type'],
        ),
      );
    expect((await types()).toSorted()).toEqual(['BreadcrumbList', 'ItemList']);
    await page.getByRole('contentinfo').getByRole('link', { name: texts.ja['nav.blog'] }).click();
    await page.waitForURL(/\/ja\/blog$/);
    await expect.poll(async () => (await types()).includes('ItemList')).toBe(false);
    await page.goBack();
    await expect.poll(async () => (await types()).toSorted()).toEqual(['BreadcrumbList', 'ItemList']);
  });
});
