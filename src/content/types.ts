/**
 * The types of editorial text. All languages use the same types, so a test can compare them block by block.
 *
 * `Text` is prose with two kinds of markup, rendered by RichText: `[label](/path)` for a link (paths without language
 * prefix, `#id` within the page, `mailto:` for an address) and `**strong**`.
 */

import type { EasiestAnswer } from '../cameras/answer';
import type { PartialDate } from '../cameras/buyingFacts';
import type { BrandId } from '../cameras/catalogue';
import type { AdviceReader } from '../judge/advice';
import type { Currency } from '../cameras/exchangeRates';
import type { Citation } from '../cameras/sources';
import type { Operator } from '../config/site';
import type { AskedWay, ByCertainty } from './messageAtPlace';

export type Text = string;

/** A drawing in `figures/`. Its labels are interface texts. */
export type FigureId =
  | 'count-in-file'
  | 'focal-plane-shutter'
  | 'wear-bands'
  | 'rated-life'
  | 'folder-arithmetic'
  | 'what-survives'
  | 'canon-ways';

/**
 * `id` is the anchor: identical in all languages, unique in its article. Level 2 headings make the table of contents.
 */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly id: string;
  readonly level: 2 | 3;
  readonly text: string;
}

export interface ParagraphBlock {
  readonly kind: 'paragraph';
  readonly text: Text;
}

export interface ListBlock {
  readonly kind: 'list';
  readonly ordered?: boolean;
  readonly items: readonly Text[];
}

/** The first cell of a row is its header. `numeric` lists the columns (0-based) with numbers. */
export interface TableBlock {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Text[])[];
  readonly numeric?: readonly number[];
  /** only for rows that are the wear bands: adds a column with advice on each band for this reader */
  readonly advice?: AdviceReader;
}

export interface StepsBlock {
  readonly kind: 'steps';
  readonly items: readonly TitledText[];
}

export interface FaqBlock {
  readonly kind: 'faq';
  readonly items: readonly FaqItem[];
}

export interface CalloutBlock {
  readonly kind: 'callout';
  readonly tone: 'note' | 'tip' | 'warning';
  readonly title: string;
  readonly text: Text;
}

export interface FigureBlock {
  readonly kind: 'figure';
  readonly figure: FigureId;
  readonly caption: string;
}

/** Published facts about the market, from the language's `market.ts`. */
export interface MarketBlock {
  readonly kind: 'market';
  readonly about: 'dealers' | 'workshops';
}

/** Commands to type, identical in all languages; `caption` explains them. */
export interface CodeBlock {
  readonly kind: 'code';
  readonly caption: string;
  readonly code: string;
}

export type Block =
  | CodeBlock
  | HeadingBlock
  | ParagraphBlock
  | ListBlock
  | TableBlock
  | StepsBlock
  | FaqBlock
  | CalloutBlock
  | MarketBlock
  | FigureBlock;

export interface TitledText {
  readonly title: string;
  readonly text: Text;
}

export interface FaqItem {
  readonly question: string;
  readonly answer: Text;
}

/** Title and excerpt are interface texts; date and reading time are in `postTable.ts`. */
export interface Article {
  /** opening paragraph in larger type, above the table of contents */
  readonly lead: Text;
  readonly blocks: readonly Block[];
}

/** The operator's page exists only if the settings name an operator. */
export type LegalPageId = 'privacy-policy' | 'terms-and-conditions' | 'operator';

export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change; absent if the text consists only of the site's settings */
  readonly updated?: string;
  readonly blocks: readonly Block[];
}

export interface CardReportCopy {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
}

/** The site's facts for the legal pages, from `config/site.ts`. */
export interface LegalSite {
  readonly name: string;
  readonly contactEmail: string;
  readonly privacyEmail: string;
  readonly legalEmail: string;
  /** true if a video id is set, so the home page offers the video host's player */
  readonly hostedVideo: boolean;
  /** company and address, or empty */
  readonly host: string;
  /** the number of days for which the host keeps its logs; '0' if it keeps none, '' if unknown */
  readonly logDays: string;
  readonly operator: Operator | undefined;
}

