/** Gathers photos without a known counter by body, for the finder to search. */
import type { FileText } from '../config/fileText';
import { clockCheckOf } from '../judge/clock';
import { isDate } from '../reader/date';
import type { ExtractionResult } from '../reader/result';
import { serialOf } from '../reader/serial';
import { MIN_PHOTOS } from './search';

/** A photo, and the `file` from which it can be read again. */
export interface SeriesPhoto<File> {
  readonly file: File;
  readonly path: string;
  readonly result: ExtractionResult;
}

/** The photos of one body, all without a known counter. */
export interface Series<File> {
  readonly make: FileText;
  readonly model: FileText;
  readonly serial: string;
  /** the latest photos, at most `MAX_PHOTOS` */
  readonly photos: readonly SeriesPhoto<File>[];
}

/** Most photos of a body to compare: enough for any evidence, and few enough to read twice. */
export const MAX_PHOTOS = 64;
/** Most bodies to gather photos of. */
const MAX_BODIES = 1000;

/**
 * True if a photo may contain an unknown counter: it is a camera's, no program is known to have saved it again, and it
 * has no known counter.
 */
export const isUncounted = ({ error, reason, counters, savedAgain }: ExtractionResult): boolean =>
  !error &&
  savedAgain?.is !== 'yes' &&
  reason !== 'damaged' &&
  reason !== 'phone' &&
  counters.every(({ kind }) => kind === 'number');

export class SeriesGatherer<File> {
  private readonly series = new Map<string, { readonly first: ExtractionResult; photos: SeriesPhoto<File>[] }>();

  /** `isWanted` selects photos, by default those without a known counter. A test selects others. */
  constructor(private readonly isWanted: (result: ExtractionResult) => boolean = isUncounted) {}

  /** Remembers a photo if its serial number identifies a body and its date is plausible for that body. */
  add(photo: SeriesPhoto<File>): void {
    const { result } = photo;
    const { make = '', model = '', dateTime } = result;
    const serial = serialIn(result);
    if (serial === undefined || !isDate(dateTime) || !this.isWanted(result)) return;
    if (clockCheckOf(result)({ date: dateTime, dateSource: 'camera' })) return;
    const id = JSON.stringify([make, model, serial]);
    const known = this.series.get(id);
    if (!known) {
      if (this.series.size < MAX_BODIES) this.series.set(id, { first: result, photos: [photo] });
      return;
    }
    known.photos.push(photo);
    if (known.photos.length >= 2 * MAX_PHOTOS) known.photos = latest(known.photos);
  }

  /** The bodies with enough photos for a search. */
  found(): readonly Series<File>[] {
    return [...this.series.values()].flatMap(({ first, photos }) =>
      photos.length < MIN_PHOTOS
        ? []
        : [{ make: first.make ?? '', model: first.model ?? '', serial: serialIn(first)!, photos: latest(photos) }],
    );
  }

  clear(): void {
    this.series.clear();
  }
}

const serialIn = ({ serialNumber, model }: ExtractionResult): string | undefined =>
  serialOf({ serial: serialNumber, model });

const latest = <File>(photos: readonly SeriesPhoto<File>[]): SeriesPhoto<File>[] =>
  [...photos].sort((one, other) => one.result.dateTime!.localeCompare(other.result.dateTime!)).slice(-MAX_PHOTOS);
