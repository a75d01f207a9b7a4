import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { brandName, fullModelName, modelName, findBrand } from '../../../src/cameras/catalogue';
import { allModelsOf } from '../../support/catalogue';
import { renderPage } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';
import { brandOfEachAnswer, brandsByAnswer } from '../../support/catalogue';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FILE_ROWS = ['inPhoto', 'counted', 'precision', 'types', 'otherwise'];

variants(describe, localeCodes)('brand pages in %s', (locale) => {
  variants(
    it,
    brandsByAnswer,
    brandOfEachAnswer.length,
  )('show the content of $id files, the models, and reasons to check', async (brand) => {
    const { headings, section, t, href, container } = await renderPage(`/${brand.id}`, locale);
    const name = { brand: brandName(brand, locale) };
    expect(headings(1)).toEqual([t('brand.heading', name)]);
    expect(href(t('brand.cta', name))).toBe(locale === 'en' ? '/' : `/${locale}`);

    const rows = section(t('brand.file.heading', name)).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(FILE_ROWS.map((row) => t(`brand.file.${row}`)));

    const list = section(t('brand.popular.heading', name));
    const bySlug = new Map(allModelsOf(brand.id).map((model) => [model.slug, model]));
    for (const slug of brand.links) {
      const model = bySlug.get(slug)!;
      const entry = list.getByText(
        (_, element) => element?.matches('a, div > span') === true && element.textContent === modelName(model, locale),
      );
      expect(entry.getAttribute('href')?.replace(/^\/(ja|de)/, '')).toBe(`/${brand.id}/${slug}`);
    }
    const headingOf = (key: string) => t(`brand.${key}.heading`, name);
    for (const key of ['why', 'models', 'without', 'traps', 'supported'])
      expect(section(headingOf(key)).getAllByText(/\S/).length, key).toBeGreaterThan(1);
    expect(container.querySelectorAll('ul:empty')).toHaveLength(0);
    const table = container.querySelector('table')!;
    expect(table.compareDocumentPosition(screen.getByRole('region', { name: headingOf('popular') }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('list the same models in the structured data, with their addresses', async () => {
    const { data } = await renderPage('/fujifilm', locale);
    const bySlug = new Map(allModelsOf('fujifilm').map((model) => [model.slug, model]));
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(data('ItemList')).toMatchObject({
      numberOfItems: 5,
      itemListElement: findBrand('fujifilm')!.links.map((slug, index) => {
        const model = bySlug.get(slug)!;
        return {
          position: index + 1,
          name: fullModelName(model, locale),
          url: expect.stringMatching(new RegExp(`${prefix}/fujifilm/${slug}$`)),
        };
      }),
    });
  });
});

describe('the Back button of a brand page', () => {
  const clickBack = async () => {
    const { t } = await renderPage('/canon');
    fireEvent.click(screen.getByRole('button', { name: t('brand.back') }));
  };

  it('uses the browser’s history if it has an earlier page of this site', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    vi.spyOn(window.history, 'state', 'get').mockReturnValue({ depth: 1 });
    await clickBack();
    expect(back).toHaveBeenCalledOnce();
  });

  it('leads home without such a page, however long the history', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    await clickBack();
    expect(window.location.pathname).toBe('/');
  });
});

it('Nikon has its nine models in one list, in the specified order', async () => {
  const { section, t } = await renderPage('/nikon');
  const lists = section(t('brand.popular.heading', { brand: 'Nikon' })).getAllByRole('list');
  const names = lists.map((list) =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );
  expect(names).toEqual([['D850', 'D750', 'Z6', 'Z7', 'D7500', 'D3500', 'Z5', 'Z6 II', 'Z7 II']]);
});
