import { css, type Theme } from '@emotion/react';
import * as Radix from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../config/constants';

interface Props {
  readonly text: string;
  readonly children: ReactElement;
}

/** A hint beside a control, shown on hover and on keyboard focus. */
export default function Tooltip({ text, children }: Props) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content css={styles.content} sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

const styles = {
  content: (theme: Theme) =>
    css({
      zIndex: 50,
      maxWidth: 260,
      padding: theme.space(1, 2),
      borderRadius: theme.radius.s,
      background: theme.color.text,
      color: theme.color.page,
      fontSize: theme.size.xs,
      lineHeight: 1.4,
    }),
};
