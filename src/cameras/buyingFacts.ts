/**
 * The types of published facts about buying a used camera: figures, dates, places and kinds, each with its sources.
 * Each language has a sentence for each entry, under the entry's name (`BuyingTexts`). The compiler demands a sentence
 * for a new entry and rejects a sentence without an entry. Facts with weak evidence are left out.
 */

import type { BrandId } from './brandList';
import type { BuyingSourceId } from './buyingSources';
import type { ListedSlugOf } from './cameras';
import type { SourceId } from './sources';

/** YYYY, YYYY-MM or YYYY-MM-DD, as precise as the source. */
export type PartialDate = string;

/** One figure, or the lowest and the highest. */
export type FigureOrRange = number | readonly [from: number, to: number];

type From = readonly (BuyingSourceId | SourceId)[];

/** The part that a fault or a repair concerns. */
export type Part =
  | 'shutter'
  | 'mirror'
  | 'sensor'
  | 'autofocus'
  | 'stabilizer'
  | 'lens'
  | 'mount'
  | 'release-button'
  | 'dial'
  | 'switch'
  | 'power'
  | 'battery'
  | 'card-slot'
  | 'screen'
  | 'viewfinder'
  | 'strap-lug'
  | 'doors'
  | 'rubber'
  | 'housing'
  | 'moisture'
  | 'electronics'
  | 'firmware'
  | 'counter'
  | 'identity'
  | 'overhaul'
  | 'service';

/** A maker's notice, recall, statement or denial, or a lawsuit. */
export interface Advisory {
  readonly kind:
    | 'recall'
    | 'service-notice'
    | 'firmware'
    | 'goodwill'
    | 'sales-stop'
    | 'warning'
    | 'statement'
    | 'denial'
    /** a claim, not a finding */
    | 'lawsuit';
  readonly date: PartialDate;
  /** dates of further cases of the same kind */
  readonly further?: readonly PartialDate[];
  /** the last day of the offer */
  readonly until?: PartialDate;
  /** the subject of the notice, if it isn't the whole body */
  readonly about?: 'shutter' | 'battery' | 'grip' | 'sister-model';
  /** the first and the last month in which the affected bodies were made */
  readonly made?: readonly [from: PartialDate, to: PartialDate];
  /**
   * How to recognize an affected body: on the maker's page, or by one digit of the serial or lot number. `digit` is the
   * digit's position, counted from 1; `values` are its values on affected bodies.
   */
  readonly serials?: 'maker-page' | { readonly digit: number; readonly values: readonly string[] };
  readonly affectedFirmware?: string;
  /**
   * The service installed a new shutter unit. 'reported': sources other than the maker say so. 'sister-model': the
   * service did so on the sister model that the notice is about.
   */
  readonly shutterReplaced?: 'reported' | 'sister-model';
  /**
   * what is reported about the counter after the repair: 'reported-not' means that it was not reset; absent if nothing
   * is reported
   */
  readonly counterReset?: 'reported-not';
  /** counts at which shutters failed, according to the plaintiffs */
  readonly claimedFailures?: FigureOrRange;
  readonly sources: From;
}

/** Something to check before paying. */
export interface Fault {
  readonly part: Part;
  /** an 'owner-case' is one owner's report and doesn't show how often the fault occurs */
  readonly basis: 'owner-case' | 'technician' | 'press' | 'maker-quoted' | 'court';
  readonly sources: From;
}

/** One published price, or a known fact about the service. */
export interface Repair {
  readonly part: Part;
  readonly price?: FigureOrRange;
  /** the lowest price, if there is no upper end */
  readonly priceFrom?: number;
  readonly currency?: 'USD' | 'CAD' | 'EUR' | 'GBP' | 'JPY' | 'CNY';
  readonly date?: PartialDate;
  readonly isDateAbout?: true;
  /** the business that charged the price, and its place */
  readonly place?: string;
  readonly sources: From;
}

/** Published counts of individual bodies. They are not statistics. */
export interface UsedCount {
  /**
   * The state of the body or bodies at these counts. 'alive-two': two bodies still worked at the two counts.
   * 'alive-three': three bodies still worked at the one count.
   */
  readonly outcome: 'alive' | 'alive-two' | 'alive-three' | 'failed' | 'failed-or-alive' | 'claimed-failures';
  readonly counts: readonly number[];
  readonly sources: From;
}

export type ShutterMode = 'mechanical' | 'electronic-first-curtain' | 'electronic' | 'leaf';

/** The parts of the shutter that move for a picture. */
export interface ShutterModes {
  readonly offered: readonly ShutterMode[];
  /** the factory setting; absent if undocumented */
  readonly usual?: ShutterMode;
  readonly sources: From;
}

type Named<T> = Readonly<Record<string, T>>;

export interface CameraBuyingFacts {
  readonly advisories?: Named<Advisory>;
  readonly faults?: Named<Fault>;
  readonly repairs?: Named<Repair>;
  readonly counts?: Named<UsedCount>;
  readonly modes?: ShutterModes;
}

/** Published facts about a brand's cameras. A camera without an entry has no reliable facts. */
export type BuyingFacts<B extends BrandId> = Partial<Readonly<Record<ListedSlugOf<B>, CameraBuyingFacts>>>;

/** Facts that need a sentence. Counts and modes have only figures and codes. */
type Worded = 'advisories' | 'faults' | 'repairs';

/**
 * The sentences about a brand's entries in one language, each under the name of its entry:
 * `BuyingTexts<typeof nikon>` demands `{ 'nikon-d750': { advisories: { flare: '…' }, … } }`.
 */
export type BuyingTexts<F> = {
  readonly [Slug in keyof F as keyof F[Slug] & Worded extends never ? never : Slug]: {
    readonly [Subject in keyof F[Slug] & Worded]: { readonly [Name in keyof F[Slug][Subject]]: string };
  };
};

const files = import.meta.glob<Readonly<Record<string, CameraBuyingFacts>>>('./buying/*.ts', {
  import: 'default',
  eager: true,
});

/**
 * The buying facts about cameras, by slug. Only the build, and the part of a camera's page that loads later, use them.
 */
export const buyingFacts: Partial<Readonly<Record<string, CameraBuyingFacts>>> = Object.assign(
  {},
  ...Object.values(files),
);
