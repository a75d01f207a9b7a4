import type { ListRow } from '../types';

/** Models without a page, newest first: name, type, year, slug. */
export const kodak: readonly ListRow[] = [
  ['EasyShare Z990', 'entry-level-compact', 2011, 'kodak-easyshare-z990'],
  ['EasyShare Z981', 'entry-level-compact', 2010, 'kodak-easyshare-z981'],
  ['EasyShare P850', 'mid-range-compact', 2005, 'kodak-easyshare-p850'],
  ['EasyShare P880', 'mid-range-compact', 2005, 'kodak-easyshare-p880'],
  ['DCS Pro SLR/c', 'professional-dslr', 2004, 'kodak-dcs-pro-slr-c'],
  ['DCS Pro SLR/n', 'professional-dslr', 2004, 'kodak-dcs-pro-slr-n'],
  ['EasyShare DX6490', 'entry-level-compact', 2003, 'kodak-easyshare-dx6490'],
  ['DCS Pro Back 645', 'professional-digital-back', 2002, 'kodak-dcs-pro-back-645'],
  ['DCS 720x', 'professional-dslr', 2001, 'kodak-dcs-720x'],
  ['DCS 760', 'professional-dslr', 2001, 'kodak-dcs-760'],
  ['DCS 620x', 'professional-dslr', 2000, 'kodak-dcs-620x'],
  ['DCS Pro Back', 'professional-digital-back', 2000, 'kodak-dcs-pro-back'],
  ['DCS 330', 'professional-dslr', 1999, 'kodak-dcs-330'],
  ['DCS 620', 'professional-dslr', 1999, 'kodak-dcs-620'],
  ['DCS 660', 'professional-dslr', 1999, 'kodak-dcs-660'],
  ['DCS 315', 'professional-dslr', 1998, 'kodak-dcs-315'],
  ['DCS 520', 'professional-dslr', 1998, 'kodak-dcs-520'],
  ['DCS 560', 'professional-dslr', 1998, 'kodak-dcs-560'],
];
