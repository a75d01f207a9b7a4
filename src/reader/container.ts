/** Names of the containers, and the quick look at a file's first bytes. */
import { type ContainerName, NAMES } from './containerNames';
import type { Core } from './core';

/** Enough for every signature, with the compatible brands of an `ftyp` box. */
const SIGNATURE_BYTES = 64;

/** The name of a container by its number in assembly/schema.ts; undefined for an unknown one. */
export function containerName(container: number): ContainerName | undefined {
  return NAMES[container];
}

/**
 * The container by the file's first bytes; undefined if unknown. They show most TIFF-based raw formats only as 'TIFF'.
 */
export async function recognizeContainer(core: Core, file: Blob): Promise<ContainerName | undefined> {
  const head = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  return containerName(core.detect(new Uint8Array(head)));
}
