/** Computes the lowest possible number of shots per year for a count. */

import { findBody } from '../cameras/ratedLife';
import { type CountLimit, type ExtractionResult, isCountGrade, mayBeWrong } from '../reader/result';
import { mayHaveRestarted } from './wear';
import { takenAt } from './age';
import { clockCheckOf, type KnownCamera } from './clock';

export interface YearlyPace {
  /** shots a year, rounded down to two digits */
  readonly perYear: number;
  /** the day or month when this camera was made, if `made` is true; otherwise the model's year of release */
  readonly since: string;
  /** `since` is the date when this camera was made */
  readonly made?: true;
}

interface CountThen {
  /** the fewest shots that this count can mean */
  readonly low: number;
  readonly limits: readonly CountLimit[];
  /** `YYYY-MM-DDTHH:MM:SS` */
  readonly date: string;
}

/** Shots per year that few owners reach. */
const HEAVY_USE = 20_000;
const YEAR_MS = 365.25 * 86_400_000;

/**
 * Returns the lowest possible pace. Assumes the earliest possible start of use: the date of manufacture or, if that is
 * unknown, January 1 of the model's year of release. Returns undefined for a model without a year of release, in the
 * model's first year, for a counter that may have started again, for a number that may be wrong, and for a date from a
 * clock that was never set. If the date of manufacture is known, returns only a pace of heavy use.
 */
export function yearlyPace(camera: KnownCamera, { low, limits, date }: CountThen): YearlyPace | undefined {
  const { year } = findBody(camera.make ?? '', camera.model ?? '');
  const made = camera.manufactured?.date;
  if (year === undefined || mayHaveRestarted(limits) || mayBeWrong(limits)) return undefined;
  if (clockCheckOf(camera)({ date, dateSource: 'camera' })) return undefined;
  const years = (Date.parse(`${date}Z`) - Date.parse(made ?? `${year}-01-01`)) / YEAR_MS;
  if (made !== undefined) {
    const perYear = roundDown(low / Math.max(1, years));
    return perYear > HEAVY_USE ? { perYear, since: made, made: true } : undefined;
  }
  const perYear = years >= 1 ? roundDown(low / years) : 0;
  return perYear > 0 ? { perYear, since: `${year}` } : undefined;
}

/**
 * The pace of a photo's count, if it shows heavy use. Undefined for an estimate and for a re-saved file. Also undefined
 * for a count over a cable or from a card report, because such a count has no date.
 */
export function paceOfPhoto(result: ExtractionResult): YearlyPace | undefined {
  const { shutterCount, shutterSource: source } = result;
  const dateTime = takenAt(result);
  if (shutterCount === undefined || dateTime === undefined) return undefined;
  if (!source || !isCountGrade(source.grade) || result.savedAgain?.is === 'yes') return undefined;
  const pace = yearlyPace(result, { low: source.low ?? shutterCount, limits: source.limits, date: dateTime });
  return pace && pace.perYear > HEAVY_USE ? pace : undefined;
}

/** 48,912 → 48,000; 97 → 97 */
function roundDown(figure: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, figure))) - 1);
  return Math.floor(figure / step) * step;
}
