import { css, type Theme } from '@emotion/react';
import { lazy, useState } from 'react';
import { readStored } from '../../site/browser/choices';
import { Deferred } from '../../site/ui/Deferred';
import { useIsHydrated } from '../../site/browser/useIsHydrated';

const MyCameras = lazy(() => import('./MyCameras'));

/** px; constant, so that nothing below moves when the content arrives. */
const HEIGHT = 280;

/**
 * If the visitor has a kept history, reserves room for its cameras from the first paint on. This is possible because
 * public/first.js marks the page before the first paint. Without a kept history, reserves no room and fetches nothing.
 */
export function MyCamerasPlace() {
  const isHydrated = useIsHydrated();
  const [isGone, setGone] = useState(false);
  const isKept = isHydrated && !isGone && readStored('keep-history') !== undefined;
  if (isHydrated && !isKept) return undefined;
  return (
    <div css={[styles.place, isKept && styles.shown]} data-my-cameras>
      {isKept && (
        <Deferred>
          <MyCameras onGone={() => setGone(true)} />
        </Deferred>
      )}
    </div>
  );
}

const styles = {
  place: (theme: Theme) =>
    css({
      display: 'none',
      height: HEIGHT,
      marginTop: theme.space(6),
      'html[data-keeps] &': { display: 'block' },
      'html &': { [theme.media.print]: { display: 'none' } },
    }),
  shown: css({ display: 'block' }),
};
