import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sources } from '../../src/catalogue/sources';
import { SourceLinks } from '../../src/tool/ways/SourceLinks';
import { renderPart } from './render';

it.each([
  ['en', ['blog.skeg.jp (Japanese)', 'klecker.de (German)', 'DPReview']],
  ['ja', ['blog.skeg.jp', 'klecker.de（ドイツ語）', 'DPReview（英語）']],
  ['de', ['blog.skeg.jp (Japanisch)', 'klecker.de', 'DPReview (Englisch)']],
] as const)('on a page in %s, a source in another language says which', (locale, names) => {
  renderPart(<SourceLinks sources={[sources.skeg, sources.klecker, sources['7d2-dpr']]} />, locale);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['ja', 'de', 'en']);
});
