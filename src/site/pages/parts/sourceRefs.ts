import { pagesOfSources } from 'virtual:pages-of-sources';
import type { BuyingSourceId } from '../../../cameras/buyingSources';
import { type SourceId, sources } from '../../../cameras/sources';
import type { SourceRef } from '../../tool/ways/SourceLinks';

const isNamed = (id: BuyingSourceId | SourceId): id is SourceId => id in sources;

/** Links to the sources, each once. A buying source has no name to show, because its id names only its subject. */
export function sourceRefs(ids: readonly (BuyingSourceId | SourceId)[]): readonly SourceRef[] {
  return [...new Set(ids)].map((id) => (isNamed(id) ? sources[id] : pagesOfSources[id]!));
}
