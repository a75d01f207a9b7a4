/** The package's entry point for callers who bring the compiled core: it fetches and compiles nothing. */
export { readerWith as createReader } from './reader';
export type * from './publicTypes';
