/** Listed cameras, newest first; then unlisted bodies. */

import {
  body,
  classFigure,
  countFacts,
  electronicOnly,
  givenFor,
  inPhotos,
  notKnown,
  quoted,
  rated,
  row,
  seen,
  specs,
  unsourced,
} from '../cameraRow';

const countedTwice = countFacts(inPhotos.exact, 'nikon-exif-mech', ['exiftool-nikon'], {
  tags: ['MakerNote/0x00A7', 'MakerNote/0x0037'],
});
const counted = countFacts(inPhotos.exact, 'nikon-exif', ['exiftool-nikon'], { tags: ['MakerNote/0x00A7'] });
/** Expected by the rule of docs/formats.md. We have seen photos of earlier Nikon 1 bodies only. */
const expected = countFacts(inPhotos.expected, 'nikon-exif', ['exiftool-nikon'], { tags: ['MakerNote/0x00A7'] });
/** Bodies that, by the rule of docs/formats.md, should write a count of all shots and a mechanical count. */
const expectedTwice = countFacts(inPhotos.expected, 'nikon-exif-mech', ['exiftool-nikon'], {
  tags: ['MakerNote/0x00A7', 'MakerNote/0x0037'],
});
/**
 * The often-quoted figure for the D3300, D3400 and D3500. Nikon's list gives it only for the earlier D3000, D3100 and
 * D3200.
 */
const asEarlierD3000s = givenFor(['D3000', 'D3100', 'D3200'], unsourced(100_000), 'nikon-support');

const uncounted = countFacts(inPhotos.none, 'nothing-found', []);

