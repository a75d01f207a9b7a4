import { css, type Theme } from '@emotion/react';
import { Button } from '../../ui/Button';
import { Measure } from '../../ui/layouts';

interface Props {
  readonly label: string;
  readonly heading?: string;
  readonly text?: string;
}

/** A box with a link to the tool. */
export function CallToAction({ label, heading, text }: Props) {
  return (
    <div css={styles.box}>
      {(heading ?? text) && (
        <div>
          {heading && <h2 css={styles.heading}>{heading}</h2>}
          {text && <Measure isMuted>{text}</Measure>}
        </div>
      )}
      <Button href="/">{label}</Button>
    </div>
  );
}

const styles = {
  box: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(4, 8),
      marginTop: theme.space(12),
      padding: theme.space(6),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.sunken,
      '& > div': { flex: '1 1 300px' },
      [theme.media.mobile]: { padding: theme.space(5), '& > a': { flex: '1 1 100%' } },
      [theme.media.print]: { display: 'none' },
    }),
  heading: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.l }),
};
