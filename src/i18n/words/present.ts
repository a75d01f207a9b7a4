/** A photo's values as photographers write them: f/2.8, 1/200, +0.3 EV. */

import type { FileText } from '../../config/fileText';
import { serialBytes, serialText } from '../../reader/serial';
import { formatNumber } from '../format';
import type { Locale } from '../../config/locales';
import type { TextKey } from '../translator';
import type { WearBound } from '../../judge/wear';
import { plainText } from './plainText';

/**
 * If the inverse of an exposure time differs from a whole number N by at most this fraction of N, the time is shown as
 * 1/N.
 */
const WHOLE_NUMBER_TOLERANCE = 0.05;

/** 2.8 → 'f/2.8' ('f/2,8' in German) */
export function formatAperture(fNumber: number, locale: Locale): string {
  return `f/${plainNumber(fNumber, locale, fNumber < 1 ? 2 : 1)}`;
}

/** Seconds: 0.005 → '1/200', 0.6 → '0.6 s', 30 → '30 s' */
export function formatExposureTime(seconds: number, locale: Locale): string {
  const inverse = 1 / seconds;
  const whole = Math.round(inverse);
  if (whole >= 2 && Math.abs(inverse - whole) <= whole * WHOLE_NUMBER_TOLERANCE) return `1/${whole}`;
  return `${plainNumber(seconds, locale, seconds < 1 ? 2 : 1)} s`;
}

/** 50 → '50 mm' */
export function formatFocalLength(millimeters: number, locale: Locale): string {
  return `${plainNumber(millimeters, locale, 1)} mm`;
}

/** −1/3 → '-0.3 EV', with the locale's signs; 0 has no sign */
export function formatExposureCompensation(ev: number, locale: Locale): string {
  return `${formatNumber(ev, locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' })} EV`;
}

/**
 * A serial number for display, and the key of its label. Sony's internal serial number '8 8 194 34 102' becomes
 * '0808c22266', labeled as internal, because the body shows another number. `isPrinted`: the body is known to show this
 * number. The label of any other number says that the number is in the file.
 */
export function presentSerial(serial: FileText, isPrinted = false) {
  const elsewhere = serialBytes(serial) ? 'serial.internal' : 'serial.inFile';
  const label: TextKey = isPrinted ? 'serial.body' : elsewhere;
  return { label, value: plainText(serialText(serial), 60) };
}

/** 6000, 4000 → '6000 × 4000' */
export function formatDimensions(width: number, height: number): string {
  return `${width} × ${height}`;
}

/**
 * 0.113 → '11%'. Below ten percent, a share has one decimal, which matters there. A share that would round to 0 becomes
 * '<0.1%'. The share of a bound is rounded so that the bound stays true: 'at most 2.6%' for 2.53 percent.
 */
export function formatShare(fraction: number, locale: Locale, bound?: WearBound): string {
  if (fraction > 0 && fraction < 0.0005) return `<${formatShare(0.001, locale)}`;
  const digits = fraction < 0.1 ? 1 : 0;
  const step = 10 ** -(digits + 2);
  // Rounds off the error of the division, as in 0.07 / 0.01, before it rounds up or down.
  const steps = Number((fraction / step).toFixed(6));
  const rounded = bound === 'upper' ? Math.ceil(steps) : bound === 'lower' ? Math.floor(steps) : steps;
  return formatNumber(rounded * step, locale, { style: 'percent', maximumFractionDigits: digits });
}

type SizeUnit = 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte';

const BYTES_OF: Record<SizeUnit, number> = { byte: 1, kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9 };

/** Bytes: 24117000 → '24.1 MB', in decimal units as file managers show them */
export function formatFileSize(bytes: number, locale: Locale, unit = sizeUnit(bytes)): string {
  return formatNumber(bytes / BYTES_OF[unit], locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  });
}

function sizeUnit(bytes: number): SizeUnit {
  const units = Object.keys(BYTES_OF) as SizeUnit[];
  return [...units].reverse().find((unit) => bytes >= BYTES_OF[unit]) ?? 'byte';
}

function plainNumber(value: number, locale: Locale, digits: number): string {
  return formatNumber(value, locale, { maximumFractionDigits: digits, useGrouping: false });
}
