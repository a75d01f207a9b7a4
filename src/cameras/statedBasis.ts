import type { Camera, Life } from './cameraRow';

/**
 * The figure was given for other cameras: for models that its source names, for a class, or for later bodies of a
 * class.
 */
const BORROWED = ['others', 'class-estimate', 'later-class'] as const;
type BorrowedBasis = (typeof BORROWED)[number];

export type StatedBasis = Life['basis'] | BorrowedBasis;

/**
 * The first release year of bodies that today's class ranges fit. Ratings rose until then: sources other than Canon
 * give 50,000 for the EOS 400D of 2006 and 100,000 for the EOS 450D of 2008.
 */
const FITS_SINCE = 2008;

/** The basis that pages state for a camera's rated life. */
export function statedBasis({ life, year }: Pick<Camera, 'life' | 'year'>): StatedBasis {
  if (life.givenFor) return 'others';
  return life.basis === 'class-estimate' && year < FITS_SINCE ? 'later-class' : life.basis;
}

/** True if the figure was given for other cameras than this one. */
export const isBorrowed = (basis: StatedBasis): basis is BorrowedBasis =>
  (BORROWED as readonly StatedBasis[]).includes(basis);
