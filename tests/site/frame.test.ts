import { describe, expect, it } from 'vitest';
import { builtPages } from './blocks';

const pages = builtPages().filter(({ address }) => address !== '/shell');

describe('every page', () => {
  it('preloads the font of texts and the font of figures', () => {
    const lacking = pages.filter(({ html }) => {
      const fonts = [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(([, href]) => href!);
      return !['instrument-sans', 'ibm-plex-mono'].every((name) => fonts.some((href) => href.includes(name)));
    });
    expect(lacking.map(({ address }) => address)).toEqual([]);
  });

  it('has a text for each picture, if only an empty one', () => {
    const lacking = pages.filter(({ html }) => /<img(?![^>]*\salt=)/.test(html));
    expect(lacking.map(({ address }) => address)).toEqual([]);
  });

  it('names each language in that language', () => {
    const lacking = pages.filter(
      ({ html }) =>
        ![
          ['en', 'English'],
          ['ja', '日本語'],
          ['de', 'Deutsch'],
        ].every(([code, name]) => new RegExp(`<button[^>]* lang="${code}"[^>]*>${name}<`).test(html)),
    );
    expect(lacking.map(({ address }) => address)).toEqual([]);
  });
});
