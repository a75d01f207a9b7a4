/** One result of each kind, as the extraction returns it. */

import type { Counter, ExtractionResult, ShutterSource } from '../../../src/reader/result';

const READ = { hasGps: false, bytesRead: 65_536, reads: 1 } as const;

function withCount(
  fields: Partial<ExtractionResult>,
  shutterCount: number,
  source: Omit<ShutterSource, 'limits'> & Partial<Pick<ShutterSource, 'limits'>>,
  others: readonly Counter[] = [],
): ExtractionResult {
  const { field, tag, offset, kind } = source;
  const chosen: Counter = { field, tag, ...(offset !== undefined && { offset }), value: shutterCount, kind };
  return {
    ...READ,
    container: 'JPEG',
    savedAgain: { is: 'no-sign', signs: [] },
    ...fields,
    shutterCount,
    shutterSource: { limits: [], ...source },
    counters: [chosen, ...others],
  };
}

/** Every field, and a mechanical counter besides the total. */
export const nikonD850 = withCount(
  {
    make: 'NIKON CORPORATION',
    model: 'NIKON D850',
    dateTime: '2024-03-15T14:32:07',
    software: 'Ver.1.10',
    iso: 400,
    exposureTime: 0.005,
    fNumber: 2.8,
    focalLength: 50,
    lens: 'AF-S NIKKOR 24-70mm f/2.8E ED VR',
    serialNumber: '3012345',
    flash: 0x10,
    exposureProgram: 3,
    exposureMode: 0,
    exposureCompensation: -2 / 3,
    meteringMode: 5,
    whiteBalance: 0,
    sceneCaptureType: 0,
    orientation: 1,
    imageWidth: 8256,
    imageHeight: 5504,
  },
  45_213,
  { field: 'ShutterCount', tag: 'MakerNote/0x00A7', offset: 1234, kind: 'total', grade: 'exact' },
  [{ field: 'MechanicalShutterCount', tag: 'MakerNote/0x0037', offset: 1330, value: 31_480, kind: 'mechanical' }],
);

/** The same photo, made smaller and saved again by a program. */
export const nikonD850SavedAgain: ExtractionResult = {
  ...nikonD850,
  serialIsPrinted: true,
  savedAgain: {
    is: 'yes',
    signs: [
      { sign: 'editor', program: 'GIMP 2.8.10' },
      { sign: 'size', size: [200, 133], stated: [8256, 5504] },
    ],
  },
};

export const nikonD750 = withCount({ make: 'NIKON CORPORATION', model: 'NIKON D750' }, 97_000, {
  field: 'ShutterCount',
  tag: 'MakerNote/0x00A7',
  offset: 1234,
  kind: 'total',
  grade: 'exact',
});

/** A body without a mechanical shutter, so its count gives no wear. */
export const nikonZ8 = withCount(
  { make: 'NIKON CORPORATION', model: 'NIKON Z 8' },
  2796,
  { field: 'ShutterCount', tag: 'MakerNote/0x00A7', offset: 1234, kind: 'total', grade: 'exact' },
  [{ field: 'MechanicalShutterCount', tag: 'MakerNote/0x0037', offset: 1330, value: 0, kind: 'mechanical' }],
);

/** The total includes electronic shots, so the wear is an upper bound. */
export const canonR5 = withCount({ make: 'Canon', model: 'Canon EOS R5', container: 'HEIF' }, 12_260, {
  field: 'ShutterCount',
  tag: 'MakerNote/0x000D',
  offset: 2801,
  kind: 'total',
  grade: 'exact',
});

/** The counter may have started again, so the wear is a lower bound. */
export const sonyA6000 = withCount({ make: 'SONY', model: 'ILCE-6000', container: 'ARW' }, 51_867, {
  field: 'ShutterCount',
  tag: 'MakerNote/0x9050',
  offset: 4022,
  kind: 'total',
  grade: 'approximate',
  limits: ['may-restart'],
  wrapsAt: 65_535,
});

/** The same counter on a body whose rated life is only estimated from its class. */
export const sonyA5100: ExtractionResult = { ...sonyA6000, model: 'ILCE-5100' };

/** A count read over USB, in steps, from a body with a second counter. We only infer that this one is mechanical. */
export const canonSteps = withCount(
  { make: 'Canon', model: 'Canon EOS R6' },
  87_000,
  {
    field: 'ShutterReleaseCounter',
    tag: 'USB/0xD167',
    kind: 'total',
    from: 'cable',
    grade: 'approximate',
    limits: ['steps', 'taken-to-be'],
    low: 86_001,
  },
  [{ field: 'ShutterReleaseCounter', tag: 'USB/0xD167', value: 41_000, low: 40_001, kind: 'mechanical' }],
);

