import { type ComponentProps, createElement } from 'react';
import type * as Results from './results';

let results: typeof Results | undefined;

/**
 * Loads the chunk that shows results, if possible in advance, while the visitor looks for a photo. Rejects if the chunk
 * can't be loaded.
 */
export async function loadResults() {
  results = await import('./results');
  return results;
}

/** The next steps; nothing until `loadResults` is done. */
export function renderNextSteps(props: ComponentProps<typeof Results.NextSteps>) {
  return results && createElement(results.NextSteps, props);
}

/** The result. Every reading loads this code before its result is shown. A lazy component would show a gap. */
export function renderResultView(props: ComponentProps<typeof Results.ResultView>) {
  return results && createElement(results.ResultView, props);
}
