/** What the service worker keeps as one release; tests/e2e/offline.e2e.ts tries it. */
import { expect, test } from 'vitest';
import { keptFiles } from '../scripts/offlineFiles';
import type { Manifest } from '../scripts/prerender';

const MANIFEST: Manifest = {
  '_frame.js': { file: 'assets/frame.js', dynamicImports: ['src/Home.tsx', 'src/Blog.tsx', 'src/i18n/de/home.json'] },
  'src/Home.tsx': { file: 'assets/Home.js', imports: ['_frame.js', '_parts.js'], assets: ['assets/plex.woff2'] },
  'src/Blog.tsx': { file: 'assets/Blog.js', imports: ['_frame.js', '_posts.js'] },
  'src/i18n/de/home.json': { file: 'assets/home.js' },
  '_parts.js': { file: 'assets/parts.js' },
  '_posts.js': { file: 'assets/posts.js' },
};
const NAMED = ['assets/site.css', 'assets/frame.js'];

test('keeps what is named with all that it imports at once, and nothing else', () => {
  const files = keptFiles(MANIFEST, NAMED, ['src/Home.tsx', 'src/i18n/*/*.json'], ['src/Blog.tsx']);
  expect(files.toSorted()).toEqual([
    'assets/Home.js',
    'assets/frame.js',
    'assets/home.js',
    'assets/parts.js',
    'assets/plex.woff2',
    'assets/site.css',
  ]);
});

test('leaves to visits what is named there, even if the name of a group fits it, too', () => {
  const files = keptFiles(
    MANIFEST,
    NAMED,
    ['src/*.tsx', 'src/i18n/*/*.json'],
    ['src/i18n/*/home.json', 'src/Blog.tsx'],
  );
  expect(files.toSorted()).toEqual(
    ['assets/Home.js', 'assets/frame.js', 'assets/parts.js', 'assets/plex.woff2', 'assets/site.css'].toSorted(),
  );
});

test('keeps a module that is named itself, even if a group of what is left to visits has it', () => {
  const files = keptFiles(
    MANIFEST,
    NAMED,
    ['src/Home.tsx', 'src/i18n/de/home.json'],
    ['src/i18n/*/*.json', 'src/*.tsx'],
  );
  expect(files).toEqual(expect.arrayContaining(['assets/Home.js', 'assets/home.js']));
  expect(files).not.toContain('assets/Blog.js');
});

test('refuses a name that fits no module of the build', () => {
  expect(() => keptFiles(MANIFEST, NAMED, ['src/Home.ts', 'src/*/home.json'], [])).toThrow(
    'No chunk of src/Home.ts, src/*/home.json',
  );
});

test('refuses a module that may be needed later and of which nobody decided whether it is kept', () => {
  expect(() => keptFiles(MANIFEST, NAMED, ['src/Home.tsx'], ['src/Blog.tsx'])).toThrow(
    'whether to keep src/i18n/de/home.json.',
  );
});
