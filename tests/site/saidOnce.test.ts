/** Readers notice a sentence that is on a page twice. */
import { expect, it } from 'vitest';
import { sentencesOf } from '../content/prose';
import { builtPages, linesOfPage } from './blocks';

/** Notes up to this many characters, such as the name of a reporter, may be repeated beside each thing. */
const SHORT = { en: 60, de: 60, ja: 25 } as const;

it('no long sentence is on any page twice', () => {
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(1000);
  let read = 0;
  const twice = pages.flatMap((page) => {
    // The messages to sellers, one for each kind of place, are read one at a time.
    const sentences = linesOfPage(page, 'message')
      .flatMap((line) => sentencesOf(line, page.locale))
      .filter((sentence) => sentence.length > SHORT[page.locale] && /[.!?。]$/.test(sentence));
    read += sentences.length;
    return sentences.filter((each, at) => sentences.indexOf(each) !== at).map((each) => `${page.address}: ${each}`);
  });
  expect(twice).toEqual([]);
  expect(read).toBeGreaterThan(10 * pages.length);
});
