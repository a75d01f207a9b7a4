import { afterEach, expect, it } from 'vitest';
import { leavePage, placeHere } from '../../src/site/router/browserHistory';

/** Where the reader is: on a page with so many of this site behind it, scrolled so far. */
function stand(depth: number, scrollY: number): void {
  window.history.replaceState({ depth }, '');
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY });
}

afterEach(() => stand(0, 0));

it('a page is found again where it was left, but one that a new link leads to begins at its top', () => {
  stand(0, 400);
  expect(leavePage()).toEqual({ depth: 1 });
  stand(1, 900);
  leavePage();
  // Back twice, and another link from there.
  stand(0, 0);
  expect(placeHere()).toBe(400);
  stand(0, 250);
  leavePage();
  stand(1, 0);
  expect(placeHere()).toBe(0);
});
