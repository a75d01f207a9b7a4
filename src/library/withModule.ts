/** The package's door where the core comes from the caller: it fetches and compiles nothing. */
export { createReader } from './reader';
export type * from './types';
