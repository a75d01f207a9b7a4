/** Computes how much of the rated life a count has used up, or says why that is unknown. */

import type { Life } from '../cameras/cameraRow';
import type { LifeBasis } from '../cameras/lifeBasis';
import type { Maker } from '../cameras/exifMakers';
import type { RatedLife } from '../cameras/ratedLife';
import { WEAR_BAND_LIMITS } from '../config/constants';
import { type CountLimit, type ExtractionResult, mayBeWrong, type ShutterSource } from '../reader/result';

export type WearBand = 'low' | 'moderate' | 'high' | 'veryHigh';

/** 'upper': the true wear is at most this; 'lower': at least this. */
export type WearBound = 'upper' | 'lower';

/** Two rated lives, in actuations. */
export type LifeRange = readonly [from: number, to: number];

export interface Wear {
  /** the actuations compared with `life`: the mechanical counter's, if the file has one */
  readonly count: number;
  /** The rated life. For a class's usual range: its upper end if `bound` is 'lower', otherwise its lower end. */
  readonly life: number;
  /** count / life; may exceed 1 */
  readonly fraction: number;
  readonly band: WearBand;
  /** the class's usual range; `life` is one of its ends */
  readonly range?: LifeRange;
  readonly bound?: WearBound;
  readonly basis: LifeBasis;
  /** the models for which the rated life was given, if not for this one */
  readonly givenFor?: readonly string[];
  readonly maker: Maker;
}

/** Why a count gives no wear. */
export type NoWear =
  /** the camera has no mechanical shutter to wear out */
  | 'no-shutter'
  /** no rated life is known */
  | 'no-figure'
  /** a rated life is quoted, but its source is unknown */
  | 'unsourced'
  | 'estimate'
  /** other data in the file contradicts the count, or doesn't confirm it */
  | 'contradicted'
  /** the counter was seen in one body */
  | 'one-body'
  /** the counter may have risen without the shutter, and may also have started again */
  | 'not-compared';

type CountedResult = Pick<ExtractionResult, 'model' | 'shutterCount' | 'shutterSource' | 'counters'>;

/** With these limits, the true number of actuations may be higher than the counter's. */
const MAY_HAVE_RESTARTED: readonly CountLimit[] = [
  'wraps',
  'may-restart',
  'may-wrap',
  'firmware-reset',
  'hidden-reset',
  'serviced',
];

/**
 * True if the counter may have risen without wear. A Lumix counts all movements of the curtain, including those for
 * switching off and cleaning. Some bodies count a photo twice. The shutter of such a body is known to move twice only
 * if the body counts pictures separately (the source `science-si`).
 */
const mayCountMore = (limits: readonly CountLimit[], isMechanical: boolean): boolean =>
  limits.includes('curtain') || (limits.includes('two-per-photo') && !isMechanical);

/** True if a counter with these limits starts again, or may have done so. */
export const mayHaveRestarted = (limits: readonly CountLimit[]): boolean =>
  limits.some((limit) => MAY_HAVE_RESTARTED.includes(limit));

/** The band of a fraction of the rated life: below 20%, below 50%, up to 80%, above 80% (docs/decisions.md, 'Wear'). */
export function wearBand(fraction: number): WearBand {
  const [low, moderate, high] = WEAR_BAND_LIMITS;
  if (fraction < low) return 'low';
  if (fraction < moderate) return 'moderate';
  return fraction <= high ? 'high' : 'veryHigh';
}

/** A wear band and the counts that `wearBand` puts into it, including both ends. The last band has no upper end. */
export interface BandCounts {
  readonly band: WearBand;
  readonly from: number;
  readonly to?: number;
}

/** The bands of a rated life, in actuations: 150,000 → low up to 29,999, moderate from 30,000, … */
export function bandCounts(life: number): readonly BandCounts[] {
  const [low, moderate, high] = WEAR_BAND_LIMITS.map((limit) => Math.round(limit * life)) as [number, number, number];
  return [
    { band: 'low', from: 0, to: low - 1 },
    { band: 'moderate', from: low, to: moderate - 1 },
    { band: 'high', from: moderate, to: high },
    { band: 'veryHigh', from: high + 1 },
  ];
}

/** The wear that the result supports; undefined if a number would mislead. */
export function assessWear(result: CountedResult, rated: RatedLife | undefined): Wear | undefined {
  const judged = judgeWear(result, rated);
  return typeof judged === 'string' ? undefined : judged;
}

