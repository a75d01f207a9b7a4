/** Listed cameras, newest first. */

import { classFigure, countFacts, inPhotos, row, seen, specs, unrated } from '../cameraRow';

const uncounted = countFacts(inPhotos.none, 'nothing-found', ['exiftool-minolta']);
const numbered = countFacts(inPhotos.estimate, 'minolta-file', ['exiftool-minolta'], { wrapsAt: 9_999 });

export default [
  row('minolta-dimage-z6', 'DiMAGE Z6', 2005, 'mid-range-bridge', ['DiMAGE Z6'], unrated, { count: uncounted }),
  row(
    'minolta-dynax-5d',
    'Dynax 5D',
    2005,
    'entry-level-dslr',
    ['DYNAX 5D', 'MAXXUM 5D', 'ALPHA SWEET DIGITAL', 'ALPHA 5D'],
    classFigure('entry-level-dslr'),
    { count: seen(1, numbered), ja: 'Konica Minolta α Sweet DIGITAL', otherNames: ['Maxxum 5D', 'α Sweet Digital'] },
  ),
  row('minolta-dimage-a2', 'DiMAGE A2', 2004, 'mid-range-bridge', ['DiMAGE A2'], unrated, { count: uncounted }),
  row('minolta-dimage-a200', 'DiMAGE A200', 2004, 'mid-range-bridge', ['DiMAGE A200'], unrated, { count: uncounted }),
  row('minolta-dimage-z3', 'DiMAGE Z3', 2004, 'mid-range-bridge', ['DiMAGE Z3'], unrated, { count: uncounted }),
  row(
    'minolta-dynax-7d',
    'Dynax 7D',
    2004,
    'mid-range-dslr',
    ['DYNAX 7D', 'MAXXUM 7D', 'ALPHA-7 DIGITAL', 'ALPHA 7D'],
    classFigure('mid-range-dslr'),
    {
      count: seen(1, numbered),
      ja: 'Konica Minolta α-7 DIGITAL',
      otherNames: ['Maxxum 7D', 'α-7 Digital'],
      specs: specs('aps-c-ccd', 6.1),
    },
  ),
  row('minolta-dimage-a1', 'DiMAGE A1', 2003, 'mid-range-bridge', ['DiMAGE A1'], unrated, { count: uncounted }),
  row('minolta-dimage-z1', 'DiMAGE Z1', 2003, 'mid-range-bridge', ['DiMAGE Z1'], unrated, { count: uncounted }),
  row('minolta-dimage-7hi', 'DiMAGE 7Hi', 2002, 'mid-range-bridge', ['DiMAGE 7Hi'], unrated, { count: uncounted }),
  row('minolta-dimage-7i', 'DiMAGE 7i', 2002, 'mid-range-bridge', ['DiMAGE 7i'], unrated, { count: uncounted }),
  row('minolta-dimage-x', 'DiMAGE X', 2002, 'entry-level-compact', ['DiMAGE X'], unrated, { count: uncounted }),
  row('minolta-dimage-5', 'DiMAGE 5', 2001, 'mid-range-bridge', ['DiMAGE 5'], unrated, { count: uncounted }),
  row('minolta-dimage-7', 'DiMAGE 7', 2001, 'mid-range-bridge', ['DiMAGE 7'], unrated, { count: uncounted }),
  row('minolta-dimage-ex-1500', 'DiMAGE EX 1500', 1998, 'entry-level-compact', ['Dimage EX'], unrated, {
    count: uncounted,
  }),
] as const;
