/** Runs in the page: true if React has hydrated every match of the selector, including `main`. */
export function isHydrated(selector: string): boolean {
  const found = [...document.querySelectorAll(selector)];
  return (
    found.some((part) => part.closest('main')) &&
    found.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
  );
}

/** the elements on a page's first screen, including `main` */
export const FIRST_SCREEN = 'header button, main h1';
/** the elements of a whole page */
export const WHOLE_PAGE = 'header button, main *';
