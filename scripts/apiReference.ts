/** Writes the package's API reference: every exported name with its comment and TypeScript declaration. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseAst } from 'vite';

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

interface Declared {
  readonly comment: string;
  /** the declaration without `export declare` */
  readonly code: string;
  readonly isType: boolean;
  /** members without a comment */
  readonly bare: readonly string[];
  /** names of the types that the declaration refers to */
  readonly uses: readonly string[];
}

/** Names that the API reference leaves out: `NAMES` is the list of container names. */
const INTERNAL = ['NAMES'];

/**
 * Markdown about the exports of the declaration files `entryPoints` in `folder`. Throws if a name or a member has no
 * comment, or if a type is not exported. No two files may declare the same name; tests/names.test.ts checks that.
 */
export function apiReference(folder: string, entryPoints: readonly string[]): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const declared = new Map(files.flatMap((name) => declaredIn(join(folder, name))));
  const names = [...new Set(entryPoints.flatMap((entry) => exportedBy(join(folder, entry))))].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  );
  const gaps = names.flatMap((name) => {
    const { comment, bare, uses } = declared.get(name)!;
    const inner = uses.filter((used) => declared.has(used) && !names.includes(used) && !INTERNAL.includes(used));
    return [
      ...(comment === '' ? [`${name} has no comment`] : []),
      ...bare.map((member) => `${name}.${member} has no comment`),
      ...inner.map((used) => `${name} refers to ${used}, which is not exported`),
    ];
  });
  if (gaps.length > 0) throw new Error(`The package's reference has gaps.\n${gaps.join('\n')}`);
  const section = (heading: string, areTypes: boolean): string[] => {
    const its = names.filter((name) => declared.get(name)!.isType === areTypes);
    return [
      `## ${heading}`,
      ...its.flatMap((name) => {
        const { comment, code } = declared.get(name)!;
        return [`### ${name}`, comment, `\`\`\`ts\n${code}\n\`\`\``];
      }),
    ];
  };
  const parts = [...section('Functions and values', false), ...section('Types', true)];
  return `${['# shutter-count: every function and type', ...parts].join('\n\n')}\n`;
}

function parsed(file: string): { readonly text: string; readonly statements: ESTree.Program['body'] } {
  const text = readFileSync(file, 'utf8');
  return { text, statements: parseAst(text, { lang: 'dts' }).body };
}

function exportedBy(file: string): string[] {
  return parsed(file).statements.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration')
      return exportedBy(join(file, '..', statement.source.value.replace(/\.js$/, '.d.ts')));
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const specifiers = statement.specifiers.map(({ exported }) =>
      'name' in exported ? exported.name : exported.value,
    );
    return statement.declaration ? namesOf(statement.declaration as unknown as Node) : specifiers;
  });
}

function declaredIn(file: string): [string, Declared][] {
  const { text, statements } = parsed(file);
  return statements.flatMap((statement) => {
    const node = ((statement.type === 'ExportNamedDeclaration' && statement.declaration) ||
      statement) as unknown as Node;
    const all = nodesIn(node);
    const members = node.type === 'TSInterfaceDeclaration' ? all.filter(isMember) : [];
    const its: Declared = {
      comment: commentBefore(text, statement.start)
        .replaceAll(/^\s*\/?\*+ ?\/?|\s*\*\/$/gm, '')
        .trim(),
      code: text.slice(node.start, node.end).replace(/^declare /, ''),
      isType: ['TSInterfaceDeclaration', 'TSTypeAliasDeclaration'].includes(node.type),
      bare: members.filter(({ start }) => commentBefore(text, start) === '').flatMap(namesOf),
      uses: all.flatMap(({ type, typeName, expression, exprName }) =>
        USES.includes(type) ? namesOf({ id: typeName ?? expression ?? exprName } as unknown as Node) : [],
      ),
    };
    return namesOf(node).map((name): [string, Declared] => [name, its]);
  });
}

/** True for a member that needs a comment. A member with a single value, such as `status: 'counted'`, needs none. */
const isMember = ({ type, typeAnnotation }: Node): boolean =>
  type === 'TSMethodSignature' ||
  (type === 'TSPropertySignature' &&
    (typeAnnotation as { typeAnnotation: Node } | null)?.typeAnnotation.type !== 'TSLiteralType');
const USES = ['TSTypeReference', 'TSInterfaceHeritage', 'TSTypeQuery'];

/** The comment that ends right before `place`, or ''. */
const commentBefore = (text: string, place: number): string =>
  /\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*$/.exec(text.slice(0, place))?.[0] ?? '';

function namesOf(node: Node): string[] {
  const { id, key, declarations } = node as { id?: Node; key?: Node; declarations?: readonly Node[] };
  const name = (id ?? key)?.['name'];
  return declarations ? declarations.flatMap(namesOf) : typeof name === 'string' ? [name] : [];
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value ? [value as Node] : [];
  return [...own, ...Object.values(value).flatMap(nodesIn)];
}
