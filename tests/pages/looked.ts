/** Which pages the component tests render. */
import { brands } from '../../src/catalogue/catalogue';
import { localeCodes } from '../../src/config/locales';
import { isWhole } from '../support/tier';
import { listedModels, modelOfEachKind } from '../support/catalogue';

/** In the sample, English alone: the texts of all languages have tests of their own. */
export const LOOKED_LOCALES = isWhole ? localeCodes : localeCodes.slice(0, 1);

/** Another few dozen in every run, always the same. */
const drawn = listedModels.filter((_, index) => index % 11 === 5);

/** In the sample, one of each kind. */
export const lookedModels = isWhole ? [...new Set([...modelOfEachKind, ...drawn])] : modelOfEachKind;

/** In the sample, one brand for each answer to whether its files hold a count. */
export const lookedBrands = isWhole
  ? brands
  : brands.filter(({ countInFile }, index) => brands.findIndex((brand) => brand.countInFile === countInFile) === index);
