import { useEffect } from 'react';
import { useInBrowser } from './useInBrowser';

const isThere = () => true;

/** False on the server and while hydrating, then true: for what only the browser knows. */
export const useIsHydrated = (): boolean => useInBrowser(isThere, false);

/** Tells `public/first.js` once the component hears what is pressed. */
export const useNoteHydrated = (): void => useEffect(() => void window.dispatchEvent(new Event('part-hydrated')), []);
