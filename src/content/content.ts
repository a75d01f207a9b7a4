/**
 * Content beyond the interface texts: articles, legal texts, prose about each camera, and each language's own market.
 */

import type { Locale } from '../config/locales';
import type { CameraBuyingFacts } from '../cameras/buyingFacts';
import { loadText } from '../i18n/loadText';
import type { Article, CardReportCopy, LegalCopy, MarketCopy, ModelCopy } from './types';

/** The sentences about a camera's buying facts, keyed by their subjects, and below those by the facts' names. */
export type BuyingCopy = {
  readonly [Subject in keyof CameraBuyingFacts]?: Readonly<Record<string, string>>;
};

/** The texts about a maker's cameras, by their slugs; empty for a maker without texts. */
interface MakerCopy {
  readonly models?: Readonly<Partial<Record<string, ModelCopy>>>;
  readonly buying?: Readonly<Partial<Record<string, BuyingCopy>>>;
}

/** Content by the name of its file. */
interface Contents {
  [article: `articles/${string}`]: Article;
  [maker: `models/${string}`]: MakerCopy;
  legal: LegalCopy;
  cardReport: CardReportCopy;
  market: MarketCopy;
}

export type ContentName = keyof Contents;

/** Content in a language, for React's `use`; empty if there is none. */
export const loadContent = <Name extends ContentName>(locale: Locale, name: Name): Promise<Contents[Name]> =>
  loadText(locale, name);
