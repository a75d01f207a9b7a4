/** Random numbers from a seed: the same on every machine. */

export interface Random {
  /** an integer from 0 to `below` - 1 */
  integer(below: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32, with a state of 32 bits, which is enough for choosing bytes. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const integer = (below: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
  return {
    integer,
    pick(items) {
      const item = items[integer(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}
