/**
 * Reads the report in the page's address once. Then moves it into the state of the page's history entry, where it isn't
 * visible but a reload finds it. If the page gets a new entry (after 'Skip to content', or in another language), that
 * entry gets the report, too.
 */

import { stripLocale } from '../../../i18n/paths';
import type { Claim } from '../../../judge/claim';
import { readLink } from '../../../judge/verifyLink';
import { useVerifyState } from './verifyState';

const PATH = '/verify';
/** The events for a changed address or entry; the router dispatches the last two. */
const EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'] as const;

/**
 * Calls `show` with the report in the address, now and each time that the address gets another report. Returns a
 * function that stops this.
 */
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

/** Forgets the report of the address, so that a reload does not show it again. */
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
