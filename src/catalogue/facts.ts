/** What is known of every model with a page. */

import { canon } from './facts/canon';
import { fujifilm } from './facts/fujifilm';
import { kodak } from './facts/kodak';
import { leica } from './facts/leica';
import { minolta } from './facts/minolta';
import { nikon } from './facts/nikon';
import { olympus } from './facts/olympus';
import { pentax } from './facts/pentax';
import { ricoh } from './facts/ricoh';
import { sony } from './facts/sony';
import type { ModelFacts, ModelSlug } from './types';

const facts: Readonly<Record<ModelSlug, ModelFacts>> = {
  ...canon,
  ...nikon,
  ...sony,
  ...fujifilm,
  ...olympus,
  ...pentax,
  ...leica,
  ...ricoh,
  ...kodak,
  ...minolta,
};

/** The facts of a model with a page. */
export function factsOf(slug: ModelSlug): ModelFacts {
  return facts[slug];
}
