/** All interface texts of the language. */

import ask from '../../../src/i18n/en/ask.json';
import blog from '../../../src/i18n/en/blog.json';
import brand from '../../../src/i18n/en/brand.json';
import cameras from '../../../src/i18n/en/cameras.json';
import card from '../../../src/i18n/en/card.json';
import checker from '../../../src/i18n/en/checker.json';
import connect from '../../../src/i18n/en/connect.json';
import finder from '../../../src/i18n/en/finder.json';
import frame from '../../../src/i18n/en/frame.json';
import history from '../../../src/i18n/en/history.json';
import home from '../../../src/i18n/en/home.json';
import model from '../../../src/i18n/en/model.json';
import models from '../../../src/i18n/en/models.json';
import tool from '../../../src/i18n/en/tool.json';
import verify from '../../../src/i18n/en/verify.json';
import wear from '../../../src/i18n/en/wear.json';

const texts = {
  ...frame,
  ...home,
  ...tool,
  ...checker,
  ...card,
  ...wear,
  ...brand,
  ...models,
  ...cameras,
  ...model,
  ...ask,
  ...blog,
  ...history,
  ...finder,
  ...connect,
  ...verify,
};

export default texts;
