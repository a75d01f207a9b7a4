/** The lines of text on the pages as they were built, without a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from './entities';

const DIST = 'dist';
/** Elements that hold a line of text, if they hold none of these themselves. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'dd', 'td', 'th', 'figcaption']);
const VOID: ReadonlySet<string> = new Set([
  'br',
  'img',
  'input',
  'meta',
  'link',
  'hr',
  'source',
  'track',
  'wbr',
  'path',
]);
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg']);

export interface BuiltPage {
  readonly address: string;
  readonly locale: 'en' | 'ja' | 'de';
  readonly html: string;
}

/** Every page in `dist/`. */
export function builtPages(): readonly BuiltPage[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const address = `/${file.replace(/(^index)?\.html$/, '')}`;
      const locale = /^\/(ja|de)(\/|$)/.exec(address)?.[1] ?? 'en';
      return { address, locale: locale as BuiltPage['locale'], html: readFileSync(join(DIST, file), 'utf8') };
    });
}

/** The lines of a page's `main`, without those inside the element with the id `without`. */
export function linesOfPage({ html }: BuiltPage, without?: string): readonly string[] {
  const lines: string[] = [];
  const open: { name: string; text: string; hasBlock: boolean; isLeftOut: boolean }[] = [];
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  for (const [, text = '', closing, name = '', attributes = ''] of main.matchAll(
    /([^<]*)(?:<!--.*?-->)?(?:<(\/?)([a-z\d]+)([^>]*)>)?/gs,
  )) {
    const inside = open.at(-1);
    if (inside && !UNREAD.has(inside.name)) inside.text += decode(text);
    if (name === '' || VOID.has(name) || attributes.endsWith('/')) continue;
    if (closing === '') {
      const isLeftOut =
        (inside?.isLeftOut ?? false) || (without !== undefined && attributes.includes(`id="${without}"`));
      open.push({ name, text: '', hasBlock: false, isLeftOut });
      continue;
    }
    const ended = open.pop();
    const around = open.at(-1);
    if (!ended) continue;
    const isBlock = BLOCKS.has(ended.name);
    if (isBlock && !ended.hasBlock && !ended.isLeftOut) lines.push(ended.text);
    if (!around) continue;
    around.hasBlock ||= isBlock || ended.hasBlock;
    if (!isBlock && !UNREAD.has(ended.name)) around.text += ended.text;
  }
  return lines;
}
