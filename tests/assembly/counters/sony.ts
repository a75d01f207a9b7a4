import { expect } from 'vitest';
import { block, hex, join, u16, u32 } from '../../support/bytes';
import {
  encipher,
  sonyCipherBlock,
  sonyFocusInfo,
  sonyMoreInfo,
  sonyNote,
  type SonyFacts,
} from '../../support/makerNotes';
import type { Camera } from '../../support/photo';
import { opaque, slong, short, text, type Directory, type Field } from '../../support/tiff';
import { counter, estimate, guess, holding, shown, type Case, type Count, type Row, type Shown } from './row';

/**
 * Tag 0x0020 with the value `info`, after CameraInfo (0x0010). In every note with tag 0x0020, CameraInfo is the first
 * value.
 */
const focusTags = (info: Field): Directory => ({ 0x0010: opaque(block(368)), 0x0020: info });

const sony = (model: string, facts: SonyFacts): Camera => ({ make: 'SONY', model, note: sonyNote(facts) });

/** Parts of MoreInfo with an index of `count` entries, which all point to one valid block with a count. */
const manyBlocks = (count: number) => ({
  0: join(u16(count), u16(0x300)),
  4: join(...Array.from({ length: count }, () => join(u16(0x0201), u16(0x100)))),
  [0x100 + 0x125]: u32(27_955),
  [0x100 + 0x132]: hex('85 86'),
});

/** A photo whose maker note Windows moved by `by` bytes. Tag 0xEA1D states this distance, or `stated` if given. */
const movedByWindows = (
  model: string,
  by: number,
  { stated = by, tags = focusTags(sonyFocusInfo(78)) } = {},
): Camera => ({
  ...sony(model, { gate: null, displacedBy: -by, tags }),
  exif: { 0xea1d: slong(stated) },
  // Long enough that the note's old place is inside the file.
  software: 'x'.repeat(31_000),
});

const GATE_BYTES = [0x07, 0x09, 0x0a, 0x0c, 0x23, 0x24, 0x26, 0x28, 0x31, 0x32, 0x33, 0x41, 0x43];

const LAYOUT_MODELS = {
  a: 'SLT-A37 SLT-A57 SLT-A58 SLT-A65 SLT-A65V SLT-A77 SLT-A77V SLT-A99 SLT-A99V HV NEX-3N NEX-5N NEX-5R NEX-5T NEX-6 NEX-7 NEX-F3 NEX-VG20E NEX-VG30E NEX-VG900 Lunar ILCE-3000 ILCE-3500 ILCE-5000 ILCE-5100 ILCE-6000 ILCE-QX1 ILCE-7 ILCE-7R ILCE-7S ILCE-7M2 ILCA-68 ILCA-77M2',
  b: 'ILCE-6100 ILCE-6100A ILCE-6300 ILCE-6400 ILCE-6400A ILCE-6500 ILCE-6600 ILCE-7C ILCE-7M3 ILCE-7RM2 ILCE-7RM3 ILCE-7RM3A ILCE-7RM4 ILCE-7RM4A ILCE-7SM2 ILCE-9 ILCE-9M2 ILCA-99M2 ZV-E10',
  c: 'ILCE-1 ILCE-7M4 ILCE-7RM5 ILCE-7SM3 ILME-FX3 ILME-FX3A ILME-FX30',
  d: 'ILCE-6700 ILCE-7CM2 ILCE-7CR ILME-FX2',
};

export const sonyTag = (at: string): string => `MakerNote/0x9050/${at}`;

const COMPARED = {
  a: ['SLT-A99V', 'NEX-7', 'ILCE-3000'],
  b: ['ILCE-6400', 'ILCA-99M2', 'ZV-E10'],
  c: ['ILCE-7SM3'],
  d: ['ILCE-6700', 'ILCE-7CM2'],
} as const;
const UNCOMPARED = { a: 'ILCA-68', b: 'ILCE-7C', c: 'ILCE-7M4', d: 'ILCE-7CR' } as const;
const FIXED_AT = { a: 0xbc, b: 0xcc, c: 0xcc, d: 0xac } as const;

