/** The shapes of the catalogue's facts. Codes only: their words are interface texts. */

import type { BrandId } from './brands';
import type { modelRows } from './models';
import type { SourceId } from './sources';

export type SlugOf<B extends BrandId> = (typeof modelRows)[B][number]['slug'];
export type ModelSlug = SlugOf<BrandId>;

export type Level = 'entry-level' | 'mid-range' | 'professional';

/** Kinds of body; each has a drawing under /images/cameras. */
export type Body = 'dslr' | 'mirrorless' | 'rangefinder' | 'compact' | 'medium-format' | 'digital-back';

/** Level and body in one code. */
export type CameraType = `${Level}-${Body}`;

export type SensorType =
  | 'full-frame-cmos'
  | 'full-frame-bsi-cmos'
  | 'full-frame-stacked-bsi-cmos'
  | 'aps-c-cmos'
  | 'aps-c-x-trans-bsi-cmos'
  | 'aps-c-ccd'
  | 'micro-four-thirds-live-mos'
  | 'four-thirds-live-mos';

export type Confidence = 'high' | 'medium' | 'low';

/** What a shutter-life figure rests on; everything but the maker's own statement is an estimate. */
export type LifeBasis = 'manufacturer' | 'reported' | 'class-estimate' | 'specification' | 'none';

export type CountAccess =
  | 'exact-in-file'
  | 'approximate-in-file'
  /** expected by the file's format, no sample seen */
  | 'unconfirmed-in-file'
  | 'estimate'
  | 'not-in-file';

/** The way to the count; several models share one. */
export type HowToKey =
  | 'canon-usb-estimate'
  | 'canon-usb'
  | 'canon-usb-1000'
  | 'canon-1d-menu'
  | 'canon-rp-counter'
  | 'canon-makernote'
  | 'nikon-exif'
  | 'nikon-exif-mech'
  | 'olympus-service'
  | 'olympus-eseries'
  | 'sony-exif'
  | 'sony-exif-wrap'
  | 'fuji-exif'
  | 'leica-service'
  | 'ricoh-exif'
  | 'pentax-exif'
  | 'minolta-file'
  | 'kodak-none';

export interface ShutterLife {
  /** releases; absent where no figure is known */
  readonly releases?: number;
  readonly basis: LifeBasis;
  readonly confidence: Confidence;
  readonly sources: readonly SourceId[];
}

export interface CountFacts {
  readonly access: CountAccess;
  /** true: electronic-shutter frames are counted; absent where unknown or without meaning */
  readonly includesElectronic?: boolean;
  /** highest value of the field, or the one after which it may start again */
  readonly wrapsAt?: number;
  readonly howTo: HowToKey;
  readonly confidence: Confidence;
  readonly sources: readonly SourceId[];
}

/** What is known of a model with a page, beyond its names. */
export interface ModelFacts {
  readonly type: CameraType;
  /** the body's shape, where it is not the usual one of its type */
  readonly drawing?: Body;
  /** where it differs from the year of release */
  readonly announcedYear?: number;
  readonly releaseYear: number;
  readonly sensor: SensorType;
  /** effective pixels in millions */
  readonly megapixels: number;
  /** EXIF Model strings, compared without case */
  readonly exifModels: readonly string[];
  readonly shutterLife: ShutterLife;
  readonly count: CountFacts;
}

export type FactsOf<B extends BrandId> = Readonly<Record<SlugOf<B>, ModelFacts>>;

/** A model without a page: name, type, year, slug. */
export type ListRow = readonly [model: string, type: CameraType, year: number, slug: string];
