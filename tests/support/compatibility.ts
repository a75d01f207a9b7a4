/** The features of the oldest supported browsers, according to MDN's browser-compat-data. */
import compatibility, {
  type CompatStatement,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { MINIMUM_BROWSERS } from '../../src/config/browsers';

export type Browser = keyof typeof MINIMUM_BROWSERS;
/** A branch of the data. `__compat` is the branch's own browser support; the other keys are features below it. */
interface Features {
  readonly __compat?: CompatStatement;
  readonly [name: string]: unknown;
}

/** The branch at a path such as 'css.properties.mask-image'; undefined if there is none. */
export function featureAt(path: string): Features | undefined {
  let branch: unknown = compatibility;
  for (const name of path.split('.')) branch = (branch as Features | undefined)?.[name];
  return branch as Features | undefined;
}

/** Every feature with this name below the path `branch`. */
export function featuresNamed(name: string, branch: string): CompatStatement[] {
  return namesBelow(branch).get(name) ?? [];
}

const indexes = new Map<string, Map<string, CompatStatement[]>>();

function namesBelow(branch: string): Map<string, CompatStatement[]> {
  const known = indexes.get(branch);
  if (known) return known;
  const found = new Map<string, CompatStatement[]>();
  const visit = (features: Features) => {
    for (const [name, feature] of Object.entries(features) as [string, Features][]) {
      if (name === '__compat') continue;
      const plain = name.replace(/_static$/, '');
      if (feature.__compat) found.set(plain, [...(found.get(plain) ?? []), feature.__compat]);
      visit(feature);
    }
  };
  visit(featureAt(branch)!);
  indexes.set(branch, found);
  return found;
}

/** The browsers of `MINIMUM_BROWSERS` that lack a feature, or support it only with a prefix or behind a flag. */
export function browsersWithout({ support }: CompatStatement): Browser[] {
  return (Object.keys(MINIMUM_BROWSERS) as Browser[]).filter((browser) => {
    const statements: readonly SimpleSupportStatement[] = [support[browser] ?? []].flat();
    return !statements.some((statement) => isKnown(statement, MINIMUM_BROWSERS[browser]));
  });
}

function isKnown(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: number,
): boolean {
  if (flags || prefix || alternative_name || typeof version_added !== 'string') return false;
  if (version_added === 'preview') return false;
  const [from, until] = [version_added, version_removed].map((text) =>
    typeof text === 'string' ? Number.parseFloat(text.replace('≤', '')) : Number.POSITIVE_INFINITY,
  );
  return from! <= version && version < until!;
}

/**
 * The built-in objects and methods that a browser of `MINIMUM_BROWSERS` lacks: 'Array.prototype.toSorted',
 * 'Object.groupBy'. The data does not show which methods belong to a prototype, so the list has each method with and
 * without 'prototype'.
 */
export function newerBuiltins(browser: Browser): string[] {
  const isNew = (feature: unknown) => {
    const statement = (feature as Features).__compat;
    return statement !== undefined && browsersWithout(statement).includes(browser);
  };
  return Object.entries(featureAt('javascript.builtins')!).flatMap(([object, members]) => {
    if (isNew(members)) return [object];
    return Object.entries(members as Features)
      .filter(([name, member]) => /^\w+$/.test(name) && name !== '__compat' && isNew(member))
      .flatMap(([name]) => [`${object}.${name}`, `${object}.prototype.${name}`]);
  });
}
