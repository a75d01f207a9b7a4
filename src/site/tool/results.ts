/** Everything that a result shows or does, in one chunk. */
export { resultOfReport } from '../../reader/cardReport/judge';
export { default as NextSteps } from './next/NextSteps';
export { default as ResultView } from './ResultView';