/** A count read over USB from a body whose shutter was replaced twice. */
export const fujifilmReplaced: ExtractionResult = {
  make: 'FUJIFILM',
  model: 'X-T4',
  software: '2.10',
  hasGps: false,
  shutterCount: 1733,
  shutterSource: {
    field: 'ShotCount',
    tag: 'USB/0xD154',
    kind: 'shutter',
    from: 'cable',
    grade: 'approximate',
    limits: ['taken-to-be', 'may-wrap'],
    wrapsAt: 65_535,
    replaced: 2,
  },
  counters: [
    { field: 'ShotCount', tag: 'USB/0xD154', kind: 'shutter', value: 1733 },
    { field: 'TotalShotCount', tag: 'USB/0xD310', kind: 'total', value: 61_204 },
  ],
  bytesRead: 12,
  reads: 5,
};

export const fujifilmXT4 = withCount({ make: 'FUJIFILM', model: 'X-T4' }, 12_007, {
  field: 'ImageCount',
  tag: 'MakerNote/0x1438',
  offset: 900,
  kind: 'images',
  grade: 'approximate',
  limits: ['counts-pictures', 'wraps', 'firmware-reset'],
  wrapsAt: 32_767,
});

/** A counter seen in only one body. */
export const canonR7 = withCount({ make: 'Canon', model: 'Canon EOS R7' }, 8_379, {
  field: 'ShutterCount',
  tag: 'MakerNote/0x000D/0x0C93',
  offset: 4_000,
  kind: 'images',
  grade: 'approximate',
  limits: ['one-body', 'silent-unknown'],
});

/** A number that, on this model, we have not confirmed as a count. */
export const canonM50: ExtractionResult = {
  ...READ,
  container: 'CR3',
  make: 'Canon',
  model: 'Canon EOS M50',
  counters: [],
  candidates: [{ field: 'UnconfirmedNumber', tag: 'MakerNote/0x000D/0x0188', offset: 1_000, value: 30_123 }],
  reason: 'unknown-model',
};

export const canonEstimate = withCount({ make: 'Canon', model: 'Canon EOS 6D' }, 10_508, {
  field: 'FileIndex',
  tag: 'MakerNote/0x000D',
  offset: 1500,
  kind: 'number',
  grade: 'estimate',
  method: 'folders-of-9999',
});

export const panasonicGuess = withCount({ make: 'Panasonic', model: 'DMC-FT4' }, 260_376, {
  field: 'InternalSerialNumber',
  tag: 'MakerNote/0x0025',
  offset: 1500,
  kind: 'number',
  grade: 'guess',
  method: 'serial-digits',
});

export const olympusWithout: ExtractionResult = {
  ...READ,
  container: 'ORF',
  make: 'OLYMPUS CORPORATION',
  model: 'E-M1MarkII',
  imageWidth: 5184,
  imageHeight: 3888,
  counters: [],
  reason: 'not-stored',
};

export const editedNikon: ExtractionResult = {
  ...READ,
  container: 'JPEG',
  make: 'NIKON CORPORATION',
  model: 'NIKON D700',
  software: 'Adobe Photoshop Lightroom 6.1 (Macintosh)',
  counters: [],
  reason: 'edited',
  editor: 'Adobe Photoshop Lightroom 6.1 (Macintosh)',
};

/** Saved again by a program that did not name itself: the tag Software has the camera's firmware. */
export const convertedNikon: ExtractionResult = {
  ...READ,
  container: 'PNG',
  make: 'NIKON CORPORATION',
  model: 'NIKON D700',
  software: 'Ver.1.00',
  counters: [],
  reason: 'edited',
};

export const fujifilmAtZero: ExtractionResult = {
  ...READ,
  container: 'JPEG',
  make: 'FUJIFILM',
  model: 'X-T3',
  counters: [{ field: 'ImageCount', tag: 'MakerNote/0x1438', value: 0, kind: 'images' }],
  reason: 'not-stored',
};

export const phoneWithGps: ExtractionResult = {
  ...READ,
  container: 'HEIF',
  make: 'Apple',
  model: 'iPhone 13 Pro',
  counters: [],
  reason: 'phone',
  hasGps: true,
};

/** The EXIF data do not name the camera. */
export const nameless: ExtractionResult = {
  ...READ,
  container: 'JPEG',
  iso: 100,
  counters: [],
  reason: 'no-maker-note',
};

export const noExif: ExtractionResult = {
  ...READ,
  container: 'PNG',
  counters: [],
  error: { code: 'no-exif', message: 'No EXIF data found in image' },
};

export const unknownContainer: ExtractionResult = {
  ...READ,
  counters: [],
  error: { code: 'no-exif', message: 'No EXIF data found in image' },
};

export const extractionFailed: ExtractionResult = {
  ...READ,
  counters: [],
  error: {
    code: 'extraction-failed',
    message: 'Failed to extract EXIF data: the directory has no end',
    detail: 'the directory has no end',
  },
};

/** Text that a malicious file may contain. */
export const hostile: ExtractionResult = {
  ...nikonD850,
  make: '<img src=x onerror="document.title=1">',
  model: '\u202eEDISNI\u202c\u0000\u001b[31m $t(toast.unexpected) {{camera}}',
  lens: 'L'.repeat(65_536),
  software: '<script>document.title="owned"</script>',
  serialNumber: '\u2066123\u2069\u0007',
};
