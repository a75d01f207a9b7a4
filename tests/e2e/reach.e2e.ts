/** The built site uses only what the oldest browsers of `src/config/browsers.ts` support. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, parse } from 'acorn';
import { full } from 'acorn-walk';
import { type CssNode, parse as parseCss, walk } from 'css-tree';
import { describe, expect, test } from 'vitest';
import { MINIMUM_BROWSERS } from '../../src/config/browsers';
import { browsersWithout, featureAt, featuresNamed } from '../support/compatibility';

const DIST = 'dist';
const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
const scripts = files.filter((name) => name.endsWith('.js'));
const styles = files.filter((name) => name.endsWith('.css'));
const read = (name: string) => readFileSync(join(DIST, name), 'utf8');

/** Syntax newer than ES2019. `feature` is its name in the browser compatibility data. */
const SYNTAX: readonly (readonly [feature: string, isUsed: (node: AnyNode) => boolean])[] = [
  ['javascript.classes.static.initialization_blocks', ({ type }) => type === 'StaticBlock'],
  ['javascript.classes.public_class_fields', ({ type }) => type === 'PropertyDefinition'],
  ['javascript.operators.optional_chaining', ({ type }) => type === 'ChainExpression'],
  ['javascript.operators.nullish_coalescing', ({ operator }) => operator === '??'],
  ['javascript.operators.nullish_coalescing_assignment', ({ operator }) => operator === '??='],
  ['javascript.statements.import.import_attributes', ({ attributes = [] }) => attributes.length > 0],
  [
    'javascript.regular_expressions.lookbehind_assertion',
    // Strings may become regular expressions at run time.
    ({ value, regex }) => /\(\?<[=!]/.test(regex?.pattern ?? (typeof value === 'string' ? value : '')),
  ],
];

interface AnyNode extends Node {
  readonly operator?: string;
  readonly attributes?: readonly unknown[];
  readonly value?: unknown;
  readonly regex?: { readonly pattern: string };
  readonly name?: string;
  readonly computed?: boolean;
  readonly property?: AnyNode;
  readonly callee?: AnyNode;
  readonly key?: AnyNode;
  readonly left?: AnyNode;
}

/** Newer features that are used only if they exist, each with the place of the check. */
const FEATURE_TESTED: Readonly<Record<string, string>> = {
  setConsumer: 'usePageFiles: `launchQueue?.`',
  canShare: 'useProofPicture: offers to share only where it is there',
  createPolicy: 'trustedTypes: `trustedTypes?.`',
  databases: 'keptReadings: where it is not there, the note that the history is kept decides',
  toHex: 'noble hashes look whether it is there',
  startViewTransition: 'React, for a component that nothing here uses',
  skipTransition: 'React, as above',
  revoke: 'i18next or React, on an object of their own',
  getTextInfo: 'i18next looks whether it is there',
  use: 'i18next and React, on objects of their own',
  until: 'the model page, on its own texts',
  ...Object.fromEntries(
    [
      'requestDevice',
      'getDevices',
      'selectConfiguration',
      'claimInterface',
      'transferOut',
      'transferIn',
      'clearHalt',
    ].map((member) => [member, 'the cable: the page looks for `navigator.usb` and says so where there is none']),
  ),
};

describe('the scripts', () => {
  const nodesOf = new Map(
    scripts.map((name) => {
      const nodes: AnyNode[] = [];
      full(parse(read(name), { ecmaVersion: 2022, sourceType: 'module' }), (node) => void nodes.push(node));
      return [name, nodes] as const;
    }),
  );

  test('have no syntax that is too new', () => {
    const tooNew = SYNTAX.filter(([feature]) => browsersWithout(featureAt(feature)!.__compat!).length > 0);
    expect(tooNew.length).toBeGreaterThan(0);
    const found = [...nodesOf].flatMap(([name, nodes]) =>
      tooNew.filter(([, isUsed]) => nodes.some(isUsed)).map(([feature]) => `${name}: ${feature}`),
    );
    expect(found).toEqual([]);
  });

  test('call no function that is too new', () => {
    const ownAnywhere = new Set([...nodesOf.values()].flatMap((nodes) => nodes.flatMap(ownIn)));
    const found = [...nodesOf].flatMap(([name, nodes]) => {
      const own = new Set(nodes.flatMap(ownIn));
      const called = [...new Set(nodes.flatMap(calledIn))].filter((member) => !own.has(member));
      return called
        .filter((member) => isTooNewMember(member, ownAnywhere.has(member)))
        .map((member) => `${name}: ${member}`);
    });
    expect(found).toEqual([]);
  });
});

/**
 * True if every built-in method with this name is too new for some of the browsers. If the scripts define a member with
 * this name (`isOwn`), a call most likely means that member, unless a built-in object of JavaScript also has this
 * method.
 */
function isTooNewMember(name: string, isOwn: boolean): boolean {
  const builtins = featuresNamed(name, 'javascript.builtins');
  const features = [...builtins, ...featuresNamed(name, 'api')];
  if (name in FEATURE_TESTED || (isOwn && builtins.length === 0)) return false;
  return features.length > 0 && features.every((feature) => browsersWithout(feature).length > 0);
}

const calledIn = ({ type, callee }: AnyNode) =>
  /^(?:Call|New)Expression$/.test(type) && callee?.type === 'MemberExpression' && !callee.computed
    ? [callee.property!.name!]
    : [];

/** The members that the scripts define themselves, in an object or a class. */
const ownIn = ({ type, computed, key, left }: AnyNode) => {
  if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(type) && !computed) return [key!.name!];
  return left?.type === 'MemberExpression' && !left.computed ? [left.property!.name!] : [];
};

