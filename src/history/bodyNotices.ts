/** Groups the findings about all bodies into notices, one per kind. */

import { type Finding, findSeveralBodies, type SeveralBodies } from './checks';
import type { ExaminedBody } from './examined';

type FindingKind = Exclude<Finding['kind'], 'rolled-over-more'>;
export type NoticeKind = FindingKind | 'several';

export interface Concerned {
  readonly body: ExaminedBody;
  readonly finding: Finding;
}

export type Notice = { readonly bodies: readonly ExaminedBody[] } & (
  | { readonly kind: FindingKind; readonly concerned: readonly Concerned[] }
  | { readonly kind: 'several'; readonly models: readonly SeveralBodies<ExaminedBody>[] }
);

/** Contradictions come first. */
const ORDER: readonly NoticeKind[] = [
  'falls',
  'jump',
  'future',
  'several',
  'unset-clock',
  'restarted',
  'lost',
  'rolled-over',
  'no-serial',
  'saved',
];

const CONTRADICTIONS: readonly string[] = ['falls', 'jump', 'future'];

/** True if the kind is a contradiction. Other kinds are information and accuse no seller. */
export const isContradiction = (kind: Finding['kind'] | NoticeKind): boolean => CONTRADICTIONS.includes(kind);

/** The kinds of a body's findings, each once, in the order of the notices. */
export const kindsOf = ({ findings }: Pick<ExaminedBody, 'findings'>): readonly FindingKind[] =>
  ORDER.filter((kind): kind is FindingKind => findings.some((finding) => finding.kind === kind));

/**
 * True if the latest count is from a file that a program has saved again. Photos that may be of several bodies have no
 * latest count.
 */
export const isLatestSavedAgain = ({ figures }: Pick<ExaminedBody, 'figures'>): boolean =>
  figures[0]!.latest.savedAgain && !figures[0]!.mixed;

/** A heading on the page, and the findings or notices below: contradictions under 'odd', information under 'known'. */
export type Headed<Found> = readonly ['odd' | 'known', readonly Found[]];

/** Puts contradictions and information under headings. Leaves out an empty heading. */
export function byHeading<Found extends { readonly kind: Finding['kind'] | NoticeKind }>(
  found: readonly Found[],
): readonly Headed<Found>[] {
  const headed: readonly Headed<Found>[] = [
    ['odd', found.filter(({ kind }) => isContradiction(kind))],
    ['known', found.filter(({ kind }) => !isContradiction(kind))],
  ];
  return headed.filter(([, below]) => below.length > 0);
}

/** The notices about these bodies, contradictions first. */
export function noticesOf(bodies: readonly ExaminedBody[]): Notice[] {
  const found = new Map<FindingKind, Concerned[]>();
  for (const body of bodies) {
    for (const kind of kindsOf(body)) {
      const concerned = { body, finding: body.findings.find((finding) => finding.kind === kind)! };
      const known = found.get(kind);
      if (known) known.push(concerned);
      else found.set(kind, [concerned]);
    }
  }
  return ORDER.flatMap((kind): Notice[] => {
    if (kind === 'several') {
      const models = findSeveralBodies(bodies);
      return models.length > 0 ? [{ kind, models, bodies: models.flatMap((same) => same.bodies) }] : [];
    }
    const concerned = found.get(kind);
    return concerned ? [{ kind, concerned, bodies: concerned.map(({ body }) => body) }] : [];
  });
}
