/** Whether React has taken over every part that the selector finds, the main part among them; runs in the page. */
export function isHydrated(selector: string): boolean {
  const found = [...document.querySelectorAll(selector)];
  return (
    found.some((part) => part.closest('main')) &&
    found.every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber$')))
  );
}

/** The first screen of a page, the main part included */
export const FIRST_SCREEN = 'header button, main h1';
/** A page to its end */
export const WHOLE_PAGE = 'header button, main *';
