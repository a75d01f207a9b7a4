import { type BuyingSourceId, buyingSources } from '../../catalogue/buyingSources';
import { type SourceId, sources } from '../../catalogue/sources';

const all: Readonly<Record<BuyingSourceId | SourceId, { readonly url: string }>> = { ...sources, ...buyingSources };

/** The addresses of sources, each once. */
export function urlsOf(ids: readonly (BuyingSourceId | SourceId)[]): readonly string[] {
  return [...new Set(ids.map((id) => all[id].url))];
}
