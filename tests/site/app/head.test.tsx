import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describePage } from '../../../src/site/app/describePage';
import { Head } from '../../../src/site/app/Head';
import { findRoute, routes } from '../../../src/site/app/routes';
import { SITE_PICTURE, sharingPicture } from '../../../src/site/app/sharingPicture';
import { verdicts } from '../../../src/cameras/answer';
import { brandName, findBrand } from '../../../src/cameras/catalogue';
import { site } from '../../../src/config/site';
import { localeCodes, type Locale } from '../../../src/config/locales';
import { modelOf } from '../../support/catalogue';
import { texts as allTexts } from '../../support/texts/all';

afterEach(cleanup);

async function renderHead(path: string, locale: Locale) {
  const route = findRoute(path);
  const page = await describePage(route, locale);
  render(<Head route={route} locale={locale} page={page} />);
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');
  return {
    title: document.title,
    content,
    canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: Object.fromEntries(
      [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent),
    ),
  };
}

describe('the head of a page', () => {
  it('has the specified title on model pages', async () => {
    expect((await renderHead('/nikon/nikon-d850', 'en')).title).toBe(
      'Nikon D850 Shutter Count | Check Nikon Camera Actuations',
    );
  });

  it('has the address in its own language and in the others', async () => {
    const { canonical, alternates, content } = await renderHead('/canon', 'de');
    expect(canonical).toBe(`${site.origin}/de/canon`);
    expect(content('meta[property="og:url"]')).toBe(`${site.origin}/de/canon`);
    expect(alternates).toEqual({
      en: `${site.origin}/canon`,
      ja: `${site.origin}/ja/canon`,
      de: `${site.origin}/de/canon`,
      'x-default': `${site.origin}/canon`,
    });
  });

  it.each(['canon', 'sony', 'fujifilm', 'nikon', 'kodak'] as const)('describes the photos of %s', async (id) => {
    const brand = findBrand(id)!;
    const { content } = await renderHead(`/${id}`, 'en');
    expect(content('meta[name="description"]')).toBe(
      allTexts.en[`brand.description.${brand.countInFile}`].replaceAll('{{brand}}', brandName(brand, 'en')),
    );
  });

  it('has the canonical slug on a page with an alias', async () => {
    expect((await renderHead('/sony/sony-a7-iii', 'ja')).canonical).toBe(`${site.origin}/ja/sony/sony-alpha-a7-iii`);
  });

  it('gives previews the title, description, picture and language', async () => {
    const { title, content } = await renderHead('/blog/shutter-lifespan', 'ja');
    expect(content('meta[property="og:title"]')).toBe(title);
    expect(content('meta[property="og:description"]')).toBe(content('meta[name=description]'));
    expect(content('meta[property="og:type"]')).toBe('article');
    expect(content('meta[property="og:image"]')).toBe(`${site.origin}/images/social-card.png`);
    expect(content('meta[property="og:image:alt"]')).toBe('カメラの線画と「Shutter Count Checker」の文字');
    expect(content('meta[property="og:locale"]')).toBe('ja_JP');
  });

  it('gives previews of a camera’s page the picture of its kind of answer, in the language of the page', async () => {
    const { content } = await renderHead('/nikon/nikon-d850', 'de');
    expect(content('meta[property="og:image"]')).toBe(`${site.origin}/images/sharing/exact-de.png`);
    expect(content('meta[property="og:image:alt"]')).toBe(
      '„Genaue Zahl in Fotos“ neben der Strichzeichnung einer Kamera',
    );
  });

  it('gives previews the size of every picture', async () => {
    const { content } = await renderHead('/nikon', 'en');
    const told = ['width', 'height'].map((side) => Number(content(`meta[property="og:image:${side}"]`)));
    const kinds = localeCodes.flatMap((locale) => verdicts.map((verdict) => sharingPicture(verdict, locale)));
    for (const path of [SITE_PICTURE, ...kinds]) {
      const png = readFileSync(`public${path}`);
      // A PNG's first chunk is IHDR. Its data, from byte 16 of the file, begin with the width and the height as u32
      // (PNG 11.2.1).
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], path).toEqual(told);
    }
  });

  it('has a picture for each kind of answer in each language', () => {
    const pictures = localeCodes.flatMap((locale) => verdicts.map((verdict) => sharingPicture(verdict, locale)));
    expect(readdirSync('public/images/sharing').toSorted()).toEqual(pictures.map((path) => basename(path)).toSorted());
  });

  it('keeps the not-found page out of search engines', async () => {
    const { canonical, alternates, content, data } = await renderHead('/nothing', 'en');
    expect(content('meta[name=robots]')).toBe('noindex');
    expect([canonical, alternates, data]).toEqual([undefined, {}, []]);
  });

  it('changes with the page', async () => {
    const canon = await describePage(findRoute('/canon'), 'en');
    const nikon = await describePage(findRoute('/nikon'), 'en');
    const { rerender } = render(<Head route={findRoute('/canon')} locale="en" page={canon} />);
    await act(async () => rerender(<Head route={findRoute('/nikon')} locale="en" page={nikon} />));
    expect(document.title).toBe(nikon.title);
    expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  });
});

