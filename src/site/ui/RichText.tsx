import { Fragment, type ReactNode } from 'react';
import { Link } from './Link';
import { Unbroken, type UnbrokenProps } from './Unbroken';

const MARK = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** A line of prose with two kinds of markup: `[label](/path)` and `**strong**`. Everything else is plain text. */
export function RichText({ text, ...breaks }: UnbrokenProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    const [mark, label, href, strong] = match;
    parts.push(<Unbroken text={text.slice(end, match.index)} {...breaks} />);
    parts.push(
      href ? (
        <Link href={href}>
          <Unbroken text={label!} {...breaks} />
        </Link>
      ) : (
        <strong>
          <Unbroken text={strong!} {...breaks} />
        </strong>
      ),
    );
    end = match.index + mark.length;
  }
  parts.push(<Unbroken text={text.slice(end)} {...breaks} />);
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}

/** A line of prose without its markup: '**Open** [home](/)' → 'Open home' */
export function withoutMarkup(text: string): string {
  return text.replaceAll(MARK, (_, label?: string, _href?: string, strong?: string) => label ?? strong ?? '');
}
