/** Which files of the built site the service worker caches, recognized by their content. */
import { readdirSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { texts } from '../support/texts/all';
import { built } from './dist';

const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
const contents = scripts.map((name) => [name, built(`assets/${name}`)] as const);
const worker = built('sw.js');
const isKept = (name: string) => worker.includes(`/assets/${name}`);

/** For each part of the interface texts, a key that no other part has. */
const PARTS = [
  'frame.skip',
  'home.lead',
  'dropZone.hint',
  'copy.listing',
  'history.lead',
  'connect.lead',
  'message.heading',
] as const;

describe('without a network', () => {
  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'the texts of a reading, the history and the cable are there: %s',
    (locale) => {
      const lost = PARTS.filter((key) => {
        const text = JSON.stringify(texts[locale][key]).slice(1, -1);
        const holders = contents.filter(([, script]) => script.includes(text) || script.includes(texts[locale][key]));
        return holders.length === 0 || !holders.some(([name]) => isKept(name));
      });
      expect(lost).toEqual([]);
    },
  );

  it.each([
    'HomePage',
    'HistoryPage',
    'historyStore',
    'historyWorker',
    'HistoryView',
    'ConnectPage',
    'CableTool',
    'NotFoundPage',
    'readerModules',
    'results',
    'core',
    'libraryBrotli',
  ])('there is %s', (chunk) => {
    expect(scripts.filter((name) => name.startsWith(`${chunk}-`)).filter(isKept)).not.toEqual([]);
  });
});

/** Starts the built service worker while these caches exist, lets it take over, and returns the remaining caches. */
async function cachesAfterTakeover(names: readonly string[]): Promise<readonly string[]> {
  const left = new Set(names);
  const work: unknown[] = [];
  const listeners: ((event: object) => void)[] = [];
  const scope = {
    location: new URL('https://site.example/sw.js'),
    registration: { scope: 'https://site.example/' },
    clients: { claim: async () => undefined },
    caches: {
      keys: async () => [...left],
      delete: async (name: string) => left.delete(name),
      open: async () => ({ keys: async () => [], match: async () => undefined }),
    },
    addEventListener: (type: string, listener: (event: object) => void) => {
      if (type === 'activate') listeners.push(listener);
    },
  };
  runInNewContext(worker, { ...scope, self: scope, URL, Request, Response, Headers, console });
  for (const listener of listeners) listener({ type: 'activate', waitUntil: (step: unknown) => work.push(step) });
  await Promise.all(work);
  return [...left];
}

describe('a new release', () => {
  it('removes the pages and files cached by an older one as it takes over, and nothing else', async () => {
    const [, release] = /=[`"']([\da-f]{16})[`"']/.exec(worker)!;
    const own = [`pages-${release!}`, `assets-${release!}`];
    const others = ['of-something-else'];
    expect(await cachesAfterTakeover([...own, ...others, 'pages-older', 'assets-older'])).toEqual([...own, ...others]);
  });
});
