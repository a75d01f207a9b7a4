import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { isContradiction, type NoticeKind } from '../bodyNotices';
import { useLanguage } from '../../site/router/LanguageProvider';
import type { Content } from '../historyState';
import { arrangeBodies, type Sort, sortBy } from './arrangeBodies';

const CONTRADICTIONS_FIRST = sortBy('flags');

export type BodyChoice = ReturnType<typeof useBodyChoice>;

/** The visitor's search, order and choice of bodies. */
export function useBodyChoice({ bodies, byId, notices }: Content) {
  const { locale } = useLanguage();
  const [query, setQuery] = useState('');
  const [kind, setKind] = useState<NoticeKind>();
  const [sort, setSort] = useState<Sort | undefined>(CONTRADICTIONS_FIRST);
  const [chosen, setChosen] = useState<readonly string[]>([]);

  const given = notices.find((notice) => notice.kind === kind)?.bodies ?? bodies;
  // A single body has no list, so it has no search field.
  const asked = bodies.length > 1 ? query : '';
  // The typed text appears at once, the list only when it has been sorted.
  const searched = useDeferredValue(asked);
  const order = useDeferredValue(sort);
  const found = useMemo(
    () => (searched === '' && !order ? given : arrangeBodies(given, searched, order, locale)),
    [given, searched, order, locale],
  );
  // Shown until the visitor chooses: the first body with a contradiction, otherwise the first body of the list.
  const first = (found === bodies && notices.find((notice) => isContradiction(notice.kind))?.bodies[0]) || found[0];
  const shown = useMemo(() => {
    const known = chosen.flatMap((id) => byId.get(id) ?? []);
    return known.length > 0 ? known : first ? [first] : [];
  }, [chosen, byId, first]);
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);

  return {
    query,
    setQuery,
    /** limits the list to the bodies of the open notice */
    kind,
    setKind,
    sort,
    setSort,
    /** in the order of the list */
    found,
    shown,
    shownIds,
    /** shows only this body */
    choose: useCallback((id: string) => setChosen([id]), []),
    /** adds this body to the chart or removes it */
    compare: useCallback(
      (id: string) => setChosen(shownIds.includes(id) ? shownIds.filter((other) => other !== id) : [...shownIds, id]),
      [shownIds],
    ),
  };
}
