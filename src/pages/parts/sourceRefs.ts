import { type BuyingSourceId, buyingSources } from '../../catalogue/buyingSources';
import { type SourceId, sources } from '../../catalogue/sources';
import type { SourceRef } from '../../checker/result/SourceLinks';

const isNamed = (id: BuyingSourceId | SourceId): id is SourceId => id in sources;

/** Sources as links, each once. What the buying sources are called says what they tell, and is no name. */
export function sourceRefs(ids: readonly (BuyingSourceId | SourceId)[]): readonly SourceRef[] {
  return [...new Set(ids)].map((id) => (isNamed(id) ? sources[id] : { url: buyingSources[id].url }));
}
