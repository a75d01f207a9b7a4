import { css, type Theme } from '@emotion/react';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox with its label. */
export function Checkbox({ label, checked, onChange }: Props) {
  return (
    <label css={styles.label}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

const styles = {
  label: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(2),
      minHeight: theme.tap,
      '& input': { flex: 'none', width: 20, height: 20, accentColor: theme.color.text },
    }),
};
