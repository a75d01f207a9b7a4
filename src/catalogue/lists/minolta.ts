import type { ListRow } from '../types';

/** Models without a page, newest first: name, type, year, slug. */
export const minolta: readonly ListRow[] = [
  ['DiMAGE Z6', 'entry-level-compact', 2005, 'minolta-dimage-z6'],
  ['Dynax 5D', 'entry-level-dslr', 2005, 'minolta-dynax-5d'],
  ['DiMAGE A2', 'mid-range-compact', 2004, 'minolta-dimage-a2'],
  ['DiMAGE A200', 'mid-range-compact', 2004, 'minolta-dimage-a200'],
  ['DiMAGE Z3', 'entry-level-compact', 2004, 'minolta-dimage-z3'],
  ['DiMAGE A1', 'mid-range-compact', 2003, 'minolta-dimage-a1'],
  ['DiMAGE Z1', 'entry-level-compact', 2003, 'minolta-dimage-z1'],
  ['DiMAGE 7Hi', 'mid-range-compact', 2002, 'minolta-dimage-7hi'],
  ['DiMAGE 7i', 'mid-range-compact', 2002, 'minolta-dimage-7i'],
  ['DiMAGE X', 'entry-level-compact', 2002, 'minolta-dimage-x'],
  ['DiMAGE 5', 'mid-range-compact', 2001, 'minolta-dimage-5'],
  ['DiMAGE 7', 'mid-range-compact', 2001, 'minolta-dimage-7'],
  ['DiMAGE EX 1500', 'entry-level-compact', 1998, 'minolta-dimage-ex-1500'],
];
