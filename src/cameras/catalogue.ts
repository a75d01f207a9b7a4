import { type BrandId, findBrand, findListedMaker, type ListedMakerId } from './brandList';
import type { Camera } from './cameraRow';

export { type Brand, type BrandId, brandName, brands, findBrand, type ListedMakerId, listedMakers } from './brandList';

/** A listed camera with its maker. The maker may have no pages. */
export interface ListedCamera extends Camera {
  readonly brand: ListedMakerId;
}

/** A listed camera that has a page. */
export interface Model extends ListedCamera {
  readonly brand: BrandId;
}

/** The path of a camera's page: ('nikon', 'nikon-d850') → '/nikon/nikon-d850'; undefined for a maker without pages. */
export function pagePath(maker: string, slug: string): string | undefined {
  return findBrand(maker) && `/${maker}/${slug}`;
}

/** Sony writes the 'A' of 'A7 III' differently in each market; English keeps it. */
const SONY_LETTER: Partial<Record<string, string>> = { ja: 'α', de: 'Alpha ' };

type Named = Pick<ListedCamera, 'brand' | 'model' | 'ja'>;

/**
 * The camera's name in the market of a language, without the brand: 'A7 III', 'ja' → 'α7 III'; 'EOS 800D', 'ja' → 'EOS
 * Kiss X9i'.
 */
export function marketName({ brand, model, ja }: Named, locale: string): string {
  if (locale === 'ja' && ja) return ja;
  return brand === 'sony' ? model.replace(/^A(?=\d)/, SONY_LETTER[locale] ?? 'A') : model;
}

/**
 * The camera's name in the market of a language, followed by the international name if that is different: 'EOS 800D',
 * 'ja' → 'EOS Kiss X9i（EOS 800D）'.
 */
export function modelName(camera: Named, locale: string): string {
  const name = marketName(camera, locale);
  if (name !== camera.ja || isAlike(name, camera.model)) return name;
  // Leaves out 'Lumix', which `name` already has, and further names in parentheses ('GX85 (GX80)').
  return `${name}（${camera.model.replace(/^Lumix | \(.*/g, '')}）`;
}

/** True if the first name begins with the second, ignoring case and spaces: 'LUMIX G9 PRO', 'Lumix G9'. */
const isAlike = (name: string, model: string) => lettersOf(name).startsWith(lettersOf(model));

const lettersOf = (name: string) => name.toLowerCase().replaceAll(' ', '');

/** 'EOS Kiss X9i' → 'Kiss X9i', 'EOS-1D X' → '1D X' */
export const withoutEos = (name: string): string => name.replace(/^EOS[ -]/, '');

/** Names that already begin with a maker's name other than the brand's. */
const OWN_MAKER = /^(?:OM SYSTEM|Konica Minolta) /;

/**
 * A model's full name: 'Nikon D850'. The brand stays in Latin letters in every language. OM SYSTEM cameras are in
 * Olympus's list, and Konica Minolta's in Minolta's, but keep their own maker's name.
 */
export function fullModelName(model: Named, locale: string): string {
  const name = modelName(model, locale);
  return OWN_MAKER.test(name) ? name : `${findListedMaker(model.brand).name} ${name}`;
}

/**
 * Model strings with a name of the EOS line that differs by market. A body's other Model strings may be names under
 * which it was never sold.
 */
const MARKET_NAME = /^Canon (EOS (?:(?:digital )?rebel\b|kiss\b|hi$|\d{3,4}D\b).*)$/i;

/** The camera's names in the markets of other languages: 'EOS 850D' → 'EOS Rebel T8i', … */
export function alsoSoldAs(model: Named & Pick<Camera, 'otherNames' | 'exif'>, locale: string): readonly string[] {
  const inFiles = model.exif.flatMap((name) => MARKET_NAME.exec(name)?.[1] ?? []);
  // Files have some of these words in capitals.
  const names = inFiles.map((name) =>
    name
      .replace(/REBEL/, 'Rebel')
      .replace(/DIGITAL/, 'Digital')
      .replace(/KISS/, 'Kiss'),
  );
  const own = `${modelName(model, locale)} ${model.model}`.toLowerCase();
  return [...(model.otherNames ?? []), ...names].filter(
    (name) => !own.includes(name.toLowerCase().replace(/ digital$/, '')),
  );
}
