import { block, hex, join, type Order, u16, u32 } from '../../support/bytes';
import * as containers from '../../support/containers';
import {
  canonCameraInfo1D3,
  canonFields,
  canonFileInfo,
  canonNote,
  lensStateAt,
  signedCameraInfo,
  r6MarkIIIInfo,
  type CanonFacts,
} from '../../support/makerNotes';
import { exifBlock, type Camera } from '../../support/photo';
import { entry, long, text, type Directory } from '../../support/tiff';
import { counter, estimate, guess, holding, shown, type Case, type Row, type Shown } from './row';

const canon = (model: string, facts: CanonFacts): Camera => ({ make: 'Canon', model, note: canonNote(facts) });

function canonCr3(model: string, cameraInfo: Uint8Array): () => Uint8Array {
  return () =>
    containers.cr3({
      cmt1: { 0x010f: text('Canon'), 0x0110: text(model) },
      cmt3: canonFields({}),
      track: canonFields({ cameraInfo }),
    });
}

const canonHif = (model: string, cameraInfo: Uint8Array) => (order: Order) =>
  containers.heif(exifBlock({ ...canon(model, { cameraInfo }), order }));

/** Tag 0x0093 as the 20D and 350D write it; the next function is for the 30D and 400D. */
const fileInfo20D = (directory: number, file: number) =>
  canonFileInfo({ 2: u32(((file & 0xff) << 16) | (directory << 6) | (file >> 8)) });

const fileInfo30D = (directory: number, file: number) =>
  canonFileInfo({ 2: u32(((file & 0xf) << 20) | ((directory & 0x3f) << 10) | (file >> 4)) });

interface Indexed {
  readonly models: readonly string[];
  readonly firmwareAt?: number;
  readonly shifts?: readonly number[];
  readonly file: number;
  readonly directory: number;
  /** true if the body stores the directory's number; other bodies store the number plus one */
  readonly asIs?: true;
  readonly narrow?: true;
  readonly others?: readonly string[];
}

/**
 * CameraInfo with the file number, the directory number, and the firmware's text, whose offset determines the offsets
 * of both numbers.
 */
function indexInfo(place: Indexed, file: number, directory: number, shift = 0, firmware = '1.0.7'): Uint8Array {
  const { firmwareAt } = place;
  return block(0xc00, {
    ...(firmwareAt === undefined ? {} : { [firmwareAt + shift]: firmware }),
    [place.file + shift]: place.narrow ? u16(file - 1) : u32(file - 1),
    [place.directory + shift]: u32(place.asIs ? directory : directory + 1),
  });
}

function indexRow(place: Indexed): Row {
  const tag = 'MakerNote/0x000D';
  const model = place.models[0] ?? '';
  const { firmwareAt, shifts = [], others = [] } = place;
  const named = (name: string, file: Camera, shows: Shown): Case => ({ name, file, shows });
  return {
    open: [
      ...place.models.map((each) =>
        named(each, canon(each, { cameraInfo: indexInfo(place, 3_413, 100) }), estimate(3_413, tag, 'folders-of-9999')),
      ),
      ...shifts.map((shift) =>
        named(
          `everything shifted by ${shift}`,
          canon(model, { cameraInfo: indexInfo(place, 3_413, 101, shift) }),
          estimate(13_412, tag, 'folders-of-9999'),
        ),
      ),
      named(
        'the first file of the next directory',
        canon(model, { cameraInfo: indexInfo(place, 10_000, 100) }),
        estimate(10_000, tag, 'folders-of-9999'),
      ),
      named(
        'the first file',
        canon(model, { cameraInfo: indexInfo(place, 1, 100) }),
        estimate(1, tag, 'folders-of-9999'),
      ),
      named(
        'a directory that the user opened',
        canon(model, { cameraInfo: indexInfo(place, 8_801, 290) }),
        estimate(8_801, tag, 'file-number'),
      ),
    ],
    shut: [
      ...(firmwareAt === undefined
        ? []
        : [
            { name: 'no firmware text', file: canon(model, { cameraInfo: indexInfo(place, 3_413, 100, 0, 'x.y.z') }) },
            {
              name: 'a firmware text at an unknown shift',
              file: canon(model, { cameraInfo: indexInfo(place, 3_413, 100, 2) }),
            },
          ]),
      {
        name: 'a block that ends before',
        file: canon(model, { cameraInfo: indexInfo(place, 3_413, 100).subarray(0, 0x40) }),
      },
      { name: 'nothing stored', file: canon(model, { cameraInfo: indexInfo(place, 1, place.asIs ? 0 : -1) }) },
      { name: 'a body that is on no list', file: canon('Canon EOS 77D', { cameraInfo: indexInfo(place, 3_413, 100) }) },
      ...others.map((each) => ({ name: each, file: canon(each, { cameraInfo: indexInfo(place, 3_413, 100) }) })),
    ],
  };
}

