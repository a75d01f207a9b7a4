import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { brandName, findBrand, fullModelName } from '../../src/catalogue/catalogue';
import { cameraOf } from '../support/catalogue';
import { WEAR_BAND_LIMITS } from '../../src/config/constants';
import { formatNumber } from '../../src/i18n/format';
import type { Locale } from '../../src/i18n/locales';
import { lookedModels, LOCALES } from './looked';
import { renderPage } from './renderPage';

const BANDS = ['low', 'moderate', 'high', 'veryHigh'] as const;

afterEach(cleanup);

/** The specification card: label → value. */
const specifications = (container: HTMLElement) =>
  Object.fromEntries(
    [...container.querySelector('dl')!.querySelectorAll('div')].map((row) => [
      row.querySelector('dt')!.textContent,
      row.querySelector('dd')!.firstChild!.textContent,
    ]),
  );

describe.each(LOCALES)('model pages in %s', (locale) => {
  it.each(lookedModels)('show drawing, specifications, steps and links of $slug', async (model) => {
    const { container, headings, href, section, t } = await renderPage(`/${model.brand}/${model.slug}`, locale);
    const name = fullModelName(model, locale);
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
    expect(screen.getAllByRole('link', { name: t('model.cta') })).toHaveLength(2);
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
});

describe('the specification card', () => {
  it('formats each value for its language', async () => {
    const values = async (locale: Locale) => {
      const { container } = await renderPage('/nikon/nikon-d850', locale);
      const rows = Object.values(specifications(container)).slice(0, 4);
      cleanup();
      return rows;
    };
    expect(await values('en')).toEqual(['2017', 'Full frame BSI CMOS', '45.7 MP', '200,000 actuations']);
    expect(await values('ja')).toEqual(['2017年', 'フルサイズ 裏面照射型CMOS', '約4,570万画素', '200,000回']);
    expect(await values('de')).toEqual(['2017', 'Vollformat, BSI-CMOS', '45,7 Megapixel', '200.000 Auslösungen']);
  });
});

it('both slug forms of a Sony model show the same page', async () => {
  const long = await renderPage('/sony/sony-alpha-a7-iii');
  const { innerHTML } = long.container;
  cleanup();
  const short = await renderPage('/sony/sony-a7-iii');
  const withoutIds = (html: string) =>
    html.replaceAll(/_r_\w+_/g, '').replaceAll(/(id|aria-labelledby|for)="[^"]*"/g, '');
  expect(withoutIds(short.container.innerHTML)).toBe(withoutIds(innerHTML));
});

describe('the camera picture', () => {
  it('tries the candidates in order and ends with the placeholder and a notice', async () => {
    const { t, container } = await renderPage('/nikon/nikon-z6-ii');
    const sources: string[] = [];
    for (;;) {
      const image = container.querySelector('figure img')!;
      sources.push(image.getAttribute('src')!);
      if (sources.at(-1) === '/placeholder.svg') break;
      fireEvent.error(image);
    }
    expect(sources).toEqual([
      '/images/cameras/mirrorless.svg',
      '/images/nikon_z6-ii.jpg',
      '/images/nikon-z6-ii.jpg',
      '/images/nikon_z6-ii.webp',
      '/images/z6-ii.jpg',
      '/placeholder.svg',
    ]);
    expect(t('model.imageUnavailable')).toBe('Camera image unavailable');
    expect(t('model.imagePlaceholder')).toBe('Using placeholder image');
    const notice = container.querySelector('figcaption')!.textContent;
    expect(notice).toContain('Camera image unavailable');
    expect(notice).toContain('Using placeholder image');
  });
});
