/** The chunk that shows results, which is fetched while the visitor looks for a photo. */

import { type ComponentProps, createElement } from 'react';
import type * as Results from './results';

let results: typeof Results | undefined;

/** Loads it. Rejects when it cannot be fetched. */
export async function loadResults() {
  results = await import('./results');
  return results;
}

/** Renders what to do where there is no count, once it is loaded. */
export function renderNextSteps(props: ComponentProps<typeof Results.NextSteps>) {
  return results && createElement(results.NextSteps, props);
}

/** Renders the result. Whoever reads a file has loaded the view by then; a lazy component would leave a gap first. */
export function renderResultView(props: ComponentProps<typeof Results.ResultView>) {
  return results && createElement(results.ResultView, props);
}
