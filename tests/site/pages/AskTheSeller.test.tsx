import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { localeCodes } from '../../../src/config/locales';
import { loadContent } from '../../../src/content/content';
import { messageAtPlace } from '../../../src/content/messageAtPlace';
import { pageUrl } from '../../../src/i18n/pageUrl';
import { lists } from '../../support/texts/all';
import { renderPage } from './renderPage';

afterEach(cleanup);

const PAGE = '/ask-the-seller';
const quotes = (container: ParentNode) =>
  [...container.querySelectorAll('blockquote')].map(({ textContent }) => textContent);

describe.each(localeCodes)('in %s', (locale) => {
  it('the page has a message for any camera, for each place', async () => {
    const { container, t } = await renderPage(PAGE, locale);
    const { places } = await loadContent(locale, 'market');
    const about = {
      camera: t('message.anyCamera'),
      count: t('message.count.shutter'),
      address: pageUrl('/', locale),
      keys: [],
    };
    expect(quotes(container)).toEqual(
      places.map((place) => messageAtPlace(place, { way: 'photo', certainty: 'unknown' }, about)),
    );
    expect(container.querySelector('output')!.textContent).toBe(t('ask.any'));
  });

  it('the page names no address where a place’s rules forbid one', async () => {
    const { places } = await loadContent(locale, 'market');
    const inside = places.filter(({ staysInside }) => staysInside);
    expect(inside.length).toBeGreaterThan(0);
    for (const { texts } of inside)
      for (const text of Object.values(texts)) expect(text).not.toMatch(/https?:|\{\{address\}\}/);
  });
});

it.each([
  ['olympus-om-d-e-m5-mark-ii', { way: 'screen', certainty: 'reported' }, 'Olympus OM-D E-M5 Mark II'],
  ['kodak-dcs-330', { way: 'none', certainty: 'unknown' }, 'Kodak DCS 330'],
] as const)('the page is about the camera in the address: %s', async (slug, answer, camera) => {
  const { container, t } = await renderPage(PAGE, 'en', `?camera=${slug}`);
  await waitFor(() => expect(container.querySelector('output')!.textContent).toBe(t('ask.about', { model: camera })));
  const { places } = await loadContent('en', 'market');
  const keys = answer.way === 'screen' ? lists.en['onCamera.olympus-service'] : [];
  const address = pageUrl(`/${slug.split('-')[0]}/${slug}`, 'en');
  const about = { camera, count: t('message.count.shutter'), address, keys };
  expect(quotes(container)).toEqual(places.map((place) => messageAtPlace(place, answer, about)));
});

it('the page is about the typed camera, in any case, lists similar ones, and is about any camera again without a name', async () => {
  const { container, t } = await renderPage(PAGE);
  const field = screen.getByLabelText(t('ask.camera'));
  fireEvent.focus(field);
  await waitFor(() => expect(container.querySelectorAll('datalist option').length).toBeGreaterThan(400));
  fireEvent.change(field, { target: { value: 'nikon d7100' } });
  expect(quotes(container)[0]).toContain('Nikon D7100');
  const about = (value: string) => {
    fireEvent.change(field, { target: { value } });
    return container.querySelector('output')!.textContent;
  };
  expect(about('Lumix S5')).toBe(t('ask.about', { model: 'Panasonic Lumix S5' }));
  expect(quotes(container)[0]).toContain(pageUrl('/connect', 'en'));
  expect(about('nikon d71')).toBe(t('ask.about', { model: 'Nikon D7100' }));
  expect(about('nikon d72')).toBe(t('ask.about', { model: 'Nikon D7200' }));
  expect(about('lumix s')).toContain('Panasonic Lumix S5, ');
  expect(quotes(container)[0]).toContain(t('message.anyCamera'));
  expect(about('coolpix')).toBe(t('ask.unknown'));
  expect(about('iphone')).toBe(t('reason.phone'));
  expect(about('rx100')).toBe(t('ask.which', { models: 'Sony RX1R III' }));
  expect(about('')).toBe(t('ask.any'));
});
