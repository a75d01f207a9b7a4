import type { Camera } from './cameraRow';

/** The basis of a rated life's figure. */
export type LifeBasis =
  /** a document from the maker states the figure */
  | 'maker'
  /** the maker's own words, as quoted by others */
  | 'maker-quoted'
  /** others attribute the figure to the maker */
  | 'attributed'
  /** others give the figure without an origin */
  | 'reported'
  /** the usual figure for the camera's class */
  | 'class-estimate'
  /** given in the table of models that the site was ordered with */
  | 'specification'
  /** often quoted, but no source was found: never compared with a count */
  | 'unsourced';

/**
 * The first release year of bodies that today's class ranges fit. Ratings rose until then: others give 50,000
 * for the EOS 400D of 2006 and 100,000 for the EOS 450D of 2008.
 */
const FITS_SINCE = 2008;

/** True if the rated life is the usual one of later bodies of this camera's class. */
export const isOfLaterClass = ({ life, year }: Pick<Camera, 'life' | 'year'>): boolean =>
  life.basis === 'class-estimate' && year < FITS_SINCE;