const limited = expect.objectContaining({
  grade: 'approximate',
  limits: expect.arrayContaining(['unconfirmed']),
}) as Count;

const unconfirmed: Shown = { shutterCount: 43_210, shutterSource: limited };

/** For each fixed byte of the layout, the changed parts of a case in which only this byte is wrong. */
function movedAnchors({ layout }: { readonly layout: keyof typeof FIXED_AT }) {
  const at = FIXED_AT[layout];
  const first = layout === 'a' ? [] : [at - 1];
  return [at - (layout === 'd' ? 0x17 : 0x13), at - 4, at - 3, at - 2, ...first, at, at + 1].map(
    (place) => [`another byte at ${place.toString(16)}`, { [place]: [7] }] as const,
  );
}

/** Cases that all layouts of 0x9050 have in common. */
function layoutRow(layout: 'a' | 'b' | 'c' | 'd', kind: Count['kind'], tag: string): Row {
  const models = LAYOUT_MODELS[layout].split(' ');
  const model = models.at(-1) ?? '';
  const exact = layout === 'a' ? 'approximate' : 'exact';
  const result = (grade: Count['grade']): Shown => shown(43_210, { tag, kind, grade });
  const facts = { layout, shutterCount: 43_210 } as const;
  return {
    open: [
      ...models.map((each) => ({
        name: each,
        file: sony(each, facts),
        // The SLT-A99's counter is the only one of layout a that is known not to restart: we saw a count above 65,535.
        shows: result(/^SLT-A99V?$/.test(each) ? 'exact' : exact),
      })),
      ...GATE_BYTES.map((gate) => ({
        name: `0x9400 begins with ${gate}`,
        file: sony(model, { ...facts, gate }),
        shows: result(exact),
      })),
      ...[0x5e, 0xe7, 0x04].map((gate) => ({
        name: `enciphered twice, ${gate}`,
        file: sony(model, { ...facts, gate, twice: true }),
        shows: result(exact),
      })),
      ...(layout === 'd'
        ? []
        : [0, 2, 64, 65, 66, 128, 129, 131].map((flash) => ({
            name: `flash status ${flash}`,
            file: sony(model, { ...facts, flash }),
            shows: result(exact),
          }))),
      {
        name: 'in an ARW, without a header',
        file: sony(model, { ...facts, header: '' }),
        shows: result(exact),
        stored: () => encipher(u32(43_210)),
      },
      ...COMPARED[layout].flatMap((each): Case[] => [
        {
          name: `${each} without the bytes that all its photos have`,
          file: sony(each, { ...facts, fixed: false }),
          shows: unconfirmed,
        },
        ...movedAnchors(facts).map(([name, plain]) => ({
          name: `${each} with ${name}`,
          file: sony(each, { ...facts, plain }),
          shows: unconfirmed,
        })),
      ]),
      ...(layout === 'd'
        ? []
        : COMPARED[layout].map((each) => ({
            name: `${each} without the copy that its other photos have`,
            file: sony(each, { ...facts, copies: {} }),
            shows: unconfirmed,
          }))),
      {
        name: 'a body without a compared photo, without either',
        file: sony(UNCOMPARED[layout], { ...facts, fixed: false, copies: {} }),
        shows: result(exact),
      },
      {
        name: 'bytes that the cipher leaves as they are',
        file: sony(model, { layout, shutterCount: 0x0e_fdf9 }),
        shows: { shutterCount: 0x0e_fdf9 },
        stored: () => hex('F9 FD'),
      },
      {
        name: 'an upper byte that is not 0, by a genuine 0x9400',
        file: sony(model, { ...facts, shutterCount: 0x0500_0000 + 43_210 }),
        shows: result('approximate'),
      },
    ],
    shut: [
      ...[0x00, 0x08, 0x25, 0xff].map((gate) => ({
        name: `0x9400 begins with ${gate}`,
        file: sony(model, { ...facts, gate }),
        shows: { reason: 'damaged' } as const,
      })),
      ...(layout === 'd'
        ? []
        : [1, 3, 32, 255].map((flash) => ({
            name: `flash status ${flash}`,
            file: sony(model, { ...facts, flash }),
            shows: { reason: 'damaged' } as const,
          }))),
      ...(layout === 'a' || layout === 'b'
        ? [3, 0xff].map((mount) => ({
            name: `lens mount ${mount}`,
            file: sony(model, { ...facts, mount }),
            shows: { reason: 'damaged' } as const,
          }))
        : []),
      {
        name: 'no 0x9400 and no copy',
        file: sony(model, { ...facts, gate: null, copies: {} }),
        shows: { reason: 'damaged' },
      },
      { name: 'a count of nothing', file: sony(model, { layout, shutterCount: 0 }) },
      { name: 'more than a camera can count', file: sony(model, { layout, shutterCount: 1_000_001 }) },
      { name: 'a body that is on no list', file: sony('ILCE-5200', facts), shows: { reason: 'unknown-model' } },
      { name: 'a name that only begins like one', file: sony(`${model}X`, facts), shows: { reason: 'unknown-model' } },
    ],
  };
}

