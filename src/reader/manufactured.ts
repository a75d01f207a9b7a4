/** The date of manufacture that the factory wrote into the camera: docs/formats.md, 'Day of manufacture'. */
import { releaseYears } from 'virtual:release-years';
import { FieldId } from '../../assembly/schema';
import { bodyKey, findMaker, type Maker } from '../cameras/exifMakers';
import { isDate } from './date';
import type { Fields } from './fields';
import type { Manufactured, PhotoFields } from './result';

/** Limit for the years that a model is in production. The most that we have seen is 6 (PENTAX K-70). */
const MADE_FOR_YEARS = 15;

/** Three characters of the model, YYMMDD, four digits of the unit. Source: 247 photos; exiftool.org, Panasonic.pm */
const LUMIX = /^(?<number>[A-Z][\dA-Z]{2}(?<day>\d{6})\d{4})/;
/**
 * A number, a text as hexadecimal digits of ASCII codes, YYMMDD, twelve characters. Source: 224 photos; exiftool.org,
 * FujiFilm.pm
 */
const FUJIFILM = /^(?:(?<number>\S.{0,20}?) *)??(?:[2-7][\dA-F]){4,}(?<day>\d{6})(?<unit>[\dA-Z]{12})$/;
const INTERNAL: Partial<Readonly<Record<Maker, RegExp>>> = { panasonic: LUMIX, leica: LUMIX, fujifilm: FUJIFILM };
/**
 * Four digits of the model, last digit of the year, month, nine more digits. Source: 68 photos; exiftool.org,
 * Olympus.pm
 */
const OLYMPUS = /^\d{4}(\d)(\d\d)\d{9}$/;
/** Pentax: YYYYMMDD, 106 photos; Ricoh: YYYY:MM:DD, 63 photos */
const PLAIN = /^(\d{4}):?(\d\d):?(\d\d)$/;

/**
 * The day or the month in which the photo's camera was made. Undefined for a camera that the catalogue doesn't list,
 * for a placeholder in place of the date, and for the last digit of a year that fits several decades.
 */
export function readManufactured(fields: Fields, photo: PhotoFields): Manufactured | undefined {
  const maker = findMaker(photo.make ?? '');
  if (!maker) return undefined;
  const released = releaseYears[bodyKey(maker, photo.model ?? '')];
  if (released === undefined) return undefined;
  const id = fieldOf(fields);
  const date = dateIn(fields.text(id) ?? '', maker, released, photo.dateTime);
  if (date === undefined || !isPlausible(date, released)) return undefined;
  return { date, tag: fields.place(id, '').tag };
}

/** The date of manufacture for any model, without checking whether the date is plausible; for tests/finder/. */
export function readStatedDate(fields: Fields, photo: PhotoFields): string | undefined {
  const maker = findMaker(photo.make ?? '');
  // With this year, `monthIn` searches the ten years up to the photo's year, in which each last digit occurs once.
  const released = Number(photo.dateTime?.slice(0, 4)) - 8;
  return maker && dateIn(fields.text(fieldOf(fields)) ?? '', maker, released, photo.dateTime);
}

const fieldOf = (fields: Fields) =>
  fields.has(FieldId.ManufactureDate) ? FieldId.ManufactureDate : FieldId.InternalSerial;

function dateIn(text: string, maker: Maker, released: number, taken: string | undefined): string | undefined {
  const plain = PLAIN.exec(text);
  if (plain) return plain.slice(1).join('-');
  return maker === 'olympus' ? monthIn(text, released, taken) : shortDayOf(INTERNAL[maker]?.exec(text));
}

/** '130327' → '2013-03-27' */
const shortDayOf = (match: RegExpExecArray | null | undefined): string | undefined =>
  match?.groups?.['day']!.replace(/(..)(..)(..)/, '20$1-$2-$3');

/**
 * The month of manufacture. The file stores the year's last digit; undefined unless only one year from the model's
 * release to the photo ends with it.
 */
function monthIn(text: string, released: number, taken: string | undefined): string | undefined {
  const [, digit, month] = OLYMPUS.exec(text) ?? [];
  if (digit === undefined || taken === undefined) return undefined;
  const months = Array.from({ length: MADE_FOR_YEARS + 2 }, (_, index) => released - 1 + index)
    .filter((year) => year % 10 === Number(digit))
    .map((year) => `${year}-${month}`)
    .filter((found) => found <= taken.slice(0, 7));
  return months.length === 1 ? months[0] : undefined;
}

/** True for a day that exists, from the year before the model's release to `MADE_FOR_YEARS` years after it. */
function isPlausible(date: string, released: number): boolean {
  const year = Number(date.slice(0, 4));
  const day = date.length === 'YYYY-MM'.length ? `${date}-01` : date;
  return isDate(`${day}T00:00:00`) && year >= released - 1 && year <= released + MADE_FOR_YEARS;
}

/**
 * An internal serial number without the date and the fillers around it: 'FFDT21916866 5933…' → 'FFDT21916866'. For a
 * Fujifilm without such a number, returns the part that differs from body to body.
 */
export function internalSerial(text: string, make: string): string {
  const maker = findMaker(make);
  const { number, unit } = (maker && INTERNAL[maker]?.exec(text)?.groups) ?? {};
  return number ?? unit ?? text;
}
