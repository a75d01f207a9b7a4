/**
 * A kind of page. Each has a file in `kinds/`, from which routes, screens, heads, preloads and the sitemap are derived.
 */

import type { ComponentType } from 'react';
import type { Locale } from '../../config/locales';
import { site } from '../../config/site';
import type { ContentName } from '../../content/content';
import type { TextPart } from '../../i18n/texts';
import type { Translator } from '../../i18n/translator';
import type { BreadcrumbItem } from '../ui/Breadcrumb';

/** `About` is the subject of the pages, such as a camera, and the type of their component's props. */
export interface PageKind<Kind extends string, About extends object = object> {
  readonly kind: Kind;
  /** all pages of the kind: path without language, subject, and the canonical path if it differs */
  readonly pages: readonly (About & { readonly path: string; readonly canonical?: string })[];
  /** loads the page's component, the default export of `pages/<Kind>Page.tsx` */
  readonly load: () => Promise<{ readonly default: ComponentType<About> }>;
  /** the page's interface texts, including those of its head */
  readonly texts: readonly ['frame', ...TextPart[]];
  /** the content shown at once, without content that the page's components load later */
  readonly content?: readonly ContentName[];
  /**
   * other modules that the page needs first, as paths from the root; the page's HTML lists them, so the browser fetches
   * them at once
   */
  readonly needs?: (about: About) => readonly string[];
  /**
   * The service worker keeps the page for offline use: its component, its texts, and the code that it can load later.
   */
  readonly isKeptOffline?: true;
  readonly describe: (about: About, locale: Locale, t: Translator['t']) => Words | Promise<Words>;
}

/** The texts of a page's head and breadcrumb. */
export interface Words {
  readonly title: string;
  readonly description: string;
  /** the page's name in the breadcrumb */
  readonly name: string;
  /** the page between home and this page */
  readonly above?: BreadcrumbItem;
  /** the picture in link previews, and its description; absent for the site's own picture */
  readonly picture?: { readonly path: string; readonly words: string };
  /** asks search engines not to list the page, because little is known about its subject */
  readonly isUnlisted?: boolean;
}

/** A page's name, and its title: the name followed by the site's name. */
export const suffixed = (name: string) => ({ name, title: `${name} | ${site.name}` });

/** The source path of the module with a maker's cameras. */
export const tableOf = (maker: string) => `src/cameras/rows/${maker}.ts`;
