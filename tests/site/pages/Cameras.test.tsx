/** The table of all cameras is complete, follows the visitor's sorting and filters, and is saved as shown. */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { csvParse } from 'd3-dsv';
import { afterEach, describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/cameras/answer';
import { ENTRY_COLUMNS, entryOf } from '../../../src/cameras/cameraTable';
import { fullModelName } from '../../../src/cameras/catalogue';
import { choiceOf, NO_CHOICE, queryOf } from '../../../src/site/pages/cameras/choice';
import { entriesAsCsv, entriesAsJson } from '../../../src/site/pages/cameras/download';
import { allModelsOf, listedCameras, listedModels, modelOf } from '../../support/catalogue';
import { renderPage } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

// Queries by role compute every cell's style, which takes seconds for about 500 rows.
const rowHeaders = () => [...document.querySelectorAll('table tbody th[scope=row]')];
const shown = () => rowHeaders().map(({ textContent }) => textContent);
const cellsOf = (name: string) => {
  const row = rowHeaders()
    .find(({ textContent }) => textContent === name)!
    .closest('tr')!;
  return [...row.querySelectorAll('td')].map((cell) => {
    const read = cell.cloneNode(true) as HTMLElement;
    // Screen readers skip these parts.
    read.querySelectorAll('[aria-hidden]').forEach((drawn) => drawn.remove());
    return read.textContent.trim();
  });
};
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

variants(describe, localeCodes)('the table of all cameras in %s', (locale) => {
  it('has every listed camera once, with known facts in words, empty cells otherwise, and a link to its page if it has one', async () => {
    // Rendering all rows takes seconds, so they are rendered only once: after a search without results.
    const { t, container } = await renderPage('/cameras', locale, '?brand=nikon&q=zzz');
    expect(shown()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: t('cameras.clear') }));
    expect(window.location.search).toBe('');
    expect(shown().toSorted()).toEqual(listedCameras.map((model) => fullModelName(model, locale)).toSorted());
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const links = [...container.querySelectorAll('tbody th a')].map((link) => link.getAttribute('href') ?? '');
    expect(links.toSorted()).toEqual(listedModels.map(({ brand, slug }) => `${prefix}/${brand}/${slug}`).toSorted());
    const slugs = ['nikon-d850', 'canon-eos-r10', 'leica-q2', 'panasonic-gm1', 'panasonic-gh5'];
    for (const model of listedCameras.filter(({ slug }) => slugs.includes(slug))) {
      expect(cellsOf(fullModelName(model, locale))[1]).toBe(t(`verdict.${verdictOf(model)}`));
    }
    if (locale === 'en') expectWords();
  });
});

/** Expects known facts as words, and unknown facts as empty cells. */
function expectWords(): void {
  expect(cellsOf('Fujifilm X-T4')).toEqual([
    '2020',
    'Count in photos, with limits, untested by us',
    'Pictures',
    '32,767',
    'In tether mode',
    '–',
    '–',
    '300,000',
    'Attributed to the maker',
  ]);
  expect(cellsOf('Canon EOS R6').slice(4, 6)).toEqual(['In steps of 1,000', 'Reported']);
  expect(cellsOf('Ricoh GR IV').slice(1)).toEqual(['Not known yet', ...Array<string>(7).fill('–')]);
  expect(cellsOf('Nikon 1 J1').at(-1)).toBe('No mechanical shutter');
  const [year, answer, , , , , ownScreen] = cellsOf('Panasonic Lumix GM1');
  expect([year, answer, ownScreen]).toEqual(['2013', 'Count reported on the camera’s screen', 'Reported']);
  expect(cellsOf('Panasonic Lumix S9').at(-1)).toBe('No mechanical shutter');
}