/** The wear, or the reason why the result supports none. */
export function judgeWear(result: CountedResult, rated: RatedLife | undefined): Wear | NoWear | undefined {
  const { shutterCount, shutterSource: source, model } = result;
  if (shutterCount === undefined || !source || source.grade === 'guess') return undefined;
  const mechanical = mechanicalOf(result);
  const meaning = judgeCounter(counterOfResult(result, source, rated), rated);
  // A card report doesn't name its camera. Until the visitor picks the model, its rated life is open, not missing.
  if (typeof meaning === 'string') return meaning === 'no-figure' && model === undefined ? undefined : meaning;
  const { basis, givenFor, maker } = rated!;
  return against({
    ...meaning,
    count: mechanical?.value ?? shutterCount,
    basis: basis as LifeBasis,
    ...(givenFor && { givenFor }),
    maker,
  });
}

/**
 * The traits of a counter that decide whether its count gives wear. They come from a result or from a camera's row
 * (`rowCounter`).
 */
export interface KindOfCounter {
  /** why the count gives no wear, whatever the rated life */
  readonly doubt?: Extract<NoWear, 'estimate' | 'contradicted' | 'one-body'> | undefined;
  /** the counter may have risen without wear */
  readonly mayCountMore: boolean;
  /** the counter starts over from 0 at some point, or may have done so */
  readonly mayStartOver: boolean;
}

/** The rated life to compare a count with, and whether the wear is only a bound. */
export type CountMeaning = Pick<Wear, 'life' | 'range' | 'bound'>;

/**
 * The wear that a count shows, or why it shows none. Only this function decides this, for results and for cameras'
 * pages.
 */
export function judgeCounter(counter: KindOfCounter, rated: Life | undefined): CountMeaning | NoWear {
  if (rated?.basis === 'no-shutter') return 'no-shutter';
  if (counter.doubt) return counter.doubt;
  if (!rated?.actuations) return 'no-figure';
  if (rated.basis === 'unsourced') return 'unsourced';
  // The count may be too high because of electronic shots and too low because of a restart, so neither bound is true.
  if (counter.mayCountMore && counter.mayStartOver) return 'not-compared';
  const { actuations, upTo } = rated;
  return withBound(
    { life: actuations, ...(upTo && { range: [actuations, upTo] }) },
    counter.mayCountMore ? 'upper' : counter.mayStartOver ? 'lower' : undefined,
  );
}

/** An upper bound of wear needs the shorter life of a range; a lower bound needs the longer life. */
const withBound = ({ life, range }: CountMeaning, bound: WearBound | undefined): CountMeaning => ({
  life: range ? range[bound === 'lower' ? 1 : 0] : life,
  ...(range && { range }),
  ...(bound && { bound }),
});

/**
 * The mechanical counter. Omits a counter whose meaning is inferred, because it may count fewer movements than the
 * shutter made.
 */
const mechanicalOf = ({ shutterSource, counters }: CountedResult) =>
  shutterSource?.limits.includes('taken-to-be') ? undefined : counters.find(({ kind }) => kind === 'mechanical');

/** The traits of the counter that gave the count. */
export function counterOfResult(
  result: CountedResult,
  { grade, kind, limits, low }: ShutterSource,
  rated: Pick<RatedLife, 'countIncludesElectronic'> | undefined,
): KindOfCounter {
  const isMechanical = kind === 'mechanical' || mechanicalOf(result) !== undefined;
  const isRoundedUp = low !== undefined;
  return {
    doubt:
      grade === 'estimate'
        ? 'estimate'
        : mayBeWrong(limits)
          ? 'contradicted'
          : limits.includes('one-body')
            ? 'one-body'
            : undefined,
    mayCountMore:
      isRoundedUp ||
      mayCountMore(limits, isMechanical) ||
      (!isMechanical && (kind === 'images' || (rated?.countIncludesElectronic ?? false))),
    mayStartOver: mayHaveRestarted(limits),
  };
}

/** Turns this wear into an upper or a lower bound. */
export const boundWear = (wear: Wear, bound: WearBound): Wear => against({ ...wear, ...withBound(wear, bound) });

/**
 * The least wear that the class's usual range allows: the count divided by the range's upper end. Undefined without a
 * range, or if the wear is only a bound.
 */
export function leastWear({ count, range, bound }: Wear): Pick<Wear, 'fraction' | 'band'> | undefined {
  if (!range || bound) return undefined;
  const fraction = count / range[1];
  return { fraction, band: wearBand(fraction) };
}

/** The band that both ends of the class's usual range give; undefined if they differ. */
export const agreedBand = (wear: Wear): WearBand | undefined =>
  (leastWear(wear)?.band ?? wear.band) === wear.band ? wear.band : undefined;

function against(compared: Omit<Wear, 'fraction' | 'band'>): Wear {
  const fraction = compared.count / compared.life;
  return { ...compared, fraction, band: wearBand(fraction) };
}
