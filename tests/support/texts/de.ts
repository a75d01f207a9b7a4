/** All interface texts of the language. */

import ask from '../../../src/i18n/de/ask.json';
import blog from '../../../src/i18n/de/blog.json';
import brand from '../../../src/i18n/de/brand.json';
import cameras from '../../../src/i18n/de/cameras.json';
import card from '../../../src/i18n/de/card.json';
import checker from '../../../src/i18n/de/checker.json';
import connect from '../../../src/i18n/de/connect.json';
import finder from '../../../src/i18n/de/finder.json';
import frame from '../../../src/i18n/de/frame.json';
import history from '../../../src/i18n/de/history.json';
import home from '../../../src/i18n/de/home.json';
import model from '../../../src/i18n/de/model.json';
import models from '../../../src/i18n/de/models.json';
import tool from '../../../src/i18n/de/tool.json';
import verify from '../../../src/i18n/de/verify.json';
import wear from '../../../src/i18n/de/wear.json';

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
