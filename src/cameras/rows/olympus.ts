/** Olympus and OM SYSTEM: listed cameras, newest first; then unlisted bodies. */

import {
  attributed,
  body,
  classFigure,
  countFacts,
  inPhotos,
  quoted,
  row,
  seen,
  specs,
  unrated,
  unsourced,
} from '../cameraRow';

const uncounted = countFacts(inPhotos.none, 'nothing-found', ['exiftool-olympus']);
const onScreen = countFacts(inPhotos.none, 'olympus-service', ['exiftool-olympus', 'klecker', 'a-graph']);
const cardDoorSources = ['exiftool-olympus', 'fourthirdsphoto', 'klecker'] as const;
const behindCardDoor = countFacts(inPhotos.none, 'olympus-eseries', cardDoorSources);
const byPlaybackKey = countFacts(inPhotos.none, 'olympus-eseries-playback', cardDoorSources);

export default [
  row(
    'om-system-om-3',
    'OM SYSTEM OM-3',
    2025,
    'professional-mirrorless',
    ['OM-3'],
    classFigure('professional-mirrorless'),
    {
      count: uncounted,
    },
  ),
  row(
    'om-system-om-5-mark-ii',
    'OM SYSTEM OM-5 Mark II',
    2025,
    'mid-range-mirrorless',
    ['OM-5MarkII'],
    unsourced(150_000),
    { count: uncounted },
  ),
  row(
    'om-system-om-1-mark-ii',
    'OM SYSTEM OM-1 Mark II',
    2024,
    'professional-mirrorless',
    ['OM-1MarkII'],
    unsourced(400_000),
    { count: uncounted },
  ),
  row('om-system-om-1', 'OM SYSTEM OM-1', 2022, 'professional-mirrorless', ['OM-1'], unsourced(400_000), {
    count: seen(1, uncounted),
  }),
  row('om-system-om-5', 'OM SYSTEM OM-5', 2022, 'mid-range-mirrorless', ['OM-5'], unsourced(150_000), {
    count: uncounted,
  }),
  row('olympus-pen-e-p7', 'PEN E-P7', 2021, 'mid-range-mirrorless', ['E-P7'], classFigure('mid-range-mirrorless'), {
    count: onScreen,
  }),
  row(
    'olympus-om-d-e-m1-mark-iii',
    'OM-D E-M1 Mark III',
    2020,
    'professional-mirrorless',
    ['E-M1MarkIII'],
    quoted(400_000, 'olympus-catalogs', 'open-product-data'),
    { count: onScreen, specs: specs('micro-four-thirds-live-mos', 20.4) },
  ),
  row(
    'olympus-om-d-e-m10-mark-iv',
    'OM-D E-M10 Mark IV',
    2020,
    'entry-level-mirrorless',
    ['E-M10MarkIV'],
    classFigure('entry-level-mirrorless'),
    { count: onScreen, specs: specs('micro-four-thirds-live-mos', 20.3) },
  ),
  row(
    'olympus-om-d-e-m1x',
    'OM-D E-M1X',
    2019,
    'professional-mirrorless',
    ['E-M1X'],
    quoted(400_000, 'olympus-catalogs'),
    {
      count: onScreen,
      specs: specs('micro-four-thirds-live-mos', 20.4),
    },
  ),
  row(
    'olympus-om-d-e-m5-mark-iii',
    'OM-D E-M5 Mark III',
    2019,
    'mid-range-mirrorless',
    ['E-M5MarkIII'],
    unsourced(150_000),
    { count: seen(1, onScreen), specs: specs('micro-four-thirds-live-mos', 20.4) },
  ),
  row(
    'olympus-pen-e-pl10',
    'PEN E-PL10',
    2019,
    'entry-level-mirrorless',
    ['E-PL10'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row(
    'olympus-pen-e-pl9',
    'PEN E-PL9',
    2018,
    'entry-level-mirrorless',
    ['E-PL9'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
      drawing: 'rangefinder',
      specs: specs('micro-four-thirds-live-mos', 16.1),
    },
  ),
  row(
    'olympus-om-d-e-m10-mark-iii',
    'OM-D E-M10 Mark III',
    2017,
    'entry-level-mirrorless',
    ['E-M10 Mark III', 'E-M10MarkIII', 'E-M10MarkIIIS'],
    classFigure('entry-level-mirrorless'),
    { count: onScreen, specs: specs('micro-four-thirds-live-mos', 16.1) },
  ),
  row(
    'olympus-om-d-e-m1-mark-ii',
    'OM-D E-M1 Mark II',
    2016,
    'professional-mirrorless',
    ['E-M1MarkII'],
    unsourced(200_000),
    { count: onScreen, specs: specs('micro-four-thirds-live-mos', 20.4) },
  ),
  row(
    'olympus-pen-e-pl8',
    'PEN E-PL8',
    2016,
    'entry-level-mirrorless',
    ['E-PL8'],
    classFigure('entry-level-mirrorless'),
    {
      count: seen(1, onScreen),
    },
  ),
  row('olympus-pen-f', 'PEN-F', 2016, 'mid-range-mirrorless', ['PEN-F'], classFigure('mid-range-mirrorless'), {
    count: onScreen,
    drawing: 'rangefinder',
    specs: specs('micro-four-thirds-live-mos', 20.3),
  }),
  row(
    'olympus-om-d-e-m5-mark-ii',
    'OM-D E-M5 Mark II',
    2015,
    'mid-range-mirrorless',
    ['E-M5MarkII'],
    classFigure('mid-range-mirrorless'),
    { count: onScreen, specs: specs('micro-four-thirds-live-mos', 16.1) },
  ),
  row(
    'olympus-om-d-e-m10-mark-ii',
    'OM-D E-M10 Mark II',
    2015,
    'entry-level-mirrorless',
    ['E-M10MarkII'],
    classFigure('entry-level-mirrorless'),
    { count: onScreen, specs: specs('micro-four-thirds-live-mos', 16.1) },
  ),
  row('olympus-stylus-1s', 'Stylus 1s', 2015, 'mid-range-compact', ['STYLUS1,1s'], unrated, { count: uncounted }),
  row(
    'olympus-om-d-e-m10',
    'OM-D E-M10',
    2014,
    'entry-level-mirrorless',
    ['E-M10'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
      specs: specs('micro-four-thirds-live-mos', 16.1),
    },
  ),
  row(
    'olympus-pen-e-pl7',
    'PEN E-PL7',
    2014,
    'entry-level-mirrorless',
    ['E-PL7'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row('olympus-om-d-e-m1', 'OM-D E-M1', 2013, 'professional-mirrorless', ['E-M1'], unsourced(150_000), {
    count: seen(1, onScreen),
    specs: specs('micro-four-thirds-live-mos', 16.3),
  }),
  row('olympus-pen-e-p5', 'PEN E-P5', 2013, 'mid-range-mirrorless', ['E-P5'], classFigure('mid-range-mirrorless'), {
    count: onScreen,
    drawing: 'rangefinder',
    specs: specs('micro-four-thirds-live-mos', 16.1),
  }),
  row(
    'olympus-pen-e-pl6',
    'PEN E-PL6',
    2013,
    'entry-level-mirrorless',
    ['E-PL6'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row('olympus-om-d-e-m5', 'OM-D E-M5', 2012, 'mid-range-mirrorless', ['E-M5'], classFigure('mid-range-mirrorless'), {
    count: onScreen,
    specs: specs('micro-four-thirds-live-mos', 16.1),
  }),
  row(
    'olympus-pen-e-pl5',
    'PEN E-PL5',
    2012,
    'entry-level-mirrorless',
    ['E-PL5'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row(
    'olympus-pen-e-pm2',
    'PEN E-PM2',
    2012,
    'entry-level-mirrorless',
    ['E-PM2'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row('olympus-xz-2', 'XZ-2', 2012, 'mid-range-compact', ['XZ-2'], unrated, { count: uncounted }),
  row('olympus-pen-e-p3', 'PEN E-P3', 2011, 'mid-range-mirrorless', ['E-P3'], classFigure('mid-range-mirrorless'), {
    count: seen(2, onScreen),
  }),
  row(
    'olympus-pen-e-pl2',
    'PEN E-PL2',
    2011,
    'entry-level-mirrorless',
    ['E-PL2'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row(
    'olympus-pen-e-pl3',
    'PEN E-PL3',
    2011,
    'entry-level-mirrorless',
    ['E-PL3'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row(
    'olympus-pen-e-pm1',
    'PEN E-PM1',
    2011,
    'entry-level-mirrorless',
    ['E-PM1'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row('olympus-e-5', 'E-5', 2010, 'professional-dslr', ['E-5'], unsourced(150_000), {
    count: behindCardDoor,
    specs: specs('four-thirds-live-mos', 12.3),
  }),
  row(
    'olympus-pen-e-pl1',
    'PEN E-PL1',
    2010,
    'entry-level-mirrorless',
    ['E-PL1'],
    classFigure('entry-level-mirrorless'),
    {
      count: onScreen,
    },
  ),
  row('olympus-e-450', 'E-450', 2009, 'entry-level-dslr', ['E-450'], classFigure('entry-level-dslr'), {
    count: behindCardDoor,
  }),
  row('olympus-e-620', 'E-620', 2009, 'mid-range-dslr', ['E-620'], classFigure('mid-range-dslr'), {
    count: behindCardDoor,
  }),
  row('olympus-pen-e-p1', 'PEN E-P1', 2009, 'mid-range-mirrorless', ['E-P1'], classFigure('mid-range-mirrorless'), {
    count: onScreen,
  }),
  row('olympus-pen-e-p2', 'PEN E-P2', 2009, 'mid-range-mirrorless', ['E-P2'], classFigure('mid-range-mirrorless'), {
    count: onScreen,
  }),
  row('olympus-e-30', 'E-30', 2008, 'mid-range-dslr', ['E-30'], classFigure('mid-range-dslr'), {
    count: behindCardDoor,
  }),
  row('olympus-e-420', 'E-420', 2008, 'entry-level-dslr', ['E-420'], classFigure('entry-level-dslr'), {
    count: seen(1, behindCardDoor),
  }),
  row('olympus-e-520', 'E-520', 2008, 'entry-level-dslr', ['E-520'], classFigure('entry-level-dslr'), {
    count: behindCardDoor,
  }),
  row('olympus-e-3', 'E-3', 2007, 'professional-dslr', ['E-3'], quoted(150_000, 'noisycameras-e3'), {
    count: behindCardDoor,
  }),
  row('olympus-e-410', 'E-410', 2007, 'entry-level-dslr', ['E-410'], classFigure('entry-level-dslr'), {
    count: seen(1, behindCardDoor),
  }),
  row('olympus-e-510', 'E-510', 2007, 'entry-level-dslr', ['E-510'], classFigure('entry-level-dslr'), {
    count: behindCardDoor,
  }),
  row('olympus-e-330', 'E-330', 2006, 'mid-range-dslr', ['E-330'], classFigure('mid-range-dslr'), {
    count: behindCardDoor,
  }),
  row('olympus-e-400', 'E-400', 2006, 'entry-level-dslr', ['E-400'], classFigure('entry-level-dslr'), {
    count: behindCardDoor,
  }),
  row('olympus-e-500', 'E-500', 2005, 'entry-level-dslr', ['E-500'], classFigure('entry-level-dslr'), {
    count: byPlaybackKey,
  }),
  row('olympus-e-300', 'E-300', 2004, 'entry-level-dslr', ['E-300'], classFigure('entry-level-dslr'), {
    count: byPlaybackKey,
  }),
  row('olympus-e-1', 'E-1', 2003, 'professional-dslr', ['E-1'], attributed(150_000, 'parm3'), {
    count: seen(1, byPlaybackKey),
  }),
  row('olympus-e-20', 'E-20', 2001, 'mid-range-dslr', ['E-20,E-20N,E-20P'], unrated, {
    count: uncounted,
    drawing: 'bridge',
  }),
  row('olympus-e-10', 'E-10', 2000, 'mid-range-dslr', ['E-10'], unrated, { count: uncounted, drawing: 'bridge' }),
  body(['E-600'], classFigure('entry-level-dslr')),
] as const;
