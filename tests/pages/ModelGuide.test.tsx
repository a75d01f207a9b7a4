/** The main part of a model page: its sections in order, each statement with its source, and no empty sections. */
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fullModelName, findModel, models, type ModelSlug } from '../../src/catalogue/catalogue';
import { type CameraBuyingFacts, loadBuyingFacts } from '../../src/catalogue/buyingFacts';
import { countedIn } from '../../src/catalogue/camera';
import { routesOf } from '../../src/catalogue/routes';
import { loadGuide, loadRoutes } from '../../src/content/content';
import type { GuideCopy, MessageKind, RoutesCopy } from '../../src/content/guide';
import { cameraOf } from '../support/catalogue';
import type { Locale } from '../../src/i18n/locales';
import { lookedModels, LOCALES } from './looked';
import { renderPage } from './renderPage';

afterEach(cleanup);

const facts: Record<string, CameraBuyingFacts | undefined> = {};
beforeAll(async () => {
  for (const { brand, slug } of models) facts[slug] = (await loadBuyingFacts(brand))[slug];
});

const pageOf = (slug: ModelSlug, locale: Locale = 'en') => renderPage(`/${findModel(slug)!.brand}/${slug}`, locale);

/** A subsection's list by its heading. */
const listUnder = (heading: string) => {
  const title = screen.queryByRole('heading', { level: 3, name: heading });
  let next = title?.nextElementSibling;
  while (next && next.tagName !== 'UL') next = next.nextElementSibling;
  return next ? [...next.children] : [];
};

const linksOf = (element: Element) => element.querySelectorAll('a[href^="http"]').length;

describe.each(LOCALES)('every model page in %s', (locale) => {
  let guide: GuideCopy;
  let routes: RoutesCopy;
  beforeAll(async () => {
    guide = await loadGuide(locale);
    routes = await loadRoutes(locale);
  });

  it.each(lookedModels)(
    'answers, gives the ways, judges, checks and writes to the seller, in this order: $slug',
    async (model) => {
      const { headings, section, t } = await renderPage(`/${model.brand}/${model.slug}`, locale);
      const name = fullModelName(model, locale);
      const wanted = [
        t('model.specs.heading'),
        t('model.about.heading', { model: name }),
        guide.answer.heading,
        guide.routes.heading,
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
      const steps = section(guide.routes.heading).queryAllByRole('listitem');
      const sourced = steps.filter((step) => !within(step).queryByRole('heading', { name: guide.routes.service }));
      for (const step of sourced) expect([step.textContent, linksOf(step) > 0]).toEqual([step.textContent, true]);
      const working = new Set(routesOf(camera).flatMap(({ id, works }) => (works ? [id] : [])));
      expect(sourced).toHaveLength(working.size + (countedIn(camera.page.count) ? 1 : 0));
      for (const id of working)
        expect(section(guide.routes.heading).getAllByText(new RegExp(routes.texts[id].slice(0, 20)))).not.toEqual([]);

      for (const [subject, heading] of [
        ['advisories', guide.before.advisories],
        ['faults', guide.before.checks],
        ['repairs', guide.before.repairs],
      ] as const) {
        const entries = listUnder(heading);
        const names = Object.keys(facts[model.slug]?.[subject] ?? {});
        expect([subject, entries.length]).toEqual([subject, names.length]);
        expect(screen.queryAllByRole('heading', { level: 3, name: heading })).toHaveLength(names.length > 0 ? 1 : 0);
        for (const entry of entries) expect([entry.textContent, linksOf(entry) > 0]).toEqual([entry.textContent, true]);
      }
    },
  );
});

describe('the answer in one sentence', () => {
  it.each<[ModelSlug, RegExp]>([
    ['nikon-d750', /^Yes\. .* exact count of all shots in every photo/],
    ['nikon-d850', /^Yes\. .* mechanical shots alone/],
    ['canon-eos-r5', /^Yes\. .* electronic ones included/],
    ['canon-eos-r6', /^Yes, with limits\./],
    ['sony-alpha-a7-ii', /^Yes, with a limit\. .* after 65,535/],
    ['fujifilm-x-t4', /^Yes, with a limit\. .* pictures taken.* after 32,767/],
    ['ricoh-gr3', /^Probably\./],
    ['canon-eos-6d', /^No\. .* file numbers/],
    ['leica-q2', /^No\. /],
  ])('%s', async (slug, answer) => {
    const { section } = await pageOf(slug);
    const { heading } = (await loadGuide('en')).answer;
    expect(section(heading).getByText(/^(?:Yes|No|Probably)/).textContent).toMatch(answer);
  });
});

describe('the message to the seller', () => {
  it.each<[ModelSlug, MessageKind]>([
    ['nikon-d750', 'photo'],
    ['ricoh-gr3', 'photo'],
    ['olympus-om-d-e-m1', 'screen'],
    ['canon-eos-1d-x-mark-ii', 'screen'],
    ['canon-eos-6d', 'reading'],
    ['leica-q2', 'reading'],
    ['kodak-dcs-14n', 'condition'],
    ['minolta-dynax-7d', 'condition'],
  ])('of %s asks for what it can give: %s', async (slug, kind) => {
    await pageOf(slug);
    const { texts } = (await loadGuide('en')).message;
    expect(screen.getByText(texts[kind](fullModelName(findModel(slug)!, 'en')))).toBeTruthy();
  });

  it('is copied unchanged, and a failure is reported', async () => {
    const { message } = await loadGuide('en');
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          if (written.length > 0) return Promise.reject(new Error('refused'));
          written.push(text);
          return Promise.resolve();
        },
      },
    });
    await pageOf('nikon-d750');
    const button = screen.getByRole('button', { name: message.copy });
    button.click();
    await screen.findByText(message.copied);
    expect(written).toEqual([message.texts.photo('Nikon D750')]);
    button.click();
    expect(await screen.findByText(message.failed)).toBeTruthy();
  });
});

describe('what is known of a body', () => {
  it.each<[ModelSlug, RegExp]>([
    ['nikon-d750', /Service notice, July 2015.*Made from October 2014 to November 2014\./],
    [
      'nikon-d750',
      /^(?!.*Ask Nikon whether the serial number.*Ask Nikon whether).*Ask Nikon whether the serial number/,
    ],
    ['canon-eos-5d-mark-iii', /Three bodies were still working at 200,000\./],
    ['canon-eos-7d', /Two bodies were still working at 256,868 and 300,000\./],
    ['canon-eos-5d-mark-iii', /digit 6 of the serial number is 1 or 2/],
    ['nikon-d800', /character 9 of the lot number is E or F/],
    ['nikon-d800', /Offered until January 15, 2016/],
    ['canon-eos-1d-x-mark-iii', /Affected firmware: 1\.0\.0/],
    ['nikon-d810', /€360, about 2018/],
    ['sony-alpha-a7-iii', /another one in May 2023/],
    ['olympus-om-d-e-m10-mark-ii', /from ¥12,000, June 2020/],
    ['olympus-om-d-e-m1', /£13\.50, April 2020/],
    ['canon-eos-7d', /Owner’s report\. Source/],
    ['canon-eos-rp', /Reported to work on this body|Expected to work on this body/],
    ['canon-eos-250d', /Programs that reportedly get nothing from this body: gphoto2/],
    ['olympus-om-d-e-m1', /Reported to work on this family of cameras/],
    ['canon-eos-r6', /firmware 1\.5\.0, 1\.6\.0/],
  ])('is said on the page of %s: %s', async (slug, words) => {
    const { container } = await pageOf(slug);
    expect(container.textContent).toMatch(words);
  });
});
