/** The effects of the operator's settings on the operator's page, on links to it, and on the build's warnings. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { variants } from '../support/variants';
import { localeCodes } from '../../src/config/locales';

const SETTINGS = {
  VITE_SITE_ORIGIN: 'https://exampleton.test',
  VITE_OPERATOR_NAME: 'Ada Example',
  VITE_OPERATOR_ADDRESS: '1 Example Street, Exampleton',
  VITE_OPERATOR_REGISTER: '-',
  VITE_HOST: 'Host Ltd, Dublin',
  VITE_LOG_DAYS: '7',
  VITE_CONTACT_EMAIL: 'ada@exampleton.test',
  VITE_PRIVACY_EMAIL: 'ada@exampleton.test',
  VITE_LEGAL_EMAIL: 'ada@exampleton.test',
};

beforeEach(() => {
  // The module reads the settings only when it loads.
  vi.resetModules();
  vi.stubGlobal('scrollTo', vi.fn());
  localStorage.setItem('cookie-consent', 'necessary');
});

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

function set(settings: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
}

const footerLinks = async () => {
  const { App } = await import('../../src/site/app/App');
  const { loadTranslator } = await import('../../src/i18n/translator');
  const { everyPart } = await import('../../src/i18n/loadText');
  const translator = await loadTranslator('en', everyPart);
  window.history.replaceState(null, '', '/privacy-policy');
  await act(async () => render(<App start={{ path: '/privacy-policy', locale: 'en', translator }} />));
  await screen.findByRole('heading', { level: 1 });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('with a name and an address', () => {
  beforeEach(() => set(SETTINGS));

  variants(it, localeCodes)('the operator’s page is there in %s', async (locale) => {
    const { renderPage } = await import('../site/pages/renderPage');
    const { headings, container, t } = await renderPage('/operator', locale);
    expect(headings(1)).toEqual([t('footer.operator')]);
    const rows = [...container.querySelectorAll('tbody tr')].map((row) => row.textContent);
    for (const shown of ['Ada Example', '1 Example Street, Exampleton', 'ada@exampleton.test'])
      expect(rows.some((row) => row.includes(shown))).toBe(true);
    expect(rows.some((row) => row.includes('-') && !row.includes('@'))).toBe(false);
  });

  it('the footer links to that page, and the build gives no warning', async () => {
    expect(await footerLinks()).toContain('/operator');
    expect((await import('../../src/config/site')).unsetSettings).toEqual([]);
  });
});

describe('without an address', () => {
  beforeEach(() => set({ ...SETTINGS, VITE_OPERATOR_ADDRESS: '' }));

  it('the operator’s page and the link to it are missing, and the build warns', async () => {
    const { isKnownPath } = await import('../../src/site/app/routes');
    expect(isKnownPath('/operator')).toBe(false);
    expect(await footerLinks()).not.toContain('/operator');
    expect((await import('../../src/config/site')).unsetSettings.join()).toContain('VITE_OPERATOR_ADDRESS');
  });
});

it('the build warns of each missing setting', async () => {
  const { unsetSettings } = await import('../../src/config/site');
  const warned = unsetSettings.join();
  for (const name of ['VITE_SITE_ORIGIN', 'VITE_OPERATOR_NAME', 'VITE_HOST', 'VITE_LOG_DAYS', 'VITE_PRIVACY_EMAIL'])
    expect(warned).toContain(name);
});
