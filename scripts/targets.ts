import { MINIMUM_BROWSERS } from '../src/config/browsers.ts';

/**
 * The browsers for which Vite rewrites newer syntax: 'chrome97', … Vite cannot rewrite all syntax;
 * tests/e2e/reach.e2e.ts checks the rest.
 */
export const BROWSERS = Object.entries(MINIMUM_BROWSERS).map(([name, version]) => `${name}${version}`);
