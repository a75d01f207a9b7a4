import { css, type Theme } from '@emotion/react';
import type { ReactNode } from 'react';
import { Measure, Stack } from '../../ui/layouts';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  readonly heading: string;
  readonly lead: ReactNode;
  readonly children?: ReactNode;
}

/** The start of a page: its heading, then a larger first paragraph. */
export function PageHeader({ heading, lead, children }: Props) {
  return (
    <Stack as="header" gap={4} align="start">
      <h1>
        <ShortText>{heading}</ShortText>
      </h1>
      <Measure isMuted css={styles.lead}>
        {lead}
      </Measure>
      {children}
    </Stack>
  );
}

const styles = {
  lead: (theme: Theme) => css({ lineHeight: 1.5, [theme.media.wide]: { fontSize: theme.size.l } }),
};
