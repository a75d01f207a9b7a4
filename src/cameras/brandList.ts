export type BrandId = keyof typeof brandRows;

export type ListedMakerId = BrandId | keyof typeof withoutPages;

export interface ListedMaker {
  readonly id: ListedMakerId;
  readonly name: string;
  /** the name in running Japanese text */
  readonly ja: string;
}

export interface Brand extends ListedMaker {
  readonly id: BrandId;
  /** the slugs of the popular models; some of these have no page */
  readonly popular: readonly string[];
  /** on the brand page: the popular models, and for Nikon four more */
  readonly links: readonly string[];
  /** the share of the brand's models with a shutter count in the photo */
  readonly countInFile: 'all-models' | 'most-models' | 'some-more-expected' | 'some-models' | 'no-models';
}

const brandRows = {
  canon: {
    name: 'Canon',
    ja: 'キヤノン',
    popular: ['canon-eos-5d-mark-iv', 'canon-eos-6d-mark-ii', 'canon-eos-90d', 'canon-eos-r5', 'canon-eos-r6'],
    countInFile: 'some-models',
  },
  nikon: {
    name: 'Nikon',
    ja: 'ニコン',
    popular: ['nikon-d850', 'nikon-d750', 'nikon-z6', 'nikon-d7500', 'nikon-d3500'],
    links: [
      'nikon-d850',
      'nikon-d750',
      'nikon-z6',
      'nikon-z7',
      'nikon-d7500',
      'nikon-d3500',
      'nikon-z5',
      'nikon-z6-ii',
      'nikon-z7-ii',
    ],
    countInFile: 'all-models',
  },
  sony: {
    name: 'Sony',
    ja: 'ソニー',
    popular: [
      'sony-alpha-a7-iii',
      'sony-alpha-a7-iv',
      'sony-alpha-a7r-iii',
      'sony-alpha-a7r-iv',
      'sony-alpha-a7s-iii',
      'sony-alpha-a9',
      'sony-alpha-a6400',
      'sony-alpha-a6000',
    ],
    countInFile: 'most-models',
  },
  fujifilm: {
    name: 'Fujifilm',
    ja: '富士フイルム',
    popular: ['fujifilm-x-t4', 'fujifilm-x-pro3', 'fujifilm-x-h2', 'fujifilm-x-t3', 'fujifilm-x100v'],
    countInFile: 'some-more-expected',
  },
  olympus: {
    name: 'Olympus',
    ja: 'オリンパス',
    popular: [
      'olympus-om-d-e-m1',
      'olympus-om-d-e-m1-mark-ii',
      'olympus-om-d-e-m1-mark-iii',
      'olympus-om-d-e-m1x',
      'olympus-om-d-e-m5',
      'olympus-om-d-e-m5-mark-ii',
      'olympus-om-d-e-m5-mark-iii',
      'olympus-om-d-e-m10',
      'olympus-om-d-e-m10-mark-ii',
      'olympus-om-d-e-m10-mark-iii',
      'olympus-om-d-e-m10-mark-iv',
      'olympus-pen-f',
      'olympus-pen-e-p5',
      'olympus-pen-e-pl9',
      'olympus-e-5',
    ],
    countInFile: 'no-models',
  },
  pentax: {
    name: 'Pentax',
    ja: 'ペンタックス',
    popular: ['pentax-k-1-mark-ii', 'pentax-k-1', 'pentax-k-3-mark-iii', 'pentax-kp', 'pentax-k-70'],
    countInFile: 'all-models',
  },
  leica: {
    name: 'Leica',
    ja: 'ライカ',
    popular: ['leica-q2', 'leica-m10', 'leica-m11', 'leica-sl2', 'leica-cl'],
    countInFile: 'no-models',
  },
  ricoh: {
    name: 'Ricoh',
    ja: 'リコー',
    popular: ['ricoh-gr3', 'ricoh-gr3x', 'ricoh-gr2', 'ricoh-gr', 'ricoh-gr-digital-iv'],
    countInFile: 'some-models',
  },
  kodak: {
    name: 'Kodak',
    ja: 'コダック',
    popular: ['kodak-dcs-14n', 'kodak-dcs-pro-slr-n', 'kodak-dcs-pro-slr-c', 'kodak-dcs-760', 'kodak-dcs-520'],
    countInFile: 'no-models',
  },
  minolta: {
    name: 'Minolta',
    ja: 'ミノルタ',
    popular: ['minolta-dynax-7d', 'minolta-dynax-5d', 'minolta-dimage-a2', 'minolta-dimage-a200', 'minolta-dimage-7hi'],
    countInFile: 'no-models',
  },
} as const satisfies Record<string, Omit<Brand, 'id' | 'links'> & Partial<Pick<Brand, 'links'>>>;

const withoutPages = {
  panasonic: { name: 'Panasonic', ja: 'パナソニック' },
} as const satisfies Record<string, Omit<ListedMaker, 'id'>>;

/** The makers with pages, in display order. */
export const brands: readonly Brand[] = (Object.keys(brandRows) as BrandId[]).map((id) => {
  const row = brandRows[id];
  return { id, links: row.popular, ...row };
});

/** The makers with pages, then those without. */
export const listedMakers: readonly ListedMaker[] = [
  ...brands,
  ...(Object.keys(withoutPages) as (keyof typeof withoutPages)[]).map((id) => ({ id, ...withoutPages[id] })),
];

const byId = new Map<string, Brand>(brands.map((brand) => [brand.id, brand]));

export function findBrand(id: string): Brand | undefined {
  return byId.get(id);
}

export function findListedMaker(id: ListedMakerId): ListedMaker {
  return listedMakers.find((maker) => maker.id === id)!;
}

/** The maker's name in running text: 'ja' → 'キヤノン'. */
export function brandName(brand: ListedMaker, locale: string): string {
  return locale === 'ja' ? brand.ja : brand.name;
}
