import { css, type Theme } from '@emotion/react';
import type { TitledText } from '../../../content/types';
import { Icon, type IconName } from '../../ui/Icon';
import { Reveal } from '../../ui/Reveal';
import { RichText } from '../../ui/RichText';
import { Short } from '../../ui/Unbroken';

interface Props {
  readonly cards: readonly TitledText[];
  /** one per card */
  readonly icons: readonly IconName[];
}

/** A row of short texts with their titles, on a phone a list, each fading in once as it comes into view. */
export function TitledCards({ cards, icons }: Props) {
  return (
    <ul css={styles.grid(cards.length)}>
      {cards.map(({ title, text }, index) => (
        <li key={title} css={styles.item}>
          <Reveal css={styles.card}>
            <Icon name={icons[index]!} size={24} css={styles.icon} />
            <h3 css={styles.title}>
              <Short>{title}</Short>
            </h3>
            <p css={styles.text}>
              <RichText text={text} />
            </p>
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

const styles = {
  // narrow enough that all cards fit into one row if there is room; on a phone a ruled list
  grid: (count: number) => (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${count > 3 ? 190 : 220}px), 1fr))`,
      padding: 0,
      listStyle: 'none',
      [theme.media.wide]: { gap: theme.space(4, 6) },
    }),
  item: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }),
  card: (theme: Theme) =>
    css({
      height: '100%',
      padding: theme.space(3, 0),
      borderTop: `1px solid ${theme.color.line}`,
      [theme.media.mobile]: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: theme.space(3),
        '& > svg': { gridRow: 'span 2', margin: 0 },
      },
    }),
  icon: (theme: Theme) => css({ marginBottom: theme.space(2), color: theme.color.textMuted }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s }),
};
