/** A kind of page names every file of texts that its modules ask for, so that a draft's page is whole in its language. */
import { describe, expect, it } from 'vitest';
import { FRAME, textFiles } from '../../src/app/languages';
import { kinds, type Route, type ScreenKind } from '../../src/app/routes';
import { legalSite } from '../../src/config/site';
import { loadCardReport, loadLegal } from '../../src/content/content';
import { reachedFrom, sources, textOf } from '../support/imports';
import { stemOf } from '../../src/content/lacking';

const parts = import.meta.glob<object>('../../src/i18n/en/*.json', { eager: true, import: 'default' });

/** The file that has a key, by the key without the form of its plural. */
const fileOfKey = new Map(
  Object.entries(parts).flatMap(([path, texts]) =>
    Object.keys(texts).map((key) => [stemOf(key), path.split('/').at(-1)!] as const),
  ),
);

/** The content that is fetched by each function; a page's own where there are several. */
const CONTENT: Readonly<Record<string, (route: Route) => string>> = {
  Article: (route) => `articles/${route.path.split('/').at(-1)}.ts`,
  Posts: () => 'posts.ts',
  FigureWords: () => 'figures.ts',
  Legal: () => 'legal.ts',
  Home: () => 'home.ts',
  Files: () => 'files.ts',
  CardReport: () => 'cardReport.ts',
  Brands: () => 'brands.ts',
  Models: (route) => `models/${route.path.split('/')[1]}.ts`,
  Guide: () => 'guide.ts',
  Messages: () => 'messages.ts',
  Market: () => 'market.ts',
  Ways: () => 'ways.ts',
  Service: () => 'service.ts',
  Buying: (route) => `buying/${route.path.split('/')[1]}.ts`,
};

/** Their blocks are no drawings and nothing about a market. */
const PLAIN: readonly ScreenKind[] = ['legal', 'cardReport'];

/** What a module asks for: keys that it writes out or builds from a part and values, and content. */
function filesOf(module: string, route: Route): string[] {
  const text = textOf(module);
  const literals = [...text.matchAll(/'([\w.-]+)'/g)].flatMap(([, key]) => fileOfKey.get(key!) ?? []);
  const built = [...text.matchAll(/`([a-z]\w*\.[^`\n]*\$\{[^`\n]*)`/gi)].flatMap(([, template]) => {
    const fixed = template!.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    const pattern = new RegExp(`^${fixed.join('[\\w-]+')}$`);
    return [...fileOfKey].filter(([key]) => pattern.test(key)).map(([, file]) => file);
  });
  const content = [...text.matchAll(/\bload(\w+)\(/g)].flatMap(([, name]) => CONTENT[name!]?.(route) ?? []);
  return [...literals, ...built, ...content];
}

const pageOf = (kind: string) => `src/pages/${kind[0]!.toUpperCase()}${kind.slice(1)}Page.tsx`;
const kindFileOf = (kind: string) =>
  sources('src/app/kinds').find((file) => textOf(file).includes(`\n  kind: '${kind}'`))!;

describe.each(Object.values(kinds))('a page of the kind $kind', ({ kind, pages }) => {
  const route = { path: '/nothing', ...pages[0], kind } as Route;
  const isLeftOut = (file: string) =>
    /^src\/(?:app|content\/content\.|i18n)/.test(file) ||
    (PLAIN.includes(kind) && /parts\/(?:Drawing|MarketFacts)\./.test(file));

  it('names what it can show, and no more', () => {
    const asked = [kindFileOf(kind), ...reachedFrom(pageOf(kind), isLeftOut)].flatMap((file) => filesOf(file, route));
    expect([...new Set([...FRAME, ...asked])].toSorted()).toEqual([...textFiles(route)].toSorted());
  });
});

it('legal texts and the card report have plain blocks', async () => {
  const blocks = [...Object.values((await loadLegal('en'))(legalSite)), await loadCardReport('en')].flatMap(
    (text) => text.blocks,
  );
  expect(blocks.filter(({ kind }) => kind === 'figure' || kind === 'market')).toEqual([]);
});
