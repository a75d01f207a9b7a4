/** Compares the program's output with the corpus, value by value. Knows nothing of how either came about. */

/**
 * @typedef {Record<string, any>} Values
 * @typedef {{ file: string, key: string, expected: unknown, ours: unknown }} Difference
 * @typedef {{ file: string, container: string, brand: string, equal: number, differ: number, missing: number }} Tally
 */

const CONTAINERS = { HEIC: 'HEIF', MPO: 'JPEG', THM: 'JPEG' };
const NUMBER_TOLERANCE = 1e-6;

/** Where each of our keys finds its expected value. */
const KEYS = {
  container: (e) => CONTAINERS[e.container] ?? e.container,
  make: (e) => e.make,
  model: (e) => e.model,
  dateTime: (e) => e.dateTime,
  software: (e) => e.software,
  iso: (e) => e.iso,
  exposureTime: (e) => e.exposureTime,
  fNumber: (e) => e.fNumber,
  focalLength: (e) => e.focalLength,
  lens: (e) => e.lens.exifLensModel ?? e.lens.makerNoteLensModel,
  serialNumber: (e) => e.serialNumber.exif ?? e.serialNumber.makerNote ?? e.serialNumber.internal,
  flash: (e) => e.flash,
  exposureProgram: (e) => e.exposureProgram,
  exposureMode: (e) => e.exposureMode,
  exposureCompensation: (e) => e.exposureCompensation,
  meteringMode: (e) => e.meteringMode,
  whiteBalance: (e) => e.whiteBalance,
  sceneCaptureType: (e) => e.sceneCaptureType,
  orientation: (e) => e.orientation,
  imageWidth: (e) => e.imageWidth,
  imageHeight: (e) => e.imageHeight,
  shutterCount: (e) => e.shutterCount,
  mechanicalShutterCount: (e) => e.mechanicalShutterCount,
};

/** Keys that `notChecked` names otherwise. */
const NOT_CHECKED = {
  lens: ['lens', 'lens.exifLensModel', 'lens.makerNoteLensModel'],
  serialNumber: ['serialNumber', 'serialNumber.exif', 'serialNumber.makerNote', 'serialNumber.internal'],
};

/** Grades that claim a count. */
const CLAIMS = ['exact', 'approximate'];

/** @param {Values} ours @param {string} key */
function oursOf(ours, key) {
  if (key === 'mechanicalShutterCount') return ours.counters.find((c) => c.field === 'MechanicalShutterCount')?.value;
  if (key === 'shutterCount') return CLAIMS.includes(ours.shutterSource?.grade) ? ours.shutterCount : undefined;
  return ours[key];
}

/** @param {unknown} expected @param {unknown} ours @param {string} key */
function isEqual(expected, ours, key) {
  if (ours === undefined) return false;
  if (key === 'dateTime') return digits(expected) === digits(ours);
  const [a, b] = [numberOf(expected), numberOf(ours)];
  if (a !== undefined && b !== undefined) {
    return Math.abs(a - b) <= NUMBER_TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
  }
  return textOf(expected) === textOf(ours);
}

/** @param {unknown} value */
function textOf(value) {
  return (typeof value === 'string' ? value : JSON.stringify(value)).trim();
}

/** @param {unknown} value */
function digits(value) {
  return String(value).replaceAll(/\D/g, '').slice(0, 14);
}

/** A number, or a fraction such as '1/200'. @param {unknown} value */
function numberOf(value) {
  if (typeof value === 'number') return value;
  const [, above, below] = /^\s*(-?\d+(?:\.\d+)?)(?:\s*\/\s*(\d+))?\s*$/.exec(String(value)) ?? [];
  return above === undefined ? undefined : Number(above) / Number(below ?? 1);
}

/**
 * All values of one file. A claimed count that the corpus does not have is a difference too.
 * @param {Values} expected an entry of expected.json
 * @param {Values} ours the program's object for the same file
 * @returns {{ tally: Tally, differences: Difference[] }}
 */
export function compareFile(expected, ours) {
  const tally = {
    file: expected.file,
    container: KEYS.container(expected) ?? 'none',
    brand: expected.file.split('/')[0],
    equal: 0,
    differ: 0,
    missing: 0,
  };
  const differences = [];
  for (const [key, wantedOf] of Object.entries(KEYS)) {
    const wanted = wantedOf(expected) ?? undefined;
    const got = oursOf(ours, key);
    const skipped = (NOT_CHECKED[key] ?? [key]).some((name) => expected.notChecked.includes(name));
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
