/** A camera's page compares a count with other numbers. Without such numbers, it makes no claim. */
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describePage } from '../../../src/site/app/describePage';
import { findRoute } from '../../../src/site/app/routes';
import { easiestAnswer, isInPhoto } from '../../../src/cameras/answer';
import { brandName, findBrand, fullModelName } from '../../../src/cameras/catalogue';
import { localeCodes } from '../../../src/config/locales';
import { loadTranslator } from '../../../src/i18n/translator';
import { usualSteps } from '../../../src/site/pages/model/usualSteps';
import { formatNumber, proseNumber } from '../../../src/i18n/format';
import { countMeaning, priceCounts, visibleBands } from '../../../src/judge/rowCounter';
import { wearBand } from '../../../src/judge/wear';
import { listedModels, modelOf } from '../../support/catalogue';
import { texts } from '../../support/texts/all';
import { renderPage } from './renderPage';

afterEach(cleanup);

it.each([
  ['fujifilm-x-t4', /so don’t judge wear by it/],
  ['fujifilm-x-h2', /In related models, the counter can start over after 32,767/],
  ['fujifilm-x-s10', /so don’t judge wear by it/],
  ['fujifilm-x-pro1', /We found no rated life for this model/],
  ['canon-eos-r', /we don’t compare it with a rated life\./],
])('the page calls no count of %s low, and gives the reason', async (slug, reason) => {
  const { container, section, t } = await renderPage(`/${modelOf(slug).brand}/${slug}`);
  expect(visibleBands(modelOf(slug))).toEqual([]);
  expect(container.querySelector('[data-verdict]')!.textContent).not.toMatch(/is low/);
  const wear = section(t('model.wear.headingUncompared'));
  expect(wear.queryByRole('term')).toBeNull();
  expect(wear.getByText(reason)).toBeTruthy();
});

it.each([
  [
    'nikon-d750',
    /Under 30,000 is low for this shutter, but no reason to pay extra\. Above 120,000, ask for a discount or buy the camera only as a backup\.$/,
  ],
  // This camera's rated life is only the usual range of its class.
  [
    'nikon-d40',
    /Under 10,000 is low, but no reason to pay extra\. Above 40,000, wear may be very high: ask for a discount\.$/,
  ],
  // This camera's count may be higher than the number of shutter actuations.
  ['canon-eos-r8', /Under 20,000 is low\.$/],
  // These cameras' counters start again at 0.
  ['sony-alpha-a5100', /^(?!.*(?:is low|discount))/],
  ['canon-eos-800d', /^(?!.*(?:is low|discount))/],
])('the page explains the meaning of the count of %s for the price', async (slug, words) => {
  const { container } = await renderPage(`/${modelOf(slug).brand}/${slug}`);
  expect(container.querySelector('[data-verdict]')!.textContent).toMatch(words);
});

it('the page calls a count low or high for the price only if it is in that band', () => {
  let told = 0;
  for (const model of listedModels) {
    const meaning = countMeaning(model);
    const counts = priceCounts(model);
    if (!counts || typeof meaning !== 'object') continue;
    // Of a class's usual range, this is the shorter life, as in the tool's advice to pay for the higher wear.
    const { life } = meaning;
    const { low, high } = counts;
    const bands = [wearBand((low - 1) / life), wearBand(high === undefined ? 1 : (high + 1) / life)];
    expect([model.slug, ...bands]).toEqual([model.slug, 'low', 'veryHigh']);
    told++;
  }
  expect(told).toBeGreaterThan(150);
});

it('the page gives the counts of each level to the shot', async () => {
  const { section, t } = await renderPage('/nikon/nikon-d750');
  const levels = section(t('model.wear.heading'))
    .getAllByRole('definition')
    .filter((each) => !each.hasAttribute('data-advice'));
  expect(levels.map(({ textContent }) => textContent)).toEqual([
    'under 30,000',
    '30,000 to 74,999',
    '75,000 to 120,000',
    'over 120,000',
  ]);
  cleanup();
});

