/** A reader notices a sentence that stands on a page twice. */
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { finishedLocales, type Locale } from '../../src/config/locales';
import { sentencesOf } from '../content/prose';
import { isWhole } from '../support/thoroughness';
import { lookedBrands, lookedModels } from './looked';
import { renderPage } from './renderPage';

afterEach(cleanup);

/** Notes of a line, such as who reports something, may stand beside each thing they are about. */
const SHORT: Readonly<Partial<Record<Locale, number>>> = { ja: 25 };
const BLOCKS = 'p, li, dd, td, th, figcaption';

const PATHS = [
  '/',
  '/connect',
  '/history',
  '/card-report',
  '/blog/find-shutter-count-on-any-camera',
  '/blog/canon-shutter-count',
  ...lookedBrands.map(({ id }) => `/${id}`),
  ...lookedModels.map(({ brand, slug }) => `/${brand}/${slug}`),
];

// In the sample, a page in one language each.
const PAGES = PATHS.flatMap((path, index) =>
  finishedLocales
    .filter((_, place) => isWhole || place === index % finishedLocales.length)
    .map((locale) => [path, locale] as const),
);

it.each(PAGES)('no long sentence stands twice on %s in %s', async (path, locale) => {
  const { container } = await renderPage(path, locale);
  // The messages to the seller, a text for each kind of place, are read one at a time.
  const lines = [...container.querySelectorAll(BLOCKS)].filter(
    (block) => !block.querySelector(BLOCKS) && !block.closest('#message'),
  );
  const sentences = lines
    .flatMap(({ textContent }) => sentencesOf(textContent, locale))
    .filter((sentence) => sentence.length > (SHORT[locale] ?? 60) && /[.!?。]$/.test(sentence));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});
