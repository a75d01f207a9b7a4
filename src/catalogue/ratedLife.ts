/** Rated shutter life by the camera's own EXIF strings. Large: import it lazily. */

import type { Body, Camera, Life } from './camera';
import type { ModelSlug } from './cameras';
import { rowsOf } from './table';

export type RatedLife = Life & {
  /** the total in the file includes electronic-shutter frames: wear from it is an upper bound */
  readonly countIncludesElectronic: boolean;
  readonly maker: Maker;
  /** the model's page */
  readonly slug?: ModelSlug;
};

/** Makers by the beginning of their EXIF Make strings. Ricoh and Pentax bodies carry each other's. */
const MAKERS = {
  canon: /^canon/i,
  nikon: /^nikon/i,
  sony: /^sony/i,
  fujifilm: /^fuji/i,
  pentax: /^(pentax|ricoh|asahi)/i,
  olympus: /^(olympus|om digital)/i,
  panasonic: /^panasonic/i,
  sigma: /^sigma/i,
  samsung: /^samsung/i,
  minolta: /^(konica )?minolta/i,
  kodak: /^(eastman )?kodak/i,
  leica: /^leica/i,
};

export type Maker = keyof typeof MAKERS;

const key = (maker: Maker, model: string) => `${maker}/${model.toLowerCase()}`;

const ratedLifeOf = (maker: Maker, { life, countsElectronic = false, ...row }: Body | Camera): RatedLife => ({
  ...life,
  maker,
  countIncludesElectronic: countsElectronic,
  ...('page' in row && row.page && { slug: row.slug as ModelSlug }),
});

const byKey = new Map(
  Object.entries(rowsOf).flatMap(([file, rows]) => {
    const maker = file === 'ricoh' ? 'pentax' : (file as Maker);
    return rows.flatMap((row) => {
      const life = ratedLifeOf(maker, row);
      return row.exif.map((model) => [key(maker, model), { life, row }] as const);
    });
  }),
);

function findEntry(make: string, model: string) {
  const maker = findMaker(make);
  return maker && byKey.get(key(maker, model.replaceAll('\0', '').trim()));
}

/** The maker of an EXIF Make string: 'NIKON CORPORATION' → 'nikon'. */
export function findMaker(make: string): Maker | undefined {
  return (Object.keys(MAKERS) as Maker[]).find((id) => MAKERS[id].test(make.trim()));
}

/** What is known of a body's shutter life: ('NIKON CORPORATION', 'NIKON D850') → 200,000, stated by the maker. */
export function findRatedLife(make: string, model: string): RatedLife | undefined {
  return findEntry(make, model)?.life;
}

/** The row of a body; one that no row has is known by its string alone. */
export function findBody(make: string, model: string): Pick<Body, 'exif'> & Partial<Pick<Camera, 'slug'>> {
  return findEntry(make, model)?.row ?? { exif: [model.replaceAll('\0', '').trim()] };
}
