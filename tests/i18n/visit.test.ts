import { describe, expect, it } from 'vitest';
import { followVisit, loadVisit, prefixVisit, switchVisit } from '../../src/i18n/visit';

const isKnown = (path: string) => ['/', '/canon', '/blog'].includes(path);

describe('what is rendered first', () => {
  it('is in the language of the prefix, else English', () => {
    expect(prefixVisit('/de/canon')).toEqual({ path: '/de/canon', locale: 'de' });
    expect(prefixVisit('/canon')).toEqual({ path: '/canon', locale: 'en' });
  });
});

describe('on load', () => {
  it('takes the language from the prefix, whatever is stored', () => {
    expect(loadVisit('/ja/canon', 'de', isKnown)).toEqual({ path: '/ja/canon', locale: 'ja' });
  });

  it('shows an unprefixed path in the stored language, at its prefix', () => {
    expect(loadVisit('/canon', 'de', isKnown)).toEqual({ path: '/de/canon', locale: 'de' });
  });

  it('shows an unprefixed path in English when nothing or English is stored', () => {
    expect(loadVisit('/canon', undefined, isKnown)).toEqual({ path: '/canon', locale: 'en' });
    expect(loadVisit('/canon', 'en', isKnown)).toEqual({ path: '/canon', locale: 'en' });
  });

  it('shows home in English, whatever is stored', () => {
    expect(loadVisit('/', 'ja', isKnown)).toEqual({ path: '/', locale: 'en' });
  });

  it('removes the prefix of an unknown path', () => {
    expect(loadVisit('/ja/nothing/here', undefined, isKnown)).toEqual({
      path: '/nothing/here',
      locale: 'ja',
      isRedirect: true,
    });
  });

  it('leaves the path of a not-found page alone and uses the stored language there', () => {
    expect(loadVisit('/nothing', 'de', isKnown)).toEqual({ path: '/nothing', locale: 'de' });
  });

  it('leaves the sitemap alone', () => {
    expect(loadVisit('/sitemap.xml', 'ja', isKnown).path).toBe('/sitemap.xml');
    expect(loadVisit('/sitemap.xml', 'ja', () => true).path).toBe('/sitemap.xml');
  });

  it('redirects a prefixed sitemap to the real one', () => {
    expect(loadVisit('/ja/sitemap.xml', undefined, isKnown)).toMatchObject({ path: '/sitemap.xml', isRedirect: true });
  });
});

describe('when the path changes', () => {
  it('follows the prefix', () => {
    expect(followVisit('/ja/canon', 'en', false, isKnown)).toEqual({ path: '/ja/canon', locale: 'ja' });
    expect(followVisit('/canon', 'ja', false, isKnown)).toEqual({ path: '/canon', locale: 'en' });
  });

  it('keeps the language while the switching flag is set', () => {
    expect(followVisit('/ja/canon', 'de', true, isKnown)).toEqual({ path: '/ja/canon', locale: 'de' });
  });

  it('keeps the language on a not-found page', () => {
    expect(followVisit('/nothing', 'ja', false, isKnown)).toEqual({ path: '/nothing', locale: 'ja' });
  });

  it('removes the prefix of an unknown path', () => {
    expect(followVisit('/de/nothing', 'en', false, isKnown)).toEqual({
      path: '/nothing',
      locale: 'de',
      isRedirect: true,
    });
  });
});

describe('when a language is chosen', () => {
  it('shows the same page at its prefix', () => {
    expect(switchVisit('/canon', 'ja', isKnown)).toEqual({ path: '/ja/canon', locale: 'ja' });
    expect(switchVisit('/ja/canon', 'de', isKnown)).toEqual({ path: '/de/canon', locale: 'de' });
    expect(switchVisit('/de', 'en', isKnown)).toEqual({ path: '/', locale: 'en' });
  });

  it('does not rewrite a not-found page, nor the sitemap', () => {
    expect(switchVisit('/nothing', 'ja', isKnown)).toEqual({ path: '/nothing', locale: 'ja' });
    expect(switchVisit('/sitemap.xml', 'ja', () => true)).toEqual({ path: '/sitemap.xml', locale: 'ja' });
  });
});
