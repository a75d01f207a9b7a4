/** The page component of each kind of screen, in a chunk of its own. */

import { type ComponentType, lazy } from 'react';
import type { TextPart } from '../i18n/translator';
import type { Screen, ScreenKind } from './routes';

type PropsOf<K extends ScreenKind> = Omit<Extract<Screen, { kind: K }>, 'kind'>;

const importScreen: { readonly [K in ScreenKind]: () => Promise<{ readonly default: ComponentType<PropsOf<K>> }> } = {
  home: () => import('../pages/Home'),
  brand: () => import('../pages/Brand'),
  allModels: () => import('../pages/AllModels'),
  model: () => import('../pages/Model'),
  history: () => import('../pages/History'),
  connect: () => import('../pages/Connect'),
  blog: () => import('../pages/Blog'),
  article: () => import('../pages/Article'),
  comingSoon: () => import('../pages/ComingSoon'),
  legal: () => import('../pages/Legal'),
  notFound: () => import('../pages/NotFound'),
};

/** The interface texts that each kind of page shows, head included. */
export const textsOf: Readonly<Record<ScreenKind, readonly TextPart[]>> = {
  home: ['frame', 'home', 'tool'],
  brand: ['frame', 'brand', 'models', 'wear'],
  allModels: ['frame', 'models'],
  model: ['frame', 'models', 'model', 'wear'],
  history: ['frame', 'history'],
  connect: ['frame', 'connect'],
  blog: ['frame', 'blog'],
  article: ['frame', 'blog'],
  comingSoon: ['frame', 'blog'],
  legal: ['frame'],
  notFound: ['frame'],
};

/** Fetches a page's code before it is rendered. */
export async function preloadScreen(kind: ScreenKind): Promise<void> {
  await importScreen[kind]();
}

// A route carries the props of its own kind: the table above checks that, a lookup by kind cannot.
type AnyScreen = () => Promise<{ readonly default: ComponentType<Screen> }>;

/** The component of each kind. */
export const screens = Object.fromEntries(
  Object.entries(importScreen).map(([kind, load]) => [kind, lazy(load as AnyScreen)]),
) as unknown as Readonly<Record<ScreenKind, ComponentType<Screen>>>;