/** Tag 0x9050, cut off after `at` bytes. The remaining bytes are in the file, too, as the value of tag 0x9051. */
const cutAt = (at: number, facts: SonyFacts): Directory => ({
  0x9050: opaque(sonyCipherBlock(facts).slice(0, at)),
  0x9051: opaque(sonyCipherBlock(facts).slice(at)),
});

/** The row for a copy of the count, which the result lists only if the copy equals the count. */
function copyRow(layout: 'a' | 'b', field: string, places: Readonly<Record<string, number>>, flashRules = true): Row {
  const entries = Object.entries(places);
  const [model = '', at = 0] = entries[0] ?? [];
  const copy = (each: string, place: number, value: number, facts: SonyFacts = {}): Camera =>
    sony(each, { layout, shutterCount: 5_011, copies: { [place]: value }, ...facts });
  return {
    open: [
      ...entries.map(([each, place]) => ({
        name: each,
        file: copy(each, place, 5_011),
        shows: { shutterCount: 5_011, ...holding([field, 5_011]) },
      })),
      { name: 'one lower', file: copy(model, at, 5_010), shows: { shutterCount: 5_011, ...holding([field, 5_010]) } },
      { name: 'two lower', file: copy(model, at, 5_009), shows: { shutterCount: 5_011, ...holding([field, 5_009]) } },
      {
        name: 'it alone speaks for the layout when 0x9400 is missing',
        file: copy(model, at, 5_011, { gate: null }),
        shows: shown(5_011, {
          tag: sonyTag(layout === 'a' ? '0x0032' : '0x003A'),
          kind: 'total',
          grade: 'approximate',
        }),
      },
    ],
    shut: [
      { name: 'three lower', file: copy(model, at, 5_008), shows: { shutterCount: 5_011 }, without: [field] },
      { name: 'far lower', file: copy(model, at, 4_000), shows: { shutterCount: 5_011 }, without: [field] },
      { name: 'ahead', file: copy(model, at, 5_012), shows: { shutterCount: 5_011 }, without: [field] },
      { name: 'absent', file: copy(model, at, 0), shows: { shutterCount: 5_011 }, without: [field] },
      ...(flashRules
        ? [
            {
              name: 'the flash fired',
              file: copy(model, at, 5_011, { flash: 65 }),
              shows: { shutterCount: 5_011 },
              without: [field],
            },
          ]
        : []),
      {
        name: 'without 0x9400 a copy that disagrees',
        file: copy(model, at, 4_000, { gate: null }),
        shows: { reason: 'damaged' },
      },
      {
        name: 'without 0x9400 a copy beyond the block’s end',
        file: copy(model, at, 5_011, {
          gate: null,
          tags: cutAt(at, { layout, shutterCount: 5_011, copies: { [at]: 5_011 } }),
        }),
        shows: { reason: 'damaged' },
      },
      {
        name: 'without 0x9400 an upper byte that is not 0',
        file: copy(model, at, 5_011, { gate: null, shutterCount: 0x0100_0000 + 5_011 }),
        shows: { reason: 'damaged' },
      },
    ],
  };
}

