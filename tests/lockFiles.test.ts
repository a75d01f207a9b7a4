import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: true;
  readonly inBundle?: true;
}

/** npm must check each package against a digest on every system, and fetch none from an address in the lock file. */
it.each(['.', 'bench', 'compat', 'tests/oldBrowsers', 'tests/writers'])(
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

it('every action of the workflows is named by its commit', () => {
  const folder = '.github/workflows';
  const lines = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'));
  const uses = lines.flatMap((line) => /\buses: (\S+)/.exec(line)?.[1] ?? []).filter((name) => !name.startsWith('./'));
  expect(uses.length).toBeGreaterThan(3);
  expect(uses.filter((name) => !/@[\da-f]{40}$/.test(name))).toEqual([]);
});
