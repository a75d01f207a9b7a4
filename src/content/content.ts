/**
 * Loads editorial text: one lazy chunk per language and subject. Each call for the same text returns the same promise,
 * so components may hand it to React's `use`.
 */

import type { BrandId, ModelSlug } from '../catalogue/catalogue';
import type { Locale } from '../i18n/locales';
import type { ArticleSlug } from './posts';
import type { Article, BrandCopy, FigureWords, FilesCopy, HomeCopy, LegalCopy, ModelCopy, PostsCopy } from './types';

type Modules<T> = Record<string, () => Promise<T>>;

const articles = import.meta.glob<Article>('./*/articles/*.ts', { import: 'default' });
const posts = import.meta.glob<PostsCopy>('./*/posts.ts', { import: 'default' });
const figures = import.meta.glob<FigureWords>('./*/figures.ts', { import: 'default' });
const legal = import.meta.glob<LegalCopy>('./*/legal.ts', { import: 'default' });
const home = import.meta.glob<HomeCopy>('./*/home.ts', { import: 'default' });
const files = import.meta.glob<FilesCopy>('./*/files.ts', { import: 'default' });
const brands = import.meta.glob<Readonly<Record<BrandId, BrandCopy>>>('./*/brands.ts', { import: 'default' });
const models = import.meta.glob<Readonly<Partial<Record<ModelSlug, ModelCopy>>>>('./*/models/*.ts', {
  import: 'default',
});

const loaded = new Map<string, Promise<unknown>>();

/**
 * One module, loaded once. A failed load stays failed until the page is loaded again: React asks anew at each drawing,
 * and would never come to the failure if each time there were a new promise.
 */
function load<T>(modules: Modules<T>, path: string): Promise<T> {
  const known = loaded.get(path);
  if (known) return known as Promise<T>;
  const importModule = modules[path];
  if (!importModule) return Promise.reject(new Error(`No content at ${path}`));
  const promise = importModule();
  loaded.set(path, promise);
  return promise;
}

/** An article's blocks. */
export const loadArticle = (locale: Locale, slug: ArticleSlug) => load(articles, `./${locale}/articles/${slug}.ts`);

/** Title and excerpt of every post. */
export const loadPosts = (locale: Locale) => load(posts, `./${locale}/posts.ts`);

/** The words inside the drawings of the articles. */
export const loadFigureWords = (locale: Locale) => load(figures, `./${locale}/figures.ts`);

/** The legal pages, as a function of what the site is set to do. */
export const loadLegal = (locale: Locale) => load(legal, `./${locale}/legal.ts`);

/** The longer prose of the home page. */
export const loadHome = (locale: Locale) => load(home, `./${locale}/home.ts`);

/** What the makers' files hold, and the way to each count. */
export const loadFiles = (locale: Locale) => load(files, `./${locale}/files.ts`);

/** The copy of all brand pages. */
export const loadBrands = (locale: Locale) => load(brands, `./${locale}/brands.ts`);

/** The copy of one brand's model pages, by slug. */
export const loadModels = (locale: Locale, brand: BrandId) => load(models, `./${locale}/models/${brand}.ts`);
