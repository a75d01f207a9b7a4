import { MINIMUM_BROWSERS } from '../src/config/browsers.ts';

/**
 * The targets to which Vite lowers new syntax: 'chrome97', … tests/e2e/reach.e2e.ts checks syntax that Vite doesn't
 * lower.
 */
export const BROWSERS = Object.entries(MINIMUM_BROWSERS).map(([name, version]) => `${name}${version}`);
