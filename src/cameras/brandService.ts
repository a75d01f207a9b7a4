/** Published facts about whole brands. The name of an entry is the key of its sentence, as in `buyingFacts.ts`. */

import type { BrandId } from './brandList';
import type { BuyingSourceId } from './buyingSources';
import type { FigureOrRange, PartialDate, Repair } from './buyingFacts';
import type { SourceId } from './sources';

export interface ServiceFact extends Partial<Pick<Repair, 'price' | 'currency' | 'place'>> {
  readonly subject: 'service' | 'price' | 'count' | 'survey';
  readonly date?: PartialDate;
  /** a survey's result, in percent */
  readonly percent?: FigureOrRange;
  /** number of respondents */
  readonly asked?: number;
  readonly sources: readonly (BuyingSourceId | SourceId)[];
}

export const brandService = {
  nikon: {
    'counter-may-reset': { subject: 'count', sources: ['nikon-support'] },
  },
  all: {
    // The share of cameras that still worked at a count of 10,000, according to owners' self-selected and unverified
    // entries about old models on olegkikin.com.
    'owner-entries': { subject: 'survey', percent: 97.6, sources: ['ok-general', 'ok-1000d'] },
    // The share of readers whose interchangeable-lens camera needed repair or had serious trouble in its first three
    // years.
    'consumer-reports': { subject: 'survey', date: '2015', percent: [7, 8], asked: 34_000, sources: ['cr2015'] },
    // A dealer with twelve months of warranty states that none of its used DSLRs has worn out a shutter yet.
    'dealer-statement': { subject: 'survey', sources: ['jungle'] },
    // A shutter repair in Japan.
    'shutter-japan': { subject: 'price', price: [20_000, 50_000], currency: 'JPY', sources: ['wataooo'] },
  },
} as const satisfies Partial<Record<BrandId | 'all', Readonly<Record<string, ServiceFact>>>>;
