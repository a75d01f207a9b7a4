/** Every model page, rendered once: its parts, their order, and a source for each statement. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CameraBuyingFacts, loadBuyingFacts } from '../../src/catalogue/buyingFacts';
import { countedIn } from '../../src/catalogue/cameraRow';
import { brandName, findBrand, fullModelName } from '../../src/catalogue/catalogue';
import { waysOf } from '../../src/catalogue/waysToCount';
import { WEAR_BAND_LIMITS } from '../../src/config/constants';
import { loadGuide, loadWays } from '../../src/content/content';
import type { GuideCopy, WaysCopy } from '../../src/content/guideCopy';
import { formatNumber } from '../../src/i18n/format';
import { cameraOf } from '../support/catalogue';
import { lookedModels, LOOKED_LOCALES } from './looked';
import { type RenderedPage, renderPage, specifications } from './renderPage';

const BANDS = ['low', 'moderate', 'high', 'veryHigh'] as const;

/** A subsection's list by its heading. */
const listUnder = (heading: string) => {
  const title = screen.queryByRole('heading', { level: 3, name: heading });
  let next = title?.nextElementSibling;
  while (next && next.tagName !== 'UL') next = next.nextElementSibling;
  return next ? [...next.children] : [];
};

const linksOf = (element: Element) => element.querySelectorAll('a[href^="http"]').length;

describe.each(LOOKED_LOCALES)('in %s the page of', (locale) => {
  let guide: GuideCopy;
  let ways: WaysCopy;
  beforeAll(async () => {
    guide = await loadGuide(locale);
    ways = await loadWays(locale);
  });

  describe.each(lookedModels)('$slug', (model) => {
    const name = fullModelName(model, locale);
    let page: RenderedPage;
    let facts: CameraBuyingFacts | undefined;
    beforeAll(async () => {
      facts = (await loadBuyingFacts(model.brand))[model.slug];
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
      const { basis, actuations } = cameraOf(model.slug).life;
      const labels = ['released', 'sensor', 'resolution', ...(actuations ? ['life'] : []), 'type', 'count', 'exif'];
      expect(Object.keys(rows)).toEqual(labels.map((key) => t(`model.specs.${key}`)));
      expect(section(t('model.howTo.heading')).getAllByRole('listitem')).toHaveLength(3);
      // No button promises what the page denies.
      const hasCount = countedIn(cameraOf(model.slug).page.count) !== undefined;
      expect(screen.queryAllByRole('link', { name: t('model.cta') })).toHaveLength(hasCount ? 2 : 0);
      const isRead = !hasCount && model.givesCount && model.answer === 'usb';
      const others = screen.queryAllByRole('link', { name: t('model.ctaWithoutCount') });
      expect(others).toHaveLength(hasCount ? 0 : isRead ? 1 : 2);

      expect(screen.getByText(t('model.privacy'))).toBeTruthy();
      const wear = section(t('model.wear.heading'));
      if (actuations && basis !== 'unsourced') {
        const bands = BANDS.map((band) => t(`band.${band}`));
        expect(wear.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(bands);
        const words = wear.getAllByRole('definition').map(({ textContent }) => textContent);
        const limits = WEAR_BAND_LIMITS.map((limit) => formatNumber(limit * actuations, locale));
        // A band starts at its limit; only the last one starts after it.
        for (const [index, limit] of limits.entries()) expect(words[Math.min(index + 1, 2)]).toContain(limit);
      } else {
        expect(wear.queryByRole('term')).toBeNull();
        if (!actuations) expect(wear.getByText(new RegExp(t('model.wear.none').slice(0, 30)))).toBeTruthy();
      }
    });

    it('answers, gives the ways, judges, checks and writes to the seller, in this order', () => {
      const { headings, section, t } = page;
      const wanted = [
        t('model.specs.heading'),
        t('model.about.heading', { model: name }),
        guide.answer.heading,
        guide.ways.heading,
        t('model.wear.heading'),
        guide.before.heading,
        guide.message.heading,
        t('model.howTo.heading'),
        t('model.reading.heading'),
      ];
      expect(headings(2).filter((heading) => wanted.includes(heading))).toEqual(wanted);
      expect(screen.getByRole('region', { name: guide.answer.heading }).textContent).toContain(name);
      expect(screen.getByRole('region', { name: guide.message.heading }).textContent).toContain(name);

      // every route, advisory, check and price has a source
      const camera = cameraOf(model.slug);
      const steps = section(guide.ways.heading).queryAllByRole('listitem');
      const sourced = steps.filter((step) => !within(step).queryByRole('heading', { name: guide.ways.service }));
      for (const step of sourced) expect([step.textContent, linksOf(step) > 0]).toEqual([step.textContent, true]);
      const working = new Set(waysOf(camera).flatMap(({ id, works }) => (works ? [id] : [])));
      expect(sourced).toHaveLength(working.size + (countedIn(camera.page.count) ? 1 : 0));
      for (const id of working)
        expect(section(guide.ways.heading).getAllByText(new RegExp(ways.texts[id].slice(0, 20)))).not.toEqual([]);

      for (const [subject, heading] of [
        ['advisories', guide.before.advisories],
        ['faults', guide.before.checks],
        ['repairs', guide.before.repairs],
      ] as const) {
        const entries = listUnder(heading);
        const names = Object.keys(facts?.[subject] ?? {});
        expect([subject, entries.length]).toEqual([subject, names.length]);
        expect(screen.queryAllByRole('heading', { level: 3, name: heading })).toHaveLength(names.length > 0 ? 1 : 0);
        for (const entry of entries) expect([entry.textContent, linksOf(entry) > 0]).toEqual([entry.textContent, true]);
      }
    });
  });
});
