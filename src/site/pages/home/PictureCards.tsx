import { css, type Theme } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import type { TitledText } from '../../../content/types';
import { cardRow } from '../../ui/cardRow';
import { Reveal } from '../../ui/Reveal';
import { RichText } from '../../ui/RichText';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  readonly cards: readonly TitledText[];
  readonly drawings: readonly ComponentType[];
  /** below the text of the first card */
  readonly action?: ReactNode;
}

/** A row of cards that fades in as a whole. Each has a drawing above its title, and one line of text. */
export function PictureCards({ cards, drawings, action }: Props) {
  return (
    <Reveal>
      <ul css={(theme) => cardRow(theme, cards.length, CARD_PX)} data-cards>
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

/** px for a card and its gap */
const CARD_PX = 200;

const styles = {
  card: (theme: Theme) =>
    css({
      display: 'flex',
      flex: '0 0 78%',
      flexDirection: 'column',
      overflow: 'hidden',
      maxWidth: 320,
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      'ul > &': { '@media (min-width: 624px)': { maxWidth: 'none', flexBasis: '34%' } },
    }),
  body: (theme: Theme) => css({ padding: theme.space(3, 4, 4) }),
  title: (theme: Theme) => css({ marginBottom: theme.space(1), fontSize: theme.size.m, hyphens: 'auto' }),
  text: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, lineHeight: 1.45 }),
};
