/** Finds every place in a source file where an operator can be changed, with the replacement. */
import { parseAst } from 'vite';

export interface Change {
  /** from the project's root */
  readonly file: string;
  /** offsets in the file's text */
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/**
 * The replacement of each operator. A comparison gets another boundary, because mistakes often happen at boundaries.
 */
const BINARY: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '==': '!=',
  '!=': '==',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&': '|',
  '|': '&',
  '^': '&',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};
const ASSIGNMENT: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=' };
const UPDATE: Readonly<Record<string, string>> = { '++': '--', '--': '++' };

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly operator?: string;
  readonly left?: Node;
  readonly right?: Node;
  readonly argument?: Node;
  readonly prefix?: boolean;
}

/** All possible changes of `file`, whose content is `text`, in the order of their places. */
export function changesOf(file: string, text: string): Change[] {
  const changes: Change[] = [];
  const add = (start: number, from: string, to: string | undefined): void => {
    if (to !== undefined) changes.push({ file, start, end: start + from.length, to });
  };
  const visit = (node: Node): void => {
    const { type, operator = '', left, right, argument } = node;
    if (left && right && (type === 'BinaryExpression' || type === 'LogicalExpression')) {
      add(between(text, left, right, operator), operator, BINARY[operator]);
    } else if (left && right && type === 'AssignmentExpression') {
      add(between(text, left, right, operator), operator, ASSIGNMENT[operator]);
    } else if (type === 'UpdateExpression' && argument) {
      add(node.prefix ? node.start : node.end - operator.length, operator, UPDATE[operator]);
    } else if (type === 'UnaryExpression' && operator === '!') add(node.start, operator, '');
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(text, { lang: 'ts', astType: 'ts' }));
  return changes.toSorted((one, other) => one.start - other.start);
}

/** The operator's offset. Besides the operator, only spaces, parentheses and comments are between the operands. */
function between(text: string, left: Node, right: Node, operator: string): number {
  const blank = text
    .slice(left.end, right.start)
    .replaceAll(/\/\*.*?\*\/|\/\/.*/gs, (comment) => ' '.repeat(comment.length));
  return left.end + blank.indexOf(operator);
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