describe('structured data', () => {
  it('has price, availability and rating from the settings on the home page', async () => {
    const { data } = await renderHead('/', 'en');
    expect(data.find((entry) => entry['@type'] === 'WebApplication')).toMatchObject({
      '@context': 'https://schema.org',
      name: site.name,
      offers: { price: 0, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.8, ratingCount: 127 },
    });
  });

  it('has the breadcrumb of a page', async () => {
    const { data } = await renderHead('/nikon/nikon-d850', 'de');
    expect(data).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Startseite', item: `${site.origin}/de` },
          { '@type': 'ListItem', position: 2, name: 'Nikon', item: `${site.origin}/de/nikon` },
          { '@type': 'ListItem', position: 3, name: 'Nikon D850', item: `${site.origin}/de/nikon/nikon-d850` },
        ],
      },
    ]);
  });
});

describe('the description of a camera’s page', () => {
  it.each([
    ['nikon-d850', /hold the exact shutter count\. Rated for 200,000 shots; under 40,000 is low\.$/],
    ['sony-alpha-a6000', /hold a count of shots up to 65,535/],
    ['ricoh-gr3', /may hold a count of shots/],
    ['canon-eos-1d-mark-iii', /^Some .* bodies save a shutter count .*, others none/],
    ['olympus-pen-f', /^The hidden screen .* related cameras/],
    ['olympus-om-d-e-m5-mark-ii', /shows its shutter count on its own screen/],
    ['canon-eos-60d', /gives its shutter count over USB/],
    ['canon-eos-1d-x-mark-ii', /shows its shutter count on its own screen/],
    ['canon-eos-90d', /over USB in steps of 1,000.* under 24,000 is low/],
    ['canon-eos-5d-mark-iv', /^A program reads .* over USB/],
    ['canon-eos-800d', /^There’s no confirmed way to read the .* shutter count\./],
    ['kodak-dcs-14n', /^There’s no confirmed way to read the .* shutter count\./],
    ['canon-eos-r10', /over USB in steps/],
    ['fujifilm-x100s', /shows its shutter count on its own screen/],
    ['ricoh-gr4', /^Nobody knows yet whether .* hold a shutter count/],
    ['nikon-z8', /^Unedited Nikon Z8 photos/],
  ])('of the %s states the page’s answer', async (slug, words) => {
    const { brand } = modelOf(slug);
    expect((await describePage(findRoute(`/${brand}/${slug}`), 'en')).description).toMatch(words);
  });
});

/** How many characters of a description and of a title search engines show. */
const SHOWN = {
  en: { description: 155, title: 60 },
  ja: { description: 80, title: 60 },
  de: { description: 155, title: 60 },
};

describe.each(localeCodes)('in %s', (locale) => {
  it('the descriptions fit the length that search engines show', async () => {
    const texts = await Promise.all(routes.map(async (route) => (await describePage(route, locale)).description));
    expect(texts.filter((text) => text.length > SHOWN[locale].description)).toEqual([]);
  });

  it('the titles fit too, except those of cameras, which the specification quotes in English', async () => {
    const shown = routes.filter(({ kind }) => kind !== 'model' || locale !== 'en');
    const titles = await Promise.all(shown.map(async (route) => (await describePage(route, locale)).title));
    expect(titles.filter((title) => title.length > SHOWN[locale].title)).toEqual([]);
  });

  it('every page has its own title and description', async () => {
    const pages = await Promise.all(
      routes.filter(({ path, canonical }) => path === canonical).map((route) => describePage(route, locale)),
    );
    for (const texts of [pages.map(({ title }) => title), pages.map(({ description }) => description)]) {
      expect(new Set(texts).size).toBe(pages.length);
      expect(texts.filter((text) => text.length < 8 || text.includes('{{'))).toEqual([]);
    }
  });
});
