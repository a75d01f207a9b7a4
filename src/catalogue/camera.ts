/** What a camera's row says, and the functions that write one. Codes only: their words are texts per language. */

import type { MakerSourceId, SourceId } from './sources';

export type Level = 'entry-level' | 'mid-range' | 'professional';

/** Kinds of body; each has a drawing under /images/cameras. */
export type BodyShape = 'dslr' | 'mirrorless' | 'rangefinder' | 'compact' | 'medium-format' | 'digital-back';

/** Level and shape in one code: those that exist. */
export type CameraType =
  | `${Level}-${'dslr' | 'mirrorless' | 'compact'}`
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

/** What the figure of a rated life rests on. */
export type FigureBasis =
  /** a document of the maker states it */
  | 'maker'
  /** the maker's own words, as others quote them */
  | 'maker-quoted'
  /** others name the maker as its origin */
  | 'attributed'
  /** others give it and name nobody */
  | 'reported'
  /** the usual figure of the camera's class */
  | 'class-estimate'
  /** given with the site's own table of models */
  | 'specification'
  /** often quoted, but no source was found: never compared with a count */
  | 'unsourced';

/** How long the shutter should last, in actuations, and who says so; or that no figure is known or can be. */
export type Life =
  | { readonly basis: FigureBasis; readonly actuations: number; readonly sources: readonly SourceId[] }
  | {
      /** 'no-shutter': no mechanical one, so a count says nothing about wear */
      readonly basis: 'none' | 'no-shutter';
      readonly actuations?: undefined;
      readonly sources: readonly SourceId[];
    };

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

/** What the number in a file counts. */
export type Counted =
  /** every shot; this body's own kinds of shutter say whether that means curtains */
  | 'shots'
  /** every shot, those with the electronic shutter too */
  | 'all-shots'
  /** the same, and the mechanical ones in a field of their own */
  | 'shots-and-mechanical'
  | 'actuations'
  | 'pictures';

const COUNTED: Partial<Readonly<Record<HowToKey, Counted>>> = {
  'canon-makernote': 'all-shots',
  'canon-rp-counter': 'shots',
  'nikon-exif': 'shots',
  'nikon-exif-mech': 'shots-and-mechanical',
  'sony-exif': 'actuations',
  'sony-exif-wrap': 'actuations',
  'fuji-exif': 'pictures',
  'pentax-exif': 'actuations',
  'ricoh-exif': 'actuations',
};

/** What the number in this camera's files counts; undefined where they hold none. */
export function countedIn({ howTo }: CountFacts): Counted | undefined {
  return COUNTED[howTo];
}

/** What the camera's files say of its count. */
export interface CountFacts {
  readonly access: CountAccess;
  readonly howTo: HowToKey;
  readonly sources: readonly SourceId[];
  /** highest value of the field, or the one after which it may start again */
  readonly wrapsAt?: number;
}

/** What a page of the camera needs beside its row. */
export interface PageFacts {
  readonly sensor: SensorType;
  /** effective pixels in millions */
  readonly megapixels: number;
  readonly count: CountFacts;
}

/** What is known of a body by the strings in its files. */
export interface Body {
  /** EXIF Model strings, compared without case */
  readonly exif: readonly string[];
  readonly life: Life;
  /** whether the count in the file includes electronic-shutter frames; absent where unknown or without meaning */
  readonly countsElectronic?: boolean;
}

interface More {
  /** the name in Japan, where it is another one */
  readonly ja?: string;
  /** names in other markets: words of the search, no routes */
  readonly otherNames?: readonly string[];
  /** further slugs that show the same page; the row's own is canonical */
  readonly aliases?: readonly string[];
  /** where it differs from the year of release */
  readonly announcedYear?: number;
  /** the body's shape, where it is not the usual one of its type */
  readonly drawing?: BodyShape;
  readonly countsElectronic?: boolean;
  /** what its files say of the count, for a camera without a page: they say nothing where this is absent */
  readonly access?: CountAccess | 'doubtful-in-file';
}

/** A camera of the lists. */
export interface Camera<S extends string = string> extends Body, More {
  readonly slug: S;
  /** the name without the brand, in English */
  readonly model: string;
  readonly year: number;
  readonly type: CameraType;
  readonly page?: PageFacts;
}

/** A camera with a page of its own. */
export interface PageCamera<S extends string = string> extends Camera<S> {
  readonly page: PageFacts;
}

type Identity<S> = [slug: S, model: string, year: number, type: CameraType];

/**
 * A camera of the lists. With `page` it has a page of its own, and the compiler asks for the page's texts; nothing else
 * about the row changes. `year` is the year of release.
 */
export function row<const S extends string>(
  ...args: [
    ...Identity<S>,
    exif: readonly string[],
    life: Life,
    more: Omit<More, 'access'> & { readonly page: PageFacts },
  ]
): PageCamera<S>;
export function row<const S extends string>(
  ...args: [...Identity<S>, exif?: readonly string[], life?: Life, more?: More]
): Camera<S>;
export function row(
  slug: string,
  model: string,
  year: number,
  type: CameraType,
  exif: readonly string[] = [],
  life: Life = unrated,
  more: More & { readonly page?: PageFacts } = {},
): Camera {
  return { slug, model, year, type, exif, life, ...more };
}

/** A body that no list shows. */
export function body(exif: readonly string[], life: Life): Body {
  return { exif, life };
}

/** What a page needs: sensor, effective megapixels, and what the files say of the count. */
export function page(sensor: SensorType, megapixels: number, stored: CountFacts): PageFacts {
  return { sensor, megapixels, count: stored };
}

/** What the files say of the count; `wrapsAt` is the highest value that the field can show. */
export function count(
  access: CountAccess,
  howTo: HowToKey,
  sources: readonly SourceId[],
  wrapsAt?: number,
): CountFacts {
  return { access, howTo, sources, ...(wrapsAt !== undefined && { wrapsAt }) };
}

type Sources<Id extends SourceId = SourceId> = readonly [Id, ...Id[]];

const figure = (basis: FigureBasis, actuations: number, sources: readonly SourceId[] = []): Life => ({
  basis,
  actuations,
  sources,
});

/** Stated by the maker: only a document of the maker's own will do. */
export const rated = (actuations: number, ...from: Sources<MakerSourceId>) => figure('maker', actuations, from);

/** The maker's catalog or advertising, as others quote it. */
export const quoted = (actuations: number, ...from: Sources) => figure('maker-quoted', actuations, from);

/** Attributed to the maker by others. */
export const attributed = (actuations: number, ...from: Sources) => figure('attributed', actuations, from);

/** Given by others without an origin. */
export const reported = (actuations: number, ...from: Sources) => figure('reported', actuations, from);

/** The usual figure of the class (`RATED_LIFE_RANGES`). */
export const classFigure = (actuations: number) => figure('class-estimate', actuations);

/** Given for this camera, without a source. */
export const specified = (actuations: number) => figure('specification', actuations);

/** Quoted everywhere, found nowhere: shown as such and never compared with a count. */
export const unsourced = (actuations: number) => figure('unsourced', actuations);

/** No figure is known. */
export const unrated: Life = { basis: 'none', sources: [] };

/** The body has no mechanical shutter. */
export const electronicOnly: Life = { basis: 'no-shutter', sources: [] };
