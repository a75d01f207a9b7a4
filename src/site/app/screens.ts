import { type ComponentType, lazy } from 'react';
import { kinds, type Screen, type ScreenKind } from './routes';

/** The page component of each kind of screen, lazy in its own chunk. */
export const screens = Object.fromEntries(
  Object.values(kinds).map(({ kind, load }) => [kind, lazy(load)]),
) as unknown as Readonly<Record<ScreenKind, ComponentType<Screen>>>;
