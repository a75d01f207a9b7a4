import type { TFunction } from 'i18next';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BaseLocationHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { DEFAULT_LOCALE, type Locale } from '../../config/locales';
import { leavePage } from './browserHistory';
import { forgetFailures } from '../../i18n/loadText';
import { pageUrl } from '../../i18n/pageUrl';
import { localizePath, stripLocale } from '../../i18n/paths';
import type { TextPart } from '../../i18n/texts';
import { loadTranslator, partsInUse, type Translator } from '../../i18n/translator';
import type { Pages, Visit } from './visit';
import { type VisitWatch, watchVisits } from './watchVisits';

/** A visit whose texts are loaded. */
export interface ReadyVisit extends Visit {
  readonly translator: Translator;
  /** true if only the frame's texts could be fetched */
  readonly isMissing?: boolean;
}

interface Language {
  readonly locale: Locale;
  readonly t: TFunction;
  /**
   * Shows the page in another language, stores the choice and rewrites the path. Rejects if the texts cannot be loaded.
   */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** without language prefix */
  readonly path: string;
  /** a page's full address in this language: '/canon' → 'https://…/de/canon' */
  readonly urlOf: (path: string) => string;
  /** true if the page's interface texts could not be fetched, so the last page's remain */
  readonly isMissing: boolean;
}

const LanguageContext = createContext<Language | undefined>(undefined);
const ShownPathContext = createContext('/');

/** The page's language; throws outside `LanguageProvider`. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

/** Texts in the page's language that the page does not show at once. Suspends until they are loaded. */
export function useTexts(...parts: readonly TextPart[]): TFunction {
  const { locale, t } = useLanguage();
  use(loadTranslator(locale, parts));
  return t;
}

/**
 * '/ja/' → '/ja', '/ja/#how-to' → '/ja#how-to'. The router joins the prefix '/ja' and the path '/' but keeps the last
 * slash.
 */
const withoutLastSlash = (href: string) => href.replace(/(.)\/(?=$|[?#])/, '$1');

const navigateTidily: typeof navigate = (to, options) =>
  navigate(typeof to === 'string' ? withoutLastSlash(to) : to, {
    ...options,
    state: options?.replace ? window.history.state : leavePage(),
  });

/** Gives the router the shown page's path, which differs from the address until the new page's texts are loaded. */
const useShownPath: BaseLocationHook = () => [useContext(ShownPathContext), navigateTidily];

interface Props {
  readonly start: ReadyVisit;
  readonly pages: Pages;
  readonly children: ReactNode;
}

/** Provides path and language, which change together in a transition: the old page stays until the new one is ready. */
export function LanguageProvider({ start, pages, children }: Props) {
  const [{ path, locale, translator, isMissing = false }, setShown] = useState<ReadyVisit>(start);
  const watch = useRef<VisitWatch>(undefined);

  useEffect(() => {
    let newest: Visit;
    const load = async ({ path: next, locale: language }: Visit) => {
      forgetFailures();
      const [loaded] = await Promise.all([
        loadTranslator(language, pages.textsOf(stripLocale(next))),
        // The page or an open toast may use these texts, so they must also be in the new language.
        ...partsInUse().map((part) => loadTranslator(language, [part]).catch(() => undefined)),
      ]);
      return loaded;
    };
    const show = async (visit: Visit) => {
      newest = visit;
      const next = await load(visit).catch(() => undefined);
      if (visit !== newest) return;
      startTransition(() =>
        // If the texts can't be fetched (after a new release, or offline), the page says so in the current language.
        setShown((shown) => (next ? { ...visit, translator: next } : { ...shown, path: visit.path, isMissing: true })),
      );
    };
    watch.current = watchVisits(start, pages, { load, show: (visit) => void show(visit) });
    return watch.current.stop;
  }, [start, pages]);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const language = useMemo(
    () => ({
      locale,
      t: translator.t,
      setLocale: async (next: Locale) => watch.current?.setLocale(next),
      path: stripLocale(path),
      urlOf: (page: string) => pageUrl(page, locale),
      isMissing,
    }),
    [locale, translator, path, isMissing],
  );

  return (
    <LanguageContext value={language}>
      <ShownPathContext value={path}>
        <I18nextProvider i18n={translator}>
          <Router
            // oxlint-disable-next-line react/hooks -- the router calls it
            hook={useShownPath}
            hrefs={(href) => hrefOf(withoutLastSlash(href), locale)}
            base={locale === DEFAULT_LOCALE ? '' : `/${locale}`}
          >
            {children}
          </Router>
        </I18nextProvider>
      </ShownPathContext>
    </LanguageContext>
  );
}

/** A link's address in a language: ('/canon#why', 'de') → '/de/canon#why' */
function hrefOf(href: string, locale: Locale): string {
  const [path] = /^[^?#]*/.exec(href)!;
  return localizePath(path, locale) + href.slice(path.length);
}
