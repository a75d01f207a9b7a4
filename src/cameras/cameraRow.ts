/**
 * The shape of a camera's row, and functions that build one. Rows contain only codes; each language has texts for them.
 */

import type { LifeBasis } from './lifeBasis';
import { RATED_LIFE_RANGES } from './classRanges';
import type { MakerSourceId, SourceId } from './sources';

export type Level = 'entry-level' | 'mid-range' | 'professional';

/** An 'slt' has a fixed, translucent mirror and an electronic viewfinder: Sony's A-mount since 2010. */
export type BodyShape =
  'dslr' | 'slt' | 'mirrorless' | 'rangefinder' | 'compact' | 'bridge' | 'medium-format' | 'digital-back';

/** Level and shape in one code. Lists only the combinations that exist. */
export type CameraType =
  | `${Level}-${'dslr' | 'slt' | 'mirrorless' | 'compact'}`
  | 'mid-range-bridge'
  | `${Exclude<Level, 'entry-level'>}-medium-format`
  | `professional-${'rangefinder' | 'digital-back'}`;

export type SensorType =
  | 'full-frame-cmos'
  | 'full-frame-bsi-cmos'
  | 'full-frame-stacked-bsi-cmos'
  | 'aps-c-cmos'
  | 'aps-c-x-trans-bsi-cmos'
  | 'aps-c-ccd'
  | 'micro-four-thirds-live-mos'
  | 'four-thirds-live-mos';

/** The expected life of the shutter in actuations, and the source of the figure or the reason why there is none. */
export type Life =
  | {
      readonly basis: LifeBasis;
      /** the figure, or the lower end of a class's usual range */
      readonly actuations: number;
      /** the upper end of a class's usual range */
      readonly upTo?: number;
      /** the models for which the sources give the figure, if they don't give it for this one */
      readonly givenFor?: readonly string[];
      readonly sources: readonly SourceId[];
    }
  | {
      /** 'no-shutter': no mechanical shutter, so a count says nothing about wear */
      readonly basis: 'none' | 'no-shutter';
      readonly actuations?: undefined;
      readonly upTo?: undefined;
      readonly givenFor?: undefined;
      readonly sources: readonly SourceId[];
    };

/** The certainty of a way to the count. */
export type Certainty =
  /** we have tried the way, or the maker confirms it */
  | 'seen'
  /** others report that the way works */
  | 'reported'
  /** the way works on related bodies, and is unproven on this one */
  | 'expected'
  | 'unknown';

/** The certainty of a way without a photo. It is never 'seen', because we have tried none of these ways. */
export type WayCertainty = Exclude<Certainty, 'seen'>;

/** The known facts about the count in a camera's photos. */
export interface AnswerInPhotos {
  readonly way: 'photo' | 'none';
  /** 'reported' until we have read photos of the model (`seen`) */
  readonly certainty: Certainty;
  /**
   * 'some': the number has a limit that the texts explain. 'doubtful': only some photos have a number, which may not be
   * a count. 'estimate': photos have another number, from which the count can only be estimated. Absent if the number
   * is exact.
   */
  readonly limits?: 'some' | 'doubtful' | 'estimate';
}

export const inPhotos = {
  exact: { way: 'photo', certainty: 'reported' },
  limited: { way: 'photo', certainty: 'reported', limits: 'some' },
  doubtful: { way: 'photo', certainty: 'reported', limits: 'doubtful' },
  /** inferred from the file format of the maker's other bodies */
  expected: { way: 'photo', certainty: 'expected' },
  estimate: { way: 'none', certainty: 'reported', limits: 'estimate' },
  none: { way: 'none', certainty: 'reported' },
  /** neither a rule nor enough photos show whether there is a count */
  unknown: { way: 'photo', certainty: 'unknown' },
} as const satisfies Readonly<Record<string, AnswerInPhotos>>;

/**
 * The kind of count in a camera's files, or the lack of a count; selects the texts. Ways without a photo are in
 * waysToCount.ts.
 */
export type HowToKey =
  | 'canon-usb-estimate'
  | 'canon-usb'
  | 'canon-usb-1000'
  | 'canon-1d-menu'
  | 'canon-rp-counter'
  | 'canon-pattern'
  | 'canon-makernote'
  | 'canon-1d-counter'
  | 'nikon-exif'
  | 'nikon-exif-mech'
  | 'olympus-service'
  | 'olympus-eseries'
  | 'olympus-eseries-playback'
  | 'sony-exif'
  /** the same field as 'sony-exif', but with a count only in photos taken with the mechanical shutter */
  | 'sony-exif-mechanical'
  | 'sony-exif-wrap'
  | 'sony-exif-plain'
  | 'fuji-exif'
  | 'leica-service'
  | 'ricoh-exif'
  | 'ricoh-info'
  | 'pentax-exif'
  | 'minolta-file'
  | 'nothing-found'
  | 'not-known';

