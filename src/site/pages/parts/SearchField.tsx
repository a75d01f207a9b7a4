import { css, type Theme } from '@emotion/react';
import { type InputHTMLAttributes, useId } from 'react';
import { Icon } from '../../ui/Icon';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search box with its label as the placeholder. `className` styles the frame; all other props go to the input. */
export function SearchField({ label, value, onChange, className, ...input }: Props) {
  const id = useId();
  return (
    <label css={styles.field} className={className} htmlFor={id}>
      <Icon name="search" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        {...input}
        id={id}
        css={styles.input}
        type="search"
        value={value}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}

const styles = {
  field: (theme: Theme) =>
    css({
      display: 'flex',
      flex: '0 1 480px',
      alignItems: 'center',
      gap: theme.space(2),
      minWidth: 0,
      paddingInline: theme.space(3),
      border: `1px solid ${theme.color.textMuted}`,
      borderRadius: theme.radius.s,
      background: theme.color.surface,
      color: theme.color.textMuted,
      '&:focus-within': { outline: `2px solid ${theme.color.focus}`, outlineOffset: 1 },
    }),
  input: (theme: Theme) =>
    css({
      flex: 1,
      minWidth: 0,
      // the frame's border adds the other 2 px
      minHeight: theme.tap - 2,
      padding: 0,
      border: 0,
      background: 'none',
      color: theme.color.text,
      '&&': { outline: 'none' },
      '&::placeholder': { color: theme.color.textMuted, opacity: 1 },
    }),
};
