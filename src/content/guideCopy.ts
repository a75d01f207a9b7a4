/**
 * The shapes of the texts that present a camera's facts. Sentences with figures in them are functions; their arguments
 * are already formatted in the page's language ('150,000', 'July 2015'). Filled by `<locale>/guide.ts`,
 * `<locale>/messages.ts`, `<locale>/market.ts`, `<locale>/ways.ts` and `<locale>/service.ts`.
 */

import type { BrandId } from '../catalogue/brandList';
import type { brandService } from '../catalogue/brandService';
import type { Advisory, Fault, PartialDate, ShutterMode, UsedCount } from '../catalogue/buyingFacts';
import type { Counted, FigureBasis, HowToKey } from '../catalogue/cameraRow';
import type { Currency } from '../catalogue/exchangeRates';
import type { Citation } from '../catalogue/sources';
import type { Precision, WayId, WayKind } from '../catalogue/waysToCount';
import type { Text } from './types';

/** The ways to get a count other than from a photo. */
export interface WaysCopy {
  readonly kinds: Readonly<Record<WayKind, string>>;
  /** what to do, in a sentence or two */
  readonly texts: Readonly<Record<WayId, string>>;
  readonly precision: Readonly<Record<Precision, string>>;
  readonly works: (firmware: string) => string;
  /** the report is about the family of the body */
  readonly worksOnFamily: string;
  /** nobody has shown it on this body */
  readonly expected: string;
  readonly fails: (programs: string) => string;
}

export type MessageKind =
  /** a photo has the count */
  | 'photo'
  /** the camera shows it on a screen */
  | 'screen'
  /** a program reads it over a cable */
  | 'cable'
  /** at best, the maker's service reads it */
  | 'service'
  /** nobody can */
  | 'condition';

export interface GuideCopy {
  readonly answer: {
    readonly exact: (model: string, counted: string) => string;
    /** a counter with limits that goes up to `end` */
    readonly wraps: (model: string, counted: string, end: string) => string;
    readonly limits: (model: string, counted: string) => string;
    /** after one of these two, where no photo of the model was read */
    readonly published: string;
    readonly unconfirmed: (model: string, counted: string) => string;
    readonly estimate: (model: string) => string;
    readonly none: (model: string) => string;
    readonly notKnown: (model: string) => string;
    /** how to get the count where a photo has none */
    readonly otherwise: Readonly<
      Record<'screen' | 'screen-untried' | 'usb' | 'usb-untried' | 'not-known' | 'service' | 'none', string>
    >;
    /** the rated life, and up to which count wear is low; who says so is told where the bands are */
    readonly rated: (life: string, low: string, maker: string) => string;
    readonly usual: (life: string, low: string) => string;
    readonly said: (life: string, low: string) => string;
    readonly noShutter: string;
    /** how many photos of the model were read */
    readonly seenWith: (photos: string) => string;
    readonly seenWithout: (photos: string) => string;
    readonly counted: Readonly<Record<Counted, string>>;
  };
  readonly ways: {
    /** heading where programs are the best way */
    readonly programs: string;
    readonly others: string;
    readonly service: string;
    readonly askService: (maker: string) => string;
  };
  readonly judge: {
    /** caption of the table of bands */
    readonly caption: (life: string) => string;
    readonly under: (count: string) => string;
    readonly between: (from: string, to: string) => string;
    readonly over: (count: string) => string;
    readonly basis: Readonly<Record<FigureBasis, (life: string, maker: string) => string>>;
    readonly modes: Readonly<Record<ShutterMode, string>>;
    readonly offered: (modes: string) => string;
    readonly usual: Readonly<Partial<Record<ShutterMode, string>>>;
    /** besides the usual mode, the body has a fully electronic one */
    readonly silent: string;
    /** whether its shots are counted was shown on a related body alone */
    readonly silentUntested: Readonly<Partial<Record<HowToKey, string>>>;
    /** what the number counts, where the sentence about electronic shots does not say it */
    readonly includes: Readonly<Partial<Record<HowToKey, string>>>;
    readonly cases: Readonly<
      Record<Exclude<UsedCount['outcome'], 'claimed-failures'>, (counts: readonly string[], bodies: number) => string>
    >;
    readonly casesNote: string;
  };
  readonly before: {
    readonly heading: string;
    /** what to look at on any body, for a page without prose of its own; the first where a photo has the count */
    readonly photo: string;
    readonly wall: string;
    /** left out where there is no shutter */
    readonly speeds: string;
    /** the same where the body has an electronic shutter as well */
    readonly speedsMirrorless: string;
    readonly controls: string;
    readonly advisories: string;
    readonly kinds: Readonly<Record<Advisory['kind'], string>>;
    readonly further: (date: string) => string;
    readonly until: (date: string) => string;
    readonly made: (from: string, to: string) => string;
    readonly makerPage: (maker: string) => string;
    readonly serialDigit: (place: number, values: string) => string;
    /** the same for the lot number of a battery */
    readonly lotDigit: (place: number, values: string) => string;
    readonly firmware: (version: string) => string;
    readonly checks: string;
    readonly evidence: Readonly<Record<Fault['evidence'], string>>;
    /** heading of what is published about a maker's service */
    readonly service: string;
    readonly repairs: string;
    readonly repairsNote: string;
    readonly priceFrom: (price: string) => string;
    /** a price in foreign money, and about what it was in the readers’ own */
    readonly inOwnMoney: (price: string, own: string) => string;
    readonly about: (date: string) => string;
    readonly or: string;
  };
}