const placesFor = (at: number, ...models: readonly string[]): Record<string, number> =>
  Object.fromEntries(models.map((model) => [model, at]));

export const rows: Readonly<Record<string, Row>> = {
  'sony.9050a': layoutRow('a', 'total', sonyTag('0x0032')),
  'sony.9050a.c2': copyRow(
    'a',
    'ShutterCount2',
    placesFor(0x4c, 'ILCE-7', 'ILCE-7R', 'ILCE-7S', 'ILCE-7M2', 'ILCE-5000', 'ILCE-5100', 'ILCE-6000', 'ILCE-QX1'),
  ),
  'sony.9050a.c3': copyRow(
    'a',
    'ShutterCount3',
    {
      ...placesFor(0x1a0, 'ILCA-68', 'ILCA-77M2', 'ILCE-5100', 'ILCE-QX1'),
      ...placesFor(
        0x1aa,
        'SLT-A58',
        'SLT-A99',
        'HV',
        'NEX-3N',
        'NEX-5R',
        'NEX-5T',
        'NEX-6',
        'NEX-VG900',
        'NEX-VG30E',
        'ILCE-3000',
        'ILCE-3500',
        'ILCE-5000',
      ),
      ...placesFor(
        0x1bd,
        'SLT-A37',
        'SLT-A57',
        'SLT-A65',
        'SLT-A77',
        'Lunar',
        'NEX-F3',
        'NEX-5N',
        'NEX-7',
        'NEX-VG20E',
      ),
    },
    false,
  ),
  'sony.9050b': layoutRow('b', 'total', sonyTag('0x003A')),
  'sony.9050b.c2': copyRow('b', 'ShutterCount2', {
    ...placesFor(0x50, 'ILCE-6100', 'ILCE-6400', 'ILCE-6600', 'ILCE-7C', 'ILCE-7RM4', 'ILCE-9M2', 'ZV-E10'),
    ...placesFor(0x52, 'ILCE-7M3', 'ILCE-7RM3'),
    ...placesFor(0x58, 'ILCE-7RM2', 'ILCE-7SM2', 'ILCE-6300', 'ILCE-6500'),
  }),
  'sony.9050b.c3': copyRow(
    'b',
    'ShutterCount3',
    {
      ...placesFor(
        0x19f,
        'ILCE-6100',
        'ILCE-6400',
        'ILCE-6600',
        'ILCE-7C',
        'ILCE-7M3',
        'ILCE-7RM3',
        'ILCE-7RM4',
        'ILCE-9',
        'ILCE-9M2',
        'ZV-E10',
      ),
      ...placesFor(0x1cb, 'ILCE-7RM2', 'ILCE-7SM2'),
      ...placesFor(0x1cd, 'ILCE-6300', 'ILCE-6500', 'ILCA-99M2'),
    },
    false,
  ),
  'sony.9050c': layoutRow('c', 'total', sonyTag('0x003A')),
  'sony.9050d': {
    open: [
      ...layoutRow('d', 'mechanical', sonyTag('0x000A')).open,
      ...['ILCE-1M2', 'ILCE-7M5', 'ILCE-7RM6'].map((model) => ({
        name: `${model} with its mechanical shutter`,
        file: sony(model, { layout: 'd', shutterCount: 43_210 }),
        shows: shown(43_210, { tag: sonyTag('0x000A'), kind: 'mechanical', grade: 'exact' }),
      })),
    ],
    shut: [
      ...layoutRow('d', 'mechanical', sonyTag('0x000A')).shut,
      ...['ILCE-1M2', 'ILCE-7M5', 'ILCE-7RM6'].map((model): Case => ({
        name: `${model} with its electronic shutter`,
        file: sony(model, { layout: 'd', shutterCount: 43_210, plain: { 3: [9] } }),
        shows: { reason: 'silent-shot', counters: [] },
      })),
      ...['ILCE-9M3', 'ZV-E1', 'ZV-E10M2', 'DSC-RX100M7', 'Stellar', 'ZV-1', 'ZV-1F'].map((model): Case => ({
        name: `${model}, which stores no count`,
        file: sony(model, { layout: 'd', shutterCount: 43_210 }),
        shows: { reason: 'not-stored' },
      })),
    ],
  },
  'sony.focusinfo': {
    open: ['DSLR-A230', 'DSLR-A290', 'DSLR-A330', 'DSLR-A380', 'DSLR-A390', 'DSLR-A850', 'DSLR-A900']
      .flatMap((model) =>
        [19_154, 19_148].map((size): Case => ({
          name: `${model}, ${size} bytes`,
          file: sony(model, { gate: null, tags: focusTags(sonyFocusInfo(78, size)) }),
          shows: shown(78, { tag: 'MakerNote/0x0020/0x0846', kind: 'total', grade: 'exact' }),
          stored: () => u32(78),
        })),
      )
      .concat(
        [0x850, 0x853].map((at): Case => ({
          name: `another byte at ${at.toString(16)}`,
          file: sony('DSLR-A900', { gate: null, tags: focusTags(sonyFocusInfo(78, 19_154, { [at]: [7] })) }),
          shows: { shutterCount: 78, shutterSource: limited },
        })),
        [3_998, -60, 30_000].map((by): Case => ({
          name: `a DSLR-A230 that Windows moved by ${by} bytes`,
          file: movedByWindows('DSLR-A230', by),
          shows: shown(78, { tag: 'MakerNote/0x0020/0x0846', kind: 'total', grade: 'exact', limits: [] }),
          stored: () => u32(78),
        })),
        ['DSLR-A290', 'DSLR-A330', 'DSLR-A380', 'DSLR-A390'].map((model): Case => ({
          name: `a ${model} that Windows moved`,
          file: movedByWindows(model, 3_998),
          shows: shown(78, { tag: 'MakerNote/0x0020/0x0846', kind: 'total', grade: 'approximate', limits: ['moved'] }),
          stored: () => u32(78),
        })),
      ),
    shut: [
      ...(
        [
          [
            'without 0xEA1D',
            sony('DSLR-A230', { gate: null, displacedBy: -3_998, tags: focusTags(sonyFocusInfo(78)) }),
          ],
          ['whose 0xEA1D says another distance', movedByWindows('DSLR-A230', 3_998, { stated: 3_994 })],
          ['without the first value', movedByWindows('DSLR-A230', 3_998, { tags: { 0x0020: sonyFocusInfo(78) } })],
          [
            'whose block has another size',
            movedByWindows('DSLR-A230', 3_998, { tags: focusTags(sonyFocusInfo(78, 19_148)) }),
          ],
          [
            'whose block fails its gate',
            movedByWindows('DSLR-A230', 3_998, { tags: focusTags(sonyFocusInfo(78, 19_154, { 0x10: [3] })) }),
          ],
          [
            'with an upper byte that is not 0',
            movedByWindows('DSLR-A230', 3_998, { tags: focusTags(sonyFocusInfo(0x0100_0000 + 78)) }),
          ],
          ['that is a DSLR-A850', movedByWindows('DSLR-A850', 3_998)],
          ['that is a DSLR-A900', movedByWindows('DSLR-A900', 3_998)],
        ] as const
      ).map(([name, file]) => ({ name: `a moved note ${name}`, file, shows: { reason: 'damaged' } as const })),
      ...['DSLR-A200', 'DSLR-A300', 'DSLR-A350', 'DSLR-A700', 'DSLR-A100'].map((model) => ({
        name: model,
        file: sony(model, { gate: null, tags: focusTags(sonyFocusInfo(78)) }),
      })),
      {
        name: 'a block of another size',
        file: sony('DSLR-A330', { gate: null, tags: focusTags(sonyFocusInfo(78, 19_150)) }),
      },
      ...(
        [
          ['an upper byte that is not 0', sonyFocusInfo(0x0700_0000 + 78)],
          ['no drive mode', sonyFocusInfo(78, 19_154, { 0x0e: [0] })],
          ['a fourth way to hold the camera', sonyFocusInfo(78, 19_154, { 0x10: [3] })],
          ['a third state of the stabilization', sonyFocusInfo(78, 19_154, { 0x14: [2] })],
          ['a fifth dynamic range mode', sonyFocusInfo(78, 19_154, { 0x15: [4] })],
        ] as const
      ).map(([name, info]) => ({
        name,
        file: sony('DSLR-A330', { gate: null, tags: focusTags(info) }),
        shows: { reason: 'damaged' } as const,
      })),
      {
        name: 'a note whose first value is gone',
        file: sony('DSLR-A330', { gate: null, tags: { 0x0020: sonyFocusInfo(78) } }),
        shows: { reason: 'damaged' },
      },
      ...[-4, -2, 1, 4, 300].map((displacedBy) => ({
        name: `a note that was moved by ${-displacedBy} bytes`,
        file: sony('DSLR-A330', { gate: null, displacedBy, tags: focusTags(sonyFocusInfo(78)) }),
        shows: { reason: 'damaged' } as const,
      })),
    ],
  },
  'sony.moreinfo.shutter': {
    open: [
      'SLT-A33',
      'SLT-A35',
      'SLT-A55',
      'SLT-A55V',
      'DSLR-A560',
      'DSLR-A580',
      'NEX-3',
      'NEX-5',
      'NEX-C3',
      'NEX-VG10E',
    ]
      .map((model) => ({
        name: model,
        file: sony(model, {
          gate: null,
          tags: { 0x0020: sonyMoreInfo({ 0x125: 0x0100_0000 + 27_955, 0x11b: 14_581 }) },
        }),
        shows: shown(27_955, { tag: 'MakerNote/0x0020/0x0201/0x0125', kind: 'mechanical', grade: 'exact' }),
        stored: () => u32(0x0100_0000 + 27_955),
      }))
      .concat(
        [0x132, 0x133].map((at) => ({
          name: `another byte at ${at.toString(16)}`,
          file: sony('SLT-A55V', {
            gate: null,
            tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955, 0x11b: 14_581 }, 0x0201, { [0x40 + at]: [7] }) },
          }),
          shows: { shutterCount: 27_955, shutterSource: limited },
          stored: () => u32(27_955),
        })),
        {
          name: '50 blocks',
          file: sony('SLT-A55V', {
            gate: null,
            tags: { 0x0020: sonyMoreInfo({ 0x125: 1, 0x11b: 14_581 }, 0x0201, manyBlocks(50)) },
          }),
          shows: { shutterCount: 27_955 },
          stored: () => u32(27_955),
        },
      ),
    shut: [
      {
        name: 'a body that is on no list',
        file: sony('SLT-A77V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955 }) } }),
      },
      {
        name: 'no block 0x0201',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955 }, 0x0107) } }),
      },
      {
        name: 'a block that ends before',
        file: sony('SLT-A55V', {
          gate: null,
          tags: { 0x0020: opaque(join(u16(1), u16(12), u16(0x0201), u16(8), block(40))) },
        }),
      },
      ...(
        [
          ['51 blocks', manyBlocks(51)],
          ['no block', { 0: join(u16(0), u16(0x300)) }],
          ['a length beyond its size', { 2: u16(0x301) }],
          ['a block in the index itself', { 6: u16(11) }],
          ['a block beyond its length', { 6: u16(0x300) }],
        ] as const
      ).map(([name, parts]) => ({
        name,
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955 }, 0x0201, parts) } }),
        shows: { reason: 'damaged' } as const,
      })),
      {
        name: 'a count of nothing',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 0 }) } }),
      },
    ],
  },
  'sony.moreinfo.images': {
    open: [
      {
        name: 'beside the actuations',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x125: 27_955, 0x11b: 14_581 }) } }),
        shows: { shutterCount: 27_955, counters: [counter('ShutterCount', 27_955), counter('ImageCount', 14_581)] },
      },
    ],
    shut: [
      {
        name: 'alone it is no count',
        file: sony('SLT-A55V', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x11b: 14_581 }) } }),
      },
    ],
  },
  'sony.moreinfo.a500': {
    open: ['DSLR-A450', 'DSLR-A500', 'DSLR-A550'].flatMap((model) =>
      (
        [
          ['', {}, ['few-files']],
          ['another byte at 128', { [0x40 + 0x128]: [7] }, ['few-files', 'unconfirmed']],
          ['another byte at 145', { [0x40 + 0x145]: [7] }, ['few-files', 'unconfirmed']],
        ] as const
      ).map(([name, parts, limits]) => ({
        name: `${model} ${name}`.trim(),
        file: sony(model, {
          gate: null,
          tags: { 0x0020: sonyMoreInfo({ 0x14a: 8_888, 0x125: 1, 0x11b: 2 }, 0x0201, parts) },
        }),
        shows: shown(8_888, { tag: 'MakerNote/0x0020/0x0201/0x014A', kind: 'total', grade: 'approximate', limits }),
        stored: () => u32(8_888),
      })),
    ),
    shut: [
      {
        name: 'another body',
        file: sony('DSLR-A700', { gate: null, tags: { 0x0020: sonyMoreInfo({ 0x14a: 8_888 }) } }),
      },
    ],
  },
  'sony.filenumber': {
    open: (
      [
        ['364 bytes', 'DSLR-A900', block(364, { 0x134: join(u16(0xfc00 | 101, 'MM'), u16(0xc000 | 3_755, 'MM')) })],
        ['1536 bytes', 'SLT-A55V', block(1536, { 0x114: u32((101 << 14) | 3_755) })],
        ['2048 bytes', 'NEX-5', block(2048, { 0x314: join(u16(0xc000 | 3_755), u16(0xfc00 | 101)) })],
      ] as const
    ).map(([name, model, settings]) => ({
      name,
      file: sony(model, { gate: null, tags: { 0x0114: opaque(settings) } }),
      shows: estimate(3_755, 'MakerNote/0x0114', 'file-number'),
    })),
    shut: [
      {
        name: 'up to 1000',
        file: sony('SLT-A55V', {
          gate: null,
          tags: { 0x0114: opaque(block(1536, { 0x114: u32((101 << 14) | 1_000) })) },
        }),
      },
      {
        name: 'a block of another size',
        file: sony('SLT-A55V', {
          gate: null,
          tags: { 0x0114: opaque(block(1537, { 0x114: u32((101 << 14) | 3_755) })) },
        }),
      },
      {
        name: 'a block too short for it',
        file: sony('DSLR-A700', { gate: null, tags: { 0x0114: opaque(block(280).fill(0x2b)) } }),
      },
      {
        name: 'another body',
        file: sony('ILCE-7', {
          gate: null,
          tags: { 0x0114: opaque(block(1536, { 0x114: u32((101 << 14) | 3_755) })) },
        }),
      },
    ],
  },
  'sony.spec.sequence': {
    open: [
      {
        name: 'above 100',
        file: sony('ILCE-7M3', { tags: { 0xb04a: short(101) } }),
        shows: guess(101, 'MakerNote/0xB04A', 'burst-position'),
        stored: (order) => u16(101, order),
      },
    ],
    shut: [
      { name: 'up to 100', file: sony('ILCE-7M3', { tags: { 0xb04a: short(100) } }) },
      { name: 'no burst', file: sony('ILCE-7M3', { tags: { 0xb04a: short(65_535) } }) },
      {
        name: 'after a counter',
        file: sony('ILCE-7CM2', { layout: 'd', shutterCount: 249_044, tags: { 0xb04a: short(102) } }),
        shows: { shutterCount: 249_044 },
      },
    ],
  },
  'sony.spec.uniqueid': {
    open: ['100001', '0012345', '1000000'].map((id) => ({
      name: id,
      file: { ...sony('DSC-G1', {}), exif: { 0xa420: text(id) } },
      shows: guess(Number(id), 'ExifIFD/0xA420', 'unique-id'),
    })),
    shut: ['12345', '12345678', '1234567', '000999', 'A234567', '00000000000000000000000000000009', ''].map((id) => ({
      name: id || 'an empty id',
      file: { ...sony('DSC-G1', {}), exif: { 0xa420: text(id) } },
    })),
  },
};
