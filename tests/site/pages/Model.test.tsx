/** Single properties of model pages. everyModel.test.tsx checks all model pages. */
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/config/locales';
import { renderPage, specifications } from './renderPage';

afterEach(cleanup);

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

it('the page gives the year of announcement if it differs', async () => {
  const { container } = await renderPage('/kodak/kodak-dcs-14n');
  expect(Object.values(specifications(container))[0]).toBe('2003 (announced 2002)');
});

it.each([
  ['en', 'Also sold as EOS Rebel T8i, EOS Kiss X10i'],
  ['ja', '別名：EOS Rebel T8i'],
  ['de', 'Auch verkauft als EOS Rebel T8i, EOS Kiss X10i'],
] as const)('the page gives a camera’s other names under the heading: %s', async (locale, words) => {
  const { container } = await renderPage('/canon/canon-eos-850d', locale);
  expect(container.querySelector('[data-other-names]')!.textContent).toBe(words);
});

it.each([['en', '/sony/sony-alpha-a7-iii', '$500–650']] as const)(
  'the page gives the currency of a price range once: %s %s',
  async (locale, path, range) => {
    const { container } = await renderPage(path, locale);
    expect(container.textContent).toContain(range);
  },
);

it.each([
  ['en', 'Mid-range SLT'],
  ['ja', 'ミドルクラスSLT一眼'],
  ['de', 'SLT-Kamera der Mittelklasse'],
] as const)('the page calls no camera with a fixed mirror an SLR: %s', async (locale, type) => {
  const { container } = await renderPage('/sony/sony-alpha-a57', locale);
  expect(Object.values(specifications(container))).toContain(type);
  expect(container.querySelector('img[alt*="SLT"]')).not.toBeNull();
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
