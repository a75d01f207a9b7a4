/** Statements on camera pages that another part of the page once contradicted. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CABLE_ROWS } from '../../../src/cameras/cable';
import { modelOf } from '../../support/catalogue';
import { texts } from '../../support/texts/all';
import { renderPage } from './renderPage';

afterEach(cleanup);

const wordsOf = async (slug: string) => {
  const { container } = await renderPage(`/${modelOf(slug).brand}/${slug}`);
  return container.querySelector('main')?.textContent ?? container.textContent;
};

it('the page mentions silent shots only for a body that is known to take them', async () => {
  const sentence = texts.en['guide.silentUntested'];
  expect(await wordsOf('sony-alpha-a6000')).not.toContain(sentence);
  cleanup();
  expect(await wordsOf('sony-alpha-a6400')).toContain(sentence);
});

it('the page says from which firmware on photos have a count', async () => {
  expect(await wordsOf('pentax-ist-ds')).toContain('With firmware 2.0 or newer, photos from the Pentax *ist DS');
});

it.each([
  ['canon-eos-1ds-mark-ii', true],
  ['canon-eos-1d-mark-ii', false],
] as const)('the page of %s says that loading settings is reported to change its count: %s', async (slug, told) => {
  expect((await wordsOf(slug)).includes(texts.en['guide.answer.settings'])).toBe(told);
});

it.each([
  ['pentax-k10d', false],
  ['pentax-645d', false],
  ['pentax-k20d', true],
] as const)(
  'the page says that the count of %s leaves out live view only if it has live view: %s',
  async (slug, hasLiveView) => {
    expect((await wordsOf(slug)).includes(texts.en['guide.includes.pentax-exif'])).toBe(hasLiveView);
  },
);

it('the page names an add-on if it is the only reported way', async () => {
  expect(await wordsOf('canon-eos-400d')).toContain(texts.en['guide.opening.add-on']);
});

it('the page asks to check the speeds only of a mechanical shutter with curtains', async () => {
  for (const [slug, asked] of [
    ['nikon-z8', undefined],
    ['leica-q2', undefined],
    ['ricoh-gr', undefined],
    ['nikon-z6-iii', 'guide.before.speedsMechanical'],
    // The site draws this camera as a rangefinder, but it is mirrorless: it has a mechanical and an electronic shutter.
    ['olympus-pen-e-pl8', 'guide.before.speedsMechanical'],
    ['nikon-d3100', 'guide.before.speeds'],
  ] as const) {
    const words = await wordsOf(slug);
    const keys = ['guide.before.speeds', 'guide.before.speedsMechanical'] as const;
    expect([slug, keys.find((key) => words.includes(texts.en[key]))]).toEqual([slug, asked]);
    cleanup();
  }
});

it.each([
  ['ricoh-gr3', 'guide.before.photoExpected'],
  ['sony-alpha-a7-v', 'guide.before.photoExpectedMechanical'],
  ['fujifilm-x-h2', 'guide.before.photoStartsOver'],
  ['nikon-d750', 'guide.before.photo'],
] as const)('the page asks to compare the count of %s with the listing’s if photos have it: %s', async (slug, said) => {
  const words = await wordsOf(slug);
  const keys = ['photo', 'photoExpected', 'photoExpectedMechanical', 'photoStartsOver'] as const;
  expect(keys.map((key) => `guide.before.${key}` as const).filter((key) => words.includes(texts.en[key]))).toEqual([
    said,
  ]);
});

it('the page says once how many photos without a count were checked', async () => {
  const words = await wordsOf('canon-eos-r10');
  expect(words).toContain('We found no shutter count in the one Canon EOS R10 photo we’ve checked.');
  expect(words).not.toContain('We’ve checked one photo of this model');
});

it('the page does not mention curtains for a leaf shutter', async () => {
  expect(await wordsOf('leica-q2')).not.toMatch(/curtain/);
});

it('the page does not begin with a bare yes if a counter is known only from tables', async () => {
  const verdict = async (slug: string) => {
    await wordsOf(slug);
    const words = document.querySelector('[data-verdict]')!.textContent;
    cleanup();
    return words;
  };
  for (const slug of ['canon-eos-r6-mark-ii', 'nikon-zr', 'nikon-d5500'])
    expect(await verdict(slug), slug).toMatch(/^Yes, according to published reports/);
  expect(await verdict('sony-alpha-a6000')).toMatch(/^Yes, with limits\./);
});

it('the page lists under service screens only the maker whose cameras have them', () => {
  const shown = CABLE_ROWS.filter(({ gives }) => gives === 'menu').flatMap(({ brands }) => brands);
  expect(shown).toEqual(['olympus']);
});
