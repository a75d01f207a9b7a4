import { navigate } from 'wouter/use-browser-location';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefixVisit, type Visit } from '../../src/i18n/visit';
import { type VisitWatch, watchVisits } from '../../src/i18n/watchVisits';

const isKnown = (path: string) => ['/', '/canon', '/blog'].includes(path);

let shown: Visit[];
let watch: VisitWatch | undefined;

/** Loads a page at an address, as the browser would. */
function load(address: string): void {
  window.history.replaceState(null, '', address);
  shown = [];
  watch = watchVisits(prefixVisit(window.location.pathname), isKnown, (visit) => shown.push(visit));
}

const address = () => window.location.pathname + window.location.search + window.location.hash;
const flag = () => sessionStorage.getItem('language-switching');

beforeEach(() => {
  vi.useFakeTimers();
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

  it('is consulted on load only', () => {
    load('/canon');
    localStorage.setItem('language', 'ja');
    navigate('/blog');
    expect(address()).toBe('/blog');
    expect(shown.at(-1)).toMatchObject({ path: '/blog', locale: 'en' });
  });

  it('is spoken on a page that is not found, whose path stays', () => {
    localStorage.setItem('language', 'ja');
    load('/nothing');
    expect(address()).toBe('/nothing');
    expect(shown).toMatchObject([{ path: '/nothing', locale: 'ja' }]);
  });

  it('that is none of ours is no choice', () => {
    localStorage.setItem('language', 'fr');
    load('/canon');
    expect(address()).toBe('/canon');
    expect(shown).toEqual([]);
  });
});

describe('an unknown path with a prefix', () => {
  it('loses it, in place, with the flag up for its time', () => {
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
  it('stores it, rewrites the path in place and raises the flag for its time', () => {
    load('/canon');
    const entries = window.history.length;
    watch!.setLocale('ja');
    expect(address()).toBe('/ja/canon');
    expect(window.history.length).toBe(entries);
    expect(localStorage.getItem('language')).toBe('ja');
    expect(flag()).toBe('true');
    expect(shown).toMatchObject([{ path: '/ja/canon', locale: 'ja' }]);
    vi.advanceTimersByTime(500);
    expect(flag()).toBeNull();
    expect(shown).toHaveLength(1);
  });

  it('of the page again changes nothing', () => {
    load('/de/canon');
    watch!.setLocale('de');
    expect(flag()).toBeNull();
    expect(shown).toEqual([]);
  });

  it('on a page that is not found leaves its path', () => {
    load('/nothing');
    watch!.setLocale('de');
    expect(address()).toBe('/nothing');
    expect(shown).toMatchObject([{ path: '/nothing', locale: 'de' }]);
  });
});

describe('a changed path', () => {
  it('brings the language of its prefix, which is stored', () => {
    load('/canon');
    navigate('/de/canon');
    expect(shown).toMatchObject([{ path: '/de/canon', locale: 'de' }]);
    expect(localStorage.getItem('language')).toBe('de');
  });

  it('brings no language while the flag is up, and does once it is down', () => {
    load('/canon');
    watch!.setLocale('ja');
    navigate('/de/blog');
    expect(shown.at(-1)).toMatchObject({ path: '/de/blog', locale: 'ja' });
    vi.advanceTimersByTime(500);
    expect(shown.at(-1)).toMatchObject({ path: '/de/blog', locale: 'de' });
  });
});

it('a flag left behind by an earlier page falls too', () => {
  sessionStorage.setItem('language-switching', 'true');
  load('/canon');
  vi.advanceTimersByTime(500);
  expect(flag()).toBeNull();
});

it('the sitemap is left alone', () => {
  localStorage.setItem('language', 'ja');
  load('/sitemap.xml');
  watch!.setLocale('de');
  expect(address()).toBe('/sitemap.xml');
});
