/** The published sources of the buying facts, in addition to `sources.ts`. Large: import it lazily. */

import type { Citation } from './sources';
import data from './data/usedMarketSources.json';

export interface BuyingSource extends Citation {
  readonly name: string;
  readonly kind: 'maker' | 'owner' | 'technician' | 'press' | 'service-record';
  /** YYYY, YYYY-MM or YYYY-MM-DD */
  readonly date?: string;
}

export type BuyingSourceId = keyof typeof data;

// A JSON file has no literal types; a test checks that the data fits this type.
export const buyingSources = data as Readonly<Record<BuyingSourceId, BuyingSource>>;
