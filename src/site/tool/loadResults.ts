/** Loads the chunk that shows results, while the visitor looks for a photo. */

import { type ComponentProps, createElement } from 'react';
import type * as Results from './results';

let results: typeof Results | undefined;

/** Loads the chunk that shows results. Rejects if it cannot be fetched. */
export async function loadResults() {
  results = await import('./results');
  return results;
}

/** Renders the next steps. Renders nothing until `loadResults` is done. */
export function renderNextSteps(props: ComponentProps<typeof Results.NextSteps>) {
  return results && createElement(results.NextSteps, props);
}

/**
 * Renders the result. Its code is already loaded, because every reading loads it before its result is shown. A lazy
 * component would show a gap.
 */
export function renderResultView(props: ComponentProps<typeof Results.ResultView>) {
  return results && createElement(results.ResultView, props);
}
