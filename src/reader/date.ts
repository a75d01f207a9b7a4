const DATE = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)$/;

/** True for `YYYY-MM-DDTHH:MM:SS` on a real day: false for '2024-02-30T10:00:00'. */
export function isDate(date: string | undefined): date is string {
  const [, year, month, day, hour, minute, second] = DATE.exec(date ?? '') ?? [];
  return (
    isDay(Number(year), Number(month), Number(day)) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  );
}

function isDay(year: number, month: number, day: number): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  // Use a year from 2000 to 2399, because `Date.UTC` moves years below 100 into the twentieth century. The calendar
  // repeats every 400 years.
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** Some cameras write blanks instead of zeros ('10:10: 6'), or omit the zeros ('2010:8:16 14:39:0'). */
const EXIF_DATE = /^(\d{4})\D([\d ]?\d)\D([\d ]?\d)\D([\d ]?\d)\D([\d ]?\d)\D([\d ]?\d)(?!\d)/;

/** '2024:05:01 10:20:30' → '2024-05-01T10:20:30'; undefined if it is not a valid date. */
export function readDate(value: string | undefined): string | undefined {
  const [, year, ...parts] = EXIF_DATE.exec(value ?? '') ?? [];
  if (year === undefined) return undefined;
  const [month, day, hour, minute, second] = parts.map((part) => part.trim().padStart(2, '0'));
  const date = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  return year !== '0000' && isDate(date) ? date : undefined;
}

/** Zones in steps of a quarter of an hour, from UTC-12 (Baker Island) to UTC+14 (Line Islands). */
const ZONE = /^(?:\+(?:0\d|1[0-3]):(?:00|15|30|45)|\+14:00|-(?:0\d|1[01]):(?:00|15|30|45)|-12:00)$/;

/** True for an offset from UTC that can exist: '+05:45', but not '+25:99'. */
export const isZone = (text: string): boolean => ZONE.test(text);

/** '2013-03-27' → '2013-03' */
export const monthOf = (date: string): string => date.slice(0, 'YYYY-MM'.length);
