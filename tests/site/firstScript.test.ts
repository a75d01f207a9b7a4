/**
 * On every page, the script that keeps the promise of privacy comes before all other scripts, and nothing else runs
 * before it.
 */
import { expect, it } from 'vitest';
import { builtPages } from './blocks';

it('every page begins with first.js, which blocks', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(1000);
  const wrong = pages.filter(({ html }) => {
    const [, first] = /<script\b[^>]*?\bsrc="([^"]+)"/.exec(html) ?? [];
    return first !== '/first.js' || !html.includes('<script src="/first.js"></script>');
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});
