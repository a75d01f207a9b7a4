/** The built pages and their lines of text, read without a browser. */
import { readdirSync } from 'node:fs';
import { type ChildNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { DEFAULT_LOCALE, type Locale } from '../../src/config/locales';
import { splitPath } from '../../src/i18n/paths';
import { built } from './dist';

/** Elements whose text is one line, unless they contain others of this list. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'dd', 'td', 'th', 'figcaption']);
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'template', 'svg']);

export interface BuiltPage {
  readonly address: string;
  readonly locale: Locale;
  readonly html: string;
}

/** Every page in `dist/`. */
export function builtPages(): readonly BuiltPage[] {
  return readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const address = `/${file.replace(/(^index)?\.html$/, '')}`;
      const { prefix: locale = DEFAULT_LOCALE } = splitPath(address);
      return { address, locale, html: built(file) };
    });
}

/**
 * The lines of text in a page's `main`. With `without`, leaves out the element with this id, and all `details` of a
 * group except the first: the browser opens only one of a group at a time.
 */
export function linesOfPage({ html }: BuiltPage, without?: string): readonly string[] {
  const lines: string[] = [];
  const groups = new Set<string>();
  const isClosed = (group: string | undefined) => {
    if (without === undefined || group === undefined) return false;
    if (groups.has(group)) return true;
    groups.add(group);
    return false;
  };
  /** `hasBlock` is true if the node is or contains an element of `BLOCKS`. */
  const read = (node: ChildNode): { text: string; hasBlock: boolean } => {
    if (isText(node)) return { text: node.data, hasBlock: false };
    const isRead = isTag(node) && !UNREAD.has(node.name) && (without === undefined || node.attribs['id'] !== without);
    if (!isRead || (node.name === 'details' && isClosed(node.attribs['name']))) return { text: '', hasBlock: false };
    const inside = node.children.map(read);
    const text = inside.map((part) => part.text).join('');
    const hasBlock = inside.some((part) => part.hasBlock);
    if (!BLOCKS.has(node.name)) return { text, hasBlock };
    if (!hasBlock) lines.push(text);
    return { text: '', hasBlock: true };
  };
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  parseDocument(main).children.map(read);
  return lines;
}
