import { expect, it } from 'vitest';
import { webManifest } from '../../../src/site/app/webManifest';

it.each([
  ['en', '/'],
  ['ja', '/ja'],
  ['de', '/de'],
] as const)('the site installed from its pages in %s starts at %s, and is the same app', async (locale, home) => {
  const { lang, start_url: start, id, file_handlers: handlers } = await webManifest(locale);
  expect([lang, start, id]).toEqual([locale, home, '/']);
  expect(handlers.map(({ action }) => action)).toEqual([home]);
});
