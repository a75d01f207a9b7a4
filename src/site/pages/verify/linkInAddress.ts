/**
 * Reads the report in the page's address once, then moves it into the state of the history entry, where it is invisible
 * but survives a reload. New entries of the page (after 'Skip to content', or in another language) also get it.
 */

import { stripLocale } from '../../../i18n/paths';
import type { Claim } from '../../../judge/claim';
import { readLink } from '../../../judge/verifyLink';
import { useVerifyState } from './verifyState';

const PATH = '/verify';
/** The events for a changed address or history entry. The router dispatches the last two. */
const EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;

/** Calls `show` with the report in the address, now and whenever it changes. Returns a function that stops this. */
export function watchLink(show: (found: Claim | 'broken') => void): () => void {
  const look = () => {
    const { hash, pathname } = window.location;
    if (stripLocale(pathname) !== PATH) return;
    const { link: held } = useVerifyState.getState();
    const isLink = readLink(hash) !== undefined;
    const found = isLink ? hash : (keptHash() ?? held);
    if (found === undefined) return;
    const isNew = found !== held;
    if (isNew) useVerifyState.setState({ link: found });
    if (isLink || keptHash() !== found) keepHash(found, isLink);
    if (isNew) show(readLink(found) ?? 'broken');
  };
  look();
  const stop = new AbortController();
  for (const event of EVENTS) window.addEventListener(event, look, { signal: stop.signal });
  return () => stop.abort();
}

/** Forgets the address's report, so that a reload doesn't show it again. */
export function forgetLink(): void {
  useVerifyState.setState({ link: undefined });
  if (keptHash() !== undefined) window.history.replaceState({ ...window.history.state, report: undefined }, '');
}

function keptHash(): string | undefined {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'report' in state && typeof state.report === 'string'
    ? state.report
    : undefined;
}

function keepHash(report: string, isInAddress: boolean): void {
  const { pathname, search } = window.location;
  const state = { ...window.history.state, report };
  window.history.replaceState(state, '', isInAddress ? pathname + search : undefined);
}
