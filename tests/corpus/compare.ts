import { serialText } from '../../src/reader/serial';

/** The compared part of an entry in the corpus's expected.json. */
export interface Expected {
  readonly file: string;
  readonly container: string | null;
  readonly truncated: boolean;
  readonly lens: { readonly exifLensModel: string | null; readonly makerNoteLensModel: string | null };
  readonly serialNumber: {
    readonly exif: string | null;
    readonly makerNote: string | null;
    readonly internal: string | null;
  };
  readonly shutterCount: number | null;
  readonly mechanicalShutterCount: number | null;
  readonly notChecked: readonly string[];
  readonly [key: string]: unknown;
}

export interface Ours {
  readonly container?: string;
  readonly shutterCount?: number;
  readonly savedAgain?: { readonly is: string };
  readonly counters: readonly { readonly field: string; readonly value: number }[];
  readonly reads: number;
  readonly bytesRead: number;
  readonly [key: string]: unknown;
}

export interface Difference {
  readonly file: string;
  readonly key: string;
  readonly expected: unknown;
  readonly ours: unknown;
}

export interface Tally {
  readonly container: string;
  readonly brand: string;
  equal: number;
  differ: number;
  missing: number;
}

const CONTAINERS: Readonly<Record<string, string>> = { HEIC: 'HEIF', MPO: 'JPEG', THM: 'JPEG' };
const NUMBER_TOLERANCE = 1e-6;

const containerOf = ({ container }: Expected): string | null =>
  container === null ? null : (CONTAINERS[container] ?? container);

/** Keys with the same name in expected.json and in the program's output. */
const PLAIN_KEYS = [
  'make',
  'model',
  'dateTime',
  'software',
  'iso',
  'exposureTime',
  'fNumber',
  'focalLength',
  'flash',
  'exposureProgram',
  'exposureMode',
  'exposureCompensation',
  'meteringMode',
  'whiteBalance',
  'sceneCaptureType',
  'orientation',
  'imageWidth',
  'imageHeight',
] as const;

/** For each key of the program's output, the function that returns the expected value. */
const KEYS: Readonly<Record<string, (expected: Expected) => unknown>> = {
  container: containerOf,
  ...Object.fromEntries(PLAIN_KEYS.map((key) => [key, (expected: Expected) => expected[key]])),
  lens: ({ lens }) => lens.exifLensModel ?? lens.makerNoteLensModel,
  serialNumber: ({ serialNumber: { exif, makerNote, internal } }) => {
    const serial = exif ?? makerNote ?? internal;
    return serial === null ? null : serialText(serial);
  },
  shutterCount: ({ shutterCount }) => shutterCount,
  mechanicalShutterCount: ({ mechanicalShutterCount }) => mechanicalShutterCount,
};

/** The parts of a key that `notChecked` may name separately. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  lens: ['lens', 'lens.exifLensModel', 'lens.makerNoteLensModel'],
  serialNumber: ['serialNumber', 'serialNumber.exif', 'serialNumber.makerNote', 'serialNumber.internal'],
};

function oursOf(ours: Ours, key: string): unknown {
  if (key === 'mechanicalShutterCount') {
    return ours.counters.find(({ field }) => field === 'MechanicalShutterCount')?.value;
  }
  return ours[key];
}

function isEqual(expected: unknown, ours: unknown, key: string): boolean {
  if (ours === undefined) return false;
  if (key === 'dateTime') return digits(expected) === digits(ours);
  const [a, b] = [numberOf(expected), numberOf(ours)];
  if (a !== undefined && b !== undefined) {
    return Math.abs(a - b) <= NUMBER_TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
  }
  return textOf(expected) === textOf(ours);
}

function textOf(value: unknown): string {
  return (typeof value === 'string' ? value : JSON.stringify(value)).trim();
}

function digits(value: unknown): string {
  return textOf(value).replaceAll(/\D/g, '').slice(0, 14);
}

/** The value of a number, or of a fraction such as '1/200'. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const [, above, below] = /^(-?\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?$/.exec(textOf(value)) ?? [];
  return above === undefined ? undefined : Number(above) / Number(below ?? 1);
}

/** Compares all values of one file. A count that the corpus lacks is also a difference. */
export function compareFile(expected: Expected, ours: Ours): { tally: Tally; differences: Difference[] } {
  const brand = expected.file.split('/')[0] ?? '';
  const tally: Tally = { container: containerOf(expected) ?? 'none', brand, equal: 0, differ: 0, missing: 0 };
  const differences: Difference[] = [];
  for (const [key, wantedOf] of Object.entries(KEYS)) {
    const wanted = wantedOf(expected) ?? undefined;
    const got = oursOf(ours, key);
    const skipped = (PARTS[key] ?? [key]).some((name) => expected.notChecked.includes(name));
    const isSurplus = key === 'shutterCount' && wanted === undefined && got !== undefined;
    if (!isSurplus && (wanted === undefined || skipped)) continue;
    if (!isSurplus && isEqual(wanted, got, key)) tally.equal++;
    else {
      if (got === undefined) tally.missing++;
      else tally.differ++;
      differences.push({ file: expected.file, key, expected: wanted, ours: got });
    }
  }
  return { tally, differences };
}
