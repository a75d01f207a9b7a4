import { expect } from 'vitest';
import { block, u16, u32 } from '../../support/bytes';
import { minoltaNote } from '../../support/makerNotes';
import { opaque } from '../../support/tiff';
import { estimate, holding, shown, type Row } from './row';

export const rows: Readonly<Record<string, Row>> = {
  'minolta.7d': {
    open: [
      ...['DYNAX 7D', 'MAXXUM 7D', 'ALPHA-7 DIGITAL'].map((model) => ({
        name: model,
        file: {
          make: 'KONICA MINOLTA',
          model,
          note: minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: u16(4_000, 'MM') })) }),
        },
        shows: estimate(4_001, 'MakerNote/0x0004', 'file-number'),
        stored: () => u16(4_000, 'MM'),
      })),
      {
        name: 'a shorter block, which ends before the counter',
        file: {
          make: 'KONICA MINOLTA',
          model: 'DYNAX 7D',
          note: minoltaNote({ 0x0004: opaque(block(0xc6, { 0xc4: u16(4_000, 'MM') })) }),
        },
        shows: estimate(4_001, 'MakerNote/0x0004', 'file-number'),
      },
    ],
    shut: [
      {
        name: 'up to 1000',
        file: {
          make: 'KONICA MINOLTA',
          model: 'DYNAX 7D',
          note: minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: u16(2, 'MM') })) }),
        },
        shows: holding(['FileNumber', 3]),
      },
      {
        name: 'another body',
        file: {
          make: 'Minolta Co., Ltd.',
          model: 'DiMAGE 7',
          note: minoltaNote({ 0x0004: opaque(block(0xe4, { 0xbc: u16(4_000, 'MM') })) }),
        },
      },
      {
        name: 'a block that ends before',
        file: { make: 'KONICA MINOLTA', model: 'DYNAX 7D', note: minoltaNote({ 0x0004: opaque(block(0xbd)) }) },
      },
    ],
  },
  'minolta.5d': {
    open: ['DYNAX 5D', 'MAXXUM 5D', 'ALPHA SWEET DIGITAL'].map((model) => ({
      name: model,
      file: {
        make: 'KONICA MINOLTA',
        model,
        note: minoltaNote({ 0x0114: opaque(block(0x200, { 0x15c: u16(4_000, 'MM') })) }),
      },
      shows: estimate(4_001, 'MakerNote/0x0114', 'file-number'),
      stored: () => u16(4_000, 'MM'),
    })),
    shut: [
      {
        name: 'up to 1000',
        file: {
          make: 'KONICA MINOLTA',
          model: 'DYNAX 5D',
          note: minoltaNote({ 0x0114: opaque(block(0x200, { 0x15c: u16(63, 'MM') })) }),
        },
        shows: holding(['FileNumber', 64]),
      },
      {
        name: 'a block that ends before',
        file: { make: 'KONICA MINOLTA', model: 'DYNAX 5D', note: minoltaNote({ 0x0114: opaque(block(0x15d)) }) },
      },
    ],
  },
  'minolta.dimage': {
    open: [0x0001, 0x0003].map((tag) => ({
      name: `tag ${tag}`,
      file: {
        make: 'Minolta Co., Ltd.',
        model: 'DiMAGE A2',
        note: minoltaNote({ [tag]: opaque(block(120, { 104: u32(1, 'MM'), 108: u32(2_944, 'MM') })) }),
      },
      shows: shown(2_944, {
        tag: expect.stringMatching(/^MakerNote\/0x000[13]$/) as string,
        kind: 'number',
        grade: 'estimate',
      }),
      stored: () => u32(2_944, 'MM'),
    })),
    shut: [
      {
        name: 'no memory of file numbers',
        file: {
          make: 'Minolta Co., Ltd.',
          model: 'DiMAGE A2',
          note: minoltaNote({ 0x0003: opaque(block(120, { 108: u32(2_944, 'MM') })) }),
        },
      },
      {
        name: 'up to 1000',
        file: {
          make: 'Minolta Co., Ltd.',
          model: 'DiMAGE A2',
          note: minoltaNote({ 0x0003: opaque(block(120, { 104: u32(1, 'MM'), 108: u32(294, 'MM') })) }),
        },
        shows: holding(['LastFileNumber', 294]),
      },
    ],
  },
};
