import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from '../../src/site/browser/choices';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('a stored choice', () => {
  it('can be read back', () => {
    writeStored('language', 'ja');
    expect(readStored('language')).toBe('ja');
    expect(localStorage.getItem('language')).toBe('ja');
  });

  it('is missing before the first choice', () => {
    expect(readStored('cookie-consent')).toBeUndefined();
  });

  it('is ignored if something else wrote nonsense', () => {
    localStorage.setItem('language', 'xx');
    localStorage.setItem('theme', '<b>');
    expect([readStored('language'), readStored('theme')]).toEqual([undefined, undefined]);
  });

  it('can be removed', () => {
    writeStored('theme', 'dark');
    removeStored('theme');
    expect(readStored('theme')).toBeUndefined();
  });

  it('ends with the session if it is only a flag', () => {
    writeStored('language-switching', 'true');
    expect(sessionStorage.getItem('language-switching')).toBe('true');
    expect(localStorage.getItem('language-switching')).toBeNull();
  });
});

describe('without storage', () => {
  it('nothing is stored and nothing is thrown', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => writeStored('theme', 'dark')).not.toThrow();
    expect(() => removeStored('theme')).not.toThrow();
    expect(readStored('theme')).toBeUndefined();
  });

  it('nothing is thrown if it is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStored('theme', 'dark')).not.toThrow();
  });
});

describe('the script that runs before the first paint', () => {
  // The script removes parts of its window permanently, so it gets a window object of its own.
  const run = (search = '') =>
    runInNewContext(readFileSync('public/first.js', 'utf8'), {
      window: { addEventListener: () => undefined },
      navigator: {},
      document,
      localStorage,
      location: { search },
    });

  afterEach(() => {
    delete document.documentElement.dataset['theme'];
    delete document.documentElement.dataset['asked'];
  });

  it('sets the stored theme', () => {
    writeStored('theme', 'dark');
    run();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('leaves the theme to the system without a stored one, or with nonsense', () => {
    localStorage.setItem('theme', 'pink');
    run();
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  it.each([
    ['?brand=nikon&q=d8', ''],
    ['?sort=year', ''],
    ['?utm_source=forum', undefined],
    ['', undefined],
  ])('notes whether the address asks for some of all cameras: “%s”', (search, noted) => {
    run(search);
    expect(document.documentElement.dataset['asked']).toBe(noted);
  });
});
