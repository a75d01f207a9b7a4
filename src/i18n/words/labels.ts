/** The keys of the texts for EXIF codes. Source: Exif 3.0, in the section given above each table. */

import type { TFunction } from 'i18next';
import type { PhotoFields } from '../../reader/result';
import type { TextKey } from '../translator';

type CodedField =
  'exposureProgram' | 'exposureMode' | 'meteringMode' | 'whiteBalance' | 'sceneCaptureType' | 'orientation';

/** For each field and code, the last part of the text's key. */
const WORDS = {
  // 4.6.6.7.5; 9 is not in the standard: Canon writes it for bulb
  exposureProgram: {
    0: 'undefined',
    1: 'manual',
    2: 'program',
    3: 'aperturePriority',
    4: 'shutterPriority',
    5: 'creative',
    6: 'action',
    7: 'portrait',
    8: 'landscape',
    9: 'bulb',
  },
  // 4.6.6.7.30
  exposureMode: { 0: 'auto', 1: 'manual', 2: 'autoBracket' },
  // 4.6.6.7.19
  meteringMode: {
    0: 'unknown',
    1: 'average',
    2: 'centerWeighted',
    3: 'spot',
    4: 'multiSpot',
    5: 'pattern',
    6: 'partial',
    255: 'other',
  },
  // 4.6.6.7.31
  whiteBalance: { 0: 'auto', 1: 'manual' },
  // 4.6.6.7.34
  sceneCaptureType: { 0: 'standard', 1: 'landscape', 2: 'portrait', 3: 'night', 4: 'other' },
  // 4.6.5.1.6
  orientation: {
    1: 'normal',
    2: 'mirrored',
    3: 'rotated180',
    4: 'mirrored180',
    5: 'mirrored270',
    6: 'rotated90',
    7: 'mirrored90',
    8: 'rotated270',
  },
} as const satisfies Record<CodedField & keyof PhotoFields, Record<number, string>>;

/** The key of a code's text; undefined for an unknown code. */
export function codeLabel(field: CodedField, code: number): TextKey | undefined {
  const words: Record<number, string> = WORDS[field];
  const word = words[code];
  return word === undefined ? undefined : (`${field}.${word}` as TextKey);
}

/** The text of a code; for an unknown code, a text with its number; undefined without a code. */
export function codeWord(field: CodedField, code: number | undefined, t: TFunction): string | undefined {
  return code === undefined ? undefined : t(codeLabel(field, code) ?? 'code.other', { code });
}

/** Every key that `codeLabel` can return, for the test that all languages have them. */
export function allCodeLabels(): string[] {
  return Object.entries(WORDS).flatMap(([field, words]) => Object.values(words).map((word) => `${field}.${word}`));
}

/*
 * Flash is a set of bits, 4.6.6.7.21:
 *   0 fired · 1-2 return light · 3-4 mode · 5 no flash function · 6 red-eye reduction
 */
const FIRED = 0b000_0001;
const NO_FUNCTION = 0b010_0000;
const RED_EYE = 0b100_0000;
const RETURN_LIGHT = [undefined, undefined, 'flash.returnNotDetected', 'flash.returnDetected'] as const;
const MODE = [undefined, 'flash.modeOn', 'flash.modeOff', 'flash.modeAuto'] as const;

/** The keys of a flash code's texts, most important first; empty for a code outside the standard. */
export function flashLabels(code: number): TextKey[] {
  if (!Number.isInteger(code) || code < 0 || code > 0x7f) return [];
  if (code & NO_FUNCTION && !(code & FIRED)) return ['flash.noFunction'];
  const labels: readonly (TextKey | undefined)[] = [
    code & FIRED ? 'flash.fired' : 'flash.notFired',
    MODE[(code >> 3) & 3],
    code & FIRED ? RETURN_LIGHT[(code >> 1) & 3] : undefined,
    code & RED_EYE ? 'flash.redEye' : undefined,
  ];
  return labels.filter((key) => key !== undefined);
}
