import { afterEach, expect, it } from 'vitest';
import { leavePage, placeHere } from '../../src/site/router/browserHistory';

/** Puts the reader on a page with this many of the site's pages before it in the history, scrolled this far. */
function stand(depth: number, scrollY: number): void {
  window.history.replaceState({ depth }, '');
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
}

afterEach(() => stand(0, 0));

it('a page reached by Back keeps its scroll position, but one reached by a new link begins at its top', () => {
  stand(0, 400);
  expect(leavePage()).toEqual({ depth: 1 });
  stand(1, 900);
  leavePage();
  // The reader goes back twice, then follows another link.
  stand(0, 0);
  expect(placeHere()).toBe(400);
  stand(0, 250);
  leavePage();
  stand(1, 0);
  expect(placeHere()).toBe(0);
});
