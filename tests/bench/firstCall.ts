/** The first call of a reader in a process or page that has never seen it. */
export interface FirstCall {
  /** milliseconds until its module is there */
  readonly load: number;
  /** milliseconds from there to the first result */
  readonly call: number;
}

/** Loads the module that is named and reads the photo with it once. */
export async function firstCall(module: string, bytes: Uint8Array): Promise<FirstCall> {
  const started = performance.now();
  const { read } = (await import(/* @vite-ignore */ module)) as { read(bytes: Uint8Array): unknown };
  const loaded = performance.now();
  await read(bytes);
  return { load: loaded - started, call: performance.now() - loaded };
}
