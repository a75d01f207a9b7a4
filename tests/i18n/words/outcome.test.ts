import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOutcome, errorText, hasCount, outcomeKind } from '../../../src/i18n/words/outcome';
import * as results from '../../site/tool/results';
import { texts } from '../../support/texts/all';

const { en } = texts;

const i18n = i18next.createInstance();

beforeAll(() =>
  i18n.init({
    lng: 'en',
    resources: { en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  }),
);

describe('the toast after reading', () => {
  it.each([
    [
      'a count: success, with the camera',
      results.sonyA6000,
      { kind: 'success', title: 'Extracted shutter count for SONY ILCE-6000' },
    ],
    [
      'a count without a model: success',
      { ...results.nikonD850, make: undefined, model: undefined },
      { kind: 'success', title: 'Shutter count extracted successfully' },
    ],
    [
      'an estimate: the same text, as information',
      results.canonEstimate,
      { kind: 'info', title: 'Extracted shutter count for Canon EOS 6D' },
    ],
    [
      'a guess: the toast of a missing count',
      results.panasonicGuess,
      {
        kind: 'warning',
        title: "Couldn't extract shutter count for Panasonic DMC-FT4",
        description: 'This camera model might not store shutter count in its EXIF data',
      },
    ],
    [
      'no count, model known: warning',
      results.olympusWithout,
      {
        kind: 'warning',
        title: "Couldn't extract shutter count for OLYMPUS CORPORATION E-M1MarkII",
        description: 'This camera model might not store shutter count in its EXIF data',
      },
    ],
    [
      'no count because of the file, model known: warning that says so',
      results.convertedNikon,
      {
        kind: 'warning',
        title: "Couldn't extract shutter count for NIKON CORPORATION NIKON D700",
        description: en['reason.edited'],
      },
    ],
    [
      'a phone: warning that says so',
      results.phoneWithGps,
      {
        kind: 'warning',
        title: "Couldn't extract shutter count for Apple iPhone 13 Pro",
        description: en['reason.phone'],
      },
    ],
    [
      'no count, no model: warning',
      results.nameless,
      {
        kind: 'warning',
        title: 'Camera model not supported',
        description: "We couldn't determine the shutter count for this camera model",
      },
    ],
    [
      'no metadata: error with the error text',
      results.noExif,
      { kind: 'error', title: 'Could not extract shutter count', description: 'No EXIF data found in image' },
    ],
    [
      'an exception while reading: error with the error text',
      results.extractionFailed,
      {
        kind: 'error',
        title: 'Could not extract shutter count',
        description: 'Failed to extract EXIF data: the directory has no end',
      },
    ],
    [
      'a file that cannot be read: error',
      { ...results.noExif, error: { code: 'processing-failed', message: '' } },
      { kind: 'error', title: 'Error processing image' },
    ],
    [
      'anything else: error',
      { ...results.noExif, error: { code: 'unexpected', message: '' } },
      { kind: 'error', title: 'Unexpected error' },
    ],
  ])('%s', (_, result, outcome) => {
    const { kind, ...words } = outcome;
    expect(outcomeKind(result as typeof results.noExif)).toBe(kind);
    expect(describeOutcome(result as typeof results.noExif, i18n.t, 'en')).toEqual(words);
  });

  it('treats text from the file as plain text', () => {
    expect(describeOutcome(results.hostile, i18n.t, 'en').title).toBe(
      'Extracted shutter count for <img src=x onerror="document.title=1"> EDISNI [31m $t(toast.unexpected) {{camera}}',
    );
  });
});

describe('the text of an error', () => {
  it.each([results.noExif, results.extractionFailed])('is the specified text', ({ error }) => {
    expect(errorText(error!, i18n.t)).toBe(error!.message);
  });
});

it('a guess is not a count', () => {
  expect(hasCount(results.panasonicGuess)).toBe(false);
  expect(hasCount(results.canonEstimate)).toBe(true);
  expect(hasCount(results.olympusWithout)).toBe(false);
});
