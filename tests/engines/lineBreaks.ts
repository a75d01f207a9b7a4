import { describe } from 'vitest';
import { stops } from '../support/stops';
import { FIRST_SCREEN, isHydrated } from '../support/hydrated';
import { type EngineTest, expect } from './visitor';

/** Visits one page of each kind, and every `SAMPLE`th of all pages. */
const SAMPLE = 43;
const japanese = stops.filter(({ locale }) => locale === 'ja');
const sampled = japanese.filter(
  ({ route }, index) =>
    japanese.findIndex((stop) => stop.route.kind === route.kind) === index || index % SAMPLE === SAMPLE - 1,
);

const WIDTH = 360;

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** A particle and the word after it. The segmenter takes the two for one word, but a line may break between them. */
const LOOSE = /^[にの](?:対する|従い|よる|よって|間)|^この間/;

/** True if a line break at this place divides a word, a figure or a model's name. It may divide a web address. */
function divides(text: string, place: number): boolean {
  const run = /[\w./-]*$/.exec(text.slice(0, place))![0] + /^[\w./-]*/.exec(text.slice(place))![0];
  if (/[a-z]\.[a-z]/.test(run)) return false;
  if (/[A-Z]-$/.test(text.slice(0, place))) return true;
  const word = words.segment(text).containing(place);
  return word !== undefined && word.index !== place && !LOOSE.test(word.segment);
}

export function lineBreaks(test: EngineTest): void {
  describe('at 360 px', () => {
    test('no Japanese heading, name, label or value of a table is divided within a word', async ({ tab, site }) => {
      await tab.narrow();
      const found: string[] = [];
      let lines = 0;
      for (const { address } of sampled) {
        await tab.goto(site.origin + address);
        await tab.until(isHydrated, FIRST_SCREEN);
        await tab.evaluate(makeNarrow, WIDTH);
        for (const [text, ...places] of await tab.evaluate(endsOfLines, 'h1, h2, h3, th, td, dt, dd')) {
          lines += places.length;
          const divided = places.filter((place) => divides(text, place));
          found.push(...divided.map((place) => `${address}: ${text.slice(0, place)} | ${text.slice(place)}`));
        }
      }
      expect(await tab.evaluate(() => document.body.getBoundingClientRect().width)).toBe(WIDTH);
      expect(lines).toBeGreaterThan(50);
      expect(found).toEqual([]);
    });
  });
}

/** Runs in the page: narrows the page itself (CSS px), because WebKitGTK's window cannot become so narrow. */
function makeNarrow(width: number): void {
  document.documentElement.style.width = `${width}px`;
}

/**
 * Runs in the page: the text of each matching element without matching descendants, and the offsets in that text where
 * lines end.
 */
function endsOfLines(selector: string): [text: string, ...places: number[]][] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.getClientRects().length > 0 && !element.querySelector(selector))
    .map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const places: number[] = [];
      let text = '';
      let last: { readonly bottom: number; readonly block: Element } | undefined;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const block =
          [...parentsOf(node, element)].find((one) => getComputedStyle(one).display !== 'inline') ?? element;
        for (let at = 0; at < node.nodeValue!.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = [...range.getClientRects()].at(-1);
          if (box && box.width > 0) {
            if (last?.block === block && box.top >= last.bottom - 2) places.push(text.length);
            last = { bottom: box.bottom, block };
          }
          text += node.nodeValue![at];
        }
      }
      return [text, ...places];
    });

  function* parentsOf(node: Node, end: Element) {
    for (let parent = node.parentElement; parent && parent !== end; parent = parent.parentElement) yield parent;
  }
}
