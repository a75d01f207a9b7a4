import { css, keyframes, type Theme } from '@emotion/react';
import { Suspense, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Route as KindRoute, Switch } from 'wouter';
import { site } from '../../config/site';
import { placeHere } from '../router/browserHistory';
import { useLanguage } from '../router/LanguageProvider';
import { Boundary } from '../ui/Boundary';
import { Breadcrumb } from '../ui/Breadcrumb';
import { Button } from '../ui/Button';
import { noteShown } from '../browser/fetchAhead';
import { useNoteHydrated } from '../browser/useIsHydrated';
import { describePage } from './describePage';
import { Head } from './Head';
import { GivenElsewhere } from './GivenElsewhere';
import { findRoute, patterns, type Route } from './routes';
import { screens } from './screens';

/**
 * Shows the page at the current path. A new page fades in at its top or, after Back or Forward, at its last scroll
 * position.
 */
export function PageView() {
  const { path, locale, isMissing } = useLanguage();
  const main = useRef<HTMLElement>(null);
  const [firstPath] = useState(path);
  const shownPath = useRef(path);
  const [isFollowing, setFollowing] = useState(false);
  if (path !== firstPath && !isFollowing) setFollowing(true);

  useEffect(() => {
    if (path === shownPath.current) return;
    shownPath.current = path;
    window.scrollTo(0, placeHere());
    // Keyboard and screen reader continue at the new page's start.
    main.current!.focus({ preventScroll: true });
    return placeHere() > 0 ? undefined : scrollToAnchor(main.current!, window.location.hash.slice(1));
  }, [path]);

  return (
    <main ref={main} id="main" tabIndex={-1} css={styles.main}>
      <div key={path} css={isFollowing && styles.fadeIn}>
        <Boundary fallback={<Failure />} tries={locale}>
          <Suspense>{isMissing ? <Failure /> : <Pages path={path} />}</Suspense>
        </Boundary>
      </div>
    </main>
  );
}

/**
 * Scrolls to the element with this id, or waits for the component that contains it. Returns a function that stops the
 * wait.
 */
function scrollToAnchor(main: HTMLElement, id: string): (() => void) | undefined {
  if (!id) return undefined;
  const go = () => {
    const anchor = document.getElementById(id);
    anchor?.scrollIntoView();
    return anchor !== null;
  };
  if (go()) return undefined;
  const observer = new MutationObserver(() => {
    if (go()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** wouter selects the kind of page by path. `findRoute` finds the page's subject, such as a camera. */
function Pages({ path }: { readonly path: string }) {
  const route = findRoute(path);
  return (
    <Switch>
      {Object.entries(patterns).map(([kind, pattern]) => (
        <KindRoute key={kind} path={pattern}>
          <Page route={route} />
        </KindRoute>
      ))}
      {/* wouter marks a path outside the language's base with `~`. Its own catch-all doesn't match such a path. */}
      <KindRoute path={/^/}>
        <Page route={route} />
      </KindRoute>
    </Switch>
  );
}

function Page({ route }: { readonly route: Route }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const page = use(describePage(route, locale));
  useNoteHydrated();
  // Runs after the effects of the page, which begin to load its components.
  useEffect(noteShown, []);
  const Screen = screens[route.kind];
  return (
    <>
      <Head route={route} locale={locale} page={page} />
      <div css={styles.breadcrumb}>
        <Breadcrumb label={t('breadcrumb.label')} items={page.breadcrumb} />
      </div>
      <Screen {...route} />
      {/* After the page's component, so that a tool on the page can take the files first. The tool of /verify loads
          later, so the files are left to it. */}
      <Boundary>
        <GivenElsewhere areAwaited={route.kind === 'verify'} />
      </Boundary>
    </>
  );
}

/** Replaces a page whose code or texts could not be fetched; offers to reload. */
function Failure() {
  const { t } = useTranslation();
  useEffect(noteShown, []);
  return (
    <div css={styles.failure} role="alert">
      <title>{`${t('frame.failed.heading')} | ${site.name}`}</title>
      <h1>{t('frame.failed.heading')}</h1>
      <p>{t('frame.failed.text')}</p>
      <Button icon="refresh" onClick={() => window.location.reload()}>
        {t('frame.failed.again')}
      </Button>
    </div>
  );
}

const fadeIn = keyframes({ from: { opacity: 0 } });

const styles = {
  main: (theme: Theme) =>
    css({
      width: '100%',
      maxWidth: `calc(${theme.width.page} + 2 * ${theme.space(6)})`,
      minHeight: `calc(100vh - ${theme.headerHeight})`,
      marginInline: 'auto',
      padding: theme.space(3, 6, 20),
      '&:focus': { outline: 'none' },
      [theme.media.mobile]: { padding: theme.space(2, 4, 14) },
      [theme.media.print]: { minHeight: 0, padding: 0 },
    }),
  fadeIn: (theme: Theme) =>
    css({ animation: `${fadeIn} ${theme.motion.slow}`, [theme.media.reducedMotion]: { animation: 'none' } }),
  breadcrumb: (theme: Theme) =>
    css({ marginBottom: theme.space(4), [theme.media.mobile]: { marginBottom: theme.space(2) } }),
  failure: (theme: Theme) =>
    css({ display: 'grid', gap: theme.space(4), justifyItems: 'start', paddingTop: theme.space(8) }),
};
