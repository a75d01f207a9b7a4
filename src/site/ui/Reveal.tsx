import { css, type Theme } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { REVEAL_THRESHOLD } from '../../config/constants';

/**
 * Fades its content in once, when at least a fifth of it is in view. Never hides content that is in view when the page
 * loads. Without JavaScript, hides nothing.
 */
export function Reveal({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<'plain' | 'hidden' | 'shown'>('plain');

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const inView = entry.intersectionRatio >= REVEAL_THRESHOLD;
        if (inView) observer.disconnect();
        setPhase((now) =>
          inView ? (now === 'hidden' ? 'shown' : now) : entry.isIntersecting && now === 'plain' ? now : 'hidden',
        );
      },
      { threshold: [0, REVEAL_THRESHOLD] },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={ref} css={styles[phase]} className={className}>
      {children}
    </div>
  );
}

const styles = {
  plain: undefined,
  hidden: (theme: Theme) =>
    css({ opacity: 0, [theme.media.reducedMotion]: { opacity: 1 }, [theme.media.print]: { opacity: 1 } }),
  shown: (theme: Theme) =>
    css({ transition: `opacity ${theme.motion.slow}`, [theme.media.reducedMotion]: { transition: 'none' } }),
};
