/** Each directive of every page's Content Security Policy. The e2e tests try the actions that the policy forbids. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../../scripts/policy';

const TOASTS = '.toast { color: red }';

const directives = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')] as const;
    }),
  );

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it.each([
  ['loads nothing that it does not name', 'default-src', "'none'"],
  ["runs the site's own files, and the core", 'script-src', "'self' 'wasm-unsafe-eval'"],
  [
    "takes the site's own styles, an empty one, and that of the toasts",
    'style-src',
    `'self' ${hash('')} ${hash(TOASTS)}`,
  ],
  ["shows the site's own images, and those it made itself", 'img-src', "'self' data: blob:"],
  ["takes the site's own fonts", 'font-src', "'self'"],
  ["plays the site's own videos", 'media-src', "'self'"],
  ["takes the site's own manifest", 'manifest-src', "'self'"],
  ["starts the site's own workers", 'worker-src', "'self'"],
  ['sends nothing', 'connect-src', "'none'"],
  ['sends no form', 'form-action', "'none'"],
  ['has its addresses led elsewhere by no base element', 'base-uri', "'none'"],
  ['runs no text', 'require-trusted-types-for', "'script'"],
  ["trusts the text of the site's own policy alone", 'trusted-types', 'site'],
  ['frames no other page', 'frame-src', undefined],
])('a page %s', (_title, name, sources) => {
  expect(directives(contentSecurityPolicy(TOASTS)).get(name)).toBe(sources);
});

it('a page with a video frames the host of the video, and differs in nothing else', () => {
  const [page, withVideo] = [contentSecurityPolicy(TOASTS), contentSecurityPolicy(TOASTS, 'video.test')].map(
    directives,
  );
  expect(withVideo).toEqual(new Map([...page!, ['frame-src', 'https://video.test']]));
});
