import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from './renderPage';

afterEach(cleanup);

const NBSP = '\u00A0';

it.each([
  ['en', `Rebel${NBSP}T7i${NBSP}(800D)`, 'EOS Rebel'],
  ['de', '800D', 'Rebel'],
  ['ja', `Kiss${NBSP}X9i`, '800D'],
] as const)('the USB page names a Canon by its name in the reader’s market: %s', async (locale, sold, notSaid) => {
  const { container } = await renderPage('/connect', locale);
  const names = container.textContent;
  expect(names).toContain(sold);
  expect(names).not.toContain(notSaid);
});

it.each(['en', 'ja', 'de'] as const)(
  'the USB page gives advice for a Canon that it does not list: %s',
  async (locale) => {
    const { container, t } = await renderPage('/connect', locale);
    expect(container.textContent).toContain(t('connect.what.unlisted'));
  },
);
