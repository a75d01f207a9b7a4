import { ThemeProvider } from '@emotion/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SUGGESTED_CAMERAS } from '../../../src/config/constants';
import type { Locale } from '../../../src/config/locales';
import { LanguageProvider } from '../../../src/site/router/LanguageProvider';
import { localizePath } from '../../../src/i18n/paths';
import { everyPart } from '../../../src/i18n/loadText';
import { loadTranslator } from '../../../src/i18n/translator';
import { choiceOf, NO_CHOICE } from '../../../src/site/pages/cameras/choice';
import { CameraSearch } from '../../../src/site/pages/parts/CameraSearch';
import { theme } from '../../../src/site/theme/theme';

afterEach(cleanup);

async function renderSearch(locale: Locale = 'en') {
  const path = localizePath('/', locale);
  window.history.replaceState(null, '', path);
  const translator = await loadTranslator(locale, everyPart);
  render(
    <ThemeProvider theme={theme}>
      <LanguageProvider start={{ path, locale, translator }} pages={{ isKnown: () => true, textsOf: () => [] }}>
        <CameraSearch place="page" />
        <button type="button">elsewhere</button>
      </LanguageProvider>
    </ThemeProvider>,
  );
  return translator.t as (key: string, values?: Readonly<Record<string, unknown>>) => string;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }));
const options = () => screen.queryAllByRole('option');
const names = () => options().map((option) => option.firstChild!.textContent);
/** The search result that a screen reader announces as active. */
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

describe('the search for a camera', () => {
  it('shows at most eight links with the answers of the cameras’ pages, best first', async () => {
    const t = await renderSearch();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type('nikon d');
    await screen.findByRole('listbox');
    expect(options()).toHaveLength(SUGGESTED_CAMERAS);
    type('nikon d850');
    expect(names()[0]).toBe('Nikon D850');
    expect(options()[0]!.getAttribute('href')).toBe('/nikon/nikon-d850');
    expect(options()[0]!.lastChild!.textContent).toBe(t('verdict.exact'));
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  it.each([
    ['en', 'lumix gh5', 'Panasonic Lumix GH5', 'verdict.usb-untried'],
    ['de', 'DMC-GX85', 'Panasonic Lumix GX85 (GX80)', 'verdict.none'],
    ['ja', 'パナソニック gm1', 'Panasonic LUMIX GM1', 'verdict.screen'],
  ] as const)(
    'leads in %s from %s to its row in the table, as it has no page',
    async (locale, query, name, verdict) => {
      const t = await renderSearch(locale);
      type(query);
      await screen.findByRole('listbox');
      const [first] = options();
      expect(names()[0]).toBe(name);
      expect(first!.lastChild!.textContent).toBe(t(verdict));
      const { pathname, search } = new URL(first!.getAttribute('href')!, 'https://site.test');
      expect(pathname).toBe(localizePath('/cameras', locale));
      expect(choiceOf(search)).toEqual({ ...NO_CHOICE, query: name });
    },
  );

  it('goes through the results with the arrows, and past the last one back to the field', async () => {
    await renderSearch();
    type('a7iii');
    await screen.findByRole('listbox');
    const all = options();
    expect(active()).toBe(null);
    await press('ArrowDown');
    expect(active()).toBe(all[0]);
    expect(all[0]!.getAttribute('aria-selected')).toBe('true');
    await press('ArrowUp');
    expect(active()).toBe(null);
    await press('ArrowUp');
    expect(active()).toBe(all.at(-1));
    await press('ArrowDown');
    expect(active()).toBe(null);
  });

  it.each([
    ['the first result', [], 0],
    ['the result that the arrows chose', ['ArrowDown', 'ArrowDown'], 1],
  ] as const)('opens %s by Enter, and is empty afterward', async (_what, keys, place) => {
    await renderSearch('de');
    type('r6');
    await screen.findByRole('listbox');
    const href = options()[place]!.getAttribute('href')!;
    expect(href).toMatch(/^\/de\/canon\/canon-eos-r6/);
    for (const key of keys) await press(key);
    await press('Enter');
    expect(window.location.pathname).toBe(href);
    expect(field().value).toBe('');
    expect(options()).toEqual([]);
  });

  it('leaves Enter and the arrows to an input method while it is composing', async () => {
    await renderSearch('ja');
    type('オリンパス');
    await screen.findByRole('listbox');
    const before = window.location.pathname;
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(window.location.pathname).toBe(before);
    expect(active()).toBe(null);
  });

  it('closes by Escape and keeps the words; an arrow opens it again', async () => {
    await renderSearch();
    type('xt3');
    await screen.findByRole('listbox');
    await press('Escape');
    expect(options()).toEqual([]);
    expect(field().value).toBe('xt3');
    await press('ArrowDown');
    expect(names()[0]).toBe('Fujifilm X-T3');
  });

  it('closes when it loses the focus', async () => {
    await renderSearch();
    type('xt3');
    await screen.findByRole('listbox');
    fireEvent.blur(field(), { relatedTarget: screen.getByRole('button', { name: 'elsewhere' }) });
    expect(options()).toEqual([]);
  });

  it.each([
    ['en', 'iPhone 13'],
    ['ja', 'スマホ'],
    ['de', 'Handy'],
  ] as const)('answers in %s for %s that phones keep no count, without lists of cameras', async (locale, query) => {
    const t = await renderSearch(locale);
    type(query);
    expect(await screen.findByText(t('reason.phone'))).toBeTruthy();
    expect(options()).toEqual([]);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it.each(['en', 'ja', 'de'] as const)(
    'says in %s when there is no such camera, with links to every list',
    async (locale) => {
      const t = await renderSearch(locale);
      type(' コンタ ');
      expect(await screen.findByText(t('search.none', { query: 'コンタ' }))).toBeTruthy();
      expect(options()).toEqual([]);
      expect(field().getAttribute('aria-expanded')).toBe('false');
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toContain(localizePath('/minolta/all-models', locale));
      expect(links).toContain(`${localizePath('/cameras', locale)}?brand=panasonic`);
      await press('Enter');
      expect(window.location.pathname).toBe(localizePath('/', locale));
    },
  );
});
