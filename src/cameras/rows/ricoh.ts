/** Listed cameras, newest first. */

import { countFacts, inPhotos, notKnown, quoted, row, seen, specs, unrated } from '../cameraRow';

const expected = countFacts(inPhotos.expected, 'ricoh-exif', ['exiftool-pentax'], { tags: ['MakerNote/0x005D'] });
const counted = countFacts(inPhotos.limited, 'ricoh-info', ['exiftool-ricoh'], {
  tags: ['MakerNote/0x2001/0x000C'],
});
const countedOnGxr = { ...counted, isOfBodyOrUnit: true } as const;
const uncounted = countFacts(inPhotos.none, 'nothing-found', []);

export default [
  row('ricoh-gr4-hdf', 'GR IV HDF', 2026, 'mid-range-compact', ['RICOH GR IV HDF'], unrated, {
    count: notKnown,
  }),
  row('ricoh-gr4-monochrome', 'GR IV Monochrome', 2026, 'mid-range-compact', ['RICOH GR IV Monochrome'], unrated, {
    count: notKnown,
  }),
  row('ricoh-gr4', 'GR IV', 2025, 'mid-range-compact', ['RICOH GR IV'], unrated, {
    count: notKnown,
  }),
  row('ricoh-gr3-hdf', 'GR III HDF', 2024, 'mid-range-compact', [], unrated, { count: expected }),
  row('ricoh-gr3x-hdf', 'GR IIIx HDF', 2024, 'mid-range-compact', ['RICOH GR IIIx HDF'], unrated, {
    count: expected,
  }),
  row('ricoh-gr3x', 'GR IIIx', 2021, 'mid-range-compact', ['RICOH GR IIIx'], unrated, {
    count: expected,
  }),
  row('ricoh-gr3', 'GR III', 2019, 'mid-range-compact', ['RICOH GR III', 'RICOH GR III HDF'], unrated, {
    count: expected,
    announcedYear: 2018,
    specs: specs('aps-c-cmos', 24.2),
  }),
  row('ricoh-gr2', 'GR II', 2015, 'mid-range-compact', ['GR II'], unrated, { count: uncounted }),
  row('ricoh-gr', 'GR', 2013, 'mid-range-compact', ['GR'], unrated, { count: uncounted }),
  row('ricoh-cx6', 'CX6', 2011, 'entry-level-compact', ['CX6'], unrated, { count: seen(1, counted) }),
  row('ricoh-gr-digital-iv', 'GR Digital IV', 2011, 'mid-range-compact', ['GR DIGITAL 4'], quoted(50_000, 'cyapu'), {
    count: seen(1, counted),
    ja: 'GR DIGITAL IV',
  }),
  row('ricoh-gxr-mount-a12', 'GXR Mount A12', 2011, 'mid-range-compact', ['GXR MOUNT A12'], unrated, {
    // The unit has a lens mount and a focal-plane shutter.
    drawing: 'mirrorless',
    count: seen(1, countedOnGxr),
  }),
  row('ricoh-gr-digital-iii', 'GR Digital III', 2009, 'mid-range-compact', ['GR DIGITAL 3'], unrated, {
    count: seen(8, counted),
    ja: 'GR DIGITAL III',
  }),
  row('ricoh-gxr', 'GXR', 2009, 'mid-range-compact', ['GXR', 'GXR A12', 'GXR A16', 'GXR P10'], unrated, {
    count: seen(5, countedOnGxr),
  }),
  row('ricoh-gx200', 'GX200', 2008, 'mid-range-compact', ['RICOH GX200'], unrated, { count: seen(1, counted) }),
  row('ricoh-gr-digital-ii', 'GR Digital II', 2007, 'mid-range-compact', ['GR DIGITAL 2'], unrated, {
    count: seen(4, counted),
    ja: 'GR DIGITAL II',
  }),
  row('ricoh-gx100', 'GX100', 2007, 'mid-range-compact', ['Caplio GX100'], unrated, { count: seen(4, counted) }),
  row('ricoh-caplio-gx8', 'Caplio GX8', 2005, 'entry-level-compact', ['Caplio GX8'], unrated, {
    count: seen(1, counted),
  }),
  row('ricoh-gr-digital', 'GR Digital', 2005, 'mid-range-compact', ['GR Digital'], unrated, {
    count: seen(2, counted),
    ja: 'GR DIGITAL',
  }),
  row('ricoh-caplio-gx', 'Caplio GX', 2004, 'entry-level-compact', ['Caplio GX'], unrated, { count: seen(1, counted) }),
] as const;
