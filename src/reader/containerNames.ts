/** Names of the containers, indexed by the numbers of `Container`. The package's types don't include that enum. */
export const NAMES = [
  undefined,
  'JPEG',
  'TIFF',
  'BigTIFF',
  'DNG',
  'NEF',
  'CR2',
  'CR3',
  'CRW',
  'ARW',
  'RAF',
  'ORF',
  'RW2',
  'PEF',
  'SRW',
  'MRW',
  'X3F',
  'IIQ',
  '3FR',
  'KDC',
  'DCR',
  'HEIF',
  'AVIF',
  'JXL',
  'PNG',
  'WebP',
] as const;

/**
 * The format of a file according to its bytes: 'JPEG', 'NEF', 'CR3' and so on; 'CAM_INFO' is the report that a Canon
 * body writes onto a card.
 */
export type ContainerName = Exclude<(typeof NAMES)[number], undefined> | 'CAM_INFO';

/** Formats that no camera writes. */
export const CONVERTED: ReadonlySet<ContainerName> = new Set<ContainerName>(['PNG', 'WebP', 'AVIF', 'JXL']);
