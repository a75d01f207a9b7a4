import { bandColor } from '../../../src/config/wearColors';
import { describe, expect, it } from 'vitest';
import { type ColorName, darkPalette, lightPalette } from '../../../src/site/theme/tokens';

/** The relative luminance of a color such as '#1a2b3c', from 0 to 1. Source: WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const GROUNDS: readonly ColorName[] = ['page', 'surface', 'sunken'];
const TEXTS: readonly ColorName[] = ['text', 'textMuted', 'signal', ...Object.values(bandColor)];

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('in the %s theme', (_name, palette) => {
  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s is readable on %s',
    (text, ground) => {
      expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('the text on buttons and on the plate is readable', () => {
    expect(contrast(palette.onSignal, palette.signal)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onPlate, palette.plate)).toBeGreaterThanOrEqual(7);
  });

  it.each(GROUNDS)('the focus ring stands out on %s', (ground) => {
    expect(contrast(palette.focus, palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
