/** The start of a reader in a fresh process or page: three consecutive spans in milliseconds. */
export interface FirstCall {
  /** loading its module */
  readonly load: number;
  /** what it can do before there is a photo; ours compiles its core */
  readonly prepare: number;
  /** the first call, until its result */
  readonly call: number;
}

interface Alone {
  read(bytes: Uint8Array): unknown;
  prepare?(): Promise<void>;
}

/** Loads the named module and reads the photo with it once. */
export async function firstCall(module: string, bytes: Uint8Array): Promise<FirstCall> {
  const started = performance.now();
  const { read, prepare } = (await import(/* @vite-ignore */ module)) as Alone;
  const loaded = performance.now();
  await prepare?.();
  const prepared = performance.now();
  await read(bytes);
  return { load: loaded - started, prepare: prepared - loaded, call: performance.now() - prepared };
}
