/**
 * Content beyond the interface texts: articles, legal texts, prose about cameras, and facts about each language's
 * market.
 */

import type { Locale } from '../config/locales';
import type { CameraBuyingFacts } from '../cameras/buyingFacts';
import { loadText } from '../i18n/loadText';
import type { Article, CardReportCopy, LegalCopy, MarketCopy, ModelCopy } from './types';

/** Sentences about a camera's buying facts, by subject ('repairs'), then by the fact's name. */
export type BuyingCopy = {
  readonly [Subject in keyof CameraBuyingFacts]?: Readonly<Record<string, string>>;
};

/** A maker's texts about its cameras, by camera slug; empty if there are none. */
interface MakerCopy {
  readonly models?: Readonly<Partial<Record<string, ModelCopy>>>;
  readonly buying?: Readonly<Partial<Record<string, BuyingCopy>>>;
}

interface Contents {
  [article: `articles/${string}`]: Article;
  [maker: `models/${string}`]: MakerCopy;
  legal: LegalCopy;
  cardReport: CardReportCopy;
  market: MarketCopy;
}

export type ContentName = keyof Contents;

/** A language's content file, for React's `use`; an empty object if it doesn't exist. */
export const loadContent = <Name extends ContentName>(locale: Locale, name: Name): Promise<Contents[Name]> =>
  loadText(locale, name);
