import { css, type Theme } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import type { TitledText } from '../../../content/types';
import { Reveal } from '../../ui/Reveal';
import { RichText } from '../../ui/RichText';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  readonly cards: readonly TitledText[];
  /** one per card */
  readonly drawings: readonly ComponentType[];
  /** below the text of the first card */
  readonly action?: ReactNode;
}

/**
 * A row of cards, each a drawing over its title and a line. If the row has no room for all cards, it scrolls sideways
 * and shows the edge of the next card. The row fades in as a whole.
 */
export function PictureCards({ cards, drawings, action }: Props) {
  return (
    <Reveal>
      <ul css={[styles.row, styles.inOneRow(cards.length)]} data-cards>
        {cards.map(({ title, text }, index) => {
          const Drawing = drawings[index]!;
          return (
            <li key={title} css={styles.card}>
              <Drawing />
              <div css={styles.body}>
                <h3 css={styles.title}>
                  <ShortText>{title}</ShortText>
                </h3>
                <p css={styles.text}>
                  <RichText text={text} />
                </p>
                {index === 0 && action}
              </div>
            </li>
          );
        })}
      </ul>
    </Reveal>
  );
}

/** px that a card needs in addition to the gap */
const CARD_PX = 200;

const styles = {
  row: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(3),
      // up to the edges of the window, which cut off the next card
      margin: theme.space(-1, -4),
      padding: theme.space(1, 4),
      overflowX: 'auto',
      listStyle: 'none',
      scrollPaddingInline: theme.space(4),
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      // Browsers don't scroll the row to a focused link that peeks in. They do if only its card can snap.
      '&:has(:focus-visible) > :not(:has(:focus-visible))': { scrollSnapAlign: 'none' },
      [theme.media.wide]: {
        gap: theme.space(5),
        margin: theme.space(-1, -6),
        padding: theme.space(1, 6),
        scrollPaddingInline: theme.space(6),
      },
      [theme.media.print]: { flexWrap: 'wrap', overflow: 'visible' },
    }),
  inOneRow: (count: number) =>
    css({
      [`@media (min-width: ${count * CARD_PX + 24}px)`]: {
        display: 'grid',
        gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
        overflow: 'visible',
      },
    }),
  card: (theme: Theme) =>
    css({
      display: 'flex',
      flex: '0 0 78%',
      flexDirection: 'column',
      overflow: 'hidden',
      minWidth: 0,
      maxWidth: 320,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      scrollSnapAlign: 'start',
      'ul > &': { '@media (min-width: 624px)': { maxWidth: 'none', flexBasis: '34%' } },
    }),
  body: (theme: Theme) => css({ padding: theme.space(3, 4, 4) }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m, hyphens: 'auto' }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, lineHeight: 1.45 }),
};
