/** Ricoh: every listed camera, newest first. */

import { countFacts, page, row, unrated } from '../cameraRow';

export default [
  row('ricoh-gr4-hdf', 'GR IV HDF', 2026, 'mid-range-compact', ['RICOH GR IV HDF'], unrated),
  row('ricoh-gr4-monochrome', 'GR IV Monochrome', 2026, 'mid-range-compact', ['RICOH GR IV Monochrome'], unrated),
  row('ricoh-gr4', 'GR IV', 2025, 'mid-range-compact', ['RICOH GR IV'], unrated),
  row('ricoh-gr3-hdf', 'GR III HDF', 2024, 'mid-range-compact'),
  row('ricoh-gr3x-hdf', 'GR IIIx HDF', 2024, 'mid-range-compact', ['RICOH GR IIIx HDF'], unrated),
  row('ricoh-gr3x', 'GR IIIx', 2021, 'mid-range-compact', ['RICOH GR IIIx'], unrated),
  row('ricoh-gr3', 'GR III', 2019, 'mid-range-compact', ['RICOH GR III', 'RICOH GR III HDF'], unrated, {
    announcedYear: 2018,
    page: page('aps-c-cmos', 24.2, countFacts('unconfirmed-in-file', 'ricoh-exif', ['exiftool-pentax'])),
  }),
  row('ricoh-gr2', 'GR II', 2015, 'mid-range-compact'),
  row('ricoh-gr', 'GR', 2013, 'mid-range-compact'),
  row('ricoh-cx6', 'CX6', 2011, 'entry-level-compact'),
  row('ricoh-gr-digital-iv', 'GR Digital IV', 2011, 'mid-range-compact', [], unrated, { ja: 'GR DIGITAL IV' }),
  row('ricoh-gxr-mount-a12', 'GXR Mount A12', 2011, 'mid-range-compact'),
  row('ricoh-gr-digital-iii', 'GR Digital III', 2009, 'mid-range-compact', [], unrated, { ja: 'GR DIGITAL III' }),
  row('ricoh-gxr', 'GXR', 2009, 'mid-range-compact'),
  row('ricoh-gx200', 'GX200', 2008, 'mid-range-compact'),
  row('ricoh-gr-digital-ii', 'GR Digital II', 2007, 'mid-range-compact', [], unrated, { ja: 'GR DIGITAL II' }),
  row('ricoh-gx100', 'GX100', 2007, 'mid-range-compact'),
  row('ricoh-caplio-gx8', 'Caplio GX8', 2005, 'entry-level-compact'),
  row('ricoh-gr-digital', 'GR Digital', 2005, 'mid-range-compact', [], unrated, { ja: 'GR DIGITAL' }),
  row('ricoh-caplio-gx', 'Caplio GX', 2004, 'entry-level-compact'),
] as const;
