/**
 * Strips control characters and bidirectional marks from untrusted text for the page, a terminal, a CSV file or a file
 * name.
 */
import { type FileText, rawText } from './fileText';

/** Control characters, invisible marks that reorder or hide text, lone surrogates, and line separators. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** The control characters that `JSON.stringify` doesn't escape. */
const LEFT_BY_JSON = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * `JSON.stringify` that also escapes `LEFT_BY_JSON`, because these characters could control a terminal or an editor.
 */
export const writeJsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(LEFT_BY_JSON, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** Replaces each run of control characters by `instead`. */
export const withoutControlCharacters = (text: FileText, instead: string): string =>
  rawText(text).replace(CONTROL_CHARACTERS, instead);
