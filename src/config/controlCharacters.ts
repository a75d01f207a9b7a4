/** Which characters of a stranger's text may reach nobody: the one definition for page, terminal, CSV and file names. */

/** Control characters, invisible marks that reorder or hide text around them, lone surrogates, line separators. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** The same of those that JSON leaves as they are in a text. */
const LEFT_BY_JSON = /[\x7f-\x9f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** `JSON.stringify` with such characters as escapes, so that nothing steers a terminal or an editor that shows them. */
export const writeJsonText = (value: unknown, indent?: number): string =>
  JSON.stringify(value, undefined, indent).replace(LEFT_BY_JSON, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** The text with `instead` for each run of such characters. */
export const withoutSteering = (text: string, instead: string): string => text.replace(STEERING, instead);
