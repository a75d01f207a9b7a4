/** Makes untrusted text from a file safe to read. React already escapes markup. */
import { withoutControlCharacters } from '../../config/controlCharacters';
import { type FileText, rawText } from '../../config/fileText';

/** Cameras don't write longer texts. A longer text ends with an ellipsis at this length. */
const MAX_SHOWN_CHARACTERS = 120;

/** The text as one line of at most `limit` visible characters. */
export function plainText(text: FileText, limit = MAX_SHOWN_CHARACTERS): string {
  // Cuts the text first, so that a render doesn't process 64 KB of text.
  const line = withoutControlCharacters(rawText(text).slice(0, limit * 4), ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : characters.join('');
}

/** Make and model as one name, without repeating a make that begins the model ('Canon EOS R5'). */
export function cameraName(make: FileText | undefined, model: FileText | undefined): string {
  const [first, second] = [plainText(make ?? '', 60), plainText(model ?? '', 60)];
  return second.toLowerCase().startsWith(`${first.toLowerCase()} `) ? second : `${first} ${second}`.trim();
}

/** Brands that don't begin their makers' names: 'RICOH IMAGING COMPANY, LTD.' and 'PENTAX K-1' */
const BRANDS = ['PENTAX', 'KODAK'];

/** Suffixes of makers' names: 'OLYMPUS IMAGING CORP.', 'RICOH IMAGING COMPANY, LTD.', 'LEICA CAMERA AG' */
const COMPANY = /[\s,]+(?:imaging|optical|computer|electric|techwin|camera ag|corporation|corp|company|co|ltd)\b.*$/i;

/**
 * Make and model as one name without redundant words: 'NIKON CORPORATION' and 'NIKON D850' (or 'D850') → 'NIKON D850'
 */
export function shortName(make: FileText = '', model: FileText | undefined): string {
  const [first = ''] = rawText(make).split(' ');
  const names = [first, ...BRANDS].filter(Boolean).map((name) => `${name.toLowerCase()} `);
  return cameraName(
    model !== undefined && names.some((name) => rawText(model).toLowerCase().startsWith(name))
      ? ''
      : rawText(make).replace(COMPANY, ''),
    model,
  );
}
