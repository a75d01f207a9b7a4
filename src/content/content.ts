/**
 * Content beyond the interface texts: articles, legal texts, prose about each camera, and each language's own market.
 */

import type { Locale } from '../config/locales';
import type { CameraBuyingFacts } from '../cameras/buyingFacts';
import { loadText } from '../i18n/loadText';
import type { Article, CardReportCopy, LegalCopy, MarketCopy, ModelCopy } from './types';

/** The sentences about a camera's buying facts, by subject (such as 'repairs') and then by the fact's name. */
export type BuyingCopy = {
  readonly [Subject in keyof CameraBuyingFacts]?: Readonly<Record<string, string>>;
};

/** The texts about a maker's cameras, by camera slug; empty for a maker without texts. */
interface MakerCopy {
  readonly models?: Readonly<Partial<Record<string, ModelCopy>>>;
  readonly buying?: Readonly<Partial<Record<string, BuyingCopy>>>;
}

/** The type of each content file, by file name. */
interface Contents {
  [article: `articles/${string}`]: Article;
  [maker: `models/${string}`]: MakerCopy;
  legal: LegalCopy;
  cardReport: CardReportCopy;
  market: MarketCopy;
}

export type ContentName = keyof Contents;

/** A file of content in a language, for React's `use`; an empty object if there is no such file. */
export const loadContent = <Name extends ContentName>(locale: Locale, name: Name): Promise<Contents[Name]> =>
  loadText(locale, name);
