import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sources } from '../../../src/cameras/sources';
import { SourceLinks } from '../../../src/site/tool/ways/SourceLinks';
import { renderPart } from './render';

it('sources with the same name get numbers', () => {
  const at = (url: string) => ({ url });
  const urls = ['https://a.example/1', 'https://b.example/1', 'https://a.example/2'];
  renderPart(<SourceLinks sources={urls.map(at)} />, 'en');
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toEqual(['a.example\u00a01', 'b.example', 'a.example\u00a02']);
});

it.each([
  ['en', 1, 'Source: '],
  ['en', 2, 'Sources: '],
  ['ja', 1, '出典：'],
  ['ja', 2, '出典：'],
  ['de', 1, 'Quelle: '],
  ['de', 2, 'Quellen: '],
] as const)('in %s, the label of %i of them is “%s”', (locale, count, label) => {
  const { container } = renderPart(
    <SourceLinks sources={['https://a.example', 'https://b.example'].slice(0, count).map((url) => ({ url }))} />,
    locale,
  );
  expect(container.textContent.trimStart().startsWith(label)).toBe(true);
});

it.each([
  ['en', ['blog.skeg.jp (Japanese)', 'klecker.de (German)', 'DPReview']],
  ['ja', ['blog.skeg.jp', 'klecker.de（ドイツ語）', 'DPReview（英語）']],
  ['de', ['blog.skeg.jp (Japanisch)', 'klecker.de', 'DPReview (Englisch)']],
] as const)('on a page in %s, a source in another language names its language', (locale, names) => {
  renderPart(<SourceLinks sources={[sources.skeg, sources.klecker, sources['7d2-dpr']]} />, locale);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(['ja', 'de', 'en']);
});
