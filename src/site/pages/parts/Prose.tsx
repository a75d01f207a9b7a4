import { css, type Theme } from '@emotion/react';
import type { Text } from '../../../content/types';
import { RichText } from '../../ui/RichText';

/** Paragraphs of readable width. */
export function Prose({ texts, className }: { readonly texts: readonly Text[]; readonly className?: string }) {
  return (
    <div css={styles.prose} className={className}>
      {texts.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}

/** A list of readable width. */
export function Points({ texts }: { readonly texts: readonly Text[] }) {
  return (
    <ul css={[styles.prose, styles.points]}>
      {texts.map((text) => (
        <li key={text}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}

const styles = {
  prose: (theme: Theme) =>
    css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4), maxWidth: theme.width.text }),
  points: (theme: Theme) => css({ gap: theme.space(2), '& li::marker': { color: theme.color.textMuted } }),
};
