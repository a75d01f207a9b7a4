import { useEffect } from 'react';
import { useInBrowser } from './useInBrowser';

const isThere = () => true;

/** False on the server and while hydrating, then true: for facts that only the browser knows. */
export const useIsHydrated = (): boolean => useInBrowser(isThere, false);

/** Tells `public/first.js` once the component receives presses. */
export const useNoteHydrated = (): void => useEffect(() => void window.dispatchEvent(new Event('part-hydrated')), []);
