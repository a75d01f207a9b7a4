import { startTransition, useEffect, useState } from 'react';
import { inSlices } from '../../history/inSlices';
import type { Pausing } from '../../history/pausing';

/**
 * What long work comes to, done in slices whenever it is other work; until that is done, what the work before came to.
 * Undefined without work, and until the first is done.
 */
export function useInSlices<Result>(work: (() => Pausing<Result>) | undefined): Result | undefined {
  const [result, setResult] = useState<{ readonly known: Result }>();
  useEffect(() => {
    if (!work) return undefined;
    const stopping = new AbortController();
    const show = async () => {
      const done = await inSlices(until(stopping.signal, work()));
      if (done) startTransition(() => setResult(done));
    };
    void show();
    return () => stopping.abort();
  }, [work]);
  return work && result?.known;
}

/** The work, given up with undefined at the signal. */
function* until<Result>(signal: AbortSignal, work: Pausing<Result>): Pausing<{ readonly known: Result } | undefined> {
  while (!signal.aborted) {
    const { done, value } = work.next();
    if (done) return { known: value };
    yield;
  }
  return undefined;
}
