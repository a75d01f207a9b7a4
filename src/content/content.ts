/**
 * Loads editorial text: one lazy chunk per language and subject, in English where a draft has no such file. Each call
 * for the same text returns the same promise, so components can pass it to React's `use`.
 */

import type { BrandId } from '../catalogue/catalogue';
import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import type { CameraBuyingFacts } from '../catalogue/buyingFacts';
import type { GuideCopy, MarketCopy, MessageCopy, ServiceCopy, WaysCopy } from './guideCopy';
import type { ArticleSlug } from './postTable';
import type {
  Article,
  BrandCopy,
  CardReportCopy,
  FigureWords,
  FilesCopy,
  HomeCopy,
  LegalCopy,
  ModelCopy,
  PostsCopy,
} from './types';

type Modules<T> = Record<string, () => Promise<T>>;

const articles = import.meta.glob<Article>('./*/articles/*.ts', { import: 'default' });
const posts = import.meta.glob<PostsCopy>('./*/posts.ts', { import: 'default' });
const figures = import.meta.glob<FigureWords>('./*/figures.ts', { import: 'default' });
const legal = import.meta.glob<LegalCopy>('./*/legal.ts', { import: 'default' });
const home = import.meta.glob<HomeCopy>('./*/home.ts', { import: 'default' });
const files = import.meta.glob<FilesCopy>('./*/files.ts', { import: 'default' });
const cardReports = import.meta.glob<CardReportCopy>('./*/cardReport.ts', { import: 'default' });
const brands = import.meta.glob<Readonly<Record<BrandId, BrandCopy>>>('./*/brands.ts', { import: 'default' });
const models = import.meta.glob<Readonly<Partial<Record<string, ModelCopy>>>>('./*/models/*.ts', {
  import: 'default',
});

const guide = import.meta.glob<GuideCopy>('./*/guide.ts', { import: 'default' });
const messages = import.meta.glob<MessageCopy>('./*/messages.ts', { import: 'default' });
const markets = import.meta.glob<MarketCopy>('./*/market.ts', { import: 'default' });
const ways = import.meta.glob<WaysCopy>('./*/ways.ts', { import: 'default' });
const service = import.meta.glob<ServiceCopy>('./*/service.ts', { import: 'default' });
const buying = import.meta.glob<Readonly<Partial<Record<string, BuyingCopy>>>>('./*/buying/*.ts', {
  import: 'default',
});

/** The sentences about a camera's buying facts, keyed by the names of their entries. */
export type BuyingCopy = {
  readonly [Subject in keyof CameraBuyingFacts]?: Readonly<Record<string, string>>;
};

const loaded = new Map<string, Promise<unknown>>();

/**
 * One module, loaded once. A failed load stays failed until the page is reloaded: React calls this on each render, and
 * would never show the failure if each call returned a new promise.
 */
function load<T>(modules: Modules<T>, locale: Locale, file: string): Promise<T> {
  const own = `./${locale}/${file}`;
  const path = own in modules ? own : `./${DEFAULT_LOCALE}/${file}`;
  const known = loaded.get(path);
  if (known) return known as Promise<T>;
  const importModule = modules[path];
  if (!importModule) return Promise.reject(new Error(`No content at ${path}`));
  const promise: Promise<T> & { status?: 'fulfilled'; value?: T } = importModule();
  // React's `use` takes a value from here at once; otherwise it would show a gap even for what was loaded long ago.
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  loaded.set(path, promise);
  return promise;
}

/** An article's blocks. */
export const loadArticle = (locale: Locale, slug: ArticleSlug) => load(articles, locale, `articles/${slug}.ts`);

/** Title and excerpt of every post. */
export const loadPosts = (locale: Locale) => load(posts, locale, 'posts.ts');

/** The labels in the articles' drawings. */
export const loadFigureWords = (locale: Locale) => load(figures, locale, 'figures.ts');

/** The legal pages, as a function of the site's settings. */
export const loadLegal = (locale: Locale) => load(legal, locale, 'legal.ts');

/** The longer prose of the home page. */
export const loadHome = (locale: Locale) => load(home, locale, 'home.ts');

/** What the makers' files hold, and how to get each count. */
export const loadFiles = (locale: Locale) => load(files, locale, 'files.ts');

/** How to make a Canon write its card report. */
export const loadCardReport = (locale: Locale) => load(cardReports, locale, 'cardReport.ts');

/** The copy of all brand pages. */
export const loadBrands = (locale: Locale) => load(brands, locale, 'brands.ts');

/** The copy of one brand's model pages, by slug. */
export const loadModels = (locale: Locale, brand: BrandId) => load(models, locale, `models/${brand}.ts`);

/** The sentences that present a camera's facts. */
export const loadGuide = (locale: Locale) => load(guide, locale, 'guide.ts');

/** The words around the message to the seller. */
export const loadMessages = (locale: Locale) => load(messages, locale, 'messages.ts');

/** Where readers of a language buy, and what to write to sellers there. */
export const loadMarket = (locale: Locale) => load(markets, locale, 'market.ts');

/** The ways to get a count other than from a photo. */
export const loadWays = (locale: Locale) => load(ways, locale, 'ways.ts');

/** What is published about the makers' service. */
export const loadService = (locale: Locale) => load(service, locale, 'service.ts');

const NONE = Promise.resolve<Readonly<Partial<Record<string, BuyingCopy>>>>({});

/** What is published about buying a brand's cameras, by slug; of some makers' nothing is. */
export const loadBuying = (locale: Locale, brand: BrandId) =>
  `./${DEFAULT_LOCALE}/buying/${brand}.ts` in buying ? load(buying, locale, `buying/${brand}.ts`) : NONE;
