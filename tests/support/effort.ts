/** Counts what code does with lists, so that a test can see it grow without a clock. */
import type { Pausing } from '../../src/history/pausing';

/** Elements that were visited, and properties that were read of watched objects. */
let visited = 0;

/** The same object, of which every reading of a property counts. */
export const watched = <Item extends object>(item: Item): Item =>
  new Proxy(item, {
    get(target, key) {
      visited += 1;
      return Reflect.get(target, key) as unknown;
    },
  });

type Method = (this: readonly unknown[], ...parameters: unknown[]) => unknown;
type Step = (this: object) => unknown;

const ITERATORS = [[], new Map(), new Set()].map(
  (list) => Object.getPrototypeOf(list[Symbol.iterator]()) as { next: Step },
);
/** Those that return a part go over it, those that call a function over what they call it for, and others over all. */
const PARTS = ['concat', 'slice', 'splice'] as const;
const CALLING = [
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'flatMap',
  'forEach',
  'map',
  'reduce',
  'some',
  'sort',
];
const METHODS = [...PARTS, ...CALLING, 'includes', 'indexOf', 'join', 'reverse'];
const lists = Array.prototype as unknown as Record<string, Method>;

/** Does something while every element counts that an array's method, an iterator, a spread or a copy visits. */
export function visitsDuring(work: () => void): number {
  const before = visited;
  const methods = METHODS.map((name) => [name, lists[name]!] as const);
  const steps = ITERATORS.map((iterator) => [iterator, iterator.next] as const);
  for (const [name, method] of methods) lists[name] = counting(name, method);
  for (const [iterator, next] of steps) {
    iterator.next = function () {
      visited += 1;
      return next.call(this);
    };
  }
  try {
    work();
  } finally {
    for (const [name, method] of methods) lists[name] = method;
    for (const [iterator, next] of steps) iterator.next = next;
  }
  return visited - before;
}

function counting(name: string, method: Method): Method {
  const isPart = PARTS.some((part) => part === name);
  return function (first, ...others) {
    if (typeof first === 'function') {
      const each = (...parameters: unknown[]): unknown => {
        visited += 1;
        return Reflect.apply(first, undefined, parameters);
      };
      return Reflect.apply(method, this, [each, ...others]);
    }
    // oxlint-disable-next-line prefer-rest-params -- how many there are tells `splice` apart
    const result = Reflect.apply(method, this, arguments);
    visited += isPart ? (result as readonly unknown[]).length : this.length;
    return result;
  };
}

export interface Effort {
  /** in one step, from one pause to the next */
  readonly most: number;
  readonly total: number;
}

/** Does all of the work; returns what it visited. */
export function effortOf(work: Pausing<unknown>): Effort {
  let most = 0;
  let total = 0;
  for (;;) {
    let isDone: boolean | undefined;
    const step = visitsDuring(() => {
      isDone = work.next().done;
    });
    most = Math.max(most, step);
    total += step;
    if (isDone) return { most, total };
  }
}
