/**
 * How many notices the maker published about a model's shutter. The build evaluates this module (scripts/evaluated.ts),
 * so that a result doesn't load all facts about buying a camera.
 */

import { type Advisory, buyingFacts } from './buyingFacts';

/** The number of notices by slug: 'nikon-d750' → 3. A model without notices has no entry. */
export const shutterNotices: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(buyingFacts).flatMap(([slug, facts]) => {
    const advisories: readonly Advisory[] = Object.values(facts?.advisories ?? {});
    const count = advisories.filter(({ about }) => about === 'shutter').length;
    return count > 0 ? [[slug, count] as const] : [];
  }),
);
