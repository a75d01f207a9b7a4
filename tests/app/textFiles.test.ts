/** A kind of page names every file of texts that its modules ask for, so that a draft's page is whole in its language. */
import { describe, expect, it } from 'vitest';
import { FRAME, textFiles } from '../../src/app/languages';
import { kinds, type Route, type ScreenKind } from '../../src/app/routes';
import { legalSite } from '../../src/config/site';
import { loadContent } from '../../src/content/content';
import { reachedFrom, sources, textOf } from '../support/imports';
import { textNameOf, stemOf } from '../../src/content/lacking';

const parts = import.meta.glob<object>('../../src/i18n/en/*.json', { eager: true, import: 'default' });

/** The file that has a key, by the key without the form of its plural. */
const fileOfKey = new Map(
  Object.entries(parts).flatMap(([path, texts]) =>
    Object.keys(texts).map((key) => [stemOf(key), textNameOf(path.split('/').at(-1)!)] as const),
  ),
);

/** The content that is about what the page is about, by its folder. */
const OWN: Readonly<Record<string, (route: Route) => string>> = {
  articles: (route) => `articles/${route.path.split('/').at(-1)}`,
  models: (route) => `models/${route.path.split('/')[1]}`,
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
  const content = [...text.matchAll(/\bloadContent\([^,]+, [`']([^`'$]+?)(?:[`']|\/\$)/g)].map(
    ([, name]) => OWN[name!]?.(route) ?? name!,
  );
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
  const blocks = [
    ...Object.values((await loadContent('en', 'legal'))(legalSite)),
    await loadContent('en', 'cardReport'),
  ].flatMap((text) => text.blocks);
  expect(blocks.filter(({ kind }) => kind === 'figure' || kind === 'market')).toEqual([]);
});
