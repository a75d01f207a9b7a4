import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: true;
  readonly inBundle?: true;
}

/** Each package is checked against a digest on every system, and none is fetched from an address that we name. */
it.each(['.', 'bench', 'compat', 'tests/oldBrowsers'])(
  'the lock file in %s has a digest for each package',
  (folder) => {
    const { packages } = JSON.parse(readFileSync(`${folder}/package-lock.json`, 'utf8')) as {
      packages: Record<string, Locked>;
    };
    const all = Object.entries(packages).filter(([path, { link, inBundle }]) => path !== '' && !link && !inBundle);
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
    expect(all.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  },
);
