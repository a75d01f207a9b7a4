/** The facts for a message to the seller: the answer in the camera's row, and the page with the steps. */
import { expect, it } from 'vitest';
import { loadAllCameras } from '../../../src/cameras/cameras';
import { DEFAULT_LOCALE } from '../../../src/config/locales';
import { loadTranslator } from '../../../src/i18n/translator';
import { aboutCamera } from '../../../src/site/tool/next/aboutCamera';
import { screensOf } from '../../../src/cameras/answer';
import { stepsToScreen, wayText } from '../../../src/site/tool/ways/stepsOnCamera';

const all = await loadAllCameras();
const translator = await loadTranslator(DEFAULT_LOCALE, ['ways']);

it.each([
  ['nikon-d750', 'photo seen', '/nikon/nikon-d750', 0],
  ['olympus-om-d-e-m5', 'screen expected', '/olympus/olympus-om-d-e-m5', 3],
  ['olympus-om-d-e-m5-mark-ii', 'screen reported', '/olympus/olympus-om-d-e-m5-mark-ii', 3],
  ['olympus-e-3', 'screen expected', '/olympus/olympus-e-3', 3],
  // There is only one step, a whole sentence.
  ['ricoh-gr-digital-iv', 'photo seen', '/ricoh/ricoh-gr-digital-iv', 1],
  ['fujifilm-x100s', 'screen reported', '/fujifilm/fujifilm-x100s', 1],
  // This camera can show its count on its screen, but none of our texts says which buttons to press.
  ['panasonic-gh3', 'screen reported', '/', 0],
  ['panasonic-s5', 'usb reported', '/connect', 0],
  ['canon-eos-90d', 'usb reported', '/connect', 0],
  ['panasonic-g9-ii', 'usb expected', '/connect', 0],
  ['canon-eos-r1', 'usb expected', '/connect', 0],
  ['canon-eos-5d', 'program reported', '/canon/canon-eos-5d', 0],
  ['leica-q2', 'none unknown', '/leica/leica-q2', 0],
  ['panasonic-gx85', 'none unknown', '/', 0],
])('of the %s: %s, %s, and the steps on its screen: %s', (slug, answer, page, steps) => {
  const camera = all.find((each) => each.slug === slug)!;
  const about = aboutCamera(camera, 'X');
  expect(about).toEqual({ answer: about.answer, camera: 'X', page, model: camera });
  expect(`${about.answer.way} ${about.answer.certainty}`).toBe(answer);
  expect(stepsToScreen(camera, translator)).toHaveLength(steps);
});

it('Cautions about a way are on pages, and in no message', () => {
  const camera = all.find(({ slug }) => slug === 'ricoh-gr-digital-iv')!;
  const [step] = stepsToScreen(camera, translator);
  const said = wayText(screensOf(camera)[0]!.id, translator, DEFAULT_LOCALE);
  expect(said).toBe(`${step} ${translator.t('way.caution.ricoh-figures')}`);
});
