/** All interface texts of the language. */

import ask from '../../../src/i18n/ja/ask.json';
import blog from '../../../src/i18n/ja/blog.json';
import brand from '../../../src/i18n/ja/brand.json';
import cameras from '../../../src/i18n/ja/cameras.json';
import card from '../../../src/i18n/ja/card.json';
import checker from '../../../src/i18n/ja/checker.json';
import connect from '../../../src/i18n/ja/connect.json';
import finder from '../../../src/i18n/ja/finder.json';
import frame from '../../../src/i18n/ja/frame.json';
import history from '../../../src/i18n/ja/history.json';
import home from '../../../src/i18n/ja/home.json';
import model from '../../../src/i18n/ja/model.json';
import models from '../../../src/i18n/ja/models.json';
import tool from '../../../src/i18n/ja/tool.json';
import verify from '../../../src/i18n/ja/verify.json';
import wear from '../../../src/i18n/ja/wear.json';

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
