/** The site's only access to local and session storage. Never throws. */

import { type Locale, locales } from '../../config/locales';

export interface StoredValues {
  language: Locale;
  theme: 'light' | 'dark';
  'cookie-consent': 'all' | 'selected' | 'necessary';
  'marketing-consent': 'true' | 'false';
  'analytics-consent': 'true' | 'false';
  /** the visitor lets the history page store its readings in IndexedDB (keptReadings.ts) */
  'keep-history': 'true';
  /** The visitor has just chosen a language, so for a moment the path does not decide it. Kept in session storage. */
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

/** Runs `access` on the storage of `key`. Returns undefined if storage is forbidden, full or absent. */
function withStorage<T>(key: StorageKey, access: (storage: Storage) => T): T | undefined {
  try {
    return access(key === 'language-switching' ? window.sessionStorage : window.localStorage);
  } catch {
    return undefined;
  }
}

/** The stored value; undefined if it is missing or unknown. */
export function readStored<K extends StorageKey>(key: K): StoredValues[K] | undefined {
  const value = withStorage(key, (storage) => storage.getItem(key));
  return VALUES[key].find((allowed) => allowed === value);
}

/** Stores a value if the browser allows it. */
export function writeStored<K extends StorageKey>(key: K, value: StoredValues[K]): void {
  withStorage(key, (storage) => storage.setItem(key, value));
}

/** Removes a value if the browser allows it. */
export function removeStored(key: StorageKey): void {
  withStorage(key, (storage) => storage.removeItem(key));
}
