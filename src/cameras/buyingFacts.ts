/**
 * The types of published facts about buying a used camera. Facts with weak evidence are left out. Each language has a
 * sentence for each entry, under the entry's name (`BuyingTexts`). The compiler rejects an entry without a sentence,
 * and a sentence without an entry.
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
   * position, counted from 1; `values` are the values on affected bodies.
   */
  readonly serials?: 'maker-page' | { readonly digit: number; readonly values: readonly string[] };
  readonly affectedFirmware?: string;
  /**
   * 'reported': according to sources other than the maker, the service installed a new shutter unit. 'sister-model':
   * the service installed one in the sister model that the notice is about.
   */
  readonly shutterReplaced?: 'reported' | 'sister-model';
  /** 'reported-not': reportedly, the repair did not reset the counter; absent if nothing is reported */
  readonly counterReset?: 'reported-not';
  /** counts at which shutters failed, according to the plaintiffs */
  readonly claimedFailures?: FigureOrRange;
  readonly sources: From;
}

/** Something to check before paying. */
export interface Fault {
  readonly part: Part;
  /** an 'owner-case' is one owner's report, which doesn't show how often the fault occurs */
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
   * 'alive-two': two bodies still worked, one at each count. 'alive-three': three bodies still worked, all at the same
   * count.
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

/** A camera without an entry has no reliable facts. */
export type BuyingFacts<B extends BrandId> = Partial<Readonly<Record<ListedSlugOf<B>, CameraBuyingFacts>>>;

/** Counts and modes have only figures and codes, so they need no sentence. */
type Worded = 'advisories' | 'faults' | 'repairs';

/**
 * The sentences about a brand's entries in one language, under the entries' names: `BuyingTexts<typeof nikon>` demands
 * `{ 'nikon-d750': { advisories: { flare: '…' }, … } }`.
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

/** By slug. Only the build, and the part of a camera's page that loads later, use these facts. */
export const buyingFacts: Partial<Readonly<Record<string, CameraBuyingFacts>>> = Object.assign(
  {},
  ...Object.values(files),
);
