/** Every command and file named in README.md, docs/ and other texts exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };

/** Where a reader, a workflow or another program may find a command. */
const files = ['.', 'docs', '.github', 'scripts', 'bench', 'compat', 'examples', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.(?:md|yml|json|mjs|ts)$/.test(path) && !path.includes('node_modules')),
);
const texts = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The matches of the pattern's group in all files, with their paths. */
const named = (pattern: RegExp): readonly { readonly path: string; readonly name: string }[] =>
  texts.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })));

it('every npm script that a text names is in package.json', () => {
  const found = named(/npm run (?:-\S+ )*([a-z]+(?::[a-z]+)*)/g);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});

it('every program that a text names exists', () => {
  const found = named(/node (?:scripts\/run\.mjs )?((?:scripts|tests|bench|compat)\/[\w/]+\.(?:ts|mjs))/g);
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ name }) => !existsSync(name))).toEqual([]);
});

it('every file that a page links to exists', () => {
  const found = named(/\]\(([\w./-]+)(?:#[\w-]*)?\)/g).filter(({ path }) => path.endsWith('.md'));
  expect(found.length).toBeGreaterThan(20);
  expect(found.filter(({ path, name }) => !existsSync(join(dirname(path), name)))).toEqual([]);
});
