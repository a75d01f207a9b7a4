/**
 * Addresses of the sources of the buying facts. Pages link to them without their names, so the browser needn't load the
 * names: the build evaluates this module (scripts/evaluated.ts), and the browser gets the result as a virtual module.
 */

import { type BuyingSource, buyingSources } from './buyingSources';
import type { Citation } from './sources';

export const pagesOfSources: Readonly<Record<string, Citation>> = Object.fromEntries(
  Object.entries<BuyingSource>(buyingSources).map(([id, { url, language }]) => [
    id,
    { url, ...(language && { language }) },
  ]),
);
