/** Listed cameras, newest first; then unlisted bodies. */

import {
  attributed,
  body,
  classFigure,
  countFacts,
  givenFor,
  inPhotos,
  row,
  seen,
  specs,
  unrated,
  unsourced,
} from '../cameraRow';

const counted = countFacts(inPhotos.exact, 'pentax-exif', ['exiftool-pentax'], { tags: ['MakerNote/0x005D'] });

/** DSLRs without live view: the bodies before the K20D; the K20D's small contemporaries K200D and K-m; the 645D. */
const withoutLiveView = { ...counted, hasNoLiveView: true } as const;

/** The bodies before the K10D, which was the first to write DNG. */
const withoutDng = { ...withoutLiveView, formats: ['JPEG', 'PEF'] } as const;

/** The K-30 and its sister models write no PEF, only DNG. */
const withoutPef = { ...counted, formats: ['JPEG', 'DNG'] } as const;

/**
 * Bodies without a mirror. We found no sign that their counter counts anything but pictures. Their only raw format is
 * DNG.
 */
const withoutMirror = { counted: 'shots', formats: ['JPEG', 'DNG'] } as const;
const releases = { ...counted, ...withoutMirror } as const;

/** The *ist D, which has a file number (MakerNote/0x0029) instead of a count. */
const numbered = countFacts(inPhotos.estimate, 'nothing-found', ['exiftool-pentax']);

/** Expected by the rule of docs/formats.md. We have seen photos of the Q, Q7 and Q10 only. */
const expected = countFacts(inPhotos.expected, 'pentax-exif', ['exiftool-pentax'], { tags: ['MakerNote/0x005D'] });

