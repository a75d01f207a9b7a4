import { describe, expect, it } from 'vitest';
import type { ExtractionResult } from '../../../src/reader/result';
import type { VisitorBrowser } from '../../../src/site/browser/visitorSystem';
import { nextSteps } from '../../../src/site/tool/next/findSteps';
import { adviceFor, findMakerKey } from '../../../src/i18n/words/maker';
import * as results from './results';

const MAC: VisitorBrowser = { system: 'macos', canUseCable: true };
const WINDOWS: VisitorBrowser = { system: 'windows', canUseCable: false };
const FIREFOX: VisitorBrowser = { system: 'linux', canUseCable: false };
const IPHONE: VisitorBrowser = { system: 'ios', canUseCable: false };
const ANDROID: VisitorBrowser = { system: 'android', canUseCable: true };

const without = (make: string, model: string, reason: ExtractionResult['reason']): ExtractionResult => ({
  ...results.olympusWithout,
  make,
  model,
  reason: reason!,
});

/** the steps in short: 'seller photo seen', 'olympus-service-page' */
const stepsOf = (result: ExtractionResult, device: VisitorBrowser, isOwner = false) =>
  nextSteps(result, device, isOwner).map((next) => {
    if (next.step === 'reported') return next.way.id;
    if (next.step === 'seller') return `seller ${next.answer.way} ${next.answer.certainty}`;
    if (next.step === 'advice') return next.text;
    return next.step;
  });

const NIKON = ['NIKON CORPORATION', 'NIKON D750'] as const;
const R6 = ['Canon', 'Canon EOS R6'] as const;
const CANON_90D = ['Canon', 'Canon EOS 90D'] as const;
const CANON_600D = ['Canon', 'Canon EOS 600D'] as const;
const CANON_6D2 = ['Canon', 'Canon EOS 6D Mark II'] as const;
const OLYMPUS = ['OLYMPUS CORPORATION', 'E-M1MarkII'] as const;
const LEICA = ['LEICA CAMERA AG', 'LEICA Q2'] as const;
const X_T4 = ['FUJIFILM', 'X-T4'] as const;
const GM1 = ['Panasonic', 'DMC-GM1'] as const;

