import { type ContainerName, NAMES } from './containerNames';
import type { Core } from './core';

/** Enough bytes for every signature, including the compatible brands of an `ftyp` box. */
const SIGNATURE_BYTES = 64;

/** The name of a container by its number in assembly/schema.ts; undefined for an unknown one. */
export function containerName(container: number): ContainerName | undefined {
  return NAMES[container];
}

/**
 * The container according to the file's first bytes; undefined if unknown. For most TIFF-based raw formats, the first
 * bytes show only 'TIFF'.
 */
export async function recognizeContainer(core: Core, file: Blob): Promise<ContainerName | undefined> {
  const head = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  return containerName(core.detect(new Uint8Array(head)));
}
