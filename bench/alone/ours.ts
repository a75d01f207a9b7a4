/** Our pipeline by itself: what an application adds to its bundle. */
import { type Core, loadCore, warmUp } from '../../src/extraction/core';
import { extract } from '../../src/extraction/extract';
import { memorySource } from '../../src/extraction/ranges';

let core: Core;

/** The same as the site does while idle. */
export async function prepare(): Promise<void> {
  core = await loadCore();
  warmUp(core);
}

export const read = (bytes: Uint8Array): unknown => extract(core, memorySource(bytes));
