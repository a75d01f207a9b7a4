/** Runs in the page. True if React has hydrated every element that the selector matches, including `main`. */
export function isHydrated(selector: string): boolean {
  const found = [...document.querySelectorAll(selector)];
  return (
    found.some((part) => part.closest('main')) &&
    found.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
  );
}

/** matches the elements on the first screen of a page, including `main` */
export const FIRST_SCREEN = 'header button, main h1';
/** matches the elements of a whole page */
export const WHOLE_PAGE = 'header button, main *';
