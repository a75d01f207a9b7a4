/** The page component of each kind of screen, each in its own chunk. */

import { type ComponentType, lazy } from 'react';
import { type TextFile, writtenIn } from '../config/written';
import type { Locale } from '../config/locales';
import { partFile, type TextPart } from '../i18n/translator';
import type { Screen, ScreenKind } from './routes';

type PropsOf<K extends ScreenKind> = Omit<Extract<Screen, { kind: K }>, 'kind'>;

const importScreen: { readonly [K in ScreenKind]: () => Promise<{ readonly default: ComponentType<PropsOf<K>> }> } = {
  home: () => import('../pages/HomePage'),
  brand: () => import('../pages/BrandPage'),
  allModels: () => import('../pages/AllModelsPage'),
  model: () => import('../pages/ModelPage'),
  cameras: () => import('../pages/CamerasPage'),
  history: () => import('../pages/HistoryPage'),
  connect: () => import('../pages/ConnectPage'),
  verify: () => import('../pages/VerifyPage'),
  cardReport: () => import('../pages/CardReportPage'),
  blog: () => import('../pages/BlogPage'),
  article: () => import('../pages/ArticlePage'),
  comingSoon: () => import('../pages/ComingSoonPage'),
  legal: () => import('../pages/LegalPage'),
  notFound: () => import('../pages/NotFoundPage'),
};

/** The interface texts that each kind of page uses, including its head. */
export const textsOf: Readonly<Record<ScreenKind, readonly TextPart[]>> = {
  home: ['frame', 'home', 'tool'],
  brand: ['frame', 'brand', 'models', 'wear'],
  allModels: ['frame', 'models'],
  model: ['frame', 'models', 'model', 'wear', 'tool'],
  cameras: ['frame', 'models', 'cameras'],
  history: ['frame', 'history'],
  connect: ['frame', 'connect'],
  verify: ['frame', 'verify'],
  cardReport: ['frame'],
  blog: ['frame', 'blog'],
  article: ['frame', 'blog'],
  comingSoon: ['frame', 'blog'],
  legal: ['frame'],
  notFound: ['frame'],
};

/** The content that a page shows at once, without what its parts load later. */
export const contentOf: Readonly<Partial<Record<ScreenKind, readonly TextFile[]>>> = {
  blog: ['posts.ts'],
  article: ['posts.ts'],
  comingSoon: ['posts.ts'],
  cardReport: ['cardReport.ts'],
  legal: ['legal.ts'],
};

/** The language of a page between header and footer: that of its own texts. */
export function pageLocale(kind: ScreenKind, chosen: Locale): Locale {
  const [frame, ...own] = textsOf[kind];
  return writtenIn(chosen, [...(own.length > 0 ? own : [frame!]).map(partFile), ...(contentOf[kind] ?? [])]);
}

/** Fetches a page's code before it is rendered. */
export async function preloadScreen(kind: ScreenKind): Promise<void> {
  await importScreen[kind]();
}

// The table above checks that each component takes the props of its kind; a lookup by kind can't express that.
type AnyScreen = () => Promise<{ readonly default: ComponentType<Screen> }>;

/** The lazy component of each kind of screen. */
export const screens = Object.fromEntries(
  Object.entries(importScreen).map(([kind, load]) => [kind, lazy(load as AnyScreen)]),
) as unknown as Readonly<Record<ScreenKind, ComponentType<Screen>>>;
