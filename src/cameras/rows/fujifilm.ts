/** Listed cameras, newest first; then unlisted bodies. */

import {
  attributed,
  body,
  classFigure,
  countFacts,
  inPhotos,
  notKnown,
  row,
  seen,
  specs,
  unrated,
  unsourced,
} from '../cameraRow';

const inTag = { tags: ['MakerNote/0x1438'], wrapsAt: 32_767 };
const counted = countFacts(inPhotos.limited, 'fuji-exif', ['exiftool-fujifilm', 'apotelyt-older'], inTag);
/** Expected by the rule of docs/formats.md. We have seen no photo of these bodies, and no source mentions them. */
const expected = countFacts(inPhotos.expected, 'fuji-exif', ['exiftool-fujifilm'], inTag);
const uncounted = countFacts(inPhotos.none, 'nothing-found', ['exiftool-fujifilm']);

export default [
  row('fujifilm-gfx-eterna-55', 'GFX ETERNA 55', 2025, 'professional-medium-format', ['GFX ETERNA 55'], unrated, {
    count: notKnown,
  }),
  row('fujifilm-gfx100rf', 'GFX100RF', 2025, 'professional-medium-format', ['GFX100RF'], unrated, {
    count: expected,
    lensShutter: 'fixed',
  }),
  row('fujifilm-x-e5', 'X-E5', 2025, 'mid-range-mirrorless', ['X-E5'], classFigure('mid-range-mirrorless'), {
    count: expected,
  }),
  row('fujifilm-x-half', 'X half', 2025, 'entry-level-compact', ['X-HF1'], unrated, {
    count: notKnown,
    otherNames: ['X-HF1'],
  }),
  row(
    'fujifilm-x-t30-iii',
    'X-T30 III',
    2025,
    'mid-range-mirrorless',
    ['X-T30 III'],
    classFigure('mid-range-mirrorless'),
    {
      count: expected,
    },
  ),
  row(
    'fujifilm-gfx100s-ii',
    'GFX100S II',
    2024,
    'professional-medium-format',
    ['GFX100S II'],
    classFigure('professional-medium-format'),
    {
      count: expected,
    },
  ),
  row('fujifilm-x-m5', 'X-M5', 2024, 'entry-level-mirrorless', ['X-M5'], classFigure('entry-level-mirrorless'), {
    count: seen(2, counted),
  }),
  row('fujifilm-x-t50', 'X-T50', 2024, 'mid-range-mirrorless', ['X-T50'], classFigure('mid-range-mirrorless'), {
    count: expected,
  }),
  row('fujifilm-x100vi', 'X100VI', 2024, 'professional-compact', ['X100VI'], unrated, {
    count: seen(1, counted),
  }),
  row(
    'fujifilm-gfx100-ii',
    'GFX100 II',
    2023,
    'professional-medium-format',
    ['GFX100 II'],
    classFigure('professional-medium-format'),
    {
      count: expected,
    },
  ),
  row('fujifilm-x-s20', 'X-S20', 2023, 'mid-range-mirrorless', ['X-S20'], classFigure('mid-range-mirrorless'), {
    count: expected,
  }),
  row('fujifilm-x-h2', 'X-H2', 2022, 'professional-mirrorless', ['X-H2'], unsourced(500_000), {
    count: expected,
    specs: specs('aps-c-x-trans-bsi-cmos', 40.2),
  }),
  row('fujifilm-x-h2s', 'X-H2S', 2022, 'professional-mirrorless', ['X-H2S'], unsourced(500_000), { count: expected }),
  row('fujifilm-x-t5', 'X-T5', 2022, 'mid-range-mirrorless', ['X-T5'], unsourced(500_000), { count: expected }),
  row('fujifilm-gfx50s-ii', 'GFX50S II', 2021, 'mid-range-medium-format', ['GFX50S II'], unsourced(150_000), {
    count: expected,
  }),
  row('fujifilm-gfx100s', 'GFX100S', 2021, 'professional-medium-format', ['GFX100S'], unsourced(150_000), {
    count: expected,
  }),
  row('fujifilm-x-e4', 'X-E4', 2021, 'mid-range-mirrorless', ['X-E4'], classFigure('mid-range-mirrorless'), {
    count: expected,
  }),
  row(
    'fujifilm-x-t30-ii',
    'X-T30 II',
    2021,
    'mid-range-mirrorless',
    ['X-T30 II'],
    classFigure('mid-range-mirrorless'),
    {
      count: expected,
    },
  ),
  row('fujifilm-x-s10', 'X-S10', 2020, 'mid-range-mirrorless', ['X-S10'], classFigure('mid-range-mirrorless'), {
    count: seen(7, counted),
  }),
  row(
    'fujifilm-x-t4',
    'X-T4',
    2020,
    'mid-range-mirrorless',
    ['X-T4'],
    attributed(300_000, 'imaging-resource-x-t4', 'fotografidigitali', 'apotelyt'),
    { count: { ...counted, sources: ['exiftool-fujifilm', 'apotelyt'] }, specs: specs('aps-c-x-trans-bsi-cmos', 26.1) },
  ),
  row('fujifilm-x-t200', 'X-T200', 2020, 'entry-level-mirrorless', ['X-T200'], classFigure('entry-level-mirrorless'), {
    count: notKnown,
  }),
  row('fujifilm-x100v', 'X100V', 2020, 'professional-compact', ['X100V'], unrated, {
    count: expected,
  }),
  row('fujifilm-gfx100', 'GFX100', 2019, 'professional-medium-format', ['GFX 100'], unsourced(150_000), {
    count: expected,
  }),
  row('fujifilm-x-a7', 'X-A7', 2019, 'entry-level-mirrorless', ['X-A7'], classFigure('entry-level-mirrorless'), {
    count: notKnown,
  }),
  row('fujifilm-x-pro3', 'X-Pro3', 2019, 'professional-mirrorless', ['X-Pro3'], unsourced(150_000), {
    count: seen(2, counted),
    drawing: 'rangefinder',
    specs: specs('aps-c-x-trans-bsi-cmos', 26.1),
  }),
  row('fujifilm-x-t30', 'X-T30', 2019, 'mid-range-mirrorless', ['X-T30'], classFigure('mid-range-mirrorless'), {
    count: counted,
  }),
  row('fujifilm-gfx-50r', 'GFX 50R', 2018, 'mid-range-medium-format', ['GFX 50R'], unsourced(150_000), {
    count: expected,
  }),
  row('fujifilm-x-a5', 'X-A5', 2018, 'entry-level-mirrorless', ['X-A5'], classFigure('entry-level-mirrorless'), {
    count: seen(1, notKnown),
  }),
  row('fujifilm-x-h1', 'X-H1', 2018, 'professional-mirrorless', ['X-H1'], unsourced(150_000), { count: counted }),
  row('fujifilm-x-t3', 'X-T3', 2018, 'mid-range-mirrorless', ['X-T3'], unsourced(150_000), {
    count: seen(32, counted),
  }),
  row('fujifilm-x-t100', 'X-T100', 2018, 'entry-level-mirrorless', ['X-T100'], classFigure('entry-level-mirrorless'), {
    count: notKnown,
  }),
  row('fujifilm-gfx-50s', 'GFX 50S', 2017, 'professional-medium-format', ['GFX 50S'], unsourced(150_000), {
    count: expected,
  }),
  row('fujifilm-x-e3', 'X-E3', 2017, 'mid-range-mirrorless', ['X-E3'], classFigure('mid-range-mirrorless'), {
    count: counted,
  }),
  row('fujifilm-x-t20', 'X-T20', 2017, 'mid-range-mirrorless', ['X-T20'], classFigure('mid-range-mirrorless'), {
    count: seen(4, counted),
  }),
  row('fujifilm-x100f', 'X100F', 2017, 'professional-compact', ['X100F'], unrated, {
    count: seen(2, counted),
  }),
  row('fujifilm-x-pro2', 'X-Pro2', 2016, 'professional-mirrorless', ['X-Pro2'], unsourced(150_000), {
    count: expected,
  }),
  row('fujifilm-x-t2', 'X-T2', 2016, 'mid-range-mirrorless', ['X-T2'], unsourced(150_000), {
    count: { ...counted, upsetByFirmware: true },
  }),
  row('fujifilm-x70', 'X70', 2016, 'mid-range-compact', ['X70'], unrated, { count: notKnown }),
  row('fujifilm-x-t10', 'X-T10', 2015, 'mid-range-mirrorless', ['X-T10'], classFigure('mid-range-mirrorless'), {
    count: seen(1, uncounted),
  }),
  row('fujifilm-x-t1', 'X-T1', 2014, 'mid-range-mirrorless', ['X-T1'], classFigure('mid-range-mirrorless'), {
    count: { ...seen(6, counted), fromFirmware: '3' },
  }),
  row('fujifilm-x100t', 'X100T', 2014, 'professional-compact', ['X100T'], unrated, {
    count: seen(1, uncounted),
  }),
  row('fujifilm-x-a1', 'X-A1', 2013, 'entry-level-mirrorless', ['X-A1'], classFigure('entry-level-mirrorless'), {
    count: notKnown,
  }),
  row('fujifilm-x-e2', 'X-E2', 2013, 'mid-range-mirrorless', ['X-E2'], classFigure('mid-range-mirrorless'), {
    count: seen(1, uncounted),
  }),
  row('fujifilm-x-m1', 'X-M1', 2013, 'entry-level-mirrorless', ['X-M1'], classFigure('entry-level-mirrorless'), {
    count: notKnown,
  }),
  row('fujifilm-x100s', 'X100S', 2013, 'professional-compact', ['X100S'], unrated, {
    count: notKnown,
  }),
  row('fujifilm-x-e1', 'X-E1', 2012, 'mid-range-mirrorless', ['X-E1'], classFigure('mid-range-mirrorless'), {
    count: uncounted,
  }),
  // Unrated, because the unsourced 150,000 for its successors is below the range of the professional class.
  row('fujifilm-x-pro1', 'X-Pro1', 2012, 'professional-mirrorless', ['X-Pro1'], unrated, {
    count: notKnown,
  }),
  row('fujifilm-finepix-x100', 'FinePix X100', 2011, 'professional-compact', ['FinePix X100'], unrated, {
    announcedYear: 2010,
    count: uncounted,
  }),
  row('fujifilm-finepix-s5-pro', 'FinePix S5 Pro', 2007, 'professional-dslr', ['FinePix S5Pro'], unrated, {
    announcedYear: 2006,
    count: seen(1, uncounted),
  }),
  row('fujifilm-finepix-s3-pro', 'FinePix S3 Pro', 2004, 'professional-dslr', ['FinePix S3Pro'], unrated, {
    count: uncounted,
  }),
  row('fujifilm-finepix-s2-pro', 'FinePix S2 Pro', 2002, 'professional-dslr', ['FinePixS2Pro'], unrated, {
    count: seen(1, uncounted),
  }),
  row('fujifilm-finepix-s1-pro', 'FinePix S1 Pro', 2000, 'professional-dslr', ['FinePixS1Pro'], unrated, {
    count: uncounted,
  }),
  body(['X-E2S'], classFigure('mid-range-mirrorless')),
  body(['X-A2'], classFigure('entry-level-mirrorless')),
  body(['X-A3'], classFigure('entry-level-mirrorless')),
  body(['X-A10'], classFigure('entry-level-mirrorless')),
  body(['XF10'], unrated),
] as const;
