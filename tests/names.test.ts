/** A name means only one thing, so that a search finds only that thing. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

/** Folders whose files have the same names: each name means the same for different makers, languages or runtimes. */
const PARALLEL: readonly RegExp[] = [
  /^(?:assembly\/makernotes|src\/reader\/rules|src\/cameras\/(?:rows|buying)|src\/content\/\w\w\/(?:models|buying))$/,
  /^src\/content\/\w\w(?:\/|$)/,
  /^src\/reader\/brotli$/,
  /^tests\/assembly\/counters$/,
  /^tests\/(?:content\/languages|support\/texts)$/,
];

const EXPORT =
  /^export (?:default )?(?:async )?(?:const enum|const|let|function\*?|class|interface|type|enum) (?<name>\w+)/gm;

/** A search covers one of these groups: the project, or its tests. */
const SEARCHED = [['src', 'assembly', 'scripts'], ['tests']];

const filesIn = (folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );

/** the files by the name that they have in common */
function group(entries: Iterable<readonly [common: string, file: string]>): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  for (const [common, file] of entries) groups.set(common, [...(groups.get(common) ?? []), file]);
  return groups;
}

const isParallel = (found: readonly string[]) =>
  PARALLEL.some((folder) => found.every((file) => folder.test(dirname(file))));

/** names in several files that are not parallel: 'Model: a.ts, b.ts' */
const doubles = (entries: Iterable<readonly [string, string]>) =>
  [...group(entries)]
    .filter(([, found]) => found.length > 1 && !isParallel(found))
    .map(([common, found]) => `${common}: ${found.join(', ')}`);

describe.each(SEARCHED.map((folders) => [folders.join(', '), filesIn(folders)] as const))('in %s', (_, files) => {
  test('no name is exported by two files', () => {
    const names = files.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(EXPORT)].map(({ groups }) => [groups!.name!, file] as const),
    );
    expect(names.length).toBeGreaterThan(100);
    // An overloaded function has several declarations but is only one thing.
    const once = new Map(names.map((entry) => [entry.join(), entry])).values();
    // 'setup' is Vitest's own name for work before all tests.
    expect(doubles(once).filter((line) => !line.startsWith('setup: '))).toEqual([]);
  });

  test('no two files have the same base name, whatever its case and extension', () => {
    const bases = files.map(
      (file) =>
        [
          basename(file)
            .replace(/\.\w+$/, '')
            .toLowerCase(),
          file,
        ] as const,
    );
    expect(doubles(bases)).toEqual([]);
  });
});
