/** The cookie banner's choices, and what each stores. */

import { readStored, writeStored } from '../browser/choices';

export const OPTIONAL_USES = ['analytics', 'marketing'] as const;

export type OptionalUse = (typeof OPTIONAL_USES)[number];
export type Uses = Readonly<Record<OptionalUse, boolean>>;

export type ConsentChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'selected'; readonly uses: Uses }
  /** the visitor chose Reject All or the close icon */
  | { readonly kind: 'necessary' };

/** True if the visitor has chosen before. */
export function hasConsent(): boolean {
  return readStored('cookie-consent') !== undefined;
}

/** The uses that the visitor allows now; none before a choice. */
export function allowedUses(): Uses {
  return {
    analytics: readStored('analytics-consent') === 'true',
    marketing: readStored('marketing-consent') === 'true',
  };
}

/** Stores a choice: its kind, and a flag for each use. */
export function storeConsent(choice: ConsentChoice): void {
  const uses =
    choice.kind === 'selected' ? choice.uses : { analytics: choice.kind === 'all', marketing: choice.kind === 'all' };
  writeStored('cookie-consent', choice.kind);
  for (const use of OPTIONAL_USES) writeStored(`${use}-consent`, uses[use] ? 'true' : 'false');
}