test('the scripts that come before all others can be parsed by any browser', () => {
  for (const name of ['first.js', 'guard.js', 'start.js']) parse(read(name), { ecmaVersion: 5 });
});

test('the README states the minimum versions', () => {
  const { chrome, firefox, safari } = MINIMUM_BROWSERS;
  const wanted = `Chrome and Edge from ${chrome}, Firefox from ${firefox} and Safari from ${safari}`;
  expect(readFileSync('README.md', 'utf8').replaceAll('\n', ' ')).toContain(wanted);
});

/** Newer CSS that older browsers can ignore without harm, each with the reason. */
const ORNAMENTS: Readonly<Record<string, string>> = {
  'hyphenate-limit-chars': 'German words are divided a little more often',
  'text-wrap': 'headings break where the line is full',
  'word-break: auto-phrase': 'Japanese breaks between any two characters',
  'font-family: ui-monospace': 'the next face of the list is taken',
  'content-visibility': 'rows out of view are laid out, too',
  'contain-intrinsic-size': 'rows out of view are laid out, too',
  'container-type': 'the count on its plate is sized by the window and not by its card',
  '@container': 'words of the table of cameras run into each other if a phone shows text at twice the size',
  'overflow-anchor': 'Safari, which lacks it, anchors no scrolling',
  'forced-color-adjust': 'Safari, which lacks it, forces no colors',
  'scrollbar-width': 'the row of chips shows its scroll bar',
  'scrollbar-color': 'scroll bars have the colors of the system',
  ':has': 'on home, a row of cards does not scroll to a focused link in a card that peeks in',
  ':-webkit-search-cancel-button': 'search fields have the cross of the system, or none',
};

describe.each(styles)('%s', (name) => {
  const sheet = parseCss(read(name), { parseValue: true, parseCustomProperty: false });

  test('has no rule that is too new, unless an older one precedes it', () => {
    const found = new Set<string>();
    walk(sheet, {
      visit: 'Rule',
      enter(rule) {
        // Older browsers skip the contents of `@supports`.
        if (this.atrule?.name === 'supports') return;
        const known = new Set<string>();
        rule.block.children.forEach((declaration) => {
          if (declaration.type !== 'Declaration') return;
          const [, prefix, property = ''] = /^(-(?:webkit|moz)-)?(.*)$/.exec(declaration.property)!;
          const tooNew = prefix ? [] : newerThan(property, declaration.value);
          if (tooNew.length === 0) known.add(property);
          else if (!known.has(property)) tooNew.forEach((feature) => found.add(feature));
        });
        walk(rule.prelude, (node) => {
          if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
            if (isTooNew(`css.selectors.${node.name}`)) found.add(`:${node.name}`);
          }
        });
      },
    });
    walk(sheet, (node) => {
      if (node.type === 'Atrule' && isTooNew(`css.at-rules.${node.name}`)) found.add(`@${node.name}`);
    });
    expect([...found].filter((feature) => !(feature in ORNAMENTS))).toEqual([]);
  });
});

const isTooNew = (path: string) => {
  const feature = featureAt(path)?.__compat;
  return feature !== undefined && browsersWithout(feature).length > 0;
};

/** The parts of a CSS declaration that some browsers lack: ('text-wrap', 'balance') → ['text-wrap: balance']. */
function newerThan(property: string, value: CssNode): string[] {
  if (isTooNew(`css.properties.${property}`)) return [property];
  const found: string[] = [];
  walk(value, (node) => {
    if (node.type === 'Identifier' && isTooNew(`css.properties.${property}.${node.name}`)) {
      found.push(`${property}: ${node.name}`);
    }
    if (node.type === 'Function') {
      const functions = featuresNamed(node.name, 'css.types');
      if (functions.length > 0 && functions.every((feature) => browsersWithout(feature).length > 0)) {
        found.push(`${node.name}()`);
      }
    }
    if (node.type === 'Dimension' && /^[dsl]v[hwib]/.test(node.unit) && isTooNew(DYNAMIC_UNITS)) found.push(node.unit);
  });
  return found;
}

const DYNAMIC_UNITS = 'css.types.length.viewport_percentage_units_dynamic';
