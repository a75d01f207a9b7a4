import { afterEach, expect, it } from 'vitest';
import { leavePage, placeHere } from '../../src/site/router/browserHistory';

/** A page with `depth` earlier pages of the site in the browser's history, scrolled by `scrollY` pixels. */
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
  // The reader goes back twice and then follows another link.
  stand(0, 0);
  expect(placeHere()).toBe(400);
  stand(0, 250);
  leavePage();
  stand(1, 0);
  expect(placeHere()).toBe(0);
});
