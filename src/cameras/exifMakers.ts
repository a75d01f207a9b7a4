/** Makers by their EXIF Make strings. */

/** The beginnings of the Make strings. Ricoh and Pentax share a maker: their bodies have each other's Make. */
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

/** The maker by an EXIF Make string: 'NIKON CORPORATION' → 'nikon'; undefined for an unknown one. */
export function findMaker(make: string): Maker | undefined {
  return (Object.keys(MAKERS) as Maker[]).find((id) => MAKERS[id].test(make.trim()));
}

/** One name for a maker, which spells its own in many ways: that of `findMaker`, or else the EXIF Make. */
export const makerOf = (make = ''): string => findMaker(make) ?? make.replaceAll('\0', '').trim().toLowerCase();

/** The maker of the rows in `rows/<file>.ts`. */
export const makerOfFile = (file: string): Maker => (file === 'ricoh' ? 'pentax' : (file as Maker));

/** The identity of a body in a table: its maker and its EXIF Model, ignoring case. */
export const bodyKey = (maker: Maker, model: string): string =>
  `${maker}/${model.replaceAll('\0', '').trim().toLowerCase()}`;
