import { useRef } from 'react';
import { Button } from './Button';
import type { IconName } from './Icon';

interface Props {
  readonly label: string;
  /** as in an input's `accept` */
  readonly accept?: string;
  readonly isMultiple?: boolean;
  /** the visitor chooses a whole folder */
  readonly isFolder?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly icon?: IconName;
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 's' | 'm';
  /** the kind of content that the button opens, for the input's attribute `data-open` */
  readonly opens: string;
}

/** A button that lets the visitor choose a file. Without a choice, nothing happens. */
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
          // Lets the visitor choose the same file again.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </span>
  );
}
