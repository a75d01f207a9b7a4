/** Fetches the modules that read a file; rejects if they can't be fetched. */
export const importReader = () => import('./readerModules');

/** Fetches the modules that read a file, and warms up the core. */
export async function loadReader(): Promise<void> {
  const { loadCore, warmUp } = await importReader();
  warmUp(await loadCore());
}
