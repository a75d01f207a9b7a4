/** The list of files that the service worker caches as one release. tests/e2e/offline.e2e.ts tests the worker. */
import { expect, test } from 'vitest';
import type { SiteScript } from '../scripts/chunkList';
import { keptFiles } from '../scripts/offlineFiles';

const chunk = (file: string, modules: string[], imports: string[] = [], later: string[] = []): SiteScript => ({
  file,
  modules,
  imports,
  later,
  assets: [],
});

const CHUNKS = [
  chunk(
    'frame.js',
    ['src/main.tsx'],
    [],
    ['src/Home.tsx', 'src/Blog.tsx', 'src/i18n/de/ways.json', 'node_modules/sonner/dist/index.mjs'],
  ),
  {
    ...chunk('Home.js', ['src/Home.tsx'], ['frame.js', 'parts.js'], ['src/Sections.tsx', 'src/results.ts']),
    assets: ['plex.woff2', 'a.css'],
  },
  chunk('Blog.js', ['src/Blog.tsx'], ['frame.js', 'posts.js']),
  chunk('result-de.js', ['src/i18n/de/checker.json', 'src/i18n/de/ways.json']),
  chunk('Sections.js', ['src/Sections.tsx']),
  chunk('results.js', ['src/results.ts'], ['parts.js'], ['src/Picker.tsx']),
  chunk('Picker.js', ['src/Picker.tsx', 'src/Figure.tsx']),
  chunk('parts.js', ['src/site/ui/Card.tsx']),
  chunk('posts.js', ['src/PostList.tsx']),
  chunk('sonner.js', ['node_modules/sonner/dist/index.mjs']),
];
const OTHER = ['src/Blog.tsx', 'src/Figure.tsx', 'src/Sections.tsx', 'src/i18n/de/ways.json'];

test('keeps the named modules with all their imports, immediate or later, and their fonts, except those left to visits', () => {
  expect(keptFiles(CHUNKS, ['src/main.tsx', 'src/Home.tsx'], OTHER).toSorted()).toEqual([
    'Home.js',
    'Picker.js',
    'frame.js',
    'parts.js',
    'plex.woff2',
    'results.js',
    'sonner.js',
  ]);
});

test('keeps a file for one of its modules, whatever else the file has', () => {
  expect(keptFiles(CHUNKS, ['src/i18n/de/checker.json'], OTHER)).toEqual(['result-de.js']);
});

test('refuses a module that is in no file', () => {
  expect(() => keptFiles(CHUNKS, ['src/Home.ts'], ['src/blog.tsx'])).toThrow('No chunk of src/Home.ts, src/blog.tsx');
});
