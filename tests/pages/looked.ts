/** Which pages the component tests render. */
import { brands, models } from '../../src/catalogue/catalogue';
import { finishedLocales } from '../../src/config/locales';
import { isWhole } from '../support/thoroughness';

/** In the sample, English alone: the texts of all languages have tests of their own. */
export const LOOKED_LOCALES = isWhole ? finishedLocales : finishedLocales.slice(0, 1);

/** In the sample, one model per brand. */
export const lookedModels = isWhole
  ? models
  : models.filter(({ brand }, index) => models.findIndex((model) => model.brand === brand) === index);

/** In the sample, one brand for each answer to whether its files hold a count. */
export const lookedBrands = isWhole
  ? brands
  : brands.filter(({ countInFile }, index) => brands.findIndex((brand) => brand.countInFile === countInFile) === index);
