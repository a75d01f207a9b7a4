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
    let isOld = false;
    if (work) void inSlices(work()).then((known) => isOld || startTransition(() => setResult({ known })));
    return () => {
      isOld = true;
    };
  }, [work]);
  return work && result?.known;
}