/** CameraInfo with the lens state and the counter at `at`, and a copy of both 0x60 bytes later. */
const twoPlaces = (size: number, at: number) =>
  block(size, { ...lensStateAt(at, 12_260), ...lensStateAt(at + 0x60, 12_260) });

const combined = (value: number): Directory => ({ 0x0008: long(value) });

const combinedTag = 'MakerNote/0x0008';

export const rows: Readonly<Record<string, Row>> = {
  'canon.1d': {
    open: ['Canon EOS-1D', 'Canon EOS-1DS'].map((model) => ({
      name: model,
      file: canon(model, { order: 'MM', fileInfo: canonFileInfo({ 2: u32(949, 'MM') }, 'MM') }),
      shows: shown(949, { tag: 'MakerNote/0x0093/0x0002', kind: 'mechanical', grade: 'exact' }),
      stored: () => u32(949, 'MM'),
    })),
    shut: [
      {
        name: 'a note in little-endian order',
        file: canon('Canon EOS-1D', { order: 'II', fileInfo: canonFileInfo({ 2: u32(949, 'MM') }) }),
      },
      {
        name: 'a block that ends before',
        file: canon('Canon EOS-1D', { order: 'MM', fileInfo: hex('00 00 00 00 03') }),
      },
      {
        name: 'another body',
        file: canon('Canon EOS 5D', { order: 'MM', fileInfo: canonFileInfo({ 2: u32(949, 'MM') }, 'MM') }),
      },
      { name: 'a count of nothing', file: canon('Canon EOS-1D', { order: 'MM', fileInfo: canonFileInfo({}, 'MM') }) },
      {
        name: 'a block that does not begin with its own size',
        file: canon('Canon EOS-1D', { order: 'MM', fileInfo: block(18, { 2: u32(949, 'MM') }) }),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.1d2': {
    open: ['Canon EOS-1D Mark II', 'Canon EOS-1Ds Mark II', 'Canon EOS-1D Mark II N'].map((model) => ({
      name: model,
      file: canon(model, { order: 'II', fileInfo: canonFileInfo({ 2: join(u16(1), u16(51_867)) }) }),
      shows: shown(117_403, { tag: 'MakerNote/0x0093/0x0002', kind: 'mechanical', grade: 'exact' }),
      stored: () => join(u16(1), u16(51_867)),
    })),
    shut: [
      {
        name: 'the body after it',
        file: canon('Canon EOS-1D Mark III', { fileInfo: canonFileInfo({ 2: join(u16(1), u16(51_867)) }) }),
      },
      { name: 'a block that ends before', file: canon('Canon EOS-1D Mark II', { fileInfo: block(5) }) },
      {
        name: 'more than a camera can count',
        file: canon('Canon EOS-1D Mark II', { fileInfo: canonFileInfo({ 2: join(u16(16), u16(0)) }) }),
      },
      {
        name: 'a block that does not begin with its own size',
        file: canon('Canon EOS-1D Mark II', { fileInfo: block(18, { 2: join(u16(1), u16(51_867)) }) }),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.1d3': {
    open: ['Canon EOS-1D Mark III', 'Canon EOS-1Ds Mark III'].map((model) => ({
      name: model,
      file: canon(model, { cameraInfo: canonCameraInfo1D3(4_338) }),
      shows: shown(4_338, { tag: 'MakerNote/0x000D/0x0176', kind: 'mechanical', grade: 'approximate' }),
      stored: () => u32(4_337),
    })),
    shut: [
      {
        name: 'a body that does not fill it',
        file: canon('Canon EOS-1D Mark III', { cameraInfo: canonCameraInfo1D3(1) }),
        without: ['ShutterCount'],
      },
      {
        name: 'a block that ends before',
        file: canon('Canon EOS-1D Mark III', { cameraInfo: canonCameraInfo1D3(4_338).subarray(0, 0x179) }),
        shows: { reason: 'damaged' },
      },
      ...['', '113', '1.1.A', '1,1,3'].map((firmware) => ({
        name: `no firmware text in its place: '${firmware}'`,
        file: canon('Canon EOS-1Ds Mark III', { cameraInfo: canonCameraInfo1D3(4_338, firmware) }),
        shows: { reason: 'damaged' } as const,
      })),
      {
        name: 'another body',
        file: canon('Canon EOS 5D Mark IV', { cameraInfo: canonCameraInfo1D3(4_338) }),
      },
    ],
  },
  'canon.r5r6': {
    open: [
      ['Canon EOS R5', { grade: 'exact', limits: [] }] as const,
      ['Canon EOS R6', { grade: 'approximate', limits: ['published-place'] }] as const,
    ]
      .flatMap(([model, certainty]): Case[] => {
        const cameraInfo = signedCameraInfo(4608, 0xaf1, 12_260);
        const shows = shown(12_260, { tag: 'MakerNote/0x000D/0x0AF1', kind: 'total', ...certainty });
        const stored = () => u32(12_260);
        return [
          { name: `${model}, JPEG`, file: canon(model, { cameraInfo }), shows, stored },
          { name: `${model}, HIF`, file: canonHif(model, cameraInfo), shows, stored },
          { name: `${model}, CR3`, file: canonCr3(model, cameraInfo), shows, stored },
        ];
      })
      .concat(
        {
          name: 'an R5 whose counter is elsewhere',
          file: canon('Canon EOS R5', {
            cameraInfo: block(4608, { 0xaf1: u32(9_999), ...lensStateAt(0xc93, 12_260) }),
          }),
          shows: shown(12_260, { tag: 'MakerNote/0x000D/0x0C93', kind: 'total', grade: 'exact' }),
          stored: () => u32(12_260),
        },
        ...['Canon EOS R5', 'Canon EOS R6'].map((model): Case => ({
          name: `${model} without the lens state`,
          file: canon(model, { cameraInfo: block(4608, { 0xaf1: u32(12_260) }) }),
          shows: shown(12_260, {
            tag: 'MakerNote/0x000D/0x0AF1',
            kind: 'total',
            grade: 'approximate',
            limits: ['published-place'],
          }),
        })),
      ),
    shut: [
      {
        name: 'a block that ends before',
        file: canon('Canon EOS R5', { cameraInfo: block(0xaf4) }),
        shows: { reason: 'damaged' },
      },
      {
        name: 'two places on an R5',
        file: canon('Canon EOS R5', { cameraInfo: twoPlaces(4608, 0xaf1) }),
        shows: { reason: 'unknown-model' },
      },
      {
        name: 'another number after the lens state on an R6',
        file: canon('Canon EOS R6', { cameraInfo: block(4608, { 0xaf1: u32(12_260), ...lensStateAt(0x200, 12_261) }) }),
        shows: { reason: 'unknown-model', counters: [] },
      },
    ],
  },
  'canon.rp': {
    open: [
      {
        name: 'JPEG',
        file: canon('Canon EOS RP', { cameraInfo: signedCameraInfo(2560, 0x960, 619) }),
        stored: () => u32(619),
      },
      { name: 'CR3', file: canonCr3('Canon EOS RP', signedCameraInfo(2560, 0x960, 619)), stored: () => u32(619) },
      {
        name: 'a block of another size',
        file: canon('Canon EOS RP', { cameraInfo: signedCameraInfo(4608, 0x960, 619) }),
        stored: () => u32(619),
      },
      {
        name: 'a lens without a focus distance',
        file: canon('Canon EOS RP', { focus: false, cameraInfo: signedCameraInfo(2560, 0x960, 619) }),
        stored: () => u32(619),
      },
    ].map((each): Case => ({
      ...each,
      shows: shown(619, {
        tag: 'MakerNote/0x000D/0x0960',
        kind: 'images',
        grade: 'approximate',
        limits: ['few-files', 'silent-unknown'],
      }),
    })),
    shut: [
      { name: 'without its signature', file: canon('Canon EOS RP', { cameraInfo: block(2560, { 0x960: u32(619) }) }) },
      {
        name: 'a lens without a focus distance, and another place',
        file: canon('Canon EOS RP', { focus: false, cameraInfo: signedCameraInfo(4608, 0xc93, 619) }),
        shows: { reason: 'unknown-model' } as const,
      },
      ...[-32, -24, -22, -18, -13, -11, -3].map((at) => {
        const cameraInfo = signedCameraInfo(2560, 0x960, 619);
        cameraInfo[0x960 + at] = (cameraInfo[0x960 + at] ?? 0) ^ 0x55;
        return { name: `another byte at ${at} of its signature`, file: canon('Canon EOS RP', { cameraInfo }) };
      }),
      { name: 'two places', file: canon('Canon EOS RP', { cameraInfo: twoPlaces(2560, 0x960) }) },
    ],
  },
  'canon.r6m2': {
    open: (
      [
        ['Canon EOS R6m2', 'listed-series'],
        ['Canon EOS R6 Mark II', 'listed-series'],
        ['Canon EOS R8', 'listed-series'],
        ['Canon EOS R50', 'published-place'],
      ] as const
    ).flatMap(([model, limit]): Case[] => {
      const cameraInfo = signedCameraInfo(4608, 0xd29, 777);
      const shows = shown(777, {
        tag: 'MakerNote/0x000D/0x0D29',
        kind: 'total',
        grade: 'approximate',
        limits: [limit],
      });
      return [
        { name: `${model}, JPEG`, file: canon(model, { cameraInfo }), shows, stored: () => u32(777) },
        { name: `${model}, HIF`, file: canonHif(model, cameraInfo), shows, stored: () => u32(777) },
        { name: `${model}, CR3`, file: canonCr3(model, cameraInfo), shows, stored: () => u32(777) },
      ];
    }),
    shut: [
      {
        name: 'a block that ends before',
        file: canon('Canon EOS R8', { cameraInfo: block(0xd2c) }),
        shows: { reason: 'damaged' },
      },
      ...['Canon EOS R6m2', 'Canon EOS R8', 'Canon EOS R50'].map((model): Case => ({
        name: `another number after the lens state on ${model}`,
        file: canon(model, { cameraInfo: block(4608, { 0xd29: u32(777), ...lensStateAt(0xaf1, 778) }) }),
        shows: { reason: 'unknown-model', counters: [] },
      })),
    ],
  },
  'canon.g5x2.jpg': {
    open: [
      {
        name: 'JPEG',
        file: canon('Canon PowerShot G5 X Mark II', {
          cameraInfo: block(0xc00, { 0x293: u32(2_222), 0xa95: u32(9_999) }),
        }),
        shows: shown(2_222, {
          tag: 'MakerNote/0x000D/0x0293',
          kind: 'total',
          grade: 'approximate',
          limits: ['published-place'],
        }),
        stored: () => u32(2_222),
      },
    ],
    shut: [
      {
        name: 'a block that ends before',
        file: canon('Canon PowerShot G5 X Mark II', { cameraInfo: block(0x296) }),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.g5x2.cr3': {
    open: [
      {
        name: 'CR3',
        file: canonCr3('Canon PowerShot G5 X Mark II', block(0xc00, { 0x293: u32(9_999), 0xa95: u32(2_222) })),
        shows: shown(2_222, {
          tag: 'MakerNote/0x000D/0x0A95',
          kind: 'total',
          grade: 'approximate',
          limits: ['published-place'],
        }),
        stored: () => u32(2_222),
      },
    ],
    shut: [
      {
        name: 'a block that ends before',
        file: canonCr3('Canon PowerShot G5 X Mark II', block(0xa98)),
        shows: { reason: 'damaged' },
      },
    ],
  },
  'canon.lens': {
    open: (
      [
        ['Canon EOS R', 1536, 0x194, 116_237],
        ['Canon EOS R7', 4608, 0xc93, 8_379],
      ] as const
    )
      .flatMap(([model, size, at, count]): Case[] => {
        const shows = shown(count, {
          tag: `MakerNote/0x000D/0x${at.toString(16).toUpperCase().padStart(4, '0')}`,
          kind: 'images',
          grade: 'approximate',
          limits: ['one-body', 'silent-unknown'],
        });
        const stored = () => u32(count);
        return [
          // Lenses of Sigma write 0x1e as their number of focus zones minus one.
          ...[0x0f, 0x1e, 0x2f, 4, 0xff].map((zones) => ({
            name: `${model}, JPEG, a lens of ${zones} zones`,
            file: canon(model, { cameraInfo: signedCameraInfo(size, at, count, zones) }),
            shows,
            stored,
          })),
          ...[0x0f, 0x1f, 0x2f].map((zones) => ({
            name: `${model}, JPEG, without a focus distance, a lens of ${zones} zones`,
            file: canon(model, { focus: false, cameraInfo: signedCameraInfo(size, at, count, zones) }),
            shows,
            stored,
          })),
          {
            name: `${model} whose counter moved`,
            file: canon(model, { cameraInfo: signedCameraInfo(4608, 0xd00, count) }),
            shows: { shutterCount: count },
            stored,
          },
          { name: `${model}, HIF`, file: canonHif(model, signedCameraInfo(size, at, count)), shows, stored },
          { name: `${model}, CR3`, file: canonCr3(model, signedCameraInfo(size, at, count)), shows, stored },
        ];
      })
      .concat({
        name: 'an EOS M50, where it is unconfirmed',
        file: canon('Canon EOS M50', { cameraInfo: signedCameraInfo(1536, 0x188, 30) }),
        shows: { counters: [], candidates: [counter('UnconfirmedNumber', 30)], reason: 'unknown-model' },
      }),
    shut: [
      ...[0, 1, 31, 32, 1_535].map((size) => ({
        name: `a block of ${size} bytes`,
        file: canon('Canon EOS R', { cameraInfo: signedCameraInfo(1536, 0x194, 5).subarray(0, size) }),
      })),
      {
        name: 'a block of more bytes than any body writes',
        file: canon('Canon EOS R7', { cameraInfo: signedCameraInfo(16_385, 0xc93, 5) }),
      },
      {
        name: 'a block of 4 GB',
        file: canon('Canon EOS R7', { tags: { 0x000d: entry(7, 0xffff_ffff, 0x200) } }),
      },
      {
        name: 'two places',
        file: canon('Canon EOS R7', { cameraInfo: twoPlaces(4608, 0xc93) }),
        shows: { reason: 'unknown-model' } as const,
      },
      {
        name: 'no lens state',
        file: canon('Canon EOS R', { cameraInfo: block(1536, { 0x194: u32(116_237) }) }),
      },
      ...[0, 3].map((zones) => ({
        name: `a zone beyond the lens's ${zones}`,
        file: canon('Canon EOS R', { cameraInfo: signedCameraInfo(1536, 0x194, 5, zones) }),
      })),
      ...[0x00, 0x0e, 0x10, 0x1e, 0x3f, 0xff].map((zones) => ({
        name: `without a focus distance, another byte than the three: ${zones}`,
        file: canon('Canon EOS R', { focus: false, cameraInfo: signedCameraInfo(1536, 0x194, 5, zones) }),
      })),
      ...[0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 26, 27, 28, 29, 30, 31].map((at) => {
        const cameraInfo = signedCameraInfo(1536, 0x194, 5);
        cameraInfo[0x194 - 32 + at] = (cameraInfo[0x194 - 32 + at] ?? 0) ^ 0x40;
        return { name: `byte ${at} of the lens state changed`, file: canon('Canon EOS R', { cameraInfo }) };
      }),
      ...[10, 11, 12, 13, 14, 15, 16, 17, 21, 26, 27, 28, 29, 30, 31].map((at) => {
        const cameraInfo = signedCameraInfo(1536, 0x194, 5);
        cameraInfo[0x194 - 32 + at] = (cameraInfo[0x194 - 32 + at] ?? 0) ^ 0x40;
        return {
          name: `byte ${at} changed, without a focus distance`,
          file: canon('Canon EOS R', { focus: false, cameraInfo }),
        };
      }),
      ...[0, 1_000_001].map((count) => ({
        name: `a count of ${count}`,
        file: canon('Canon EOS R', { cameraInfo: signedCameraInfo(1536, 0x194, count) }),
      })),
      ...['Canon EOS 5D Mark IV', 'Canon EOS M5', 'Canon EOS 80D', 'Canon PowerShot G7 X Mark II', 'Canon EOS R9'].map(
        (model) => ({
          name: `a body that is on no list: ${model}`,
          file: canon(model, { cameraInfo: signedCameraInfo(4608, 0xc93, 5) }),
          shows: { reason: 'not-stored', counters: [] } as const,
        }),
      ),
    ],
  },
  'canon.r6m3': {
    open: (['Canon EOS R6 Mark III', 'Canon EOS R50 V'] as const).map((model) => ({
      name: `${model}, whose field after the lens state is not 0`,
      file: canon(model, { cameraInfo: r6MarkIIIInfo(5) }),
      shows: { counters: [], candidates: [counter('UnconfirmedNumber', 5)], reason: 'unknown-model' } as const,
    })),
    shut: [
      { name: 'JPEG', file: canon('Canon EOS R6 Mark III', { cameraInfo: r6MarkIIIInfo() }) },
      { name: 'HIF', file: canonHif('Canon EOS R6 Mark III', r6MarkIIIInfo()) },
      { name: 'CR3', file: canonCr3('Canon EOS R6 Mark III', r6MarkIIIInfo()) },
    ].map((each) => ({ ...each, shows: { reason: 'not-stored', counters: [] } as const })),
  },
  'canon.0008': {
    open: [
      {
        name: 'folders of 100',
        file: canon('Canon EOS 300D DIGITAL', { tags: combined(1_181_861) }),
        shows: estimate(1_861, combinedTag, 'folders-of-100'),
        stored: (order) => u32(1_181_861, order),
      },
      {
        name: 'folders of 9999',
        file: canon('Canon EOS 6D', { tags: combined(1_010_509) }),
        shows: estimate(10_508, combinedTag, 'folders-of-9999'),
      },
      {
        name: 'a folder of the user',
        file: canon('Canon EOS 60D', { tags: combined(2_908_801) }),
        shows: estimate(8_801, combinedTag, 'file-number'),
      },
    ],
    shut: [
      {
        name: 'nothing stored',
        file: canon('Canon EOS 5D Mark II', { tags: combined(0) }),
        shows: { reason: 'not-stored' },
        without: ['FileNumber'],
      },
      {
        name: 'a folder of the user and a low file',
        file: canon('Canon EOS 60D', { tags: combined(4_120_954) }),
        shows: guess(412, combinedTag, 'directory-index'),
      },
      { name: 'the photo of another maker', file: { make: 'Acme', model: 'Camera', exif: combined(1_010_509) } },
    ],
  },
  'canon.0093.20d': {
    open: [
      ...['Canon EOS 350D DIGITAL', 'Canon EOS DIGITAL REBEL XT', 'Canon EOS Kiss Digital N'].map((model) => ({
        name: model,
        file: canon(model, { order: 'II', fileInfo: fileInfo20D(393, 9_377) }),
        shows: estimate(29_377, 'MakerNote/0x0093', 'folders-of-100'),
      })),
      {
        name: 'Canon EOS 20D',
        file: canon('Canon EOS 20D', { order: 'II', fileInfo: fileInfo20D(101, 5_555) }),
        shows: estimate(15_554, 'MakerNote/0x0093', 'folders-of-9999'),
      },
    ],
    shut: [
      { name: 'a block that ends before', file: canon('Canon EOS 20D', { fileInfo: block(5) }) },
      { name: 'another body', file: canon('Canon EOS 5D', { fileInfo: fileInfo20D(393, 9_377) }) },
    ],
  },
  'canon.0093.30d': {
    open: [
      ...['Canon EOS 30D', 'Canon EOS 400D DIGITAL', 'Canon EOS DIGITAL REBEL XTi', 'Canon EOS Kiss Digital X'].map(
        (model) => ({
          name: model,
          // The tag holds only the lower six bits of the directory's number, so the estimate uses only the file number.
          file: canon(model, { order: 'II', fileInfo: fileInfo30D(137, 1_761) }),
          shows: estimate(1_761, 'MakerNote/0x0093', 'file-number'),
        }),
      ),
      ...[100, 137, 163].map((folder) => ({
        name: `folder ${folder}, stored in six bits`,
        file: canon('Canon EOS 30D', { order: 'II', fileInfo: fileInfo30D(folder, 1_761) }),
        shows: holding(['DirectoryNumber', folder]),
      })),
    ],
    shut: [
      { name: 'up to 1000', file: canon('Canon EOS 30D', { order: 'II', fileInfo: fileInfo30D(100, 999) }) },
      { name: 'another body', file: canon('Canon EOS 40D', { fileInfo: fileInfo30D(137, 1_761) }) },
    ],
  },
  'canon.ci.eos-1dmarkiii': indexRow({
    models: ['Canon EOS-1D Mark III', 'Canon EOS-1Ds Mark III'],
    firmwareAt: 0x136,
    file: 0x172,
    directory: 0x17e,
  }),
  'canon.ci.eos-1dmarkiv': indexRow({
    models: ['Canon EOS-1D Mark IV'],
    firmwareAt: 0x1ed,
    shifts: [-5],
    file: 0x22c,
    directory: 0x238,
  }),
  'canon.ci.eos-1dx': indexRow({
    models: ['Canon EOS-1D X'],
    firmwareAt: 0x280,
    shifts: [-15, -7, 5],
    file: 0x2d0,
    directory: 0x2dc,
    others: ['Canon EOS-1D X Mark II'],
  }),
  'canon.ci.eos5d': indexRow({
    models: ['Canon EOS 5D'],
    file: 0xd0,
    directory: 0xcc,
    asIs: true,
    narrow: true,
    others: ['Canon EOS 5D Mark IV'],
  }),
  'canon.ci.eos5dmarkii': indexRow({
    models: ['Canon EOS 5D Mark II'],
    firmwareAt: 0x17e,
    shifts: [-36],
    file: 0x1bb,
    directory: 0x1c7,
  }),
  'canon.ci.eos5dmarkiii': {
    ...indexRow({
      models: ['Canon EOS 5D Mark III'],
      firmwareAt: 0x23c,
      shifts: [-16, -15, 6, 11],
      file: 0x28c,
      directory: 0x298,
    }),
    open: [
      ...indexRow({
        models: ['Canon EOS 5D Mark III'],
        firmwareAt: 0x23c,
        shifts: [-16, -15, 6, 11],
        file: 0x28c,
        directory: 0x298,
      }).open,
      ...(
        [
          ['the slot of the file name', '_K6A7873.JPG', 7_873],
          ['the larger slot', 'renamed.jpg', 7_941],
        ] as const
      ).map(([name, path, value]): Case => ({
        name,
        path,
        file: canon('Canon EOS 5D Mark III', {
          cameraInfo: block(0xc00, {
            0x247: '1.3.6',
            0x297: u32(7_872),
            0x29b: u32(7_940),
            0x2a3: u32(101),
            0x2a7: u32(101),
          }),
        }),
        shows: estimate(value, 'MakerNote/0x000D', 'folders-of-9999'),
        stored: () => u32(value - 1),
      })),
    ],
  },
  'canon.ci.eos6d': indexRow({
    models: ['Canon EOS 6D'],
    firmwareAt: 0x256,
    file: 0x2aa,
    directory: 0x2b6,
    others: ['Canon EOS 6D Mark II'],
  }),
  'canon.ci.eos7d': indexRow({
    models: ['Canon EOS 7D'],
    firmwareAt: 0x1ac,
    shifts: [-4],
    file: 0x1eb,
    directory: 0x1f7,
    others: ['Canon EOS 7D Mark II'],
  }),
  'canon.ci.eos40d': indexRow({ models: ['Canon EOS 40D'], firmwareAt: 0x0ff, file: 0x133, directory: 0x13f }),
  'canon.ci.eos50d': indexRow({
    models: ['Canon EOS 50D'],
    firmwareAt: 0x15e,
    shifts: [-4],
    file: 0x19b,
    directory: 0x1a7,
  }),
  'canon.ci.eos60d': indexRow({
    models: ['Canon EOS 60D'],
    firmwareAt: 0x199,
    file: 0x1d9,
    directory: 0x1e5,
    others: ['Canon EOS 1200D', 'Canon EOS REBEL T5'],
  }),
  'canon.ci.eos70d': indexRow({ models: ['Canon EOS 70D'], firmwareAt: 0x25e, file: 0x2b3, directory: 0x2bf }),
  'canon.ci.eos80d': indexRow({ models: ['Canon EOS 80D'], firmwareAt: 0x45a, file: 0x4ae, directory: 0x4ba }),
  'canon.ci.eos450d': indexRow({
    models: ['Canon EOS 450D', 'Canon EOS DIGITAL REBEL XSi', 'Canon EOS Kiss X2'],
    firmwareAt: 0x107,
    file: 0x13f,
    directory: 0x133,
    asIs: true,
  }),
  'canon.ci.eos500d': indexRow({
    models: ['Canon EOS 500D', 'Canon EOS REBEL T1i', 'Canon EOS Kiss X3'],
    firmwareAt: 0x190,
    file: 0x1d3,
    directory: 0x1df,
  }),
  'canon.ci.eos550d': indexRow({
    models: ['Canon EOS 550D', 'Canon EOS REBEL T2i', 'Canon EOS Kiss X4'],
    firmwareAt: 0x1a4,
    file: 0x1e4,
    directory: 0x1f0,
  }),
  'canon.ci.eos600d': indexRow({
    models: [
      'Canon EOS 600D',
      'Canon EOS REBEL T3i',
      'Canon EOS Kiss X5',
      'Canon EOS 1100D',
      'Canon EOS REBEL T3',
      'Canon EOS Kiss X50',
    ],
    firmwareAt: 0x19b,
    file: 0x1db,
    directory: 0x1e7,
  }),
  'canon.ci.eos650d': indexRow({
    models: ['Canon EOS 650D', 'Canon EOS REBEL T4i', 'Canon EOS Kiss X6i'],
    firmwareAt: 0x21b,
    file: 0x270,
    directory: 0x27c,
  }),
  'canon.ci.eos700d': indexRow({
    models: ['Canon EOS 700D', 'Canon EOS REBEL T5i', 'Canon EOS Kiss X7i'],
    firmwareAt: 0x220,
    file: 0x274,
    directory: 0x280,
  }),
  'canon.ci.eos1000d': indexRow({
    models: ['Canon EOS 1000D', 'Canon EOS DIGITAL REBEL XS', 'Canon EOS Kiss F'],
    firmwareAt: 0x10b,
    file: 0x143,
    directory: 0x137,
    asIs: true,
  }),
  'canon.ci.powershotg5xmarkii': {
    open: indexRow({ models: ['Canon PowerShot G5 X Mark II'], file: 0xb2d, directory: 0xb21, asIs: true }).open,
    shut: [
      {
        name: 'a CR3 has no counter',
        file: canonCr3(
          'Canon PowerShot G5 X Mark II',
          indexInfo({ models: [], file: 0xb2d, directory: 0xb21, asIs: true }, 3_413, 100),
        ),
      },
      {
        name: 'a counter comes first',
        file: canon('Canon PowerShot G5 X Mark II', {
          cameraInfo: block(0xc00, { 0x293: u32(55), 0xb2d: u32(3_412), 0xb21: u32(100) }),
        }),
        shows: { shutterCount: 55 },
      },
    ],
  },
  'canon.crw': {
    open: [
      {
        name: 'folders of 100',
        file: (order) => containers.crw({ order, model: 'Canon EOS D30', fileNumber: 2_141_446 }),
        shows: estimate(11_446, 'CIFF/0x300A/0x1817', 'folders-of-100'),
        stored: (order) => u32(2_141_446, order),
      },
      {
        name: 'a low file in a folder of 100',
        file: (order) => containers.crw({ order, model: 'Canon PowerShot G2', fileNumber: 1_030_304 }),
        shows: estimate(304, 'CIFF/0x300A/0x1817', 'folders-of-100'),
      },
    ],
    shut: [
      {
        name: 'nothing stored',
        file: (order) => containers.crw({ order }),
        shows: { container: 'CRW' },
      },
      {
        name: 'a file number of 0',
        file: (order) => containers.crw({ order, fileNumber: 0 }),
        shows: { container: 'CRW', reason: 'not-stored' },
      },
    ],
  },
  'canon.spec.newbody': {
    open: ['Canon EOS R5', 'Canon EOS R6', 'Canon EOS RP', 'Canon EOS-1D X Mark III'].map((model) => ({
      name: model,
      path: 'DCIM/123CANON/IMG_1234.JPG',
      file: canon(model, {}),
      shows: shown(3_534, { tag: 'FilePath', kind: 'number', grade: 'estimate', method: 'path' }),
    })),
    shut: [
      { name: 'no path', path: 'IMG_0034.JPG', file: canon('Canon EOS R5', {}) },
      { name: 'a folder that is none of a camera', path: 'holiday/IMG_0034.JPG', file: canon('Canon EOS R5', {}) },
      { name: 'another body', path: 'DCIM/123CANON/IMG_0034.JPG', file: canon('Canon EOS R7', {}) },
      {
        name: 'a real counter comes first',
        path: 'DCIM/123CANON/IMG_1234.JPG',
        file: canon('Canon EOS R5', { cameraInfo: signedCameraInfo(4608, 0xaf1, 12_260) }),
        shows: { shutterCount: 12_260 },
      },
    ],
  },
  'canon.filename': {
    open: ['IMG_7941.JPG', '_MG_7941.cr2', 'photos/_K6A7941.JPG', 'C:\\DCIM\\100CANON\\IMG_7941.CR3'].map((path) => ({
      name: path,
      path,
      file: canon('Canon EOS 77D', {}),
      shows: shown(7_941, { tag: 'FileName', kind: 'number', grade: 'estimate', method: 'file-name' }),
    })),
    shut: [
      ...['IMG_1000.JPG', 'IMG_0631.JPG', 'IMG_7941', 'IMG7941.JPG', 'MY_IMG_7941.JPG', 'IMG_7941 copy.JPG', ''].map(
        (path) => ({ name: path || 'no name', path, file: canon('Canon EOS 77D', {}) }),
      ),
      { name: 'the photo of another maker', path: 'IMG_7941.JPG', file: { make: 'Acme', model: 'Camera' } },
    ],
  },
};
