/** Listed cameras, newest first. */

import { countFacts, inPhotos, row, seen, specs, unrated } from '../cameraRow';

const uncounted = countFacts(inPhotos.none, 'leica-service', ['exiftool-panasonic']);

/**
 * The count can only be estimated from the number of the exposure in ImageUniqueID. We saw this number in one photo of
 * each of these bodies.
 */
const numbered = countFacts(inPhotos.estimate, 'leica-service', ['exiftool-panasonic']);

export default [
  row('leica-m-ev1', 'M EV1', 2025, 'professional-mirrorless', ['LEICA M EV1'], unrated, {
    count: uncounted,
    drawing: 'rangefinder',
  }),
  row('leica-q3-monochrom', 'Q3 Monochrom', 2025, 'professional-compact', ['LEICA Q3 MONO'], unrated, {
    count: uncounted,
  }),
  row('leica-sl3-s', 'SL3-S', 2025, 'professional-mirrorless', ['LEICA SL3-S'], unrated, { count: uncounted }),
  row('leica-d-lux-8', 'D-Lux 8', 2024, 'mid-range-compact', ['LEICA D-Lux 8'], unrated, { count: uncounted }),
  row('leica-m11-d', 'M11-D', 2024, 'professional-rangefinder', ['LEICA M11-D'], unrated, { count: uncounted }),
  row('leica-q3-43', 'Q3 43', 2024, 'professional-compact', ['LEICA Q3 43'], unrated, { count: uncounted }),
  row('leica-sl3', 'SL3', 2024, 'professional-mirrorless', ['LEICA SL3'], unrated, { count: uncounted }),
  row('leica-m11-monochrom', 'M11 Monochrom', 2023, 'professional-rangefinder', ['LEICA M11 Monochrom'], unrated, {
    count: uncounted,
  }),
  row('leica-m11-p', 'M11-P', 2023, 'professional-rangefinder', ['LEICA M11-P'], unrated, { count: uncounted }),
  row('leica-q3', 'Q3', 2023, 'professional-compact', ['LEICA Q3'], unrated, { count: uncounted }),
  row('leica-m11', 'M11', 2022, 'professional-rangefinder', ['LEICA M11'], unrated, { count: uncounted }),
  row('leica-m10-monochrom', 'M10 Monochrom', 2020, 'professional-rangefinder', ['LEICA M10 MONOCHROM'], unrated, {
    count: uncounted,
  }),
  row('leica-m10-r', 'M10-R', 2020, 'professional-rangefinder', ['LEICA M10-R'], unrated, { count: uncounted }),
  row('leica-q2-monochrom', 'Q2 Monochrom', 2020, 'professional-compact', ['LEICA Q2 MONO'], unrated, {
    count: uncounted,
  }),
  row('leica-s3', 'S3', 2020, 'professional-medium-format', ['LEICA S3'], unrated, { count: uncounted }),
  row('leica-sl2-s', 'SL2-S', 2020, 'professional-mirrorless', ['LEICA SL2-S'], unrated, { count: uncounted }),
  row('leica-q2', 'Q2', 2019, 'professional-compact', ['LEICA Q2'], unrated, {
    count: uncounted,
    specs: specs('full-frame-cmos', 47.3),
  }),
  row('leica-sl2', 'SL2', 2019, 'professional-mirrorless', ['LEICA SL2'], unrated, { count: uncounted }),
  row('leica-v-lux-5', 'V-Lux 5', 2019, 'mid-range-bridge', ['V-Lux 5'], unrated, { count: uncounted }),
  row('leica-d-lux-7', 'D-Lux 7', 2018, 'mid-range-compact', ['D-Lux 7'], unrated, { count: uncounted }),
  row('leica-m10-d', 'M10-D', 2018, 'professional-rangefinder', ['LEICA M10-D'], unrated, { count: uncounted }),
  row('leica-m10-p', 'M10-P', 2018, 'professional-rangefinder', ['LEICA M10-P'], unrated, { count: uncounted }),
  row('leica-cl', 'CL', 2017, 'mid-range-mirrorless', ['LEICA CL'], unrated, { count: uncounted }),
  row('leica-m10', 'M10', 2017, 'professional-rangefinder', ['LEICA M10'], unrated, { count: uncounted }),
  row('leica-tl2', 'TL2', 2017, 'mid-range-mirrorless', ['LEICA TL2'], unrated, { count: uncounted }),
  row('leica-m-d-typ-262', 'M-D (Typ 262)', 2016, 'professional-rangefinder', ['LEICA M-D (Typ 262)'], unrated, {
    count: uncounted,
  }),
  row('leica-tl', 'TL', 2016, 'mid-range-mirrorless', ['LEICA TL'], unrated, { count: uncounted }),
  row('leica-m-typ-262', 'M (Typ 262)', 2015, 'professional-rangefinder', ['LEICA M (Typ 262)'], unrated, {
    count: uncounted,
  }),
  row(
    'leica-m-monochrom-typ-246',
    'M Monochrom (Typ 246)',
    2015,
    'professional-rangefinder',
    ['LEICA M MONOCHROM (Typ 246)'],
    unrated,
    {
      count: uncounted,
    },
  ),
  row('leica-q-typ-116', 'Q (Typ 116)', 2015, 'professional-compact', ['LEICA Q (Typ 116)'], unrated, {
    count: uncounted,
  }),
  row('leica-sl-typ-601', 'SL (Typ 601)', 2015, 'professional-mirrorless', ['LEICA SL (Typ 601)'], unrated, {
    count: uncounted,
  }),
  row('leica-d-lux-typ-109', 'D-Lux (Typ 109)', 2014, 'mid-range-compact', ['D-LUX (Typ 109)'], unrated, {
    count: uncounted,
  }),
  row('leica-s-typ-007', 'S (Typ 007)', 2014, 'professional-medium-format', ['LEICA S (Typ 007)'], unrated, {
    count: uncounted,
  }),
  row('leica-t-typ-701', 'T (Typ 701)', 2014, 'mid-range-mirrorless', ['LEICA T (Typ 701)'], unrated, {
    count: uncounted,
  }),
  row('leica-x-typ-113', 'X (Typ 113)', 2014, 'mid-range-compact', ['LEICA X (Typ 113)'], unrated, {
    count: uncounted,
  }),
  row('leica-x-vario', 'X Vario', 2013, 'mid-range-compact', ['LEICA X VARIO (Typ 107)'], unrated, {
    count: uncounted,
  }),
  row('leica-m-typ-240', 'M (Typ 240)', 2012, 'professional-rangefinder', ['LEICA M (Typ 240)'], unrated, {
    count: uncounted,
  }),
  row('leica-m-monochrom', 'M Monochrom', 2012, 'professional-rangefinder', ['M Monochrom'], unrated, {
    count: seen(1, numbered),
  }),
  row('leica-x2', 'X2', 2012, 'mid-range-compact', ['LEICA X2'], unrated, { count: uncounted }),
  row('leica-m9-p', 'M9-P', 2011, 'professional-rangefinder', [], unrated, { count: uncounted }),
  row('leica-m9', 'M9', 2009, 'professional-rangefinder', ['M9 Digital Camera'], unrated, {
    count: seen(1, numbered),
  }),
  row('leica-x1', 'X1', 2009, 'mid-range-compact', ['LEICA X1'], unrated, { count: uncounted }),
  row('leica-s2', 'S2', 2009, 'professional-medium-format', ['S2'], unrated, { announcedYear: 2008, count: uncounted }),
  row('leica-digilux-3', 'Digilux 3', 2006, 'mid-range-dslr', ['DIGILUX 3'], unrated, { count: uncounted }),
  row('leica-m8', 'M8', 2006, 'professional-rangefinder', ['M8 Digital Camera'], unrated, {
    count: seen(1, numbered),
  }),
  row('leica-digilux-2', 'Digilux 2', 2004, 'mid-range-compact', ['DIGILUX 2'], unrated, { count: uncounted }),
] as const;
