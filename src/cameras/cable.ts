/** The kind of count that each body reports over USB, and the evidence for it. */

import type { ListedMakerId } from './brandList';
import type { Camera } from './cameraRow';
import type { SourceId } from './sources';

const COUNTS = ['exact', 'steps', 'fujifilm', 'curtain'] as const;

/** An exact count, a count in steps of 1,000, Fujifilm's count in tether mode, or a count of curtain movements. */
export type CountByCable = (typeof COUNTS)[number];

export interface CableRow {
  /**
   * The result for a visitor: a kind of count over USB (`CountByCable`); 'none': nothing; 'photo': the count in the
   * newest photo on the card; 'menu': nothing over USB, but the camera has a service screen.
   */
  readonly gives: CountByCable | 'none' | 'photo' | 'menu';
  readonly brands: readonly ListedMakerId[];
  /** names as the makers write them; empty for all bodies of the makers */
  readonly bodies: readonly string[];
  /** see `CABLE_ROWS` */
  readonly basis: 'sessions' | 'expected' | 'reported' | 'owners' | 'program' | 'photo';
  /**
   * the published source; absent if waysToCount.ts cites it for a program, or if the site has no page about the bodies
   */
  readonly source?: SourceId;
}

const namesIn = (...lines: readonly string[]) => lines.flatMap((line) => line.split(', '));

/**
 * The bases. 'sessions': property dumps and recordings of libgphoto2, vcam and ptpwebcam. 'reported': owners' reports
 * to these projects and to freeshuttercounter about bodies that report nothing. 'program': the statements of
 * ShutterCheck's makers, known from copies of their page. 'expected': recordings of related bodies that report a count.
 * For Lumix, 'owners' means the readings of LUMIX-Usage-Info, and 'expected' means its list of candidates.
 */
export const CABLE_ROWS: readonly CableRow[] = [
  {
    gives: 'exact',
    brands: ['canon'],
    bodies: namesIn(
      '450D, 500D, 550D, 600D, 700D, 100D, 1000D, 1100D, 1200D, 1300D, 2000D, 60D, 70D',
      '7D, 7D Mark II, 6D, 5D Mark III, 1D X',
    ),
    basis: 'sessions',
    source: 'libgphoto2',
  },
  {
    gives: 'exact',
    brands: ['canon'],
    bodies: namesIn('5D Mark II, 40D, 50D, 650D, 1D Mark IV, 1D C'),
    basis: 'owners',
  },
  {
    gives: 'steps',
    brands: ['canon'],
    bodies: namesIn('R, R6, R10, 200D, 90D, M50, M50 Mark II, M6 Mark II, M100'),
    basis: 'sessions',
    source: 'libgphoto2',
  },
  {
    gives: 'steps',
    brands: ['canon'],
    bodies: namesIn('R7, R8'),
    basis: 'owners',
    source: 'libgphoto2',
  },
  {
    gives: 'steps',
    brands: ['canon'],
    bodies: namesIn('R5, RP, Ra, 250D, 1D X Mark III'),
    basis: 'program',
  },
  {
    gives: 'steps',
    brands: ['canon'],
    bodies: namesIn('R1, R3, R5 Mark II, R6 Mark II, R6 Mark III, R50, R50 V, R100, 850D'),
    basis: 'expected',
  },
  {
    gives: 'none',
    brands: ['canon'],
    bodies: namesIn('5DS, 5DS R, 5D Mark IV, 80D, 750D, 760D, 77D, 800D, 6D Mark II, 1D X Mark II, M3, M5, M6, M10'),
    basis: 'reported',
  },
  {
    gives: 'fujifilm',
    brands: ['fujifilm'],
    bodies: namesIn('X-T2, X-T3, X-T4, X-H1, X-Pro2, X-Pro3, GFX 50R, GFX 100, GFX100S, GFX100 II'),
    basis: 'sessions',
    source: 'libgphoto2',
  },
  {
    gives: 'fujifilm',
    brands: ['fujifilm'],
    bodies: namesIn(
      // Not the X-T20, X-T30, X-S10, X-E3 and X-E4. In libgphoto2's recordings, these bodies don't list the property
      // with the count, or refuse to send it.
      'X-T5, X-T50, X-T30 II, X-T30 III, X-H2, X-H2S, X-S20, X-E5',
      'GFX 50S, GFX50S II, GFX100S II',
    ),
    basis: 'expected',
  },
  { gives: 'photo', brands: ['nikon', 'sony', 'pentax'], bodies: [], basis: 'photo' },
  {
    gives: 'curtain',
    brands: ['panasonic'],
    bodies: namesIn('DC-S1RM2, DC-S1M2, DC-S5M2, DC-S5, DC-L10'),
    basis: 'owners',
  },
  {
    gives: 'curtain',
    brands: ['panasonic'],
    // The published list of candidates also has the DC-S9, which has no curtain.
    bodies: namesIn(
      'DC-S1, DC-S1R, DC-S1H, DC-S1M2ES, DC-S5M2X, DC-G9, DC-G9M2, DC-GH5, DC-GH5S, DC-GH5M2, DC-GH6, DC-GH7',
    ),
    basis: 'expected',
  },
  { gives: 'menu', brands: ['olympus'], bodies: [], basis: 'reported' },
];

type AnyBody = Pick<Camera, 'exif'> & Partial<Pick<Camera, 'slug'>>;

/** True if a name in a row is the name of this maker's body. */
export const namesBody = (name: string, maker: string, { slug, exif }: AnyBody): boolean =>
  maker === 'canon' ? slug === slugOf(name) || exif.includes(`Canon EOS ${name}`) : exif.includes(name);

/** The row that names this body; never one of the rows for all bodies of a maker. */
export const cableRowOf = (maker: string, body: AnyBody): CableRow | undefined =>
  CABLE_ROWS.find(
    ({ brands, bodies }) =>
      (brands as readonly string[]).includes(maker) && bodies.some((name) => namesBody(name, maker, body)),
  );

const slugOf = (name: string) => `canon-eos-${name.toLowerCase().replaceAll(' ', '-')}`;

/** True for any kind of count. */
export const isCount = (gives: CableRow['gives'] | undefined): gives is CountByCable =>
  (COUNTS as readonly unknown[]).includes(gives);

/** True if the body is known or expected to report a count over USB. */
export const givesCount = (...body: Parameters<typeof cableRowOf>): boolean => isCount(cableRowOf(...body)?.gives);

/** True for makers with cameras that report a count over USB. */
export const reportsOverUsb = (brand: string | undefined): boolean =>
  brand === 'canon' || brand === 'fujifilm' || brand === 'panasonic';
