/** Fetches what reading a file takes, whatever shows it then; rejects when it cannot be fetched. */
export const importReader = () => import('./readerModules');

/** The same, warmed up. */
export async function loadReader(): Promise<void> {
  const { loadCore, warmUp } = await importReader();
  warmUp(await loadCore());
}
