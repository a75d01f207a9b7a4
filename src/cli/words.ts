/** The site's English sentences, so that site and program word a finding in the same way. */
import { createInstance, type TFunction } from 'i18next';
import checker from '../i18n/en/checker.json';
import connect from '../i18n/en/connect.json';
import frame from '../i18n/en/frame.json';
import history from '../i18n/en/history.json';
import tool from '../i18n/en/tool.json';

/** Returns the function that looks up a sentence by its key and fills its placeholders. */
export function englishWords(): TFunction {
  const words = createInstance();
  void words.init({
    lng: 'en',
    resources: { en: { translation: { ...frame, ...checker, ...tool, ...history, ...connect } } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return words.t;
}
