/** Which characters of a stranger's text may reach nobody: the one definition for page, terminal, CSV and file names. */

/** Control characters, invisible marks that reorder or hide text around them, lone surrogates, line separators. */
const STEERING = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** The text with `instead` for each run of such characters. */
export const withoutSteering = (text: string, instead: string): string => text.replace(STEERING, instead);
