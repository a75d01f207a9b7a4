/** The models with a page, in the order they are shown: slugs and names only, for routes, titles and links. */

import type { BrandId } from './brands';

export interface ModelRow {
  readonly slug: string;
  /** without the brand */
  readonly model: string;
  /** where Japan knows the body by another name */
  readonly ja?: string;
  /** further slugs that show the same page; `slug` is the canonical one */
  readonly aliases?: readonly string[];
  /** names in other markets: words of the search, no routes */
  readonly otherNames?: readonly string[];
}

export const modelRows = {
  canon: [
    { slug: 'canon-eos-5d-mark-ii', model: 'EOS 5D Mark II' },
    { slug: 'canon-eos-5d-mark-iii', model: 'EOS 5D Mark III' },
    { slug: 'canon-eos-5d-mark-iv', model: 'EOS 5D Mark IV' },
    { slug: 'canon-eos-6d', model: 'EOS 6D' },
    { slug: 'canon-eos-6d-mark-ii', model: 'EOS 6D Mark II' },
    { slug: 'canon-eos-7d', model: 'EOS 7D' },
    { slug: 'canon-eos-7d-mark-ii', model: 'EOS 7D Mark II' },
    { slug: 'canon-eos-80d', model: 'EOS 80D' },
    { slug: 'canon-eos-90d', model: 'EOS 90D' },
    {
      slug: 'canon-eos-800d',
      model: 'EOS 800D',
      ja: 'EOS Kiss X9i（EOS 800D）',
      otherNames: ['EOS Rebel T7i'],
    },
    {
      slug: 'canon-eos-250d',
      model: 'EOS 250D',
      ja: 'EOS Kiss X10（EOS 250D）',
      otherNames: ['EOS Rebel SL3', 'EOS 200D II'],
    },
    {
      slug: 'canon-eos-2000d',
      model: 'EOS 2000D',
      ja: 'EOS Kiss X90（EOS 2000D）',
      otherNames: ['EOS Rebel T7', 'EOS 1500D'],
    },
    { slug: 'canon-eos-1d-x-mark-ii', model: 'EOS-1D X Mark II' },
    { slug: 'canon-eos-1d-x-mark-iii', model: 'EOS-1D X Mark III' },
    { slug: 'canon-eos-r', model: 'EOS R' },
    { slug: 'canon-eos-rp', model: 'EOS RP' },
    { slug: 'canon-eos-r5', model: 'EOS R5' },
    { slug: 'canon-eos-r6', model: 'EOS R6' },
    { slug: 'canon-eos-r6-mark-ii', model: 'EOS R6 Mark II' },
    { slug: 'canon-eos-r7', model: 'EOS R7' },
  ],
  nikon: [
    { slug: 'nikon-d850', model: 'D850' },
    { slug: 'nikon-d750', model: 'D750' },
    { slug: 'nikon-d780', model: 'D780' },
    { slug: 'nikon-d810', model: 'D810' },
    { slug: 'nikon-d800', model: 'D800' },
    { slug: 'nikon-d610', model: 'D610' },
    { slug: 'nikon-d500', model: 'D500' },
    { slug: 'nikon-d7500', model: 'D7500' },
    { slug: 'nikon-d7200', model: 'D7200' },
    { slug: 'nikon-d7100', model: 'D7100' },
    { slug: 'nikon-d5600', model: 'D5600' },
    { slug: 'nikon-d5300', model: 'D5300' },
    { slug: 'nikon-d3500', model: 'D3500' },
    { slug: 'nikon-d5', model: 'D5' },
    { slug: 'nikon-z5', model: 'Z5' },
    { slug: 'nikon-z6', model: 'Z6' },
    { slug: 'nikon-z6-ii', model: 'Z6 II' },
    { slug: 'nikon-z7', model: 'Z7' },
    { slug: 'nikon-z7-ii', model: 'Z7 II' },
    { slug: 'nikon-z50', model: 'Z50' },
  ],
  sony: [
    { slug: 'sony-alpha-a7-iii', model: 'A7 III', aliases: ['sony-a7-iii'] },
    { slug: 'sony-alpha-a7-iv', model: 'A7 IV', aliases: ['sony-a7-iv'] },
    { slug: 'sony-alpha-a7-ii', model: 'A7 II', aliases: ['sony-a7-ii'] },
    { slug: 'sony-alpha-a7r-iii', model: 'A7R III', aliases: ['sony-a7r-iii'] },
    { slug: 'sony-alpha-a7r-iv', model: 'A7R IV', aliases: ['sony-a7r-iv'] },
    { slug: 'sony-alpha-a7s-iii', model: 'A7S III', aliases: ['sony-a7s-iii'] },
    { slug: 'sony-alpha-a9', model: 'A9', aliases: ['sony-a9'] },
    { slug: 'sony-alpha-a6400', model: 'A6400', aliases: ['sony-a6400'] },
    { slug: 'sony-alpha-a6000', model: 'A6000', aliases: ['sony-a6000'] },
  ],
  fujifilm: [
    { slug: 'fujifilm-x-t4', model: 'X-T4' },
    { slug: 'fujifilm-x-pro3', model: 'X-Pro3' },
    { slug: 'fujifilm-x-h2', model: 'X-H2' },
  ],
  olympus: [
    { slug: 'olympus-om-d-e-m1', model: 'OM-D E-M1' },
    { slug: 'olympus-om-d-e-m1-mark-ii', model: 'OM-D E-M1 Mark II' },
    { slug: 'olympus-om-d-e-m1-mark-iii', model: 'OM-D E-M1 Mark III' },
    { slug: 'olympus-om-d-e-m1x', model: 'OM-D E-M1X' },
    { slug: 'olympus-om-d-e-m5', model: 'OM-D E-M5' },
    { slug: 'olympus-om-d-e-m5-mark-ii', model: 'OM-D E-M5 Mark II' },
    { slug: 'olympus-om-d-e-m5-mark-iii', model: 'OM-D E-M5 Mark III' },
    { slug: 'olympus-om-d-e-m10', model: 'OM-D E-M10' },
    { slug: 'olympus-om-d-e-m10-mark-ii', model: 'OM-D E-M10 Mark II' },
    { slug: 'olympus-om-d-e-m10-mark-iii', model: 'OM-D E-M10 Mark III' },
    { slug: 'olympus-om-d-e-m10-mark-iv', model: 'OM-D E-M10 Mark IV' },
    { slug: 'olympus-pen-f', model: 'PEN-F' },
    { slug: 'olympus-pen-e-p5', model: 'PEN E-P5' },
    { slug: 'olympus-pen-e-pl9', model: 'PEN E-PL9' },
    { slug: 'olympus-e-5', model: 'E-5' },
  ],
  pentax: [{ slug: 'pentax-k-1-mark-ii', model: 'K-1 Mark II' }],
  leica: [{ slug: 'leica-q2', model: 'Q2' }],
  ricoh: [{ slug: 'ricoh-gr3', model: 'GR III' }],
  kodak: [{ slug: 'kodak-dcs-14n', model: 'DCS 14n' }],
  minolta: [
    {
      slug: 'minolta-dynax-7d',
      model: 'Dynax 7D',
      ja: 'α-7 DIGITAL（Dynax 7D）',
      otherNames: ['Maxxum 7D'],
    },
  ],
} as const satisfies Record<BrandId, readonly ModelRow[]>;
