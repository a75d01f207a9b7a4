/** Listed cameras, the last announced first; then unlisted bodies. */

import {
  attributed,
  body,
  classFigure,
  countFacts,
  inPhotos,
  electronicOnly,
  notKnown,
  quoted,
  rated,
  row,
  seen,
  specs,
  unrated,
  unsourced,
} from '../cameraRow';

const counted = countFacts(inPhotos.exact, 'sony-exif', ['exiftool-sony'], { tags: ['MakerNote/0x9050'] });
/** The counter of these bodies leaves out electronic shots. */
const countedMechanical = countFacts(inPhotos.exact, 'sony-exif', ['exiftool-sony'], {
  tags: ['MakerNote/0x9050'],
  counted: 'actuations',
});
const uncounted = countFacts(inPhotos.none, 'nothing-found', ['exiftool-sony']);
const mayRestart = countFacts(inPhotos.limited, 'sony-exif-wrap', ['exiftool-sony'], {
  tags: ['MakerNote/0x9050'],
  wrapsAt: 65_535,
});
const countedInPlain = countFacts(inPhotos.exact, 'sony-exif-plain', ['exiftool-sony', 'science-si'], {
  tags: ['MakerNote/0x0020'],
});
const allInPlain = countFacts(inPhotos.exact, 'sony-exif-plain', ['exiftool-sony'], {
  tags: ['MakerNote/0x0020'],
  counted: 'shots',
});
/**
 * Counts at byte offsets that we have seen in no photo and that firmware may have moved. The core reads such a count
 * only if its block passes the core's checks.
 */
const expected = countFacts(inPhotos.expected, 'sony-exif-mechanical', ['exiftool-sony'], {
  tags: ['MakerNote/0x9050'],
});
/** Counts at a published byte offset, which photos of only a few bodies confirm. */
const fewInPlain = countFacts(inPhotos.limited, 'sony-exif-plain', ['exiftool-sony'], {
  tags: ['MakerNote/0x0020'],
  counted: 'shots',
});

