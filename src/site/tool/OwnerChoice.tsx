import { css, type Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { Icon } from '../ui/Icon';
import { visuallyHidden } from '../ui/VisuallyHidden';

/** True after the visitor has said that they own the camera. Kept only in memory. */
const useOwner = create<{ readonly isOwner: boolean }>(() => ({ isOwner: false }));

/**
 * True for a visitor who owns the camera and wants to sell or keep it. Suggestions to ask a seller then come later or
 * not at all.
 */
export const useIsOwner = (): boolean => useOwner(({ isOwner }) => isOwner);

const CHOICES = [
  [false, 'owner.other'],
  [true, 'owner.mine'],
] as const;

/** Asks who owns the camera. By default, another person does. */
export function OwnerChoice() {
  const { t } = useTranslation();
  const id = useId();
  const isOwner = useIsOwner();
  return (
    <fieldset css={styles.choice} aria-labelledby={id} data-owner={isOwner}>
      <span id={id} css={visuallyHidden}>
        {t('owner.question')}
      </span>
      {CHOICES.map(([isMine, words]) => (
        <label key={words} css={[styles.half, isOwner === isMine && styles.chosen]}>
          <input
            type="radio"
            name={id}
            css={styles.radio}
            checked={isOwner === isMine}
            onChange={() => useOwner.setState({ isOwner: isMine })}
          />
          {isOwner === isMine && <Icon name="check" size={16} />}
          {t(words)}
        </label>
      ))}
    </fieldset>
  );
}

const styles = {
  choice: (theme: Theme) =>
    css({
      display: 'inline-flex',
      flexWrap: 'wrap',
      width: 'fit-content',
      minWidth: 0,
      maxWidth: '100%',
      margin: 0,
      padding: 0,
      border: `1px solid ${theme.color.edge}`,
      borderRadius: theme.radius.s,
      overflow: 'hidden',
      [theme.media.print]: { display: 'none' },
    }),
  half: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(1),
      minHeight: theme.tap,
      padding: theme.space(0, 3),
      background: theme.color.surface,
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      fontWeight: 600,
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '& + &': { borderInlineStart: `1px solid ${theme.color.edge}` },
    }),
  chosen: (theme: Theme) =>
    css({
      background: theme.color.sunken,
      color: theme.color.text,
      [theme.media.forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
    }),
  /** covers its half of the choice, so that a click anywhere in the half selects it */
  radio: (theme: Theme) =>
    css({
      appearance: 'none',
      position: 'absolute',
      inset: 0,
      margin: 0,
      border: 0,
      cursor: 'inherit',
      '&:focus-visible': { outline: `2px solid ${theme.color.text}`, outlineOffset: -4 },
    }),
};
