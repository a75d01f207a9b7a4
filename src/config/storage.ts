/** Everything the site keeps in the visitor's browser: the only place that touches storage. Never throws. */

import { type Locale, locales } from './locales';

/** What each key may hold. */
export interface StoredValues {
  language: Locale;
  theme: 'light' | 'dark';
  'cookie-consent': 'all' | 'selected' | 'necessary';
  'marketing-consent': 'true' | 'false';
  'analytics-consent': 'true' | 'false';
  /** the history page keeps what it read, in IndexedDB */
  'keep-history': 'true';
  /** session storage: a language was just chosen, the path does not decide */
  'language-switching': 'true';
}

export type StorageKey = keyof StoredValues;

const VALUES: { readonly [K in StorageKey]: readonly StoredValues[K][] } = {
  language: locales.map(({ code }) => code),
  theme: ['light', 'dark'],
  'cookie-consent': ['all', 'selected', 'necessary'],
  'marketing-consent': ['true', 'false'],
  'analytics-consent': ['true', 'false'],
  'keep-history': ['true'],
  'language-switching': ['true'],
};

/** Storage may be forbidden, full or absent; then nothing is kept. */
function withStorage<T>(key: StorageKey, access: (storage: Storage) => T): T | undefined {
  try {
    return access(key === 'language-switching' ? window.sessionStorage : window.localStorage);
  } catch {
    return undefined;
  }
}

/** The stored value; undefined if there is none or it is none of ours. */
export function readStored<K extends StorageKey>(key: K): StoredValues[K] | undefined {
  const value = withStorage(key, (storage) => storage.getItem(key));
  return VALUES[key].find((allowed) => allowed === value);
}

/** Keeps a value, where the browser lets us. */
export function writeStored<K extends StorageKey>(key: K, value: StoredValues[K]): void {
  withStorage(key, (storage) => storage.setItem(key, value));
}

/** Forgets a value. */
export function removeStored(key: StorageKey): void {
  withStorage(key, (storage) => storage.removeItem(key));
}
