/**
 * Panasonic Lumix, newest first: every camera with interchangeable lenses, and the compact whose count owners read over
 * USB.
 */

import {
  type CameraType,
  countFacts,
  inPhotos,
  type CountFacts,
  electronicOnly,
  type Life,
  row,
  seen,
  unrated,
  unsourced,
} from '../cameraRow';

// Applies to the files only. `waysToCount` lists the bodies that show the count on their own screen.
const uncounted = countFacts(inPhotos.none, 'nothing-found', ['exiftool-panasonic']);

interface MoreAbout {
  readonly count?: CountFacts;
  readonly announcedYear?: number;
  /** the name in Japan, without the series, if it is different */
  readonly ja?: string;
  /** the names in other markets, without the series */
  readonly otherNames?: readonly string[];
}

/** The row of a camera. `name` leaves out the series; another market's name may follow: 'GX85 (GX80)'. */
function lumix(
  name: string,
  year: number,
  type: CameraType,
  exif: readonly string[],
  life: Life,
  { count = uncounted, ja = name, otherNames = [], ...more }: MoreAbout = {},
) {
  const slug = name.replace(/ \(.*/, '').toLowerCase().replaceAll(' ', '-');
  return row(`panasonic-${slug}`, `Lumix ${name}`, year, type, exif, life, {
    ...more,
    count,
    ja: `LUMIX ${ja}`,
    otherNames: otherNames.map((other) => `Lumix ${other}`),
  });
}

export default [
  lumix('DC-L10', 2026, 'mid-range-compact', ['DC-L10'], unrated),
  lumix('S1 II', 2025, 'professional-mirrorless', ['DC-S1M2'], unrated, { ja: 'S1II' }),
  lumix('S1 IIE', 2025, 'professional-mirrorless', ['DC-S1M2ES'], unrated, { ja: 'S1IIE' }),
  lumix('S1R II', 2025, 'professional-mirrorless', ['DC-S1RM2'], unrated, { ja: 'S1RII' }),
  lumix('G97', 2025, 'mid-range-mirrorless', ['DC-G97'], unrated),
  lumix('GH7', 2024, 'professional-mirrorless', ['DC-GH7'], unsourced(200_000)),
  lumix('S9', 2024, 'mid-range-mirrorless', ['DC-S9'], electronicOnly),
  lumix('G100D', 2024, 'entry-level-mirrorless', ['DC-G100D'], unrated),
  lumix('G9 II', 2023, 'professional-mirrorless', ['DC-G9M2'], unsourced(200_000), { ja: 'G9PROII' }),
  lumix('S5 II', 2023, 'mid-range-mirrorless', ['DC-S5M2'], unsourced(200_000), { ja: 'S5II' }),
  lumix('S5 IIX', 2023, 'mid-range-mirrorless', ['DC-S5M2X'], unsourced(200_000), { ja: 'S5IIX' }),
  lumix('GH6', 2022, 'professional-mirrorless', ['DC-GH6'], unsourced(200_000)),
  lumix('GH5 II', 2021, 'professional-mirrorless', ['DC-GH5M2'], unsourced(200_000), { ja: 'GH5II' }),
  lumix('G100', 2020, 'entry-level-mirrorless', ['DC-G100', 'DC-G110'], unrated, { otherNames: ['G110'] }),
  lumix('S5', 2020, 'mid-range-mirrorless', ['DC-S5'], unsourced(200_000)),
  lumix(
    'G95 (G90)',
    2019,
    'mid-range-mirrorless',
    ['DC-G90', 'DC-G91', 'DC-G95', 'DC-G95D', 'DC-G99', 'DC-G99D'],
    unrated,
    { ja: 'G99', otherNames: ['G90', 'G91', 'G95', 'G95D', 'G99', 'G99D'] },
  ),
  lumix('S1', 2019, 'professional-mirrorless', ['DC-S1'], unsourced(400_000)),
  lumix('S1H', 2019, 'professional-mirrorless', ['DC-S1H'], unsourced(400_000)),
  lumix('S1R', 2019, 'professional-mirrorless', ['DC-S1R'], unsourced(400_000)),
  lumix('G9', 2018, 'professional-mirrorless', ['DC-G9'], unsourced(200_000), { announcedYear: 2017, ja: 'G9 PRO' }),
  lumix('GH5S', 2018, 'professional-mirrorless', ['DC-GH5S'], unsourced(200_000)),
  lumix('GX880 (GF10)', 2018, 'entry-level-mirrorless', ['DC-GF10', 'DC-GF90', 'DC-GX880'], unrated, {
    ja: 'GF10',
    otherNames: ['GF10', 'GF90', 'GX880'],
  }),
  lumix('GX9', 2018, 'mid-range-mirrorless', ['DC-GX7MK3', 'DC-GX9'], unrated, {
    ja: 'GX7 Mark III',
    otherNames: ['GX7 Mark III'],
  }),
  lumix('GH5', 2017, 'professional-mirrorless', ['DC-GH5'], unsourced(200_000)),
  lumix('GX850 (GX800)', 2017, 'entry-level-mirrorless', ['DC-GF9', 'DC-GX800', 'DC-GX850'], unrated, {
    ja: 'GF9',
    otherNames: ['GF9', 'GX800', 'GX850'],
  }),
  lumix('G85 (G80)', 2016, 'mid-range-mirrorless', ['DMC-G8', 'DMC-G80', 'DMC-G81', 'DMC-G85'], unrated, {
    ja: 'G8',
    otherNames: ['G8', 'G80', 'G81', 'G85'],
  }),
  lumix('GF8', 2016, 'entry-level-mirrorless', ['DMC-GF8'], unrated),
  lumix('GX85 (GX80)', 2016, 'mid-range-mirrorless', ['DMC-GX7MK2', 'DMC-GX80', 'DMC-GX85'], unrated, {
    ja: 'GX7 Mark II',
    otherNames: ['GX7 Mark II', 'GX80', 'GX85'],
  }),
  lumix('G7', 2015, 'mid-range-mirrorless', ['DMC-G7', 'DMC-G70'], unrated, { otherNames: ['G70'] }),
  lumix('GF7', 2015, 'entry-level-mirrorless', ['DMC-GF7'], unrated),
  lumix('GX8', 2015, 'mid-range-mirrorless', ['DMC-GX8'], unrated),
  lumix('GH4', 2014, 'professional-mirrorless', ['DMC-GH4'], unsourced(200_000)),
  lumix('GM5', 2014, 'entry-level-mirrorless', ['DMC-GM5'], unrated),
  lumix('G6', 2013, 'mid-range-mirrorless', ['DMC-G6'], unrated),
  lumix('GF6', 2013, 'entry-level-mirrorless', ['DMC-GF6'], unrated),
  lumix('GM1', 2013, 'entry-level-mirrorless', ['DMC-GM1', 'DMC-GM1S'], unrated, { otherNames: ['GM1S'] }),
  lumix('GX7', 2013, 'mid-range-mirrorless', ['DMC-GX7'], unrated),
  lumix('G5', 2012, 'mid-range-mirrorless', ['DMC-G5'], unrated),
  lumix('GF5', 2012, 'entry-level-mirrorless', ['DMC-GF5'], unrated),
  lumix('GH3', 2012, 'professional-mirrorless', ['DMC-GH3'], unrated),
  lumix('G3', 2011, 'mid-range-mirrorless', ['DMC-G3'], unrated),
  lumix('GF3', 2011, 'entry-level-mirrorless', ['DMC-GF3'], unrated),
  lumix('GX1', 2011, 'mid-range-mirrorless', ['DMC-GX1'], unrated),
  lumix('G2', 2010, 'mid-range-mirrorless', ['DMC-G2'], unrated),
  lumix('G10', 2010, 'entry-level-mirrorless', ['DMC-G10'], unrated),
  lumix('GF2', 2010, 'entry-level-mirrorless', ['DMC-GF2'], unrated),
  lumix('GH2', 2010, 'professional-mirrorless', ['DMC-GH2'], unrated),
  lumix('GF1', 2009, 'mid-range-mirrorless', ['DMC-GF1'], unrated),
  lumix('GH1', 2009, 'professional-mirrorless', ['DMC-GH1'], unrated),
  lumix('G1', 2008, 'mid-range-mirrorless', ['DMC-G1'], unrated),
  lumix('L10 (2007)', 2007, 'mid-range-dslr', ['DMC-L10'], unrated, { count: seen(2, uncounted) }),
  lumix('L1', 2006, 'mid-range-dslr', ['DMC-L1'], unrated),
] as const;
