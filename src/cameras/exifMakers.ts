import { type FileText, rawText } from '../config/fileText';

/** How a Make string begins. Ricoh and Pentax are one maker here, because some bodies of each have the other's Make. */
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

/** The maker by an EXIF Make string: 'NIKON CORPORATION' → 'nikon'. */
export function findMaker(make: FileText): Maker | undefined {
  const text = rawText(make).trim();
  return (Object.keys(MAKERS) as Maker[]).find((id) => MAKERS[id].test(text));
}

/** One name for a maker with many spellings: from `findMaker`, or else the EXIF Make. */
export const makerOf = (make: FileText = ''): string =>
  findMaker(make) ?? rawText(make).replaceAll('\0', '').trim().toLowerCase();

/** The maker of the rows in `rows/<file>.ts`. */
export const makerOfFile = (file: string): Maker => (file === 'ricoh' ? 'pentax' : (file as Maker));

/** The key of a body in a table: maker and EXIF Model, ignoring case. */
export const bodyKey = (maker: Maker, model: FileText): string =>
  `${maker}/${rawText(model).replaceAll('\0', '').trim().toLowerCase()}`;
