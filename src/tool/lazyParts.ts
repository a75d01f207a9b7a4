/** The parts of a result that are fetched when they are needed, or while the browser is idle. */

import { type ComponentProps, createElement } from 'react';
import type NextSteps from './next/NextSteps';
import type ResultView from './ResultView';

let resultView: typeof ResultView | undefined;

/** Loads the result view, which is a separate chunk. Rejects when it cannot be fetched. */
export async function loadResultView() {
  const module = await import('./ResultView');
  resultView = module.default;
  return module;
}

let nextSteps: typeof NextSteps | undefined;

/** Loads what to do where there is no result, which is a separate chunk. Rejects when it cannot be fetched. */
export async function loadNextSteps() {
  const module = await import('./next/NextSteps');
  nextSteps = module.default;
  return module;
}

/** Renders what to do, once it is loaded. */
export function renderNextSteps(props: ComponentProps<typeof NextSteps>) {
  return nextSteps && createElement(nextSteps, props);
}

/** Renders the result. Whoever reads a file has loaded the view by then; a lazy component would leave a gap first. */
export function renderResultView(props: ComponentProps<typeof ResultView>) {
  return resultView && createElement(resultView, props);
}

// Separate chunks; each rejects when it cannot be fetched.
export const loadMetadataTable = () => import('./MetadataTable');
export const loadFingerprint = () => import('./sheet/fingerprint');
export const loadQrCode = () => import('./sheet/qrCode');
