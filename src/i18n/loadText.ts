/** Fetches a language's text files, each in a chunk of its own: the parts of the interface, and content. */

import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import type { TextPart } from './texts';

/**
 * A promise that records its outcome, so that React's `use` takes a resolved value at once instead of showing a gap
 * first.
 */
export type Loading<Value> = Promise<Value> & {
  status?: 'fulfilled' | 'rejected';
  value?: Value;
  reason?: unknown;
};

const files = import.meta.glob<unknown>(
  ['./*/*.json', '../content/*/*.ts', '../content/*/*/*.ts', '!../content/figures/*'],
  { import: 'default' },
);

/** Every part of the interface. */
export const everyPart = Object.keys(files).flatMap((path) => {
  const [, part] = new RegExp(`^\\./${DEFAULT_LOCALE}/(.+)\\.json$`).exec(path) ?? [];
  return part === undefined ? [] : (part as TextPart);
});

const loads = new Map<string, Loading<unknown>>();

/**
 * A language's file by its name: 'home', 'articles/shutter-lifespan'; an empty one if there is none. Each call gives
 * the same promise, even a rejected one, because React calls this on each render and would otherwise never show the
 * failure.
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

/** Lets files that could not be fetched be requested again, once the visitor tries something again. */
export function forgetFailures(): void {
  for (const [key, { status }] of loads) if (status === 'rejected') loads.delete(key);
}

/** A promise that is already fulfilled. */
export const fulfilled = <Value>(value: Value): Loading<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });

/** Makes the promise record its outcome. */
export function watched<Value>(promise: Loading<Value>): Loading<Value> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    // Without `void`, this would return the rejected promise, and `then` would give another one, unhandled.
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
