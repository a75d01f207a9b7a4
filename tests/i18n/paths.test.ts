import { describe, expect, it } from 'vitest';
import { localizePath, splitPath, stripLocale, tidyPath } from '../../src/i18n/paths';

describe('splitPath', () => {
  it.each([
    ['/', { rest: '/' }],
    ['/canon', { rest: '/canon' }],
    ['/canon/', { rest: '/canon' }],
    ['/ja', { prefix: 'ja', rest: '/' }],
    ['/ja/', { prefix: 'ja', rest: '/' }],
    ['/ja//elsewhere.example/', { prefix: 'ja', rest: '/elsewhere.example' }],
    ['/de/nikon/nikon-d850', { prefix: 'de', rest: '/nikon/nikon-d850' }],
  ])('takes %s apart', (path, expected) => {
    expect(splitPath(path)).toEqual(expected);
  });

  it('recognizes a language only by the whole first segment', () => {
    expect(splitPath('/japan')).toEqual({ rest: '/japan' });
    expect(splitPath('/design/de')).toEqual({ rest: '/design/de' });
  });

  it('has no prefix for English', () => {
    expect(splitPath('/en/canon')).toEqual({ rest: '/en/canon' });
  });
});

describe('tidyPath', () => {
  it.each([
    ['/', '/'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/nikon', '/nikon'],
    ['/nikon/', '/nikon'],
    ['/nikon.html', '/nikon'],
    ['/nikon/index.html', '/nikon'],
    ['/ja/', '/ja'],
    ['/ja.html', '/ja'],
    ['/de/canon/all-models.html', '/de/canon/all-models'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/reindex', '/reindex'],
    ['/sitemap.xml', '/sitemap.xml'],
  ])('gives %s its one address: %s', (path, address) => {
    expect(tidyPath(path)).toBe(address);
  });
});

describe('localizePath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'ja', '/ja'],
    ['/canon', 'de', '/de/canon'],
    ['/ja/canon', 'de', '/de/canon'],
    ['/ja/canon', 'en', '/canon'],
    ['/de', 'en', '/'],
  ] as const)('turns %s into %s: %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });
});

describe('stripLocale', () => {
  it('returns the path that all languages share', () => {
    expect(stripLocale('/de/blog/shutter-lifespan')).toBe('/blog/shutter-lifespan');
    expect(stripLocale('/ja')).toBe('/');
    expect(stripLocale('/blog')).toBe('/blog');
  });
});