describe('the next steps', () => {
  it.each([
    ['a stripped Nikon', without(...NIKON, 'edited'), MAC, ['original', 'seller photo seen']],
    ['the same, damaged', without(...NIKON, 'damaged'), MAC, ['original', 'seller photo seen']],
    ['the same without its own data', without(...NIKON, 'no-maker-note'), WINDOWS, ['original', 'seller photo seen']],
    ['the same on an iPhone', without(...NIKON, 'edited'), IPHONE, ['library', 'seller photo seen']],
    ['the same on Android', without(...NIKON, 'no-maker-note'), ANDROID, ['library', 'seller photo seen']],
    ['named by its editor, on an iPhone', { ...results.editedNikon }, IPHONE, ['original', 'seller photo seen']],
    ['damaged, on an iPhone', without(...NIKON, 'damaged'), IPHONE, ['original', 'seller photo seen']],
    [
      'a stripped Fujifilm, in a browser with USB',
      without(...X_T4, 'edited'),
      MAC,
      ['original', 'seller photo reported', 'cable'],
    ],
    ['a stripped file of no name', results.noExif, MAC, ['original', 'seller photo unknown']],
    ['the same on an iPhone', results.noExif, IPHONE, ['original', 'seller photo unknown']],
    ['a count in a re-saved file', results.nikonD850SavedAgain, MAC, ['seller photo seen']],
    ['a damaged file of no name', results.extractionFailed, MAC, ['original', 'seller photo unknown']],
    ['a Canon that reports over USB', without(...CANON_90D, 'not-stored'), MAC, ['seller usb reported', 'cable']],
    ['the same on Android', without(...CANON_90D, 'not-stored'), ANDROID, ['seller usb reported', 'cable']],
    ['the same on Windows', without(...CANON_90D, 'not-stored'), WINDOWS, ['seller usb reported']],
    ['the same in Firefox', without(...CANON_90D, 'not-stored'), FIREFOX, ['seller usb reported']],
    ['the same on an iPhone', without(...CANON_90D, 'not-stored'), IPHONE, ['seller usb reported']],
    [
      'the same, stripped: its original has no count either',
      without(...CANON_90D, 'edited'),
      MAC,
      ['seller usb reported', 'cable'],
    ],
    [
      'a Canon with an add-on, at a Mac',
      without(...CANON_600D, 'not-stored'),
      MAC,
      ['seller usb reported', 'cable', 'canon-magic-lantern'],
    ],
    ['one that only another program reads', without(...CANON_6D2, 'not-stored'), ANDROID, ['seller program reported']],
    [
      'a Canon with a card report',
      without(...R6, 'edited'),
      WINDOWS,
      ['original', 'seller photo reported', 'canon-card-report'],
    ],
    ['an Olympus', without(...OLYMPUS, 'not-stored'), MAC, ['seller screen expected', 'olympus-service-page']],
    [
      'one whose relatives show it',
      without('OLYMPUS CORPORATION', 'E-3', 'not-stored'),
      WINDOWS,
      ['seller screen expected', 'olympus-card-door'],
    ],
    ['a Lumix expected to report', without('Panasonic', 'DC-G9M2', 'not-stored'), WINDOWS, ['seller usb expected']],
    ['an Olympus, stripped', without(...OLYMPUS, 'edited'), IPHONE, ['seller screen expected', 'olympus-service-page']],
    ['a Leica', without(...LEICA, 'not-stored'), MAC, ['seller none unknown']],
    ['a Lumix without a page', without(...GM1, 'not-stored'), MAC, ['seller screen reported', 'panasonic-camera-info']],
    ['an unknown model', without('SONY', 'ILCE-99', 'unknown-model'), MAC, ['advice.sony']],
    ['a PowerShot', without('Canon', 'Canon PowerShot A520', 'not-stored'), MAC, ['advice.canon.compact']],
    [
      'a PowerShot with a reported way',
      without('Canon', 'Canon PowerShot A540', 'not-stored'),
      MAC,
      ['canon-powershot-version-file'],
    ],
    ['an unknown make', without('SIGMA', 'SIGMA DP1', 'not-stored'), MAC, ['advice.other']],
    ['a Fujifilm at 0', results.fujifilmAtZero, FIREFOX, ['fujifilm-gphoto2', 'advice.fujifilm']],
    ['a phone', results.phoneWithGps, IPHONE, ['camera']],
    ['a drone', { ...results.phoneWithGps, reason: 'drone' }, MAC, ['flights']],
    ['a camera on the cable that reports nothing', without(...NIKON, 'not-told'), MAC, ['photo', 'advice.nikon']],
    ['a Canon on the cable that answered 0', without(...CANON_90D, 'told-zero'), MAC, ['seller usb reported']],
  ] satisfies [string, ExtractionResult, VisitorBrowser, string[]][])('for %s', (_, result, device, steps) => {
    expect(stepsOf(result, device)).toEqual(steps);
  });

  it.each([
    ['Canon', 'Canon DIGITAL IXUS 400', 'advice.canon.compact'],
    ['Canon', 'Canon PowerShot G5 X Mark II', 'advice.compact'],
    ['Canon', 'Canon EOS REBEL T7i', 'advice.canon'],
    ['Canon', '', 'advice.canon'],
    ['NIKON CORPORATION', 'COOLPIX P900', 'advice.compact'],
    ['NIKON', 'E5700', 'advice.compact'],
    ['NIKON CORPORATION', 'NIKON D1', 'advice.nikon'],
    ['SONY', 'DSC-HX90V', 'advice.compact'],
    ['SONY', 'ILCE-99', 'advice.sony'],
    ['FUJIFILM', 'FinePix F31fd', 'advice.compact'],
    ['FUJIFILM', 'FinePix S5Pro', 'advice.fujifilm'],
    ['OLYMPUS OPTICAL CO.,LTD', 'C7070WZ', 'advice.compact'],
    ['OLYMPUS OPTICAL CO.,LTD', 'E-20,E-20N,E-20P', 'advice.compact'],
    ['OLYMPUS CORPORATION', 'E-M99', 'advice.olympus'],
    ['PENTAX Corporation', 'PENTAX Optio 750Z', 'advice.compact'],
    ['PENTAX Corporation', 'PENTAX K-99', 'advice.pentax'],
    ['Panasonic', 'DMC-FZ1000', 'advice.compact'],
    ['Panasonic', 'DMC-S1', 'advice.compact'],
    ['Panasonic', 'DMC-G99', 'advice.panasonic'],
    ['LEICA', 'D-LUX 6', 'advice.compact'],
    ['Leica Camera AG', 'LEICA M99', 'advice.leica'],
    ['EASTMAN KODAK COMPANY', 'KODAK DX7590 ZOOM DIGITAL CAMERA', 'advice.kodak'],
  ])('for a %s %s differ from those for another class of camera: %s', (make, model, advice) => {
    const result = without(make, model, 'not-stored');
    expect(adviceFor(result, findMakerKey(result))).toBe(advice);
  });

  it.each([
    ['a stripped Fujifilm', without(...X_T4, 'edited'), ['original', 'cable', 'fujifilm-gphoto2']],
    ['a Canon that reports over USB', without(...CANON_90D, 'not-stored'), ['cable', 'advice.canon']],
    ['a Leica', without(...LEICA, 'not-stored'), ['advice.leica']],
    ['a count in a re-saved file', results.nikonD850SavedAgain, ['original']],
  ] satisfies [string, ExtractionResult, string[]][])('for the owner of %s mention no seller', (_, result, steps) => {
    expect(stepsOf(result, MAC, true)).toEqual(steps);
  });

  it.each(['no-core', 'unexpected', 'processing-failed', 'report-cut'] as const)(
    'are empty for the error %s',
    (code) => {
      expect(nextSteps({ ...results.noExif, error: { code, message: '' } }, MAC)).toEqual([]);
    },
  );
});