it('the page calls each level a minimum for a counter that may have started over', async () => {
  const { section, t } = await renderPage('/sony/sony-alpha-a5100');
  const wear = section(t('model.wear.heading'));
  expect(wear.getAllByRole('term')[0]!.textContent).toBe(t('bandOrHigher.low'));
  expect(wear.getByText(t('model.specs.wrapsAt'))).toBeTruthy();
  // 100,000 is the upper end of the usual range of the class. The counter may have started again, so the count is a
  // minimum. The page compares with the upper end, because with the lower end, the wear would not be a minimum.
  expect(wear.getByText(t('guide.bands.captionHigh', { life: '100,000' }))).toBeTruthy();
  cleanup();
});

it('the page calls each level a maximum for a count that includes electronic shots', async () => {
  const { section, t } = await renderPage('/canon/canon-eos-r8');
  const wear = section(t('model.wear.heading'));
  expect(wear.getAllByRole('term').at(1)!.textContent).toBe(t('bandOrLower.moderate'));
  expect(wear.getByText(t('model.wear.electronicTotal'))).toBeTruthy();
  expect(wear.getByText(t('guide.bands.captionLow', { life: '100,000' }))).toBeTruthy();
  cleanup();
});

it.each([
  ['/nikon/nikon-d90', 'limit.two-per-photo'],
  ['/nikon/nikon-d90', 'wear.upper.twice'],
  ['/sony/sony-alpha-a55', 'limit.two-per-photo'],
  ['/sony/sony-alpha-a55', 'wear.twice'],
  ['/sony/sony-alpha-a7r-ii', 'guide.silentTested.sony-exif'],
] as const)('the page lists the other shots in the count: %s', async (path, key) => {
  const { container, t } = await renderPage(path);
  expect(container.textContent).toContain(t(key));
  cleanup();
});

it.each([
  // The verdict already says for which counts a buyer should pay less.
  ['/nikon/nikon-d750', []],
  // Wear is an upper bound here, so the two middle bands have the same advice.
  ['/canon/canon-eos-r8', ['low', 'atMost', 'unrated']],
] as const)(
  'the page gives a buyer the consequence of each level, unless the verdict has given it: %s',
  async (path, advice) => {
    const { container, t } = await renderPage(path);
    const told = [...container.querySelectorAll('[data-advice]')].map(({ textContent }) => textContent);
    expect(told).toEqual(advice.map((each) => t(`bandAdvice.buyer.${each}`)));
    cleanup();
  },
);

it('the levels go by the shorter life and say so if only the usual range of the class is known', async () => {
  const { section, t } = await renderPage('/nikon/nikon-d40');
  const wear = section(t('model.wear.heading'));
  expect(wear.getByText(t('guide.bands.captionLow', { life: '50,000' }))).toBeTruthy();
  const counts = wear
    .getAllByRole('definition')
    .filter((each) => !each.hasAttribute('data-advice'))
    .map(({ textContent }) => textContent);
  expect(counts).toEqual(['under 10,000', '10,000 to 24,999', '25,000 to 40,000', 'over 40,000']);
  cleanup();
});

it('the page shows no bands or at least two, and none that a counter cannot reach', () => {
  for (const model of listedModels) {
    const bands = visibleBands(model);
    expect([model.slug, bands.length]).not.toEqual([model.slug, 1]);
    const end = isInPhoto(easiestAnswer(model)) ? (model.count.wrapsAt ?? Infinity) : Infinity;
    expect([model.slug, bands.every(({ from }) => from <= end)]).toEqual([model.slug, true]);
  }
});

