/** What a camera's page compares a count with, and what it does not say where it compares nothing. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ModelSlug } from '../../src/catalogue/catalogue';
import { endsLow, visibleBands } from '../../src/pages/model/visibleBands';
import { listedModels, modelOf } from '../support/catalogue';
import { renderPage } from './renderPage';

afterEach(cleanup);

it.each<readonly [ModelSlug, RegExp]>([
  ['fujifilm-x-t4', /only goes up to 32,767/],
  ['canon-eos-r', /the checker doesn’t compare it with a rating/],
])('calls no count of %s low, and says why', async (slug, reason) => {
  const { container, section, t } = await renderPage(`/${modelOf(slug).brand}/${slug}`);
  expect(visibleBands(modelOf(slug))).toEqual([]);
  expect(container.querySelector('[data-verdict]')!.textContent).not.toMatch(/is low/);
  const wear = section(t('model.wear.heading'));
  expect(wear.queryByRole('term')).toBeNull();
  expect(wear.getByText(reason)).toBeTruthy();
});

it('never shows fewer than two bands, and none that a counter cannot reach', () => {
  for (const model of listedModels) {
    const bands = visibleBands(model);
    expect([model.slug, bands.length]).not.toEqual([model.slug, 1]);
    expect([model.slug, endsLow(model) && bands.length > 0]).toEqual([model.slug, false]);
  }
  expect(listedModels.filter(endsLow).map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(['fujifilm-x-t4', 'fujifilm-gfx100-ii', 'fujifilm-gfx100s-ii']),
  );
});
