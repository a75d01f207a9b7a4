import { copyText } from '../browser/copyText';
import { Button } from '../ui/Button';

interface Props {
  readonly label: string;
  /** the text to copy, which a toast repeats */
  readonly text: string;
  readonly size?: 's';
}

/** Copies one line of text. */
export function CopyButton({ label, text, size }: Props) {
  const copy = () =>
    void copyText(
      text,
      (say) => ({ title: say('copy.done'), description: text }),
      (say) => ({ title: say('copy.failed'), description: text }),
    );
  return (
    <Button variant="secondary" icon="copy" {...(size && { size })} onClick={copy}>
      {label}
    </Button>
  );
}
