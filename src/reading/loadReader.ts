/** Fetches all that reading a photo takes, whatever shows it then, and warms it up. */
export const loadReader = (): readonly Promise<unknown>[] => [
  import('../extraction/core').then(async ({ loadCore, warmUp }) => warmUp(await loadCore())),
  import('./extractFile'),
  import('../extraction/container'),
  import('../extraction/ranges'),
];
