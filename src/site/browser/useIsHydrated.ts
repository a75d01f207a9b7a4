import { useEffect } from 'react';
import { useInBrowser } from './useInBrowser';

const isThere = () => true;

/**
 * False on the server and while hydrating, then true. For components that depend on facts that only the browser knows.
 */
export const useIsHydrated = (): boolean => useInBrowser(isThere, false);

/**
 * Tells `public/first.js` that the component now receives presses. `first.js` then repeats a press that came too early.
 */
export const useNoteHydrated = (): void => useEffect(() => void window.dispatchEvent(new Event('part-hydrated')), []);
