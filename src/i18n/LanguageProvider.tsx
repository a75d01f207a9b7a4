import { css } from '@emotion/react';
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
import { type TextFile, writtenIn } from '../config/written';
import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import { leavePage } from './wayBack';
import { stripLocale } from './paths';
import { loadTranslator, type Translator } from './translator';
import type { IsKnownPath, Visit } from './visit';
import { type VisitWatch, watchVisits } from './watchVisits';

/** A visit whose texts are loaded. */
export interface ReadyVisit extends Visit {
  readonly translator: Translator;
}

interface Language {
  /** in which to write here: English where a draft lacks the texts */
  readonly locale: Locale;
  /** the language of the address, which the visitor chose */
  readonly chosen: Locale;
  readonly t: TFunction;
  /**
   * Shows the page in another language, stores the choice and rewrites the path. Rejects when its texts cannot be
   * loaded.
   */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** of the current page, without language prefix */
  readonly path: string;
  /** the page's interface texts could not be fetched; those of the last page are still in place */
  readonly isMissing: boolean;
}

interface ProvidedLanguage extends Language {
  /** of the chosen language */
  readonly translator: Translator;
}

const LanguageContext = createContext<ProvidedLanguage | undefined>(undefined);
const ShownPathContext = createContext('/');

/** The page's language; throws outside `LanguageProvider`. */
export function useLanguage(): Language {
  return useProvided();
}

function useProvided(): ProvidedLanguage {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

/** The language in which to show what these files are about. Load its texts, then show them `InLanguage`. */
export function useWritten(files: readonly TextFile[]): Locale {
  return writtenIn(useLanguage().chosen, files);
}

interface WrittenProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

interface InLanguageProps extends WrittenProps {
  /** the part is words in a paragraph */
  readonly isInline?: boolean;
}

/** Shows a part of a page in a language and, unless all around it is in that language too, marks it with it. */
export function InLanguage({ locale, isInline = false, children }: InLanguageProps) {
  const isSame = locale === useLanguage().locale;
  if (isSame) return children;
  const Element = isInline ? 'span' : 'div';
  return (
    <Element lang={locale} css={css({ display: 'contents' })}>
      <Written locale={locale}>{children}</Written>
    </Element>
  );
}

/** Like `InLanguage`, for an element that has its `lang` already. Suspends while English is fetched for a draft. */
export function Written({ locale, children }: WrittenProps) {
  const around = useProvided();
  const translator = locale === around.chosen ? around.translator : use(loadTranslator(locale));
  const language = useMemo(() => ({ ...around, locale, t: translator.t }), [around, locale, translator]);
  return (
    <LanguageContext value={language}>
      <I18nextProvider i18n={translator}>{children}</I18nextProvider>
    </LanguageContext>
  );
}

/** '/ja/' → '/ja', '/ja/#how-to' → '/ja#how-to'. The router joins prefix and path without tidying. */
const withoutLastSlash = (href: string) => href.replace(/(.)\/(?=$|[?#])/, '$1');

const navigateTidily: typeof navigate = (to, options) =>
  navigate(typeof to === 'string' ? withoutLastSlash(to) : to, {
    ...options,
    state: options?.replace ? window.history.state : leavePage(),
  });

/** Gives the router the current page's path, which follows the address only once the new page's texts are loaded. */
const useShownPath: BaseLocationHook = () => [useContext(ShownPathContext), navigateTidily];

interface ShownVisit extends ReadyVisit {
  readonly isMissing?: boolean;
}

interface Props {
  /** what to render first */
  readonly start: ReadyVisit;
  readonly isKnownPath: IsKnownPath;
  readonly children: ReactNode;
}

/** Provides path and language. They change together, as a transition: the old page stays until the new one is ready. */
export function LanguageProvider({ start, isKnownPath, children }: Props) {
  const [{ path, locale: chosen, translator, isMissing = false }, setShown] = useState<ShownVisit>(start);
  const watch = useRef<VisitWatch>(undefined);

  useEffect(() => {
    let newest: Visit;
    const show = async (visit: Visit) => {
      newest = visit;
      const next = await loadTranslator(visit.locale).catch(() => undefined);
      if (visit !== newest) return;
      startTransition(() =>
        // Without the texts (after a new release, or offline) the page says so in the current language.
        setShown((shown) => (next ? { ...visit, translator: next } : { ...shown, path: visit.path, isMissing: true })),
      );
    };
    watch.current = watchVisits(start, isKnownPath, { load: loadTranslator, show: (visit) => void show(visit) });
    return watch.current.stop;
  }, [start, isKnownPath]);

  // What surrounds every page; the page itself may be in another language.
  const locale = frameLocale(chosen);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const language = useMemo(
    () => ({
      locale,
      chosen,
      translator,
      t: translator.t,
      setLocale: async (next: Locale) => watch.current?.setLocale(next),
      path: stripLocale(path),
      isMissing,
    }),
    [locale, chosen, translator, path, isMissing],
  );

  return (
    <LanguageContext value={language}>
      <ShownPathContext value={path}>
        <I18nextProvider i18n={translator}>
          <Router
            // oxlint-disable-next-line react/hooks -- the router calls it
            hook={useShownPath}
            hrefs={withoutLastSlash}
            base={chosen === DEFAULT_LOCALE ? '' : `/${chosen}`}
          >
            {children}
          </Router>
        </I18nextProvider>
      </ShownPathContext>
    </LanguageContext>
  );
}

/** The language of the header and footer, and of the document. */
export const frameLocale = (chosen: Locale): Locale => writtenIn(chosen, ['frame.json']);