/** The words around the message to the seller. */
export interface MessageCopy {
  readonly heading: string;
  /** above the kinds of places */
  readonly lead: string;
  /** for the most usual place: it asks for what may be sent there */
  readonly short: Readonly<Record<MessageKind, (camera: string, address: string) => string>>;
  /** leads to the messages for all places */
  readonly more: string;
  readonly camera: (brand: string) => string;
  /** stands for the model's name where it isn't known */
  readonly anyCamera: string;
  readonly copy: string;
  /** hands the message to the system's share sheet */
  readonly share: string;
  /** added to the message where only photos taken with the mechanical shutter hold the count */
  readonly mechanicalOnly: string;
}

/** What a message to the seller is about. */
export interface MessageSubject {
  /** the model's name, or 'Nikon camera' on the page of a brand */
  readonly camera: string;
  /** the page of this site where the seller can read the count or learn how */
  readonly address: string;
  /** how to open the screen of the camera that shows the count, in steps */
  readonly keys: readonly string[];
}

/** A page about a market. */
export interface MarketPage extends Citation {
  /** when the page said so; absent where it has no date */
  readonly date?: PartialDate;
}

/** What is published about a market, true to its pages. */
export interface MarketFact {
  /** whom it is about: 'KEH' */
  readonly name: string;
  readonly text: Text;
  readonly pages: readonly MarketPage[];
}

/** A kind of place where readers of a language buy used cameras. */
export interface PlaceCopy {
  /** which marketplaces it stands for: 'eBay' */
  readonly name: string;
  /** what its rules or habits mean for the message */
  readonly note?: Text;
  readonly rules: readonly MarketPage[];
  /** its rules forbid contact elsewhere, so that no message there names a site or an address, or asks for one */
  readonly staysInside: boolean;
  readonly texts: Readonly<Record<MessageKind, (about: MessageSubject) => string>>;
  /** what to do when the camera arrives or is handed over, before the deal is closed */
  readonly onArrival?: Text | ((kind: MessageKind) => Text);
}

/** Where readers of a language buy, the most usual place first. Each language has its own market: no translation. */
export interface MarketCopy {
  /** the readers' own; other prices are shown with the first beside */
  readonly currencies: readonly [Currency, ...Currency[]];
  readonly places: readonly PlaceCopy[];
  /** what dealers state and how they grade */
  readonly dealers: readonly MarketFact[];
  /** workshops for any make, and what a repair costs */
  readonly workshops: readonly MarketFact[];
  /** what a maker's service in this market does and costs */
  readonly service: Readonly<Partial<Record<BrandId, readonly MarketFact[]>>>;
}

/** What is published about a maker's service, keyed by the names in `catalogue/brandService.ts`. */
export type ServiceCopy = {
  readonly [Brand in Exclude<keyof typeof brandService, 'all'>]: Readonly<
    Record<keyof (typeof brandService)[Brand], string>
  >;
};