/** The events that the number in a file counts. */
export type Counted =
  /** every shot; whether each one moves the shutter depends on the body's shutter modes */
  | 'shots'
  /** every shot, including those with the electronic shutter */
  | 'all-shots'
  /** every shot including electronic ones; a separate field has the mechanical actuations */
  | 'shots-and-mechanical'
  | 'actuations'
  | 'pictures';

/** For each `HowToKey` of files with a number: the events that the number counts, and the formats with the number. */
const IN_PHOTO = {
  'canon-makernote': { counted: 'all-shots', formats: ['JPEG', 'CR3'] },
  'canon-1d-counter': { counted: 'actuations', formats: ['JPEG', 'RAW'] },
  'canon-rp-counter': { counted: 'pictures', formats: ['JPEG'] },
  'canon-pattern': { counted: 'pictures', formats: ['JPEG'] },
  'nikon-exif': { counted: 'shots', formats: ['JPEG', 'NEF'] },
  'nikon-exif-mech': { counted: 'shots-and-mechanical', formats: ['JPEG', 'NEF'] },
  'sony-exif': { counted: 'shots', formats: ['JPEG', 'ARW'] },
  'sony-exif-mechanical': { counted: 'actuations', formats: ['JPEG', 'ARW'] },
  'sony-exif-wrap': { counted: 'shots', formats: ['JPEG', 'ARW'] },
  'sony-exif-plain': { counted: 'actuations', formats: ['JPEG', 'ARW'] },
  'fuji-exif': { counted: 'pictures', formats: ['JPEG', 'RAF'] },
  'pentax-exif': { counted: 'actuations', formats: ['JPEG', 'PEF', 'DNG'] },
  'ricoh-exif': { counted: 'shots', formats: ['JPEG', 'DNG'] },
  'ricoh-info': { counted: 'pictures', formats: ['JPEG'] },
} as const satisfies Partial<
  Readonly<Record<HowToKey, { readonly counted: Counted; readonly formats: readonly string[] }>>
>;

type PhotoHowTo = keyof typeof IN_PHOTO;

const isInPhoto = (howTo: HowToKey): howTo is PhotoHowTo => howTo in IN_PHOTO;

/** The events that the number in this camera's files counts; undefined if the files have no number. */
export function countedIn({ howTo, counted }: CountFacts): Counted | undefined {
  return isInPhoto(howTo) ? (counted ?? IN_PHOTO[howTo].counted) : undefined;
}

/** The formats that have this camera's count. */
export function formatsWithCount({ howTo, formats }: CountFacts): readonly string[] {
  return isInPhoto(howTo) ? (formats ?? IN_PHOTO[howTo].formats) : [];
}

export interface CountFacts {
  readonly inPhotos: AnswerInPhotos;
  readonly howTo: HowToKey;
  readonly sources: readonly SourceId[];
  /** if it differs from the usual one for `howTo` */
  readonly counted?: Counted;
  /** if they differ from the usual ones for `howTo` */
  readonly formats?: readonly string[];
  /**
   * The paths of the counters' tags, as in results: 'MakerNote/0x00A7'. The path of the count is the first. A path ends
   * at the tag if the counter's offset within the tag's value differs between photos.
   */
  readonly tags?: readonly string[];
  /** the first firmware whose photos have the count, according to `sources` */
  readonly fromFirmware?: string;
  /** the body has no live view, unlike the maker's other bodies, whose count leaves live view out */
  readonly hasNoLiveView?: true;
  /** loading a file of saved settings is reported to change the count */
  readonly changedBySettings?: true;
  /** new firmware is reported to have changed the counter, which is therefore not reliable */
  readonly upsetByFirmware?: true;
  /** Ricoh GXR: the counter may be in the body or in the camera unit with the lens */
  readonly isOfBodyOrUnit?: true;
  /** the highest value of the field, or the value after which the counter restarts or may restart */
  readonly wrapsAt?: number;
  /**
   * the number of unedited photos of this model that we have read; if its files have a count, only photos with a count
   */
  readonly photos?: number;
}

export interface Specs {
  readonly sensor: SensorType;
  /** effective pixels in millions */
  readonly megapixels: number;
}

/** A body, identified by its EXIF Model strings. */
export interface CameraBody {
  /** EXIF Model strings, compared ignoring case */
  readonly exif: readonly string[];
  readonly life: Life;
  /** whether the count in the file includes electronic-shutter frames; absent if unknown or meaningless */
  readonly countsElectronic?: boolean;
}

