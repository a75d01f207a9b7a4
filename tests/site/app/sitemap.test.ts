import { describe, expect, it } from 'vitest';
import { routes } from '../../../src/site/app/routes';
import { sitemapXml } from '../../../src/site/app/sitemap';
import { localeCodes } from '../../../src/config/locales';
import { localizePath } from '../../../src/i18n/paths';
import { parseSitemap } from '../../support/parse';

/** A page that search engines should not list. */
const UNLISTED = '/nikon/nikon-1-j1';

const entries = parseSitemap(sitemapXml('https://site.test', '2026-11-21', (route) => route.path === UNLISTED));

const entryOf = (path: string) => entries.find(({ loc }) => loc === `https://site.test${path}`);

/** `parseSitemap` checks that the sitemap is well-formed and in the namespace of sitemaps. */
describe('the sitemap', () => {
  it('has the canonical paths in each language once, except pages that search engines should not list', () => {
    const canonical = new Set(routes.map((route) => route.canonical));
    expect(canonical.delete(UNLISTED)).toBe(true);
    const expected = [...canonical].flatMap((path) =>
      localeCodes.map((locale) => `https://site.test${localizePath(path, locale)}`),
    );
    expect(entries.map(({ loc }) => loc).toSorted()).toEqual(expected.toSorted());
  });

  it('lists the alternates of every page, and a default one', () => {
    expect(entryOf('/ja/canon')!.alternates).toMatchObject({
      en: 'https://site.test/canon',
      ja: 'https://site.test/ja/canon',
      de: 'https://site.test/de/canon',
      'x-default': 'https://site.test/canon',
    });
    expect(entryOf('/')!.alternates['ja']).toBe('https://site.test/ja');
    for (const { alternates } of entries) expect(Object.keys(alternates)).toEqual([...localeCodes, 'x-default']);
  });

  it.each([
    ['/', '1.0'],
    ['/de', '1.0'],
    ['/canon', '0.8'],
    ['/ja/blog', '0.8'],
    ['/canon/all-models', '0.7'],
    ['/de/blog/shutter-lifespan', '0.7'],
  ])('gives %s the priority %s', (path, priority) => {
    expect(entryOf(path)!.priority).toBe(priority);
  });

  it('says that the blog changes weekly and everything else monthly', () => {
    for (const { loc, changefreq } of entries) {
      expect([loc, changefreq]).toEqual([loc, loc.includes('blog') ? 'weekly' : 'monthly']);
    }
  });

  it('has the given day', () => {
    expect(new Set(entries.map(({ lastmod }) => lastmod))).toEqual(new Set(['2026-11-21']));
  });
});
