import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** '/canon' (no language prefix), '/#how-to', '#anchor', 'https://…', 'mailto:…'; '#' alone makes the link inert */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link within the site, within the page, or to another site. */
export function Link({ href, children, ...rest }: LinkProps) {
  if (href === '#') {
    return (
      <a {...rest} role="link" aria-disabled>
        {children}
      </a>
    );
  }
  if (href.startsWith('/')) {
    return (
      <RouterLink {...rest} href={href} onClick={rest.onClick ?? scrollToAnchor}>
        {children}
      </RouterLink>
    );
  }
  return (
    <a {...rest} href={href} {...(href.startsWith('http') && { rel: 'noopener' })}>
      {children}
    </a>
  );
}

/** wouter changes the address but doesn't jump to the anchor. So on the same page, we scroll. */
function scrollToAnchor(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash, pathname } = event.currentTarget;
  if (hash && pathname === window.location.pathname) document.querySelector(hash)?.scrollIntoView();
}
