/** Listed cameras, newest first. */

import { countFacts, inPhotos, row, specified, specs, unrated } from '../cameraRow';

const uncounted = countFacts(inPhotos.none, 'nothing-found', ['exiftool-kodak']);

export default [
  row(
    'kodak-easyshare-z990',
    'EasyShare Z990',
    2011,
    'mid-range-bridge',
    ['KODAK EasyShare Z990 Digital Camera'],
    unrated,
    { count: uncounted },
  ),
  row(
    'kodak-easyshare-z981',
    'EasyShare Z981',
    2010,
    'mid-range-bridge',
    ['KODAK EasyShare Z981 Digital Camera'],
    unrated,
    { count: uncounted },
  ),
  row('kodak-easyshare-p850', 'EasyShare P850', 2005, 'mid-range-bridge', ['KODAK P850 ZOOM DIGITAL CAMERA'], unrated, {
    count: uncounted,
  }),
  row('kodak-easyshare-p880', 'EasyShare P880', 2005, 'mid-range-bridge', ['KODAK P880 ZOOM DIGITAL CAMERA'], unrated, {
    count: uncounted,
  }),
  row('kodak-dcs-pro-slr-c', 'DCS Pro SLR/c', 2004, 'professional-dslr', ['Kodak DCS Pro SLR/c'], unrated, {
    count: uncounted,
  }),
  row('kodak-dcs-pro-slr-n', 'DCS Pro SLR/n', 2004, 'professional-dslr', ['DCS Pro SLR/n'], specified(50_000), {
    count: uncounted,
  }),
  row('kodak-dcs-14n', 'DCS 14n', 2003, 'professional-dslr', ['DCS Pro 14N', 'DCS Pro 14nx'], specified(50_000), {
    count: uncounted,
    announcedYear: 2002,
    specs: specs('full-frame-cmos', 13.7),
  }),
  row(
    'kodak-easyshare-dx6490',
    'EasyShare DX6490',
    2003,
    'mid-range-bridge',
    ['KODAK DX6490 ZOOM DIGITAL CAMERA'],
    unrated,
    { count: uncounted },
  ),
  row('kodak-dcs-pro-back-645', 'DCS Pro Back 645', 2002, 'professional-digital-back', ['ProBack645'], unrated, {
    count: uncounted,
  }),
  row('kodak-dcs-720x', 'DCS 720x', 2001, 'professional-dslr', ['DCS720X'], unrated, { count: uncounted }),
  row('kodak-dcs-760', 'DCS 760', 2001, 'professional-dslr', ['DCS760C', 'Kodak DCS760C'], unrated, {
    count: uncounted,
  }),
  row('kodak-dcs-620x', 'DCS 620x', 2000, 'professional-dslr', ['DCS620X'], unrated, { count: uncounted }),
  row('kodak-dcs-pro-back', 'DCS Pro Back', 2000, 'professional-digital-back', ['ProBack'], unrated, {
    count: uncounted,
  }),
  row('kodak-dcs-330', 'DCS 330', 1999, 'professional-dslr', ['DCS330C'], unrated, { count: uncounted }),
  row('kodak-dcs-620', 'DCS 620', 1999, 'professional-dslr', ['DCS620C'], unrated, { count: uncounted }),
  row('kodak-dcs-660', 'DCS 660', 1999, 'professional-dslr', ['DCS660C'], unrated, { count: uncounted }),
  row('kodak-dcs-315', 'DCS 315', 1998, 'professional-dslr', ['DCS315C'], unrated, { count: uncounted }),
  row('kodak-dcs-520', 'DCS 520', 1998, 'professional-dslr', ['DCS520C', 'Kodak DCS520C'], unrated, {
    count: uncounted,
  }),
  row('kodak-dcs-560', 'DCS 560', 1998, 'professional-dslr', ['DCS560C'], unrated, { count: uncounted }),
] as const;
