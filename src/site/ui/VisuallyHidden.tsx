import { css } from '@emotion/react';
import type { HTMLAttributes } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} css={visuallyHidden} />;
}

/** `VisuallyHidden` as a style, for inputs and captions, which can't be a span. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
