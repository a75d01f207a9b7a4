import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider, useLanguage } from '../../src/site/router/LanguageProvider';
import { everyPart } from '../../src/i18n/loadText';
import { loadTranslator } from '../../src/i18n/translator';
import { prefixVisit } from '../../src/site/router/visit';
import { Link } from '../../src/site/ui/Link';

const pages = {
  isKnown: (path: string) => ['/', '/canon', '/blog'].includes(path),
  textsOf: () => [],
};

function Probe() {
  const { locale, path, t, setLocale } = useLanguage();
  return (
    <>
      <p>
        {locale} {path} {t('nav.home')}
      </p>
      <Link href="/blog">blog</Link>
      <button type="button" onClick={() => void setLocale('ja')}>
        choose
      </button>
    </>
  );
}

async function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  const visit = prefixVisit(path);
  const start = { ...visit, translator: await loadTranslator(visit.locale, everyPart) };
  render(
    <LanguageProvider start={start} pages={pages}>
      <Probe />
    </LanguageProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

describe('the language', () => {
  it('follows from the path, and links keep it', async () => {
    await renderAt('/de/canon');
    expect(screen.getByText('de /canon Startseite')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/de/blog');
    expect(document.documentElement.lang).toBe('de');
  });

  it('has no prefix in English', async () => {
    await renderAt('/canon');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/blog');
  });

  it('changes the path, the texts and the document’s language when another one is chosen', async () => {
    await renderAt('/canon');
    act(() => screen.getByRole('button').click());
    expect(await screen.findByText('ja /canon ホーム')).toBeTruthy();
    expect(window.location.pathname).toBe('/ja/canon');
    await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
  });

  it('changes when a link leads to another language', async () => {
    await renderAt('/de/canon');
    act(() => screen.getByRole('link').click());
    expect(await screen.findByText('de /blog Startseite')).toBeTruthy();
    expect(window.location.pathname).toBe('/de/blog');
  });

  it('cannot be used outside its provider', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Probe />)).toThrow('useLanguage must be used within a LanguageProvider');
    silence.mockRestore();
  });
});