describe('the table of all cameras', () => {
  it('shows the cameras of a maker without pages like those of any other', async () => {
    const { t } = await renderPage('/cameras', 'ja', '?brand=ricoh');
    choose(t('cameras.brand'), 'panasonic');
    expect(shown()).toContain('Panasonic LUMIX GX7 Mark II（GX85）');
    expect(shown()).toHaveLength(listedCameras.length - listedModels.length);
    expect(within(screen.getByLabelText(t('cameras.brand'))).getByText('パナソニック')).toBeTruthy();
    expect(window.location.search).toBe('?brand=panasonic');
  });

  it('puts the searched camera first, even if it is already shown', async () => {
    await renderPage('/cameras', 'en', '?brand=panasonic&q=Panasonic+Lumix+G1');
    expect(shown()[0]).toBe('Panasonic Lumix G1');
    act(() => window.history.pushState(null, '', '/cameras?brand=panasonic&q=Panasonic+Lumix+GH5'));
    expect(shown()[0]).toBe('Panasonic Lumix GH5');
    act(() => window.history.pushState(null, '', '/nikon'));
    expect(shown()[0]).toBe('Panasonic Lumix GH5');
  });

  it('is sorted by a column, and by maker again', async () => {
    const { t } = await renderPage('/cameras', 'en', '?brand=ricoh');
    const original = shown();
    const button = () => screen.getByRole('button', { name: new RegExp(t('cameras.column.ratedLife')) });
    fireEvent.click(button());
    expect(button().closest('th')!.getAttribute('aria-sort')).toBe('descending');
    const lives = shown().map(
      (name) => listedCameras.find((model) => fullModelName(model, 'en') === name)!.life.actuations ?? 0,
    );
    expect(lives).toEqual(lives.toSorted((a, b) => b - a));
    expect(window.location.search).toBe('?brand=ricoh&sort=ratedLife');
    fireEvent.click(button());
    expect(shown()).toEqual(original);
    expect(window.location.search).toBe('?brand=ricoh');
  });

  it('follows the address, and the address follows the choice', async () => {
    const { t } = await renderPage('/cameras', 'en', '?brand=nikon&answer=not-known');
    const wanted = allModelsOf('nikon').filter((model) => verdictOf(model) === 'not-known');
    expect(shown()).toEqual(wanted.map((model) => fullModelName(model, 'en')));
    choose(t('cameras.answer'), '');
    expect(shown()).toHaveLength(allModelsOf('nikon').length);
    choose(t('cameras.search'), 'd850');
    expect(shown()).toEqual(['Nikon D850']);
    expect(choiceOf(window.location.search)).toEqual({ ...NO_CHOICE, brand: 'nikon', query: 'd850' });
    // If the search finds none of the maker's cameras, the table must not show those of other makers.
    choose(t('cameras.search'), 'EOS R5');
    expect(screen.getByText(t('cameras.none'))).toBeTruthy();
    choose(t('cameras.search'), 'pixel 7');
    expect(screen.getByText(t('reason.phone'))).toBeTruthy();
  });
});

describe('the choice in the address', () => {
  it('is read back unchanged, and nonsense chooses nothing', () => {
    const choice = { query: 'α7 & co', brand: 'sony', answer: 'limits', sort: 'year' } as const;
    expect(choiceOf(queryOf(choice))).toEqual(choice);
    expect(queryOf(NO_CHOICE)).toBe('');
    expect(choiceOf('?sort=constructor&brand=toString&answer=nonsense')).toEqual(NO_CHOICE);
  });
});

describe('the saved table', () => {
  const entries = listedCameras.map(entryOf);

  it('has the same content in CSV and JSON', () => {
    const lines = csvParse(entriesAsCsv(entries));
    expect(lines.columns).toEqual([...ENTRY_COLUMNS]);
    const parsed = JSON.parse(entriesAsJson(entries)) as Record<
      string,
      string | number | boolean | string[] | undefined
    >[];
    expect(parsed).toHaveLength(listedCameras.length);
    for (const [index, entry] of parsed.entries()) {
      const line = lines[index]!;
      for (const column of ENTRY_COLUMNS) {
        const value = entry[column];
        expect([entry['slug'], column, line[column]]).toEqual([
          entry['slug'],
          column,
          Array.isArray(value) ? value.join('|') : String(value ?? ''),
        ]);
      }
    }
  });

  it('says the same about each camera as the catalogue', () => {
    expect(entryOf(modelOf('nikon-d850'))).toEqual({
      camera: 'Nikon D850',
      slug: 'nikon-d850',
      year: 2017,
      exif: ['NIKON D850'],
      inPhotos: 'exact-in-file',
      counts: 'shots-and-mechanical',
      photosRead: 4,
      usb: 'unknown',
      cardReport: 'unknown',
      ownScreen: 'unknown',
      ratedLife: 200_000,
      ratedLifeBasis: 'maker',
    });
    expect(entries.find(({ slug }) => slug === 'panasonic-l10')).toEqual({
      camera: 'Panasonic Lumix L10 (2007)',
      slug: 'panasonic-l10',
      year: 2007,
      exif: ['DMC-L10'],
      inPhotos: 'not-in-file',
      photosRead: 2,
      manufactured: 'day',
      usb: 'unknown',
      cardReport: 'unknown',
      ownScreen: 'unknown',
      ratedLifeBasis: 'none',
    });
    expect(entryOf(modelOf('olympus-pen-f'))).toMatchObject({ inPhotos: 'not-in-file', ownScreen: 'expected' });
    expect(entryOf(modelOf('canon-eos-5d-mark-iv'))).toMatchObject({ usb: 'program' });
  });
});
