import { useRef } from 'react';
import { Button } from './Button';
import type { IconName } from './Icon';

interface Props {
  readonly label: string;
  /** as in an input's `accept` */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  /** a folder is chosen, with all that is in it */
  readonly isFolder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly icon?: IconName;
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 's' | 'm';
  /** what is opened, as the input's `data-open` */
  readonly opens: string;
}

/** A button that lets the visitor choose a file. Nothing happens where they choose none. */
export function FileButton({ label, accept, isMultiple, isFolder, onFiles, opens, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span>
      <Button {...look} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        {...(isFolder && { webkitdirectory: '' })}
        aria-label={label}
        data-open={opens}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
