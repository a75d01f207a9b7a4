import { useInBrowser } from './useInBrowser';

const isThere = () => true;

/** False on the server and while hydrating, then true: for what only the browser knows. */
export const useIsHydrated = (): boolean => useInBrowser(isThere, false);