export default [
  row(
    'pentax-k-3-mark-iii-monochrome',
    'K-3 Mark III Monochrome',
    2023,
    'professional-dslr',
    ['PENTAX K-3 Mark III Monochrome'],
    unsourced(300_000),
    { count: counted },
  ),
  row('pentax-kf', 'KF', 2022, 'entry-level-dslr', ['PENTAX KF'], unsourced(100_000), { count: counted }),
  row('pentax-k-3-mark-iii', 'K-3 Mark III', 2021, 'professional-dslr', ['PENTAX K-3 Mark III'], unsourced(300_000), {
    count: counted,
  }),
  row(
    'pentax-k-1-mark-ii',
    'K-1 Mark II',
    2018,
    'professional-dslr',
    ['PENTAX K-1 Mark II'],
    givenFor(['K-1'], attributed(300_000, 'breakfastographer')),
    { count: counted, countsElectronic: false, specs: specs('full-frame-cmos', 36.4) },
  ),
  row('pentax-kp', 'KP', 2017, 'mid-range-dslr', ['PENTAX KP'], unsourced(100_000), { count: seen(1, counted) }),
  row('pentax-k-1', 'K-1', 2016, 'professional-dslr', ['PENTAX K-1'], attributed(300_000, 'breakfastographer'), {
    count: seen(1, counted),
  }),
  row('pentax-k-70', 'K-70', 2016, 'entry-level-dslr', ['PENTAX K-70'], unsourced(100_000), {
    count: seen(2, counted),
  }),
  row('pentax-k-3-ii', 'K-3 II', 2015, 'mid-range-dslr', ['PENTAX K-3 II'], unsourced(200_000), {
    count: seen(1, counted),
  }),
  row('pentax-k-s2', 'K-S2', 2015, 'entry-level-dslr', ['PENTAX K-S2'], unsourced(100_000), {
    count: seen(1, counted),
  }),
  row('pentax-645z', '645Z', 2014, 'professional-medium-format', ['PENTAX 645Z'], unsourced(100_000), {
    count: counted,
  }),
  row('pentax-k-s1', 'K-S1', 2014, 'entry-level-dslr', ['PENTAX K-S1'], unsourced(100_000), { count: counted }),
  row('pentax-q-s1', 'Q-S1', 2014, 'entry-level-mirrorless', ['PENTAX Q-S1'], unrated, {
    count: { ...expected, ...withoutMirror },
    lensShutter: 'interchangeable',
  }),
  row('pentax-k-3', 'K-3', 2013, 'mid-range-dslr', ['PENTAX K-3'], unsourced(200_000), { count: seen(2, counted) }),
  row('pentax-k-50', 'K-50', 2013, 'entry-level-dslr', ['PENTAX K-50'], unsourced(100_000), {
    count: seen(1, withoutPef),
  }),
  row('pentax-k-500', 'K-500', 2013, 'entry-level-dslr', ['PENTAX K-500'], unsourced(100_000), {
    count: seen(1, withoutPef),
  }),
  row('pentax-q7', 'Q7', 2013, 'entry-level-mirrorless', ['PENTAX Q7'], unrated, {
    count: seen(1, releases),
    lensShutter: 'interchangeable',
  }),
  row('pentax-k-01', 'K-01', 2012, 'entry-level-mirrorless', ['PENTAX K-01'], unsourced(100_000), {
    count: seen(1, releases),
  }),
  row('pentax-k-5-ii', 'K-5 II', 2012, 'mid-range-dslr', ['PENTAX K-5 II'], attributed(100_000, 'breakfastographer'), {
    count: seen(1, counted),
  }),
  row(
    'pentax-k-5-iis',
    'K-5 IIs',
    2012,
    'mid-range-dslr',
    ['PENTAX K-5 II s'],
    givenFor(['K-5 II'], attributed(100_000, 'breakfastographer')),
    { count: seen(1, counted) },
  ),
  row('pentax-k-30', 'K-30', 2012, 'entry-level-dslr', ['PENTAX K-30'], unsourced(100_000), {
    count: seen(1, withoutPef),
  }),
  row('pentax-q10', 'Q10', 2012, 'entry-level-mirrorless', ['PENTAX Q10'], unrated, {
    count: seen(1, releases),
    lensShutter: 'interchangeable',
  }),
  row('pentax-q', 'Q', 2011, 'entry-level-mirrorless', ['PENTAX Q'], unrated, {
    count: seen(1, releases),
    lensShutter: 'interchangeable',
  }),
  row('pentax-645d', '645D', 2010, 'professional-medium-format', ['PENTAX 645D'], unsourced(50_000), {
    count: seen(1, withoutLiveView),
  }),
  row('pentax-k-5', 'K-5', 2010, 'mid-range-dslr', ['PENTAX K-5'], unsourced(100_000), { count: seen(1, counted) }),
  row('pentax-k-r', 'K-r', 2010, 'entry-level-dslr', ['PENTAX K-r'], unsourced(100_000), { count: seen(1, counted) }),
  row('pentax-k-7', 'K-7', 2009, 'mid-range-dslr', ['PENTAX K-7'], unsourced(100_000), { count: seen(1, counted) }),
  row('pentax-k-x', 'K-x', 2009, 'entry-level-dslr', ['PENTAX K-x'], unsourced(100_000), { count: seen(1, counted) }),
  row('pentax-k-m', 'K-m', 2008, 'entry-level-dslr', ['PENTAX K-m', 'PENTAX K2000'], classFigure('entry-level-dslr'), {
    count: seen(2, withoutLiveView),
    otherNames: ['K2000'],
  }),
  row('pentax-k20d', 'K20D', 2008, 'mid-range-dslr', ['PENTAX K20D'], attributed(100_000, 'hiroshima'), {
    count: seen(1, counted),
  }),
  row('pentax-k200d', 'K200D', 2008, 'entry-level-dslr', ['PENTAX K200D'], classFigure('entry-level-dslr'), {
    count: seen(1, withoutLiveView),
  }),
  row('pentax-k10d', 'K10D', 2006, 'mid-range-dslr', ['PENTAX K10D'], unsourced(100_000), {
    count: seen(2, withoutLiveView),
  }),
  row('pentax-k100d', 'K100D', 2006, 'entry-level-dslr', ['PENTAX K100D'], classFigure('entry-level-dslr'), {
    count: seen(4, withoutDng),
  }),
  row('pentax-k110d', 'K110D', 2006, 'entry-level-dslr', ['PENTAX K110D'], classFigure('entry-level-dslr'), {
    count: seen(1, withoutDng),
  }),
  row('pentax-ist-dl', '*ist DL', 2005, 'entry-level-dslr', ['PENTAX *ist DL'], classFigure('entry-level-dslr'), {
    count: seen(10, withoutDng),
  }),
  row('pentax-ist-ds', '*ist DS', 2004, 'entry-level-dslr', ['PENTAX *ist DS'], classFigure('entry-level-dslr'), {
    count: { ...expected, hasNoLiveView: true, formats: ['JPEG', 'PEF'], fromFirmware: '2.0' },
  }),
  row('pentax-ist-d', '*ist D', 2003, 'mid-range-dslr', ['PENTAX *ist D'], classFigure('mid-range-dslr'), {
    count: seen(1, numbered),
  }),
  body(['PENTAX K100D Super'], classFigure('entry-level-dslr')),
  body(['PENTAX *ist DS2'], classFigure('entry-level-dslr')),
  body(['PENTAX *ist DL2'], classFigure('entry-level-dslr')),
] as const;
