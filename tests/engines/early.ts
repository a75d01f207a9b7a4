/**
 * A photo is given to a page before its scripts have loaded. The page must either keep the photo and read it later, or
 * not claim to have it.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { localizePath } from '../../src/i18n/paths';
import type { Locale } from '../../src/config/locales';
import { languages } from '../content/languages/languages';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { texts } from '../support/texts/all';
import { openSite, type Site } from './recordedSite';
import { type EngineTest, expect, type Tab } from './visitor';

declare global {
  interface Window {
    /** lets the held scripts continue */
    letGo: () => void;
  }
}

const nikon = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: 45_213 }) });
const INPUT = 'input[data-zone]';

/** The script that fetches all modules waits until a test calls `letGo`. */
async function holdModules(folder: string): Promise<void> {
  const path = join(folder, 'start.js');
  await writeFile(path, `window.letGo = () => {\n${await readFile(path, 'utf8')}\n};`);
}

/** Without the libraries' script files, the page cannot start. */
async function removeModules(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const names = (await readdir(assets)).filter((name) => name.startsWith('libraries-') && name.endsWith('.js'));
  expect(names).not.toEqual([]);
  await Promise.all(names.map((name) => rm(join(assets, name))));
}

/**
 * Runs in the page: drops or pastes a photo on the first heading. Returns false if the page prevented the browser's
 * default action.
 */
function give(way: 'drop' | 'paste', bytes: readonly number[]): boolean {
  const data = new DataTransfer();
  data.items.add(new File([Uint8Array.from(bytes)], 'early.jpg', { type: 'image/jpeg' }));
  const event = new Event(way, { bubbles: true, cancelable: true });
  Object.defineProperty(event, way === 'drop' ? 'dataTransfer' : 'clipboardData', { value: data });
  // The browser's default action is to open the photo.
  return document.querySelector('h1')!.dispatchEvent(event);
}

/** Runs in the page: the kind and the text of each visible notice. */
const shownNotices = () =>
  [...document.querySelectorAll<HTMLElement>('[data-notice]')]
    .filter((notice) => notice.checkVisibility())
    .map((notice) => [notice.dataset.notice, notice.textContent]);

export function early(test: EngineTest): void {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-'));
  const path = join(folder, 'early.jpg');
  writeFileSync(path, nikon);
  const opened: Promise<Site>[] = [];
  const openOnce = (prepare: (folder: string) => Promise<void>) => {
    let site: Promise<Site> | undefined;
    return () => {
      site ??= openSite([], prepare);
      opened.push(site);
      return site;
    };
  };
  const held = openOnce(holdModules);
  const broken = openOnce(removeModules);
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    for (const site of new Set(opened)) await (await site).close();
  });

  const WAYS: Readonly<Record<string, (tab: Tab) => Promise<unknown>>> = {
    chosen: (tab) => tab.setFile(INPUT, path),
    dropped: (tab) => tab.evaluate(give, 'drop', [...nikon]),
    pasted: (tab) => tab.evaluate(give, 'paste', [...nikon]),
  };

  describe.each(Object.keys(WAYS))('a photo that is %s before the page’s scripts are there', (way) => {
    test.for([
      ['/', 'en'],
      ['/nikon/nikon-d850', 'de'],
    ] as const)('is acknowledged, and read once they are: %s, %s', async ([page, locale], { tab }) => {
      const { origin } = await held();
      await tab.goto(origin + localizePath(page, locale));
      await WAYS[way]!(tab);
      expect(await tab.evaluate(shownNotices)).toEqual([['waiting', texts[locale]['frame.waiting']]]);
      await tab.evaluate(() => window.letGo());
      await showsCount(tab, locale);
      expect(await tab.evaluate(shownNotices)).toEqual([]);
      expect(await tab.evaluate(() => location.pathname)).toBe(localizePath(page, locale));
      expect(await tab.problems()).toEqual([]);
    });

    test('is not acknowledged if one of them is missing', async ({ tab }) => {
      const { origin } = await broken();
      await tab.goto(origin);
      const failed = await tab.until(() => {
        const notice = document.querySelector<HTMLElement>('[data-notice=failed]:not([hidden])');
        return notice?.checkVisibility() && notice.textContent;
      });
      await WAYS[way]!(tab);
      expect(await tab.evaluate(shownNotices)).toEqual([['failed', failed]]);
      expect(await tab.evaluate(() => location.pathname)).toBe('/');
    });
  });

  test('a page without a tool leads an early photo to home', async ({ tab }) => {
    const { origin } = await held();
    await tab.goto(`${origin}/ja/blog/shutter-lifespan`);
    await WAYS.pasted!(tab);
    await tab.evaluate(() => window.letGo());
    await showsCount(tab, 'ja');
    expect(await tab.evaluate(() => location.pathname)).toBe('/ja');
    expect(await tab.problems()).toEqual([]);
  });

  test('a file that was chosen without the page’s notice is not read', async ({ tab }) => {
    const { origin } = await held();
    await tab.goto(origin);
    // Fills the field without an event, as browsers do when they restore a field after a reload.
    await tab.evaluate(
      (selector, bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(bytes)], 'earlier.jpg', { type: 'image/jpeg' }));
        document.querySelector<HTMLInputElement>(selector)!.files = data.files;
        window.letGo();
      },
      INPUT,
      [...nikon],
    );
    await tab.until(() => window.pageFiles.isReceived());
    expect(
      await tab.evaluate(() => [window.pageFiles.areWaiting(), document.querySelector('[data-phase=idle]') !== null]),
    ).toEqual([false, true]);
  });
}

async function showsCount(tab: Tab, locale: Locale): Promise<void> {
  const shown = await tab.until(() => document.querySelector('[data-plate]')?.textContent);
  expect(shown).toBe(languages[locale].count45213);
}
