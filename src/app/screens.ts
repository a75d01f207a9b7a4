/** The page component of each kind of screen, each in its own chunk. */

import { type ComponentType, lazy } from 'react';
import { writtenIn } from '../config/written';
import type { Locale } from '../config/locales';
import { partFile } from '../i18n/translator';
import { kinds, type Screen, type ScreenKind } from './routes';

/** The language of a page between header and footer: that of its own texts. */
export function pageLocale(kind: ScreenKind, chosen: Locale): Locale {
  const { texts, content = [] } = kinds[kind];
  const [frame, ...own] = texts;
  return writtenIn(chosen, [...(own.length > 0 ? own : [frame]).map(partFile), ...content]);
}

/** The lazy component of each kind of screen. */
export const screens = Object.fromEntries(
  Object.values(kinds).map(({ kind, load }) => [kind, lazy(load)]),
) as unknown as Readonly<Record<ScreenKind, ComponentType<Screen>>>;
