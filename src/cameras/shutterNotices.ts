/**
 * How many notices of the maker are about a model's shutter. Evaluated at build time (scripts/evaluated.ts): a result
 * doesn't load what is published about buying a camera.
 */

import { type Advisory, buyingFacts } from './buyingFacts';

/** By the last part of the address of the model's page: 'nikon-d750' → 3. None where there are none. */
export const shutterNotices: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(buyingFacts).flatMap(([slug, facts]) => {
    const advisories: readonly Advisory[] = Object.values(facts?.advisories ?? {});
    const count = advisories.filter(({ about }) => about === 'shutter').length;
    return count > 0 ? [[slug, count] as const] : [];
  }),
);
