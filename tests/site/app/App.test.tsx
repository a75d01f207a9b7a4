import type { DetachedWindowAPI } from 'happy-dom';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/site/app/App';
import { everyPart } from '../../../src/i18n/loadText';
import { loadTranslator } from '../../../src/i18n/translator';
import { prefixVisit } from '../../../src/site/router/visit';
import { patiently } from '../../support/patiently';

declare const happyDOM: DetachedWindowAPI;

const scrollTo = vi.fn();

async function renderAt(path: string) {
  window.history.replaceState(null, '', path);
  const visit = prefixVisit(path);
  const start = { ...visit, translator: await loadTranslator(visit.locale, everyPart) };
  await act(async () => render(<App start={start} />));
  await screen.findByRole('heading', { level: 1 });
}

const shrink = () => happyDOM.setViewport({ width: 375 });

const banner = () => screen.getByRole('banner');
const footer = () => screen.getByRole('contentinfo');
const follow = async (link: HTMLElement, heading: string) => {
  await act(async () => link.click());
  await screen.findByRole('heading', { level: 1, name: heading });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('cookie-consent', 'necessary');
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  happyDOM.setViewport({ width: 1024 });
  scrollTo.mockClear();
});

describe('the frame', () => {
  it('links to home, the blog and every brand in the language of the page', async () => {
    await renderAt('/de/privacy-policy');
    expect(within(banner()).getByRole('link', { name: 'Startseite' }).getAttribute('href')).toBe('/de');
    expect(within(banner()).getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/de/blog');
    expect(within(footer()).getByRole('link', { name: 'Minolta' }).getAttribute('href')).toBe('/de/minolta');
    for (const [name, path] of [
      ['Datenschutzerklärung', '/de/privacy-policy'],
      ['Nutzungsbedingungen', '/de/terms-and-conditions'],
      ['Blog', '/de/blog'],
    ] as const) {
      expect(within(footer()).getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
  });

  it('disables the current language', async () => {
    await renderAt('/ja/privacy-policy');
    const disabled = within(banner())
      .getAllByRole<HTMLButtonElement>('button')
      .filter((button) => button.disabled);
    expect(disabled.map(({ textContent }) => textContent)).toEqual(['日本語']);
  });

  it('shows the breadcrumb of the page', async () => {
    await renderAt('/nikon/all-models');
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(breadcrumb.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Nikon',
      'All models',
    ]);
    expect(breadcrumb.getByRole('link', { name: 'Nikon' }).getAttribute('href')).toBe('/nikon');
    expect(breadcrumb.getByText('All models').getAttribute('aria-current')).toBe('page');
  });
});

describe('going to another page', () => {
  it('scrolls to the top and moves the focus to the page', async () => {
    await renderAt('/privacy-policy');
    expect(scrollTo).not.toHaveBeenCalled();
    await follow(within(footer()).getByRole('link', { name: 'Blog' }), 'Blog');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.location.pathname).toBe('/blog');
  });

  it('closes the menu', async () => {
    shrink();
    await renderAt('/privacy-policy');
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const button = screen.getByRole('button', { name: 'Close menu' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const menu = document.getElementById(button.getAttribute('aria-controls')!)!;
    await follow(within(menu).getByRole('link', { name: 'Blog' }), 'Blog');
    expect(screen.getByRole('button', { name: 'Open menu' }).getAttribute('aria-expanded')).toBe('false');
    expect(menu.childElementCount).toBe(0);
  });
});

describe('the menu', () => {
  it('closes on Escape and returns the focus', async () => {
    shrink();
    await renderAt('/privacy-policy');
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    fireEvent.keyDown(document, { key: 'Escape' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open menu' }));
  });
});

describe('the theme switch', () => {
  it('switches to the other theme and stores it', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    await renderAt('/privacy-policy');
    const button = screen.getByRole('button', { name: 'Switch between light and dark' });
    fireEvent.click(button);
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual(['light', 'light']);
    fireEvent.click(button);
    expect([document.documentElement.dataset['theme'], localStorage.getItem('theme')]).toEqual(['dark', 'dark']);
  });
});

describe('an unknown path', () => {
  it('is logged and shows the not-found page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderAt('/nothing/here');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page not found');
    await patiently(() => expect(log.mock.calls.flat().join(' ')).toContain('/nothing/here'));
    log.mockRestore();
  });
});
