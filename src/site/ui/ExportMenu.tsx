import { css, type Theme } from '@emotion/react';
import { useEffect, useId, useRef, useState } from 'react';
import { useClosing } from '../browser/useClosing';
import { Button } from './Button';
import { clearOfActionBar } from './clearOfActionBar';
import { Icon, type IconName } from './Icon';

export interface Export {
  readonly label: string;
  readonly icon: IconName;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

/** A button that opens a list of exports. */
export function ExportMenu({ label, exports }: { readonly label: string; readonly exports: readonly Export[] }) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  useClosing(isOpen, () => setOpen(false), root, trigger);
  useEffect(() => {
    if (isOpen) list.current!.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <div ref={root} css={styles.root}>
      <Button
        ref={trigger}
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Icon name="chevron-down" />
      </Button>
      <ul ref={list} id={id} hidden={!isOpen} css={isOpen && [styles.list, clearOfActionBar]}>
        {exports.map(({ label: name, icon, isDisabled = false, onChoose }) => (
          <li key={name}>
            <button
              type="button"
              css={styles.item}
              disabled={isDisabled}
              onClick={() => {
                setOpen(false);
                trigger.current!.focus();
                onChoose();
              }}
            >
              <Icon name={icon} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const styles = {
  root: (theme: Theme) =>
    css({ position: 'relative', justifySelf: 'start', width: 'fit-content', [theme.media.print]: { display: 'none' } }),
  list: (theme: Theme) =>
    css({
      position: 'absolute',
      zIndex: theme.layer.menu,
      top: `calc(100% + ${theme.space(1)})`,
      insetInlineStart: 0,
      width: 'max-content',
      maxWidth: `calc(100vw - 2 * ${theme.space(9)})`,
      margin: 0,
      padding: theme.space(2),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      boxShadow: theme.shadow,
      listStyle: 'none',
    }),
  item: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      gap: theme.space(3),
      width: '100%',
      minHeight: theme.tap,
      padding: theme.space(1, 3),
      border: 0,
      borderRadius: theme.radius.s,
      background: 'none',
      color: theme.color.text,
      font: 'inherit',
      textAlign: 'start',
      cursor: 'pointer',
      '&:hover:not(:disabled)': { background: theme.color.sunken },
      '&:disabled': { cursor: 'default', opacity: 0.55 },
      '& svg': { flex: 'none' },
    }),
};