describe.each(localeCodes)('in %s', (locale) => {
  it('the steps and each message ask for the mechanical shutter if only its photos have the count', async () => {
    const { container, t } = await renderPage('/sony/sony-alpha-a7-v', locale);
    expect(container.querySelector('#steps')!.textContent).toContain(t('model.howTo.photo.mechanical'));
    const mechanicalOnly = t('message.mechanicalOnly');
    for (const message of container.querySelectorAll('#message blockquote'))
      expect(message.textContent).toContain(mechanicalOnly);
    cleanup();
    const other = await renderPage('/sony/sony-alpha-a7-iv', locale);
    expect(other.container.textContent).not.toContain(mechanicalOnly);
  });

  it.each([
    ['/canon/canon-eos-r', true],
    ['/canon/canon-eos-r5', false],
  ] as const)('a message asks for a JPEG if only JPEGs have the count: %s, %s', async (path, isAsked) => {
    const { container, t } = await renderPage(path, locale);
    expect(container.querySelector('#message')!.textContent.includes(t('message.jpegOnly'))).toBe(isAsked);
  });

  it('a message says that no count is fine if the camera’s photos are not known to have one', async () => {
    for (const [slug, isMaybe] of [
      ['pentax-ist-ds', true],
      ['pentax-k-3', false],
    ] as const) {
      const { container, t } = await renderPage(`/pentax/${slug}`, locale);
      const message = container.querySelector('#message blockquote')!.textContent;
      expect([slug, message.includes(t('message.maybe'))]).toEqual([slug, isMaybe]);
      cleanup();
    }
  });

  it('nothing promises a judgment of a count that the page does not compare', async () => {
    const { t } = await loadTranslator(locale, ['models', 'modelGuide']);
    const comparing = (['rated', 'class-estimate'] as const).map(
      (of) => new RegExp(texts[locale][`model.description.${of}`].replaceAll(/\{\{\w+\}\}/g, '[^ ]+')),
    );
    for (const model of listedModels.filter((each) => visibleBands(each).length === 0)) {
      const name = { model: fullModelName(model, locale) };
      const promises = (['photo', 'usb', 'screen'] as const).map((steps) => t(`model.howTo.${steps}.step3`, name));
      expect(promises).not.toContain(usualSteps(model, t, locale)[2]);
      const { description } = await describePage(findRoute(`/${model.brand}/${model.slug}`), locale);
      for (const words of comparing) expect(description).not.toMatch(words);
    }
  });

  it('a judgment is promised if the page compares the count', async () => {
    const { t } = await loadTranslator(locale, ['models', 'modelGuide']);
    const model = modelOf('nikon-d750');
    expect(usualSteps(model, t, locale)[2]).toBe(t('model.howTo.photo.step3'));
    const { description } = await describePage(findRoute('/nikon/nikon-d750'), locale);
    const figures = { life: proseNumber(150_000, locale), low: proseNumber(30_000, locale) };
    expect(description).toContain(t('model.description.rated', figures));
  });
});

it.each(localeCodes)('the page names the model that a rated life was given for, in %s', async (locale) => {
  const { container, t } = await renderPage('/pentax/pentax-k-1-mark-ii', locale);
  const others = { others: 'K-1', maker: brandName(findBrand('pentax')!, locale) };
  const text = container.textContent;
  expect(text).toContain(t('guide.life.others', { ...others, life: proseNumber(300_000, locale) }));
  expect(text).toContain(t('guide.bands.captionOthers', { ...others, life: formatNumber(300_000, locale) }));
  expect(text).toContain(t('guide.basis.attributed.others', others));
  expect(text).toContain(t('lifeBasis.others', others));
});

it('the page says in its row that a class’s usual range is that of later cameras', async () => {
  const { section, t } = await renderPage('/nikon/nikon-d40');
  expect(section(t('model.specs.heading')).getByText(t('lifeBasis.later-class'))).toBeTruthy();
});

it.each([
  ['canon-eos-r10', 'libgphoto2'],
  ['canon-eos-250d', 'ShutterCheck'],
])('the page says who reports that the %s gives a count over USB', async (slug, source) => {
  const { section, t } = await renderPage(`/canon/${slug}`);
  expect(section(t('model.howTo.heading')).getAllByText(new RegExp(source))).toHaveLength(1);
});

it('a message about a camera without a shutter asks for the number of pictures', async () => {
  const { section, t } = await renderPage('/nikon/nikon-z9');
  expect(section(t('message.heading')).getByText(/how many pictures it’s taken/)).toBeTruthy();
});
