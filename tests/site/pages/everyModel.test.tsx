/** On every model page: its parts, their order, and a source for each statement. */
import type { Currency } from '../../../src/cameras/exchangeRates';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { easiestAnswer, isWithoutWay } from '../../../src/cameras/answer';
import { buyingFacts, type CameraBuyingFacts } from '../../../src/cameras/buyingFacts';
import { countedIn } from '../../../src/cameras/cameraRow';
import { brandName, findBrand, fullModelName, type Model } from '../../../src/cameras/catalogue';
import { waysOf } from '../../../src/cameras/waysToCount';
import { WEAR_BAND_LIMITS } from '../../../src/config/constants';
import { loadContent } from '../../../src/content/content';
import { formatNumber } from '../../../src/i18n/format';
import { countMeaning, visibleBands } from '../../../src/judge/rowCounter';
import { wearHeading } from '../../../src/site/pages/model/JudgeIt';
import { type RenderedPage, renderPage, specifications } from './renderPage';
import { variants } from '../../support/variants';
import { localeCodes } from '../../../src/config/locales';
import { listedModels, modelOfEachKind } from '../../support/catalogue';

const BANDS = ['low', 'moderate', 'high', 'veryHigh'] as const;

/** The list under this heading. */
const listUnder = (heading: string) => {
  const title = screen.queryByRole('heading', { name: heading });
  let next = title?.nextElementSibling;
  while (next && next.tagName !== 'UL') next = next.nextElementSibling;
  return next ? [...next.children] : [];
};

const cantHave = (model: Model) => isWithoutWay(easiestAnswer(model));

const stepsHeading = (model: Model) => (cantHave(model) ? 'model.howTo.headingWithout' : 'model.howTo.heading');

const linksOf = (element: Element) => element.querySelectorAll('a[href^="http"]').length;

/** One camera of each kind, and a few dozen others, the same in every run. */
const sampledModels = [...new Set([...modelOfEachKind, ...listedModels.filter((_, index) => index % 11 === 5)])];