export default [
  row('sony-alpha-a7r-vi', 'A7R VI', 2026, 'professional-mirrorless', ['ILCE-7RM6'], unrated, { count: expected }),
  row('sony-alpha-a7-v', 'A7 V', 2025, 'mid-range-mirrorless', ['ILCE-7M5'], unsourced(200_000), { count: expected }),
  row('sony-fx2', 'FX2', 2025, 'professional-mirrorless', ['ILME-FX2'], unrated, { count: countedMechanical }),
  row('sony-rx1r-iii', 'RX1R III', 2025, 'professional-compact', ['DSC-RX1RM3'], unrated, {
    count: uncounted,
  }),
  row('sony-alpha-a1-ii', 'A1 II', 2024, 'professional-mirrorless', ['ILCE-1M2'], unsourced(500_000), {
    count: expected,
  }),
  row('sony-zv-e10-ii', 'ZV-E10 II', 2024, 'entry-level-mirrorless', ['ZV-E10M2'], electronicOnly, {
    count: uncounted,
  }),
  row('sony-alpha-a7c-ii', 'A7C II', 2023, 'mid-range-mirrorless', ['ILCE-7CM2'], classFigure('mid-range-mirrorless'), {
    count: seen(4, countedMechanical),
  }),
  row(
    'sony-alpha-a7cr',
    'A7CR',
    2023,
    'professional-mirrorless',
    ['ILCE-7CR'],
    classFigure('professional-mirrorless'),
    {
      count: countedMechanical,
    },
  ),
  row('sony-alpha-a9-iii', 'A9 III', 2024, 'professional-mirrorless', ['ILCE-9M3'], electronicOnly, {
    announcedYear: 2023,
    count: seen(1, uncounted),
  }),
  row('sony-ilx-lr1', 'ILX-LR1', 2023, 'professional-mirrorless', ['ILX-LR1'], unrated, { count: notKnown }),
  row('sony-alpha-a6700', 'A6700', 2023, 'mid-range-mirrorless', ['ILCE-6700'], unsourced(200_000), {
    count: seen(2, countedMechanical),
  }),
  row('sony-zv-e1', 'ZV-E1', 2023, 'mid-range-mirrorless', ['ZV-E1'], electronicOnly, { count: seen(1, uncounted) }),
  row('sony-alpha-a7r-v', 'A7R V', 2022, 'professional-mirrorless', ['ILCE-7RM5'], unsourced(500_000), {
    count: seen(4, counted),
  }),
  row('sony-alpha-a1', 'A1', 2021, 'professional-mirrorless', ['ILCE-1'], unsourced(500_000), {
    count: seen(1, counted),
  }),
  row('sony-fx3', 'FX3', 2021, 'professional-mirrorless', ['ILME-FX3', 'ILME-FX3A'], unrated, {
    count: seen(1, counted),
  }),
  row('sony-alpha-a7-iv', 'A7 IV', 2021, 'mid-range-mirrorless', ['ILCE-7M4'], unsourced(200_000), {
    count: seen(25, counted),
    aliases: ['sony-a7-iv'],
    specs: specs('full-frame-bsi-cmos', 33),
  }),
  row('sony-zv-e10', 'ZV-E10', 2021, 'entry-level-mirrorless', ['ZV-E10'], classFigure('entry-level-mirrorless'), {
    count: seen(5, counted),
  }),
  row('sony-alpha-a7c', 'A7C', 2020, 'mid-range-mirrorless', ['ILCE-7C'], unsourced(200_000), {
    count: counted,
  }),
  row('sony-alpha-a7s-iii', 'A7S III', 2020, 'professional-mirrorless', ['ILCE-7SM3'], attributed(500_000, 'teilab'), {
    count: seen(3, counted),
    aliases: ['sony-a7s-iii'],
    specs: specs('full-frame-bsi-cmos', 12.1),
  }),
  row(
    'sony-alpha-a7r-iv',
    'A7R IV',
    2019,
    'professional-mirrorless',
    ['ILCE-7RM4', 'ILCE-7RM4A'],
    attributed(500_000, 'teilab'),
    { count: counted, aliases: ['sony-a7r-iv'], specs: specs('full-frame-bsi-cmos', 61) },
  ),
  row('sony-alpha-a9-ii', 'A9 II', 2019, 'professional-mirrorless', ['ILCE-9M2'], attributed(500_000, 'teilab'), {
    count: counted,
  }),
  row('sony-alpha-a6100', 'A6100', 2019, 'entry-level-mirrorless', ['ILCE-6100', 'ILCE-6100A'], unsourced(200_000), {
    count: counted,
  }),
  row(
    'sony-alpha-a6400',
    'A6400',
    2019,
    'mid-range-mirrorless',
    ['ILCE-6400', 'ILCE-6400A'],
    attributed(200_000, 'teilab'),
    { count: seen(57, counted), aliases: ['sony-a6400'], drawing: 'rangefinder', specs: specs('aps-c-cmos', 24.2) },
  ),
  row('sony-alpha-a6600', 'A6600', 2019, 'mid-range-mirrorless', ['ILCE-6600'], attributed(200_000, 'teilab'), {
    count: seen(2, counted),
  }),
  row(
    'sony-alpha-a7-iii',
    'A7 III',
    2018,
    'mid-range-mirrorless',
    ['ILCE-7M3'],
    quoted(200_000, 'a73-court', 'a73-pp', 'dclife'),
    { count: seen(29, counted), aliases: ['sony-a7-iii'], specs: specs('full-frame-bsi-cmos', 24.2) },
  ),
  row(
    'sony-alpha-a7r-iii',
    'A7R III',
    2017,
    'professional-mirrorless',
    ['ILCE-7RM3', 'ILCE-7RM3A'],
    rated(500_000, 'sony-a7r-iii'),
    { count: counted, aliases: ['sony-a7r-iii'], specs: specs('full-frame-bsi-cmos', 42.4) },
  ),
  row('sony-alpha-a9', 'A9', 2017, 'professional-mirrorless', ['ILCE-9'], attributed(500_000, 'teilab'), {
    count: counted,
    aliases: ['sony-a9'],
    specs: specs('full-frame-stacked-bsi-cmos', 24.2),
  }),
  row('sony-alpha-a99-ii', 'A99 II', 2016, 'professional-slt', ['ILCA-99M2'], unsourced(300_000), {
    count: seen(1, counted),
  }),
  row('sony-alpha-a6300', 'A6300', 2016, 'mid-range-mirrorless', ['ILCE-6300'], unsourced(200_000), {
    count: seen(12, counted),
  }),
  row('sony-alpha-a6500', 'A6500', 2016, 'mid-range-mirrorless', ['ILCE-6500'], rated(200_000, 'sony-a6500'), {
    count: counted,
  }),
  row('sony-alpha-a7r-ii', 'A7R II', 2015, 'professional-mirrorless', ['ILCE-7RM2'], unsourced(500_000), {
    count: counted,
    countsElectronic: false,
  }),
  row('sony-alpha-a7s-ii', 'A7S II', 2015, 'professional-mirrorless', ['ILCE-7SM2'], unsourced(500_000), {
    count: counted,
  }),
  row('sony-alpha-a68', 'A68', 2015, 'mid-range-slt', ['ILCA-68'], classFigure('mid-range-dslr'), {
    count: seen(1, mayRestart),
  }),
  row('sony-alpha-a7-ii', 'A7 II', 2014, 'mid-range-mirrorless', ['ILCE-7M2'], unsourced(200_000), {
    count: mayRestart,
    aliases: ['sony-a7-ii'],
    specs: specs('full-frame-cmos', 24.3),
  }),
  row('sony-alpha-a7s', 'A7S', 2014, 'professional-mirrorless', ['ILCE-7S'], unsourced(100_000), { count: mayRestart }),
  row('sony-alpha-a77-ii', 'A77 II', 2014, 'mid-range-slt', ['ILCA-77M2'], unsourced(150_000), { count: mayRestart }),
  row(
    'sony-alpha-a5000',
    'A5000',
    2014,
    'entry-level-mirrorless',
    ['ILCE-5000'],
    classFigure('entry-level-mirrorless'),
    {
      count: seen(14, mayRestart),
    },
  ),
  row(
    'sony-alpha-a5100',
    'A5100',
    2014,
    'entry-level-mirrorless',
    ['ILCE-5100'],
    classFigure('entry-level-mirrorless'),
    {
      count: mayRestart,
    },
  ),
  row('sony-alpha-a6000', 'A6000', 2014, 'entry-level-mirrorless', ['ILCE-6000'], unsourced(100_000), {
    count: seen(133, mayRestart),
    aliases: ['sony-a6000'],
    drawing: 'rangefinder',
    specs: specs('aps-c-cmos', 24.3),
  }),
  row('sony-alpha-a7', 'A7', 2013, 'mid-range-mirrorless', ['ILCE-7'], unsourced(100_000), {
    count: seen(1, mayRestart),
  }),
  row('sony-alpha-a7r', 'A7R', 2013, 'professional-mirrorless', ['ILCE-7R'], unsourced(100_000), {
    count: seen(1, mayRestart),
  }),
  row('sony-alpha-a58', 'A58', 2013, 'entry-level-slt', ['SLT-A58'], classFigure('entry-level-dslr'), {
    count: seen(8, mayRestart),
  }),
  row(
    'sony-alpha-a3000',
    'A3000',
    2013,
    'entry-level-mirrorless',
    ['ILCE-3000'],
    classFigure('entry-level-mirrorless'),
    {
      count: seen(49, mayRestart),
    },
  ),
  row('sony-nex-3n', 'NEX-3N', 2013, 'entry-level-mirrorless', ['NEX-3N'], classFigure('entry-level-mirrorless'), {
    count: seen(1, mayRestart),
  }),
  row('sony-nex-5t', 'NEX-5T', 2013, 'entry-level-mirrorless', ['NEX-5T'], classFigure('entry-level-mirrorless'), {
    count: seen(1, mayRestart),
  }),
  row('sony-alpha-a37', 'A37', 2012, 'entry-level-slt', ['SLT-A37'], classFigure('entry-level-dslr'), {
    count: seen(1, mayRestart),
  }),
  row('sony-alpha-a57', 'A57', 2012, 'mid-range-slt', ['SLT-A57'], classFigure('mid-range-dslr'), {
    count: seen(6, mayRestart),
  }),
  row('sony-alpha-a99', 'A99', 2012, 'professional-slt', ['SLT-A99V', 'SLT-A99'], unsourced(200_000), {
    count: seen(2, counted),
  }),
  row('sony-nex-5r', 'NEX-5R', 2012, 'entry-level-mirrorless', ['NEX-5R'], classFigure('entry-level-mirrorless'), {
    count: seen(124, mayRestart),
  }),
  row('sony-nex-6', 'NEX-6', 2012, 'mid-range-mirrorless', ['NEX-6'], classFigure('mid-range-mirrorless'), {
    count: seen(1, mayRestart),
  }),
  row('sony-nex-f3', 'NEX-F3', 2012, 'entry-level-mirrorless', ['NEX-F3'], classFigure('entry-level-mirrorless'), {
    count: seen(1, mayRestart),
  }),
  row('sony-alpha-a35', 'A35', 2011, 'entry-level-slt', ['SLT-A35'], classFigure('entry-level-dslr'), {
    count: seen(1, countedInPlain),
  }),
  row('sony-alpha-a65', 'A65', 2011, 'mid-range-slt', ['SLT-A65V', 'SLT-A65'], classFigure('mid-range-dslr'), {
    count: seen(2, mayRestart),
  }),
  row('sony-alpha-a77', 'A77', 2011, 'mid-range-slt', ['SLT-A77V', 'SLT-A77'], unsourced(150_000), {
    count: seen(5, mayRestart),
  }),
  row('sony-nex-5n', 'NEX-5N', 2011, 'entry-level-mirrorless', ['NEX-5N'], classFigure('entry-level-mirrorless'), {
    count: seen(4, mayRestart),
  }),
  row('sony-nex-7', 'NEX-7', 2011, 'mid-range-mirrorless', ['NEX-7'], classFigure('mid-range-mirrorless'), {
    count: seen(2, mayRestart),
  }),
  row('sony-nex-c3', 'NEX-C3', 2011, 'entry-level-mirrorless', ['NEX-C3'], classFigure('entry-level-mirrorless'), {
    count: seen(1, countedInPlain),
  }),
  row('sony-alpha-a33', 'A33', 2010, 'entry-level-slt', ['SLT-A33'], classFigure('entry-level-dslr'), {
    count: seen(1, countedInPlain),
  }),
  row('sony-alpha-a55', 'A55', 2010, 'mid-range-slt', ['SLT-A55V', 'SLT-A55'], classFigure('mid-range-dslr'), {
    count: seen(6, countedInPlain),
  }),
  row('sony-alpha-a560', 'A560', 2010, 'mid-range-dslr', ['DSLR-A560'], classFigure('mid-range-dslr'), {
    count: seen(1, countedInPlain),
  }),
  row('sony-alpha-a580', 'A580', 2010, 'mid-range-dslr', ['DSLR-A580'], classFigure('mid-range-dslr'), {
    count: seen(1, countedInPlain),
  }),
  row('sony-nex-3', 'NEX-3', 2010, 'entry-level-mirrorless', ['NEX-3'], classFigure('entry-level-mirrorless'), {
    count: seen(1, countedInPlain),
  }),
  row('sony-nex-5', 'NEX-5', 2010, 'entry-level-mirrorless', ['NEX-5'], classFigure('entry-level-mirrorless'), {
    count: seen(12, countedInPlain),
  }),
  row('sony-alpha-a500', 'A500', 2009, 'mid-range-dslr', ['DSLR-A500'], classFigure('mid-range-dslr'), {
    count: seen(1, fewInPlain),
  }),
  row('sony-alpha-a550', 'A550', 2009, 'mid-range-dslr', ['DSLR-A550'], classFigure('mid-range-dslr'), {
    count: seen(1, fewInPlain),
  }),
  row('sony-alpha-a850', 'A850', 2009, 'professional-dslr', ['DSLR-A850'], unsourced(100_000), {
    count: seen(1, allInPlain),
  }),
  row('sony-alpha-a200', 'A200', 2008, 'entry-level-dslr', ['DSLR-A200'], classFigure('entry-level-dslr'), {
    count: seen(2, uncounted),
  }),
  row('sony-alpha-a350', 'A350', 2008, 'entry-level-dslr', ['DSLR-A350'], classFigure('entry-level-dslr'), {
    count: uncounted,
  }),
  row('sony-alpha-a900', 'A900', 2008, 'professional-dslr', ['DSLR-A900'], unsourced(100_000), {
    count: seen(1, allInPlain),
  }),
  row('sony-alpha-a700', 'A700', 2007, 'mid-range-dslr', ['DSLR-A700'], unsourced(100_000), {
    count: seen(1, uncounted),
  }),
  row('sony-alpha-a100', 'A100', 2006, 'entry-level-dslr', ['DSLR-A100'], classFigure('entry-level-dslr'), {
    count: seen(63, uncounted),
  }),
  body(['ILCE-3500'], classFigure('entry-level-mirrorless')),
  body(['ILCE-QX1'], classFigure('entry-level-mirrorless')),
  body(['ILME-FX30'], electronicOnly),
  body(['DSLR-A230'], classFigure('entry-level-dslr')),
  body(['DSLR-A290'], classFigure('entry-level-dslr')),
  body(['DSLR-A300'], classFigure('entry-level-dslr')),
  body(['DSLR-A330'], classFigure('entry-level-dslr')),
  body(['DSLR-A380'], classFigure('entry-level-dslr')),
  body(['DSLR-A390'], classFigure('entry-level-dslr')),
  body(['DSLR-A450'], classFigure('entry-level-dslr')),
] as const;