/** Exported by `<locale>/legal.ts`. The wording depends on the site's settings. */
export type LegalCopy = (site: LegalSite) => Readonly<Record<LegalPageId, LegalText>>;

export interface MarketPage extends Citation {
  /** the page's title, if its host's name would suggest the wrong country */
  readonly name?: string;
  /** absent if the page gives none */
  readonly date?: PartialDate;
}

/** A published fact about a market, with the pages that state it. */
export interface MarketFact {
  /** such as 'KEH' */
  readonly name: string;
  readonly text: Text;
  readonly pages: readonly MarketPage[];
}

/** A kind of marketplace where readers of a language buy used cameras. */
export interface PlaceCopy {
  /** such as 'eBay' */
  readonly name: string;
  /** effect of the marketplace's rules or habits on any message */
  readonly note?: Text;
  /** effect of the marketplace's rules or habits on a message with this request; shown after `note` */
  readonly noteOn?: Readonly<Partial<Record<AskedWay, Text>>>;
  readonly rules: readonly MarketPage[];
  /** the marketplace forbids contact elsewhere, so a message neither names nor requests a site or an address */
  readonly staysInside: boolean;
  /**
   * the messages, with {{camera}}, the {{count}} that the message asks for, {{address}}, the {{claim}} about the way to
   * find the count, known {{steps}} on the camera, and {{more}} about the model
   */
  readonly texts: Readonly<Record<AskedWay, string>>;
  /** the sentences that replace {{claim}} in `texts`, and the introduction to the steps */
  readonly sentences: {
    readonly steps: string;
    readonly photo: ByCertainty<'seen' | 'unknown'>;
    readonly screen: string;
    readonly usb: ByCertainty<'reported' | 'expected'>;
    readonly program: string;
  };
  /** the checks on arrival or handover, before the deal is closed; contain the {{check}} for the camera's count */
  readonly onArrival: Text;
}

/**
 * The marketplaces of a language's readers, most used first. Each language has its own market, so nothing is
 * translated.
 */
export interface MarketCopy {
  /** the readers' currencies; a price in another currency also appears converted to the first currency */
  readonly currencies: readonly [Currency, ...Currency[]];
  readonly places: readonly PlaceCopy[];
  /** the checks with the camera in hand, in whole sentences */
  readonly checks: Readonly<Record<Exclude<EasiestAnswer['way'], 'photo' | 'screen' | 'usb'>, Text>> & {
    readonly photo: ByCertainty<'seen' | 'unknown'>;
    /**
     * 'expected': the screen is reported only for related models; messages don't ask sellers to try it, but this check
     * asks buyers to
     */
    readonly screen: ByCertainty<'reported' | 'expected'>;
    readonly usb: ByCertainty<'reported' | 'expected'>;
  };
  /** dealers' statements and grades */
  readonly dealers: readonly MarketFact[];
  /** workshops for any make, and the price of a repair */
  readonly workshops: readonly MarketFact[];
  /** the offers and prices of a maker's service in this market */
  readonly service: Readonly<Partial<Record<BrandId, readonly MarketFact[]>>>;
}

/**
 * The texts of a model page, in `<locale>/models/<brand>.ts`. They contain only facts that nothing else on the page
 * gives. Numbers are in the camera's catalogue row, and the texts have placeholders for them (`withFacts`). The
 * catalogue has the count's certainty. Sentences shared by many pages are interface texts.
 */
export interface ModelCopy {
  readonly intro: Text;
  /** paragraphs of advice on buying this body used */
  readonly buying: readonly Text[];
  /** peculiarities of the body's files or rated life; collapsed on the page */
  readonly notes?: readonly Text[];
  /** if they differ from the usual steps to the count */
  readonly steps?: readonly [Text, Text, Text];
}
