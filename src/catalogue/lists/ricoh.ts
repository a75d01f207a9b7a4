import type { ListRow } from '../types';

/** Models without a page, newest first: name, type, year, slug. */
export const ricoh: readonly ListRow[] = [
  ['GR IV', 'mid-range-compact', 2025, 'ricoh-gr4'],
  ['GR III HDF', 'mid-range-compact', 2024, 'ricoh-gr3-hdf'],
  ['GR IIIx HDF', 'mid-range-compact', 2024, 'ricoh-gr3x-hdf'],
  ['GR IIIx', 'mid-range-compact', 2021, 'ricoh-gr3x'],
  ['GR II', 'mid-range-compact', 2015, 'ricoh-gr2'],
  ['GR', 'mid-range-compact', 2013, 'ricoh-gr'],
  ['CX6', 'entry-level-compact', 2011, 'ricoh-cx6'],
  ['GR Digital IV', 'mid-range-compact', 2011, 'ricoh-gr-digital-iv'],
  ['GXR Mount A12', 'mid-range-compact', 2011, 'ricoh-gxr-mount-a12'],
  ['GR Digital III', 'mid-range-compact', 2009, 'ricoh-gr-digital-iii'],
  ['GXR', 'mid-range-compact', 2009, 'ricoh-gxr'],
  ['GX200', 'mid-range-compact', 2008, 'ricoh-gx200'],
  ['GR Digital II', 'mid-range-compact', 2007, 'ricoh-gr-digital-ii'],
  ['GX100', 'mid-range-compact', 2007, 'ricoh-gx100'],
  ['Caplio GX8', 'entry-level-compact', 2005, 'ricoh-caplio-gx8'],
  ['GR Digital', 'mid-range-compact', 2005, 'ricoh-gr-digital'],
  ['Caplio GX', 'entry-level-compact', 2004, 'ricoh-caplio-gx'],
];
