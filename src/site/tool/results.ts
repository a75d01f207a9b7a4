/** Puts everything that a result shows or does into one chunk. */
export { resultOfReport } from '../../reader/cardReport/judge';
export { default as NextSteps } from './next/NextSteps';
export { default as ResultView } from './ResultView';
