import { expect, it } from 'vitest';
import { writeJsonText } from '../../src/config/controlCharacters';

const HOSTILE = [
  '\u009b31m',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u061c',
  '\u001b[2J',
  '\u007f',
  '\u{e0001}',
  '\u2028',
  '\ud800',
];

it.each(HOSTILE)('JSON contains %j as an escape with the same meaning', (text) => {
  const json = writeJsonText({ model: `a${text}b` }, 2);
  expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(json)).toEqual({ model: `a${text}b` });
});

it('other text stays unchanged', () => {
  expect(writeJsonText({ model: 'Ümläut 写真 "q"' })).toBe(JSON.stringify({ model: 'Ümläut 写真 "q"' }));
});