variants(describe, localeCodes)('in %s the page of', (locale) => {
  let currencies: readonly Currency[];
  beforeAll(async () => {
    ({ currencies } = await loadContent(locale, 'market'));
  });

  variants(
    describe,
    sampledModels,
    modelOfEachKind.length,
  )('$slug', (model) => {
    const name = fullModelName(model, locale);
    let page: RenderedPage;
    let facts: CameraBuyingFacts | undefined;
    beforeAll(async () => {
      facts = buyingFacts[model.slug];
      page = await renderPage(`/${model.brand}/${model.slug}`, locale);
    });
    afterAll(cleanup);

    it('shows drawing, specifications, steps and links', () => {
      const { container, headings, href, section, t } = page;
      const brand = brandName(findBrand(model.brand)!, locale);
      const prefix = locale === 'en' ? '' : `/${locale}`;
      expect(headings(1)).toEqual([t('model.heading', { model: name })]);
      expect(href(t('model.brandLink', { brand }))).toBe(`${prefix}/${model.brand}`);
      expect(href(t('model.allLink', { brand }))).toBe(`${prefix}/${model.brand}/all-models`);
      expect(screen.getAllByRole('img')[0]!.getAttribute('src')).toMatch(/^\/images\/cameras\/[a-z-]+\.svg$/);

      const rows = specifications(container);
      const { basis, actuations } = model.life;
      const labels = [
        'released',
        ...(model.specs ? ['sensor', 'resolution'] : []),
        ...(actuations ? ['life'] : []),
        'type',
        ...(model.exif.length > 0 ? ['exif'] : []),
      ];
      expect(Object.keys(rows)).toEqual(labels.map((key) => t(`model.specs.${key}`)));
      // The page has the tool and the button that leads to it only if a photo is the easiest route to the count.
      const isTried = easiestAnswer(model).way === 'photo';
      expect(screen.queryAllByRole('link', { name: t('model.cta') })).toHaveLength(isTried ? 1 : 0);
      const others = screen.queryAllByRole('link', { name: t('model.ctaWithoutCount') });
      expect(others).toHaveLength(isTried ? 0 : 2);
      expect(container.querySelectorAll('[data-tool]')).toHaveLength(isTried ? 1 : 0);

      expect(screen.getByText(t('model.privacy'))).toBeTruthy();
      // Without a route to this camera's count, the page has no wear scale.
      if (cantHave(model)) return expect(screen.queryByRole('region', { name: t(wearHeading(model)) })).toBeNull();
      const wear = section(t(wearHeading(model)));
      const meaning = countMeaning(model);
      const bound = typeof meaning === 'object' ? meaning.bound : undefined;
      const kind = bound === 'lower' ? 'bandOrHigher' : bound === 'upper' ? 'bandOrLower' : 'band';
      const bands = visibleBands(model).map(({ band }) => t(`${kind}.${band}`));
      if (actuations && bands.length > 0) {
        const isWhole = bands.length === BANDS.length;
        expect(wear.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(bands);
        const words = wear
          .getAllByRole('definition')
          .filter((each) => !each.hasAttribute('data-advice'))
          .map(({ textContent }) => textContent);
        const limits = WEAR_BAND_LIMITS.map((limit) => formatNumber(limit * actuations, locale));
        // Each band starts at its limit, except the last band, whose text names its limit.
        if (isWhole) for (const [index, limit] of limits.entries()) expect(words[index + 1]).toContain(limit);
      } else {
        expect(wear.queryByRole('term')).toBeNull();
        const inLens = model.lensShutter === 'interchangeable' ? 'guide.life.inLens' : 'guide.life.none';
        const words = t(basis === 'no-shutter' ? 'guide.life.noShutterUse' : inLens);
        if (!actuations) expect(wear.getByText(new RegExp(words.slice(0, 30)))).toBeTruthy();
      }
    });

    it('gives the answer, notices, judgment, ways, checks, message to the seller and description, in this order', () => {
      const { headings, section, t } = page;
      const wanted = [
        ...(facts?.advisories ? [t('guide.advisory.heading')] : []),
        ...(cantHave(model) ? [] : [t(wearHeading(model))]),
        t(stepsHeading(model)),
        t('guide.before.heading'),
        ...(cantHave(model) ? [] : [t('message.heading')]),
        t('model.specs.heading'),
      ];
      expect(headings(2).filter((heading) => wanted.includes(heading))).toEqual(wanted);
      expect(page.container.querySelector('[data-verdict]')!.textContent).toContain(name);
      const message = screen.queryByRole('region', { name: t('message.heading') });
      expect(message?.textContent.includes(name)).toBe(cantHave(model) ? undefined : true);

      // Each route to the count, advisory, check and price must have a source.
      const isWay = (item: HTMLElement) => within(item).queryByRole('heading') !== null;
      const items = section(t(stepsHeading(model))).getAllByRole('listitem');
      expect(items.filter((item) => !isWay(item))).toHaveLength(3);
      const sourced = items.filter(
        (item) => isWay(item) && !within(item).queryByRole('heading', { name: t('footer.connect') }),
      );
      for (const step of sourced) expect([step.textContent, linksOf(step) > 0]).toEqual([step.textContent, true]);
      const isOnScreen = easiestAnswer(model).way === 'screen';
      const working = new Map(waysOf(model).flatMap(({ id, way, works }) => (works ? [[id, way] as const] : [])));
      const listed = [...working].filter(([, { kind }]) => !(isOnScreen && (kind === 'menu' || kind === 'buttons')));
      expect(sourced).toHaveLength(listed.length);
      for (const [id] of listed)
        expect(sourced.map(({ textContent }) => textContent).join()).toContain(t(`way.text.${id}`).slice(0, 20));
      const linksIn = (part: string) => linksOf(page.container.querySelector(`[data-${part}]`)!);
      if (listed.length < working.size)
        expect(
          page.container.querySelectorAll('#steps p[data-sourced], [data-evidence] [data-sourced]'),
        ).not.toHaveLength(0);
      if (countedIn(model.count)) expect(linksIn('evidence')).toBeGreaterThan(0);
      // Each source must belong to a sentence.
      for (const statement of page.container.querySelectorAll('p[data-sourced]'))
        expect(statement.firstElementChild!.textContent, statement.textContent).not.toBe('');

      // Leaves out prices in other countries' currencies, because they help readers little.
      const repairs = Object.entries(facts?.repairs ?? {}).filter(
        ([, { price, priceFrom, currency = 'USD' }]) =>
          (price ?? priceFrom) === undefined || currencies.includes(currency),
      );
      const hasPrices = repairs.some(([, { price, priceFrom }]) => price ?? priceFrom);
      for (const [subject, heading, names] of [
        ['advisories', t('guide.advisory.heading'), Object.keys(facts?.advisories ?? {})],
        ['faults', t('guide.before.checks'), Object.keys(facts?.faults ?? {}).slice(0, 3)],
        ['repairs', t(hasPrices ? 'guide.service.repairs' : 'service.heading'), repairs],
      ] as const) {
        const entries = listUnder(heading);
        expect([subject, entries.length]).toEqual([subject, names.length]);
        expect(screen.queryAllByRole('heading', { name: heading })).toHaveLength(names.length > 0 ? 1 : 0);
        for (const entry of entries) expect([entry.textContent, linksOf(entry) > 0]).toEqual([entry.textContent, true]);
      }
    });
  });
});
