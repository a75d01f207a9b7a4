/**
 * The shapes of editorial text. Every language fills the same shapes, so a test can compare them block by block.
 *
 * `Text` is a line of prose with two kinds of markup, rendered by RichText: `[label](/path)` for a link (paths without
 * language prefix, `#id` within the page, `mailto:` for an address) and `**strong**`.
 */

import type { HowToKey, WordedHowTo } from '../catalogue/cameraRow';
import type { BrandId } from '../catalogue/catalogue';
import type { Operator } from '../config/site';
import type { PostSlug } from './postTable';

export type Text = string;

/** A drawing of `figures/`; its words are in `<locale>/figures.ts`. */
export type FigureId =
  | 'count-in-file'
  | 'focal-plane-shutter'
  | 'wear-bands'
  | 'rated-life'
  | 'folder-arithmetic'
  | 'what-survives'
  | 'canon-ways';

/** `id` is the anchor: the same in all languages, unique in its article. Level 2 headings make the table of contents. */
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

/** The first cell of a row is its header. `numeric` lists the columns (0-based) that hold numbers. */
export interface TableBlock {
  readonly kind: 'table';
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Text[])[];
  readonly numeric?: readonly number[];
}

/** A procedure in numbered steps. */
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

/** What is published about the market of the readers, from their language's `market.ts`. */
export interface MarketBlock {
  readonly kind: 'market';
  readonly about: 'dealers' | 'workshops';
}

/** Commands to type, the same in all languages; `caption` says what they do. */
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

/** A blog article. Its title and excerpt are in `<locale>/posts.ts`, its date and minutes in `postTable.ts`. */
export interface Article {
  /** opening paragraph, set larger, before the table of contents */
  readonly lead: Text;
  readonly blocks: readonly Block[];
}

/** Texts in the drawings. `label` describes a drawing to screen readers. */
export interface FigureWords {
  readonly 'count-in-file': {
    readonly label: string;
    readonly file: string;
    readonly header: string;
    readonly exif: string;
    readonly exifFields: string;
    readonly makerNote: string;
    readonly count: string;
    readonly thumbnail: string;
    readonly picture: string;
  };
  readonly 'focal-plane-shutter': {
    readonly label: string;
    readonly release: string;
    readonly firstCurtain: string;
    readonly secondCurtain: string;
    readonly slit: string;
    readonly phases: readonly [string, string, string];
  };
  readonly 'wear-bands': {
    readonly label: string;
    readonly bands: readonly [string, string, string, string];
    readonly start: string;
    readonly end: string;
  };
  readonly 'rated-life': {
    readonly label: string;
    readonly bodies: Readonly<Record<'dslr' | 'mirrorless' | 'medium-format', string>>;
    readonly levels: Readonly<Record<'entry-level' | 'mid-range' | 'professional', string>>;
  };
  readonly 'folder-arithmetic': {
    readonly label: string;
    readonly folder: string;
    readonly file: string;
    readonly fullFolders: string;
    readonly lastFolder: string;
    readonly estimate: string;
  };
  readonly 'what-survives': {
    readonly kept: TitledText;
    readonly changed: TitledText;
    readonly gone: TitledText;
  };
  readonly 'canon-ways': {
    readonly label: string;
    readonly photo: string;
    readonly olderCable: string;
    readonly card: string;
    readonly newerCable: string;
    readonly numbers: string;
    readonly anywhere: string;
  };
}

/** What lists, heads and breadcrumbs show of a post, loaded without its article. */
export interface PostCopy {
  readonly title: string;
  /** one or two sentences: teaser in lists and the description for search engines */
  readonly excerpt: string;
}

export type PostsCopy = Readonly<Record<PostSlug, PostCopy>>;

/** The operator's page is a route only where the settings name an operator. */
export type LegalPageId = 'privacy-policy' | 'terms-and-conditions' | 'operator';

export interface LegalText {
  readonly title: string;
  readonly description: string;
  /** ISO date of the last change; without one where the text is settings alone */
  readonly updated?: string;
  readonly blocks: readonly Block[];
}

/** How to make a Canon write its card report. */
export interface CardReportCopy {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
}

/** What the legal pages need to know about the site; filled from `config/site.ts`. */
export interface LegalSite {
  readonly name: string;
  readonly contactEmail: string;
  readonly privacyEmail: string;
  readonly legalEmail: string;
  /** a video id is set, so the home page offers the video host's player */
  readonly hostedVideo: boolean;
  /** company and address, or empty */
  readonly host: string;
  /** days, '0' for none, or empty */
  readonly logDays: string;
  readonly operator: Operator | undefined;
}

/** Exported by `<locale>/legal.ts`: the wording depends on the site's settings. */
export type LegalCopy = (site: LegalSite) => Readonly<Record<LegalPageId, LegalText>>;

/** The table about a maker's files, a field for each row. */
export interface FileCopy {
  /** what the number counts */
  readonly counted: string;
  readonly precision: string;
  /** formats that carry it */
  readonly types: string;
  /** how to get the count where the file has none */
  readonly otherwise: string;
}

/** What the makers' files hold, and how to get each camera's count: short factual sentences. */
export interface FilesCopy {
  readonly brands: Readonly<Record<BrandId, FileCopy>>;
  readonly howTo: Readonly<Record<WordedHowTo, string>>;
  /** the three steps on the camera itself, where there are some */
  readonly steps: Readonly<Partial<Record<HowToKey, readonly [Text, Text, Text]>>>;
}

/**
 * A brand page, `<locale>/brands.ts`. Every entry of a list is a paragraph; each of the `traps` is a list item.
 * Headings are interface texts of the page, not part of the copy.
 */
export interface BrandCopy {
  /** one paragraph below the title: what this maker's files hold, in a nutshell */
  readonly lead: Text;
  /** why a buyer or owner of this maker's cameras looks at the count */
  readonly why: readonly Text[];
  /** what the files really hold and how exact it is */
  readonly holds: readonly Text[];
  /** which models, and where they differ */
  readonly models: readonly Text[];
  /** what to do if the file has no count */
  readonly without: readonly Text[];
  /** pitfalls of this brand, one short point each */
  readonly traps: readonly Text[];
}

/**
 * A model page, `<locale>/models/<brand>.ts`. Every entry is a paragraph; each model has at least one that is true only
 * of that model. Sentences that many pages share are interface texts.
 */
export interface ModelCopy {
  /** what this body is */
  readonly intro: readonly Text[];
  /** its shutter rating, and where that figure comes from */
  readonly shutter: readonly Text[];
  /** what the tool reads from its files, and how sure that is */
  readonly reading: readonly Text[];
  /** what to look at when buying this body used */
  readonly buying: readonly Text[];
  /** the three steps, if they differ from the usual ones */
  readonly steps?: readonly [Text, Text, Text];
}

/** Longer prose of the home page, `<locale>/home.ts`. Headings and labels are interface texts. */
export interface HomeCopy {
  /** what a shutter count is and how the tool reads it */
  readonly explainer: readonly Text[];
  readonly faq: readonly [FaqItem, FaqItem, FaqItem, FaqItem, FaqItem];
  readonly whyUse: readonly [TitledText, TitledText, TitledText];
  readonly useCases: readonly [TitledText, TitledText, TitledText, TitledText, TitledText];
  readonly shutterTechnology: readonly [TitledText, TitledText, TitledText];
  readonly steps: readonly [TitledText, TitledText, TitledText];
  readonly bestPractices: readonly Text[];
  readonly cameraSupport: readonly Text[];
  readonly limitations: readonly Text[];
}