export default [
  row('nikon-z5-ii', 'Z5 II', 2025, 'mid-range-mirrorless', ['NIKON Z5_2'], rated(200_000, 'nikon-support'), {
    count: countedTwice,
    countsElectronic: true,
  }),
  row('nikon-zr', 'ZR', 2025, 'professional-mirrorless', ['NIKON ZR'], electronicOnly, { count: counted }),
  row('nikon-z6-iii', 'Z6 III', 2024, 'mid-range-mirrorless', ['NIKON Z6_3'], rated(200_000, 'nikon-support'), {
    count: countedTwice,
    countsElectronic: true,
  }),
  row('nikon-z50-ii', 'Z50 II', 2024, 'entry-level-mirrorless', ['NIKON Z50_2'], rated(100_000, 'nikon-support'), {
    count: countedTwice,
    countsElectronic: true,
  }),
  row('nikon-z-f', 'Z f', 2023, 'mid-range-mirrorless', ['NIKON Z f'], rated(200_000, 'nikon-support'), {
    count: countedTwice,
    countsElectronic: true,
  }),
  row('nikon-z8', 'Z8', 2023, 'professional-mirrorless', ['NIKON Z 8'], electronicOnly, {
    count: seen(5, counted),
    countsElectronic: true,
  }),
  row('nikon-z30', 'Z30', 2022, 'entry-level-mirrorless', ['NIKON Z 30'], rated(100_000, 'nikon-support'), {
    count: seen(2, countedTwice),
    countsElectronic: true,
  }),
  row('nikon-z-fc', 'Z fc', 2021, 'entry-level-mirrorless', ['NIKON Z fc'], rated(100_000, 'nikon-support'), {
    count: countedTwice,
    countsElectronic: true,
  }),
  row('nikon-z9', 'Z9', 2021, 'professional-mirrorless', ['NIKON Z 9'], electronicOnly, {
    count: seen(1, counted),
    countsElectronic: true,
  }),
  row('nikon-d6', 'D6', 2020, 'professional-dslr', ['NIKON D6'], rated(400_000, 'nikon-support'), {
    count: countedTwice,
    countsElectronic: true,
  }),
  row('nikon-d780', 'D780', 2020, 'mid-range-dslr', ['NIKON D780'], rated(150_000, 'nikon-support'), {
    count: seen(1, countedTwice),
    countsElectronic: true,
    specs: specs('full-frame-bsi-cmos', 24.5),
  }),
  row('nikon-z5', 'Z5', 2020, 'mid-range-mirrorless', ['NIKON Z 5'], rated(200_000, 'nikon-support'), {
    count: seen(5, countedTwice),
    countsElectronic: true,
    specs: specs('full-frame-cmos', 24.3),
  }),
  row('nikon-z6-ii', 'Z6 II', 2020, 'mid-range-mirrorless', ['NIKON Z 6_2'], rated(200_000, 'nikon-support'), {
    count: seen(1, countedTwice),
    countsElectronic: true,
    specs: specs('full-frame-bsi-cmos', 24.5),
  }),
  row('nikon-z7-ii', 'Z7 II', 2020, 'professional-mirrorless', ['NIKON Z 7_2'], rated(200_000, 'nikon-support'), {
    count: countedTwice,
    countsElectronic: true,
    specs: specs('full-frame-bsi-cmos', 45.7),
  }),
  row('nikon-z50', 'Z50', 2019, 'entry-level-mirrorless', ['NIKON Z 50'], rated(100_000, 'nikon-support'), {
    count: seen(1, countedTwice),
    countsElectronic: true,
    specs: specs('aps-c-cmos', 20.9),
  }),
  row('nikon-d3500', 'D3500', 2018, 'entry-level-dslr', ['NIKON D3500'], asEarlierD3000s, {
    count: seen(4, counted),
    specs: specs('aps-c-cmos', 24.2),
  }),
  row('nikon-z6', 'Z6', 2018, 'mid-range-mirrorless', ['NIKON Z 6'], rated(200_000, 'nikon-support'), {
    count: seen(3, countedTwice),
    countsElectronic: true,
    specs: specs('full-frame-bsi-cmos', 24.5),
  }),
  row('nikon-z7', 'Z7', 2018, 'professional-mirrorless', ['NIKON Z 7'], rated(200_000, 'nikon-support'), {
    count: seen(1, countedTwice),
    countsElectronic: true,
    specs: specs('full-frame-bsi-cmos', 45.7),
  }),
  row('nikon-d850', 'D850', 2017, 'professional-dslr', ['NIKON D850'], rated(200_000, 'nikon-support'), {
    count: seen(4, countedTwice),
    countsElectronic: true,
    specs: specs('full-frame-bsi-cmos', 45.7),
  }),
  row('nikon-d7500', 'D7500', 2017, 'mid-range-dslr', ['NIKON D7500'], rated(150_000, 'nikon-support'), {
    count: seen(1, counted),
    specs: specs('aps-c-cmos', 20.9),
  }),
  row('nikon-d5', 'D5', 2016, 'professional-dslr', ['NIKON D5'], rated(400_000, 'nikon-support'), {
    count: seen(1, counted),
    specs: specs('full-frame-cmos', 20.8),
  }),
  row('nikon-d500', 'D500', 2016, 'professional-dslr', ['NIKON D500'], rated(200_000, 'nikon-support'), {
    count: seen(123, counted),
    specs: specs('aps-c-cmos', 20.9),
  }),
  row('nikon-d3400', 'D3400', 2016, 'entry-level-dslr', ['NIKON D3400'], asEarlierD3000s, {
    count: seen(224, counted),
  }),
  row('nikon-d5600', 'D5600', 2016, 'entry-level-dslr', ['NIKON D5600'], rated(100_000, 'nikon-support'), {
    count: seen(2, counted),
    specs: specs('aps-c-cmos', 24.2),
  }),
  row('nikon-1-j5', '1 J5', 2015, 'entry-level-mirrorless', ['NIKON 1 J5'], electronicOnly, { count: expected }),
  row('nikon-d810a', 'D810A', 2015, 'professional-dslr', ['NIKON D810A'], rated(200_000, 'nikon-support'), {
    count: counted,
  }),
  row('nikon-d5500', 'D5500', 2015, 'entry-level-dslr', ['NIKON D5500'], rated(100_000, 'nikon-support'), {
    count: counted,
  }),
  row('nikon-d7200', 'D7200', 2015, 'mid-range-dslr', ['NIKON D7200'], rated(150_000, 'nikon-support'), {
    count: seen(1, counted),
    specs: specs('aps-c-cmos', 24.2),
  }),
  row('nikon-1-v3', '1 V3', 2014, 'mid-range-mirrorless', ['NIKON 1 V3'], rated(100_000, 'nikon-support'), {
    count: expectedTwice,
    countsElectronic: true,
  }),
  row('nikon-d4s', 'D4S', 2014, 'professional-dslr', ['NIKON D4S'], rated(400_000, 'nikon-support'), {
    count: seen(1, counted),
  }),
  row('nikon-d750', 'D750', 2014, 'mid-range-dslr', ['NIKON D750'], rated(150_000, 'nikon-support'), {
    count: seen(4, counted),
    specs: specs('full-frame-cmos', 24.3),
  }),
  row('nikon-d810', 'D810', 2014, 'professional-dslr', ['NIKON D810'], rated(200_000, 'nikon-support'), {
    count: seen(2, counted),
    specs: specs('full-frame-cmos', 36.3),
  }),
  row('nikon-d3300', 'D3300', 2014, 'entry-level-dslr', ['NIKON D3300'], asEarlierD3000s, {
    count: seen(29, counted),
  }),
  row('nikon-d610', 'D610', 2013, 'mid-range-dslr', ['NIKON D610'], rated(150_000, 'nikon-support'), {
    count: seen(1, counted),
    specs: specs('full-frame-cmos', 24.3),
  }),
  row('nikon-d5300', 'D5300', 2013, 'entry-level-dslr', ['NIKON D5300'], rated(100_000, 'nikon-support'), {
    count: seen(10, counted),
    specs: specs('aps-c-cmos', 24.2),
  }),
  row('nikon-d7100', 'D7100', 2013, 'mid-range-dslr', ['NIKON D7100'], rated(150_000, 'nikon-support'), {
    count: seen(11, counted),
    specs: specs('aps-c-cmos', 24.1),
  }),
  row('nikon-df', 'Df', 2013, 'mid-range-dslr', ['NIKON Df'], unsourced(150_000), { count: seen(1, counted) }),
  row('nikon-1-v2', '1 V2', 2012, 'mid-range-mirrorless', ['NIKON 1 V2'], rated(100_000, 'nikon-support'), {
    count: seen(1, countedTwice),
    countsElectronic: true,
  }),
  row('nikon-d4', 'D4', 2012, 'professional-dslr', ['NIKON D4'], rated(400_000, 'nikon-support'), {
    count: seen(1, counted),
  }),
  row('nikon-d600', 'D600', 2012, 'mid-range-dslr', ['NIKON D600'], rated(150_000, 'nikon-support'), {
    count: seen(2, counted),
  }),
  row('nikon-d800', 'D800', 2012, 'professional-dslr', ['NIKON D800'], rated(200_000, 'nikon-support'), {
    count: seen(105, counted),
    specs: specs('full-frame-cmos', 36.3),
  }),
  row('nikon-d800e', 'D800E', 2012, 'professional-dslr', ['NIKON D800E'], rated(200_000, 'nikon-support'), {
    count: seen(1, counted),
  }),
  row('nikon-d3200', 'D3200', 2012, 'entry-level-dslr', ['NIKON D3200'], rated(100_000, 'nikon-support'), {
    count: seen(18, counted),
  }),
  row('nikon-d5200', 'D5200', 2012, 'entry-level-dslr', ['NIKON D5200'], rated(100_000, 'nikon-support'), {
    count: seen(3, counted),
  }),
  row('nikon-1-j1', '1 J1', 2011, 'entry-level-mirrorless', ['NIKON 1 J1'], electronicOnly, {
    count: seen(1, counted),
  }),
  row('nikon-1-v1', '1 V1', 2011, 'mid-range-mirrorless', ['NIKON 1 V1'], rated(100_000, 'nikon-support'), {
    count: seen(1, countedTwice),
    countsElectronic: true,
  }),
  row('nikon-d5100', 'D5100', 2011, 'entry-level-dslr', ['NIKON D5100'], rated(100_000, 'nikon-support'), {
    count: seen(58, counted),
  }),
  row('nikon-d3100', 'D3100', 2010, 'entry-level-dslr', ['NIKON D3100'], rated(100_000, 'nikon-support'), {
    count: seen(93, counted),
  }),
  row('nikon-d7000', 'D7000', 2010, 'mid-range-dslr', ['NIKON D7000'], rated(150_000, 'nikon-support'), {
    count: seen(49, counted),
  }),
  row('nikon-d3s', 'D3S', 2009, 'professional-dslr', ['NIKON D3S'], rated(300_000, 'nikon-support'), {
    count: seen(1, counted),
  }),
  row('nikon-d300s', 'D300S', 2009, 'mid-range-dslr', ['NIKON D300S'], rated(150_000, 'nikon-support'), {
    count: seen(1, counted),
  }),
  row('nikon-d3000', 'D3000', 2009, 'entry-level-dslr', ['NIKON D3000'], rated(100_000, 'nikon-support'), {
    count: seen(20, counted),
  }),
  row('nikon-d5000', 'D5000', 2009, 'entry-level-dslr', ['NIKON D5000'], rated(100_000, 'nikon-support'), {
    count: seen(226, counted),
  }),
  row('nikon-d3x', 'D3X', 2008, 'professional-dslr', ['NIKON D3X'], rated(300_000, 'nikon-support'), {
    count: seen(1, counted),
  }),
  row('nikon-d60', 'D60', 2008, 'entry-level-dslr', ['NIKON D60'], classFigure('entry-level-dslr'), {
    count: seen(261, counted),
  }),
  row('nikon-d90', 'D90', 2008, 'mid-range-dslr', ['NIKON D90'], rated(100_000, 'nikon-support'), {
    count: seen(56, counted),
  }),
  row('nikon-d700', 'D700', 2008, 'professional-dslr', ['NIKON D700'], rated(150_000, 'nikon-support'), {
    count: seen(2, counted),
  }),
  row('nikon-d3', 'D3', 2007, 'professional-dslr', ['NIKON D3'], rated(300_000, 'nikon-support'), {
    count: seen(1, counted),
  }),
  row('nikon-d40x', 'D40X', 2007, 'entry-level-dslr', ['NIKON D40X'], classFigure('entry-level-dslr'), {
    count: seen(11, counted),
  }),
  row('nikon-d300', 'D300', 2007, 'mid-range-dslr', ['NIKON D300'], rated(150_000, 'nikon-support'), {
    count: seen(7, counted),
  }),
  row('nikon-d2xs', 'D2Xs', 2006, 'professional-dslr', ['NIKON D2Xs'], unsourced(150_000), { count: seen(1, counted) }),
  row('nikon-d40', 'D40', 2006, 'entry-level-dslr', ['NIKON D40'], classFigure('entry-level-dslr'), {
    count: seen(7, counted),
  }),
  row('nikon-d80', 'D80', 2006, 'mid-range-dslr', ['NIKON D80'], classFigure('mid-range-dslr'), {
    count: seen(186, counted),
  }),
  row('nikon-d2hs', 'D2Hs', 2005, 'professional-dslr', ['NIKON D2Hs'], unsourced(150_000), { count: seen(1, counted) }),
  row('nikon-d50', 'D50', 2005, 'entry-level-dslr', ['NIKON D50'], classFigure('entry-level-dslr'), {
    count: seen(8, counted),
  }),
  row('nikon-d70s', 'D70s', 2005, 'mid-range-dslr', ['NIKON D70s'], classFigure('mid-range-dslr'), {
    count: seen(7, counted),
  }),
  row('nikon-d200', 'D200', 2005, 'mid-range-dslr', ['NIKON D200'], quoted(100_000, 'robgalbraith-d200'), {
    count: seen(32, counted),
  }),
  row('nikon-d2x', 'D2X', 2005, 'professional-dslr', ['NIKON D2X'], unsourced(150_000), {
    announcedYear: 2004,
    count: seen(1, counted),
  }),
  row('nikon-d70', 'D70', 2004, 'mid-range-dslr', ['NIKON D70'], classFigure('mid-range-dslr'), {
    count: seen(143, counted),
  }),
  row('nikon-d2h', 'D2H', 2003, 'professional-dslr', ['NIKON D2H'], unsourced(150_000), { count: seen(1, counted) }),
  row('nikon-d100', 'D100', 2002, 'mid-range-dslr', ['NIKON D100'], classFigure('mid-range-dslr'), {
    count: seen(1, uncounted),
  }),
  row('nikon-d1h', 'D1H', 2001, 'professional-dslr', ['NIKON D1H'], classFigure('professional-dslr'), {
    count: notKnown,
  }),
  row('nikon-d1x', 'D1X', 2001, 'professional-dslr', ['NIKON D1X'], classFigure('professional-dslr'), {
    count: seen(2, uncounted),
  }),
  row('nikon-d1', 'D1', 1999, 'professional-dslr', ['NIKON D1'], classFigure('professional-dslr'), {
    count: seen(2, uncounted),
  }),
  body(['NIKON 1 J2'], electronicOnly),
  body(['NIKON 1 J3'], electronicOnly),
  body(['NIKON 1 J4'], electronicOnly),
  body(['NIKON 1 S1'], electronicOnly),
  body(['NIKON 1 S2'], electronicOnly),
  body(['NIKON 1 AW1'], electronicOnly),
] as const;
