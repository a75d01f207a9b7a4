/**
 * Texts that a stranger may write into a photo, a card report, a camera or a file name, for all tests of places that
 * show such texts.
 */
import fc from 'fast-check';

export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  'an override of direction': '60000000\u202e12',
  'isolates that stay open': 'D\u2066850\u2068\u2067',
  'marks of direction': '\u200eD850\u200f\u061c',
  'clearing the screen': 'D850\u001b[2J\u001b[H',
  'a title for the terminal': '\u001b]0;pwned\u0007D850',
  'a reset of the terminal': 'D850\u001bc\u009b31m\u0090q\u009c',
  'another character set': '\u000e(0D850\u000f',
  'a bell and a backspace': 'D850\u0007\b\b\b\b6',
  'a NUL': 'D8\u000050',
  'lines of its own': 'D850\r\n99,999\u2028shots\u2029!\u0085',
  'zero-width characters': '\u200bD\u200c8\u200d5\u20600\ufeff\u00ad',
  'characters of tags': 'D850\u{e0041}\u{e007f}',
  'half a character': 'D850\ud83d',
  'very much': 'D850 '.repeat(20_000),
  markup: '<img src=x onerror=alert(1)>',
  'a path': '../../.ssh/authorized_keys',
  'a formula': '=1+1',
  'a formula after white space': ' \t\n=HYPERLINK("http://x")',
  'a formula after a semicolon': 'D850;=1+1;x',
  'a formula after a tab': 'D850\t=1+1\tx',
  'a formula after a line break': 'D850"\n=1+1;x',
  'a formula after quotes': 'D850;"=1+1;"";@SUM(A1)',
  'a formula in wide characters': 'D850;＝1+1',
  'a formula after removed characters': '\u202e=1+1;\u200b-1',
};

/** Must not occur in a shown text: they control a terminal or the direction of text, or are invisible. */
export const CONTROL_CHARACTERS = /[\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?!\n)\p{Cc}/u;

/** Characters that control something, are invisible, begin a formula, or have a meaning in file systems. */
const RANGES = [
  [0x40, 0x7e],
  [0, 0x20],
  [0x21, 0x2f],
  [0x7f, 0xa0],
  [0x200b, 0x206f],
  [0xd800, 0xdfff],
  [0xfe00, 0xfeff],
  [0xff00, 0xff20],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe007f],
  [0x600, 0x61c],
] as const;

/** Texts are cut to this many characters before they are combined. Longer texts would only take more time. */
const MAX_PIECE = 200;

const character = fc.oneof(
  ...RANGES.map(([min, max]) => fc.integer({ min, max }).map((code) => String.fromCodePoint(code))),
);

/** Random characters from `RANGES` and random texts from `HOSTILE_TEXTS`. */
export const anyHostileText: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 2, arbitrary: fc.string({ unit: character, minLength: 1, maxLength: 4 }) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(...Object.values(HOSTILE_TEXTS)).map((text) => text.slice(0, MAX_PIECE)),
        },
      ),
      { minLength: 1, maxLength: 6 },
    ),
    fc.constantFrom('', ';', 'D850', '\t'),
  )
  .map(([pieces, separator]) => pieces.join(separator));
