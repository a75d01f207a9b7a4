/** Fetches a language's text files: parts of the interface, and content. Each file is a separate chunk. */

import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import type { TextPart } from './texts';

/** A promise that records its outcome, so React's `use` returns a resolved value at once instead of suspending. */
export type Loading<Value> = Promise<Value> & {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
};

const files = import.meta.glob<unknown>(
  ['./*/*.json', '../content/*/*.ts', '../content/*/*/*.ts', '!../content/figures/*'],
  { import: 'default' },
);

export const everyPart = Object.keys(files).flatMap((path) => {
  const [, part] = new RegExp(`^\\./${DEFAULT_LOCALE}/(.+)\\.json$`).exec(path) ?? [];
  return part === undefined ? [] : (part as TextPart);
});

const loads = new Map<string, Loading<unknown>>();

/**
 * A language's content file by its name: 'home', 'articles/shutter-lifespan'; an empty object if it doesn't exist. Each
 * call for a file returns the same promise, even a rejected one. React calls this function on each render, and with a
 * new promise each time, it would never show the failure.
 */
export function loadText<Value>(locale: Locale, name: string): Loading<Value> {
  const key = `${locale}/${name}`;
  const known = loads.get(key);
  if (known) return known as Loading<Value>;
  const load = files[`./${key}.json`] ?? files[`../content/${key}.ts`];
  const loading = load ? watched(load()) : fulfilled({});
  loads.set(key, loading);
  return loading as Loading<Value>;
}

/** Forgets the files that could not be fetched, so that the next attempt requests them again. */
export function forgetFailures(): void {
  for (const [key, { status }] of loads) if (status === 'rejected') loads.delete(key);
}

/** An already fulfilled promise. */
export const fulfilled = <Value>(value: Value): Loading<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** Makes the promise record its outcome. */
export function watched<Value>(promise: Loading<Value>): Loading<Value> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    // Without `void`, this callback would return the rejected promise. The promise that `then` returns would also be
    // rejected, and nothing would handle its rejection.
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
