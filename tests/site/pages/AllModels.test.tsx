import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { verdictOf } from '../../../src/cameras/answer';
import { brandName, findBrand, modelName } from '../../../src/cameras/catalogue';
import { allModelsOf } from '../../support/catalogue';
import { renderPage } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';
import { brandOfEachAnswer, brandsByAnswer } from '../../support/catalogue';

afterEach(cleanup);

const cards = () =>
  screen.queryAllByRole('listitem').map((card) => [...card.children].map(({ textContent }) => textContent));
const type = (query: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } });

variants(describe, localeCodes)('lists of all models in %s', (locale) => {
  variants(
    it,
    brandsByAnswer,
    brandOfEachAnswer.length,
  )('show every $id model with type, year and answer, linked to its page', async ({ id, countInFile }) => {
    const { t, href, container } = await renderPage(`/${id}/all-models`, locale);
    const all = allModelsOf(id);
    expect(cards()).toEqual(
      all.map((model) => [
        modelName(model, locale),
        t(`cameraType.${model.type}`),
        String(model.year),
        t(`verdict.${verdictOf(model)}`),
      ]),
    );
    const prefix = locale === 'en' ? '' : `/${locale}`;
    const linked = [...container.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(linked).toEqual(all.map(({ slug }) => `${prefix}/${id}/${slug}`));
    expect(screen.getByRole('status').textContent).toBe(t('allModels.count', { count: all.length }));
    expect(href(t('allModels.back', { brand: brandName(findBrand(id)!, locale) }))).toBe(`${prefix}/${id}`);
    const isForPhotos = countInFile !== 'no-models';
    expect(href(t(isForPhotos ? 'model.cta' : 'model.ctaWithoutCount'))).toBe(prefix || '/');
  });

  it('are filtered while typing, by words in the language of the page', async () => {
    const { t } = await renderPage('/nikon/all-models', locale);
    const dslr = t('cameraType.entry-level-dslr');
    type(dslr.toUpperCase());
    expect(new Set(cards().map(([, label]) => label))).toEqual(new Set([dslr]));
    expect(screen.getByRole('status').textContent).toBe(t('allModels.count', { count: cards().length }));
  });

  it('say so when nothing matches, and offer to show all models again', async () => {
    const { t } = await renderPage('/nikon/all-models', locale);
    type('xyz');
    expect(cards()).toEqual([]);
    expect(screen.getByText(t('allModels.none', { query: 'xyz' }))).toBeTruthy();
    type('iphone');
    expect(screen.getByText(t('reason.phone'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: t('allModels.showAll') }));
    expect(cards()).toHaveLength(allModelsOf('nikon').length);
  });
});

it('the English words for no match are the specified ones', async () => {
  await renderPage('/canon/all-models');
  type('zz9');
  expect(
    screen.getByText('No models found matching "zz9". Try a different search term or browse all models above.'),
  ).toBeTruthy();
});

it('the structured data lists the models in the order of the page', async () => {
  const { data } = await renderPage('/leica/all-models');
  const items = data('ItemList')!.itemListElement as { name: string }[];
  expect(items.map(({ name }) => name)).toEqual(cards().map(([name]) => `Leica ${name}`));
});
