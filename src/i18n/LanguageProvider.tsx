import type { TFunction } from 'i18next';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { type BaseLocationHook, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { DEFAULT_LOCALE, type Locale } from './locales';
import { stripLocale } from './paths';
import { loadTranslator, type Translator } from './translator';
import type { IsKnownPath, Visit } from './visit';
import { type VisitWatch, watchVisits } from './watchVisits';

/** A visit with its texts at hand. */
export interface ReadyVisit extends Visit {
  readonly translator: Translator;
}

interface Language {
  readonly locale: Locale;
  readonly t: TFunction;
  /** Shows the page in another language, stores the choice and rewrites the path; rejects where its texts are missing. */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** of the page shown, without language prefix */
  readonly path: string;
  /** the page's interface texts could not be fetched: those of the last page are still there */
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

/** The router joins prefix and path as they are: '/ja/' → '/ja', '/ja/#how-to' → '/ja#how-to' */
const withoutLastSlash = (href: string) => href.replace(/(.)\/(?=$|[?#])/, '$1');

const navigateTidily: typeof navigate = (to, options) =>
  navigate(typeof to === 'string' ? withoutLastSlash(to) : to, options);

/** The router is told the path that is shown: it follows the address as soon as the page's texts are there. */
const useShownPath: BaseLocationHook = () => [useContext(ShownPathContext), navigateTidily];

interface ShownVisit extends ReadyVisit {
  readonly isMissing?: boolean;
}

interface Props {
  /** what is rendered first */
  readonly start: ReadyVisit;
  readonly isKnownPath: IsKnownPath;
  readonly children: ReactNode;
}

/** Gives path and language, which change together and as transitions: the old page stays until the new one is ready. */
export function LanguageProvider({ start, isKnownPath, children }: Props) {
  const [{ path, locale, translator, isMissing = false }, setShown] = useState<ShownVisit>(start);
  const watch = useRef<VisitWatch>(undefined);

  useEffect(() => {
    let newest: Visit;
    const show = async (visit: Visit) => {
      newest = visit;
      const next = await loadTranslator(visit.locale).catch(() => undefined);
      if (visit !== newest) return;
      startTransition(() =>
        // Without its texts (a new release, no network) the page says so in the language that is there.
        setShown((shown) => (next ? { ...visit, translator: next } : { ...shown, path: visit.path, isMissing: true })),
      );
    };
    watch.current = watchVisits(start, isKnownPath, { load: loadTranslator, show: (visit) => void show(visit) });
    return watch.current.stop;
  }, [start, isKnownPath]);

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const language = useMemo(
    () => ({
      locale,
      t: translator.t,
      setLocale: async (next: Locale) => watch.current?.setLocale(next),
      path: stripLocale(path),
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
            hrefs={withoutLastSlash}
            base={locale === DEFAULT_LOCALE ? '' : `/${locale}`}
          >
            {children}
          </Router>
        </I18nextProvider>
      </ShownPathContext>
    </LanguageContext>
  );
}
