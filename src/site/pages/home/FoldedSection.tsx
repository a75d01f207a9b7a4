import { css, type Theme } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { useIsHydrated } from '../../browser/useIsHydrated';
import { Accordion } from '../../ui/Accordion';
import { Short } from '../../ui/Unbroken';

interface Props {
  readonly heading: string;
  /** anchor of the section */
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of which only the heading is seen until it is opened or a link leads to it; several in a row are one ruled list. */
export function FoldedSection({ heading, id, children }: Props) {
  const headingId = useId();
  const isHydrated = useIsHydrated();
  const isLinked = isHydrated && id !== undefined && window.location.hash === `#${id}`;
  return (
    <section id={id} css={styles.section} aria-labelledby={headingId} data-folded>
      <Accordion
        css={styles.fold}
        open={isLinked}
        summary={
          <h2 id={headingId} css={styles.heading}>
            <Short>{heading}</Short>
          </h2>
        }
      >
        {children}
      </Accordion>
    </section>
  );
}

const styles = {
  section: (theme: Theme) =>
    css({
      marginTop: theme.space(10),
      scrollMarginTop: theme.space(18),
      '[data-folded] + &': { marginTop: -1 },
    }),
  fold: (theme: Theme) => css({ '& > div': { maxWidth: 'none', color: theme.color.text } }),
  heading: (theme: Theme) => css({ fontSize: theme.size.l }),
};