interface More {
  /** the name in Japan, if it is different */
  readonly ja?: string;
  /** names in other markets that the camera's files don't have; not used as slugs */
  readonly otherNames?: readonly string[];
  /** further slugs of the page, besides the canonical one */
  readonly aliases?: readonly string[];
  /** if it differs from the year of release */
  readonly announcedYear?: number;
  /** if it is not the usual one for the type */
  readonly drawing?: BodyShape;
  readonly countsElectronic?: boolean;
  /** the shutter is in the lens, although bodies of this shape usually have one in the body */
  readonly lensShutter?: 'fixed' | 'interchangeable';
}

/** A camera in the lists. */
export interface Camera<S extends string = string> extends CameraBody, More {
  readonly slug: S;
  /** the name without the brand, in English */
  readonly model: string;
  readonly year: number;
  readonly type: CameraType;
  readonly count: CountFacts;
  readonly specs?: Specs;
}

/** A camera whose page has texts of its own. */
export interface DescribedCamera<S extends string = string> extends Camera<S> {
  readonly specs: Specs;
}

type Identity<S> = [slug: S, model: string, year: number, type: CameraType];
type BodyFacts = [exif: readonly string[], life: Life];

/**
 * A camera in the lists, with its page. `year` is the year of release. `specs` makes the compiler demand texts about
 * the camera.
 */
export function row<const S extends string>(
  ...args: [...Identity<S>, ...BodyFacts, more: More & { readonly count: CountFacts; readonly specs: Specs }]
): DescribedCamera<S>;
export function row<const S extends string>(
  ...args: [...Identity<S>, ...BodyFacts, more: More & { readonly count: CountFacts }]
): Camera<S>;
export function row(
  slug: string,
  model: string,
  year: number,
  type: CameraType,
  exif: readonly string[],
  life: Life,
  more: More & Pick<Camera, 'count' | 'specs'>,
): Camera {
  return { slug, model, year, type, exif, life, ...more };
}

/** A body that is in no list. */
export function body(exif: readonly string[], life: Life): CameraBody {
  return { exif, life };
}

/** Sensor and effective megapixels of a camera with its own texts. */
export function specs(sensor: SensorType, megapixels: number): Specs {
  return { sensor, megapixels };
}

/** The facts about the count in the files. */
export function countFacts(
  answer: AnswerInPhotos,
  howTo: HowToKey,
  sources: readonly SourceId[],
  more: Pick<CountFacts, 'tags' | 'wrapsAt' | 'counted'> = {},
): CountFacts {
  return { inPhotos: answer, howTo, sources, ...more };
}

/** The facts `count`, after we have read `photos` photos of the model (`CountFacts.photos`). */
export function seen(photos: number, count: CountFacts): CountFacts {
  const { inPhotos: answer } = count;
  return { ...count, photos, inPhotos: answer.certainty === 'reported' ? { ...answer, certainty: 'seen' } : answer };
}

/** Neither a rule of docs/formats.md nor enough photos show whether the files have a count. */
export const notKnown = countFacts(inPhotos.unknown, 'not-known', []);

type Sources<Id extends SourceId = SourceId> = readonly [Id, ...Id[]];

const figure = (basis: LifeBasis, actuations: number, sources: readonly SourceId[] = []): Life => ({
  basis,
  actuations,
  sources,
});

/** A rated life that the maker states, with only the maker's own documents as sources. */
export const rated = (actuations: number, ...from: Sources<MakerSourceId>) => figure('maker', actuations, from);

/** A rated life from the maker's catalog or advertising, as quoted by others. */
export const quoted = (actuations: number, ...from: Sources) => figure('maker-quoted', actuations, from);

/** A rated life that others attribute to the maker. */
export const attributed = (actuations: number, ...from: Sources) => figure('attributed', actuations, from);

/** A rated life that others give without saying where it is from. */
export const reported = (actuations: number, ...from: Sources) => figure('reported', actuations, from);

/** The usual range for a class of cameras (`RATED_LIFE_RANGES`). */
export function classFigure(ofClass: keyof typeof RATED_LIFE_RANGES): Life {
  const [actuations, upTo] = RATED_LIFE_RANGES[ofClass];
  return { basis: 'class-estimate', actuations, upTo, sources: [] };
}

/** A rated life from the table of models in the site's specification, which gives no source. */
export const specified = (actuations: number) => figure('specification', actuations);

/**
 * A rated life that is often quoted, but for which we found no source. The page says so and never compares a count with
 * it.
 */
export const unsourced = (actuations: number) => figure('unsourced', actuations);

/** Marks `life` as a figure that its sources and `from` give for `models` instead of this camera. */
export const givenFor = (models: readonly string[], life: Life, ...from: readonly SourceId[]): Life =>
  life.actuations === undefined ? life : { ...life, givenFor: models, sources: [...life.sources, ...from] };

export const unrated: Life = { basis: 'none', sources: [] };

/** The life of a body without a mechanical shutter. */
export const electronicOnly: Life = { basis: 'no-shutter', sources: [] };
