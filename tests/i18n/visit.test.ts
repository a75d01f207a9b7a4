import { describe, expect, it } from 'vitest';
import { followVisit, loadVisit, type Pages, prefixVisit, switchVisit, type Visit } from '../../src/site/router/visit';
import type { Locale } from '../../src/config/locales';

const isKnown = (path: string) => ['/', '/canon', '/blog'].includes(path);
const pages: Pages = { isKnown, textsOf: () => [] };
const anyPath: Pages = { ...pages, isKnown: () => true };

const shownIn = (locale: Locale): Visit => ({ path: '/blog', locale });

describe('the first render', () => {
  it('is in the language of the prefix, otherwise in English', () => {
    expect(prefixVisit('/de/canon')).toEqual({ path: '/de/canon', locale: 'de' });
    expect(prefixVisit('/canon')).toEqual({ path: '/canon', locale: 'en' });
  });
});

describe('loading a page', () => {
  it('takes the language from the prefix, whatever is stored', () => {
    expect(loadVisit('/ja/canon', 'de', pages)).toEqual({ path: '/ja/canon', locale: 'ja' });
  });

  it('shows an unprefixed path in the stored language, at its prefix', () => {
    expect(loadVisit('/canon', 'de', pages)).toEqual({ path: '/de/canon', locale: 'de' });
  });

  it('shows an unprefixed path in English when nothing or English is stored', () => {
    expect(loadVisit('/canon', undefined, pages)).toEqual({ path: '/canon', locale: 'en' });
    expect(loadVisit('/canon', 'en', pages)).toEqual({ path: '/canon', locale: 'en' });
  });

  it('shows home in English, whatever is stored', () => {
    expect(loadVisit('/', 'ja', pages)).toEqual({ path: '/', locale: 'en' });
  });

  it('removes the prefix of an unknown path', () => {
    expect(loadVisit('/ja/nothing/here', undefined, pages)).toEqual({
      path: '/nothing/here',
      locale: 'ja',
      isRedirect: true,
    });
  });

  it('leaves the path of a not-found page alone and uses the stored language there', () => {
    expect(loadVisit('/nothing', 'de', pages)).toEqual({ path: '/nothing', locale: 'de' });
  });

  it('leaves the sitemap alone', () => {
    expect(loadVisit('/sitemap.xml', 'ja', pages).path).toBe('/sitemap.xml');
    expect(loadVisit('/sitemap.xml', 'ja', anyPath).path).toBe('/sitemap.xml');
  });

  it('redirects a prefixed sitemap to the real one', () => {
    expect(loadVisit('/ja/sitemap.xml', undefined, pages)).toMatchObject({ path: '/sitemap.xml', isRedirect: true });
  });
});

describe('changing the path', () => {
  it('takes the language from the prefix', () => {
    expect(followVisit('/ja/canon', shownIn('en'), false, pages)).toEqual({ path: '/ja/canon', locale: 'ja' });
    expect(followVisit('/canon', shownIn('ja'), false, pages)).toEqual({ path: '/canon', locale: 'en' });
  });

  it('keeps the language while the switching flag is set', () => {
    expect(followVisit('/ja/canon', shownIn('de'), true, pages)).toEqual({ path: '/ja/canon', locale: 'de' });
  });

  it('keeps the language on a not-found page', () => {
    expect(followVisit('/nothing', shownIn('ja'), false, pages)).toEqual({ path: '/nothing', locale: 'ja' });
  });

  it('removes the prefix of an unknown path', () => {
    expect(followVisit('/de/nothing', shownIn('en'), false, pages)).toEqual({
      path: '/nothing',
      locale: 'de',
      isRedirect: true,
    });
  });
});

describe('choosing a language', () => {
  it('shows the same page at its prefix', () => {
    expect(switchVisit('/canon', 'ja', pages)).toEqual({ path: '/ja/canon', locale: 'ja' });
    expect(switchVisit('/ja/canon', 'de', pages)).toEqual({ path: '/de/canon', locale: 'de' });
    expect(switchVisit('/de', 'en', pages)).toEqual({ path: '/', locale: 'en' });
  });

  it('does not rewrite a not-found page, nor the sitemap', () => {
    expect(switchVisit('/nothing', 'ja', pages)).toEqual({ path: '/nothing', locale: 'ja' });
    expect(switchVisit('/sitemap.xml', 'ja', anyPath)).toEqual({ path: '/sitemap.xml', locale: 'ja' });
  });
});
