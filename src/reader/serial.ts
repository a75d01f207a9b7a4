import { type FileText, rawText } from '../config/fileText';
import { withoutControlCharacters } from '../config/controlCharacters';

/** Bytes in decimal, as `Fields.text` returns them. */
const BYTES = /^\d{1,3}(?: \d{1,3}){3,}$/;

/** '8 8 194 34 102', Sony's internal serial number → its bytes; undefined for any other serial number. */
export const serialBytes = (serial: FileText): readonly number[] | undefined =>
  BYTES.test(rawText(serial)) ? rawText(serial).split(' ').map(Number) : undefined;

/** '8 8 194 34 102' → '0808c22266', as shown; any other serial number unchanged. */
export const serialText = (serial: FileText): FileText =>
  serialBytes(serial)
    ?.map((byte) => byte.toString(16).padStart(2, '0'))
    .join('') ?? serial;

/** We have seen no body with a shorter number. Shorter texts ('1', 'II*') come from somewhere else. */
const SHORTEST_SERIAL = 4;
/** Part of a date or time, which some cameras write instead of a serial number: '9999:99:99', '9:99 00:00:00'. */
const CLOCK = /\d:\d/;

/**
 * True if a text can be a serial number: printable ASCII, long enough, more than zeros and punctuation, no date or
 * time, and no negative number (the end of a Canon's serial number above 2,147,483,647). Other texts are junk, often
 * from a moved maker note, and would merge unrelated bodies in a history.
 */
export function isSerial(text: string): boolean {
  return (
    text.length >= SHORTEST_SERIAL && /^(?!-\d+$)[ -~]+$/.test(text) && /[1-9a-z]/i.test(text) && !CLOCK.test(text)
  );
}

/** Serial numbers that identify no body: only zeros and fillers, masked by someone, or '1234567'. */
const NO_SERIAL = [/^[0\s.?_-]*$/, /[*•●■█#…?]|^x+$|x{3}/i, /^0*1234567?8?9?0?$/];

/** Fewest bytes above 0 with which an internal serial number identifies a body. We saw 0 0 234 13 on an ILCE-3000. */
const TELLING_BYTES = 3;

interface NamedBody {
  readonly serial?: FileText | undefined;
  readonly model?: FileText | undefined;
}

/** The serial number, if it identifies a body. Some early Nikons write the model's name instead. */
export function serialOf({ serial = '', model = '' }: NamedBody): string | undefined {
  const text = rawText(serial).trim();
  if (NO_SERIAL.some((pattern) => pattern.test(text))) return undefined;
  if (rawText(model).toLowerCase().includes(text.toLowerCase())) return undefined;
  const bytes = serialBytes(text);
  if (bytes && bytes.filter((byte) => byte > 0).length < TELLING_BYTES) return undefined;
  return isSerial(text) ? text : undefined;
}

const MASK = '••••';
const MASKED = new RegExp(`^${MASK}[^\\s\\p{C}]{1,4}$`, 'u');

/** True for a number masked by `maskSerial`. */
export const isMaskedSerial = (serial: FileText): boolean => MASKED.test(rawText(serial));

/**
 * '012345678901' → '••••8901': enough to distinguish two bodies, too little to impersonate one. A masked number stays
 * unchanged.
 */
export function maskSerial(serial: FileText): string {
  if (isMaskedSerial(serial)) return rawText(serial);
  const characters = Array.from(withoutControlCharacters(serialText(serial), '').replaceAll(/\s/g, ''));
  const shown = Math.min(4, Math.floor(characters.length / 2.2));
  return `${MASK}${characters.slice(characters.length - shown).join('')}`;
}
