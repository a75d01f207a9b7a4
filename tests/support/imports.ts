/** Finds the project's own modules that a file's text imports. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

const IMPORT =
  /^(?:import|export)(?<type> type)?\s[^;]*?from '(?<from>[^']+)'|^import '(?<bare>[^']+)'|import\('(?<lazy>[^']+)'\)/gm;

export const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The TypeScript files in a folder, as paths from the project's root. */
export function sources(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name));
}

/**
 * The project's own modules that a file imports. `target` is a path from the project's root, with an extension only if
 * the import has one.
 */
export function importsOf(file: string): { target: string; typeOnly: boolean; isLater: boolean }[] {
  const found = [...textOf(file).matchAll(IMPORT)].map(({ groups = {} }) => ({
    name: groups['from'] ?? groups['bare'] ?? groups['lazy'] ?? '',
    typeOnly: groups['type'] !== undefined,
    isLater: groups['lazy'] !== undefined,
  }));
  return found
    .filter(({ name }) => name.startsWith('.'))
    .map(({ name, ...how }) => ({ target: relative(ROOT, join(ROOT, dirname(file), name)), ...how }));
}

/**
 * A module and all modules that it imports, directly or indirectly. Leaves out type-only imports, modules for which
 * `isLeftOut` returns true and, if `isAtOnce` is true, dynamic imports.
 */
export function reachedFrom(start: string, isLeftOut: (file: string) => boolean, isAtOnce = false): string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file) || isLeftOut(file)) return;
    reached.add(file);
    for (const { target, typeOnly, isLater } of importsOf(file)) {
      if (isAtOnce && isLater) continue;
      const module = ['', '.ts', '.tsx'].map((ending) => target + ending).find((name) => isModule(name));
      if (module && !typeOnly) visit(module);
    }
  };
  visit(start);
  return [...reached];
}

const isModule = (name: string) => /\.tsx?$/.test(name) && existsSync(join(ROOT, name));
