/** Names of the containers, and the quick look at a file's first bytes. */
import { Container } from '../../assembly/schema';
import type { Core } from './core';

const NAMES = {
  [Container.Unknown]: undefined,
  [Container.Jpeg]: 'JPEG',
  [Container.Tiff]: 'TIFF',
  [Container.BigTiff]: 'BigTIFF',
  [Container.Dng]: 'DNG',
  [Container.Nef]: 'NEF',
  [Container.Cr2]: 'CR2',
  [Container.Cr3]: 'CR3',
  [Container.Crw]: 'CRW',
  [Container.Arw]: 'ARW',
  [Container.Raf]: 'RAF',
  [Container.Orf]: 'ORF',
  [Container.Rw2]: 'RW2',
  [Container.Pef]: 'PEF',
  [Container.Srw]: 'SRW',
  [Container.Mrw]: 'MRW',
  [Container.X3f]: 'X3F',
  [Container.Iiq]: 'IIQ',
  [Container.ThreeFr]: '3FR',
  [Container.Kdc]: 'KDC',
  [Container.Dcr]: 'DCR',
  [Container.Heif]: 'HEIF',
  [Container.Avif]: 'AVIF',
  [Container.Jxl]: 'JXL',
  [Container.Png]: 'PNG',
  [Container.WebP]: 'WebP',
} as const satisfies Readonly<Record<Container, string | undefined>>;

/** The format of a file, told by its bytes; 'CAM_INFO' is Canon's report on a card. */
export type ContainerName = Exclude<(typeof NAMES)[Container], undefined> | 'CAM_INFO';

/** Formats that no camera writes. */
export const CONVERTED: ReadonlySet<ContainerName> = new Set<ContainerName>(['PNG', 'WebP', 'AVIF', 'JXL']);

/** Enough for every signature, with the compatible brands of an `ftyp` box. */
const SIGNATURE_BYTES = 64;

/** The name of a container by its number in assembly/schema.ts; undefined for an unknown one. */
export function containerName(container: number): ContainerName | undefined {
  return NAMES[container as Container];
}

/**
 * The container by the file's first bytes, which show most TIFF-based raw formats only as 'TIFF'; undefined when
 * unknown.
 */
export async function recognizeContainer(core: Core, file: Blob): Promise<ContainerName | undefined> {
  const head = await file.slice(0, SIGNATURE_BYTES).arrayBuffer();
  return containerName(core.detect(new Uint8Array(head)));
}
