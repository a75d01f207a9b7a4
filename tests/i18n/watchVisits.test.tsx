import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefixVisit, type Visit } from '../../src/site/router/visit';
import { type VisitWatch, watchVisits } from '../../src/site/router/watchVisits';
import { patiently } from '../support/patiently';

const pages = {
  isKnown: (path: string) => ['/', '/canon', '/blog'].includes(path),
  textsOf: () => [],
};

let shown: Visit[];
/** the texts, the same for every requested language */
let texts: Promise<unknown>;
let watch: VisitWatch | undefined;

function load(address: string): void {
  window.history.replaceState(null, '', address);
  shown = [];
  watch = watchVisits(prefixVisit(window.location.pathname), pages, {
    load: () => texts,
    show: (visit) => shown.push(visit),
  });
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const flag = () => sessionStorage.getItem('language-switching');

beforeEach(() => {
  vi.useFakeTimers();
  texts = Promise.resolve();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  watch?.stop();
  vi.useRealTimers();
});

describe('a stored language', () => {
  it('rewrites an unprefixed path in place, with its query and anchor', () => {
    localStorage.setItem('language', 'de');
    const entries = window.history.length;
    load('/canon?from=mail#why');
    expect(address()).toBe('/de/canon?from=mail#why');
    expect(window.history.length).toBe(entries);
    expect(shown).toMatchObject([{ path: '/de/canon', locale: 'de' }]);
  });

  it('is read on load only', () => {
    load('/canon');
    localStorage.setItem('language', 'ja');
    navigate('/blog');
    expect(address()).toBe('/blog');
    expect(shown.at(-1)).toMatchObject({ path: '/blog', locale: 'en' });
  });

  it('is used on a not-found page, whose path stays', () => {
    localStorage.setItem('language', 'ja');
    load('/nothing');
    expect(address()).toBe('/nothing');
    expect(shown).toMatchObject([{ path: '/nothing', locale: 'ja' }]);
  });

  it('is ignored if the site lacks it', () => {
    localStorage.setItem('language', 'xx');
    load('/canon');
    expect(address()).toBe('/canon');
    expect(shown).toEqual([]);
  });
});

describe('an unknown path with a prefix', () => {
  it('loses it in place, and sets the flag for its time', () => {
    load('/ja/nothing');
    expect(address()).toBe('/nothing');
    expect(flag()).toBe('true');
    expect(shown).toMatchObject([{ path: '/nothing', locale: 'ja' }]);
    vi.advanceTimersByTime(499);
    expect(flag()).toBe('true');
    vi.advanceTimersByTime(1);
    expect(flag()).toBeNull();
    expect(address()).toBe('/nothing');
  });
});

describe('choosing a language', () => {
  it('stores it, rewrites the path in place and sets the flag for its time', async () => {
    load('/canon');
    const entries = window.history.length;
    await watch!.setLocale('ja');
    expect(address()).toBe('/ja/canon');
    expect(window.history.length).toBe(entries);
    await patiently(() => expect(localStorage.getItem('language')).toBe('ja'));
    expect(flag()).toBe('true');
    expect(shown).toMatchObject([{ path: '/ja/canon', locale: 'ja' }]);
    vi.advanceTimersByTime(500);
    expect(flag()).toBeNull();
    expect(shown).toHaveLength(1);
  });

  it('again for the current language changes nothing', async () => {
    load('/de/canon');
    await watch!.setLocale('de');
    expect(flag()).toBeNull();
    expect(shown).toEqual([]);
  });

  it('on a not-found page leaves its path', async () => {
    load('/nothing');
    await watch!.setLocale('de');
    expect(address()).toBe('/nothing');
    expect(shown).toMatchObject([{ path: '/nothing', locale: 'de' }]);
  });
});

describe('a language whose texts cannot be loaded', () => {
  beforeEach(() => {
    texts = Promise.reject(new TypeError('no network'));
    texts.catch(() => undefined);
  });

  it('is not chosen: address, storage and page stay unchanged', async () => {
    load('/canon');
    await expect(watch!.setLocale('ja')).rejects.toThrow('no network');
    expect([address(), flag(), localStorage.getItem('language')]).toEqual(['/canon', null, null]);
    expect(shown).toEqual([]);
  });

  it('is not stored when an address asks for it', async () => {
    load('/canon');
    navigate('/de/canon');
    await texts.catch(() => undefined);
    await Promise.resolve();
    expect(shown).toMatchObject([{ path: '/de/canon', locale: 'de' }]);
    expect(localStorage.getItem('language')).toBeNull();
  });
});

it('of two languages chosen in a row the last one is shown, whichever loads first', async () => {
  load('/canon');
  let arrive = () => {};
  texts = new Promise<void>((resolve) => (arrive = resolve));
  const first = watch!.setLocale('ja');
  texts = Promise.resolve();
  await watch!.setLocale('de');
  arrive();
  await first;
  expect(address()).toBe('/de/canon');
});

describe('a changed path', () => {
  it('switches to the language of its prefix, which is stored', async () => {
    load('/canon');
    navigate('/de/canon');
    expect(shown).toMatchObject([{ path: '/de/canon', locale: 'de' }]);
    await patiently(() => expect(localStorage.getItem('language')).toBe('de'));
  });

  it('switches no language while the flag is set, but does once it is cleared', async () => {
    load('/canon');
    await watch!.setLocale('ja');
    navigate('/de/blog');
    expect(shown.at(-1)).toMatchObject({ path: '/de/blog', locale: 'ja' });
    vi.advanceTimersByTime(500);
    expect(shown.at(-1)).toMatchObject({ path: '/de/blog', locale: 'de' });
  });
});

it('a flag from an earlier page is cleared too', () => {
  sessionStorage.setItem('language-switching', 'true');
  load('/canon');
  vi.advanceTimersByTime(500);
  expect(flag()).toBeNull();
});

it('the sitemap is left alone', async () => {
  localStorage.setItem('language', 'ja');
  load('/sitemap.xml');
  await watch!.setLocale('de');
  expect(address()).toBe('/sitemap.xml');
});
