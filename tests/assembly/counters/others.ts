/** Counters of makers without a file in this folder, and of tags that belong to no maker. */
import { expect } from 'vitest';
import { u32 } from '../../support/bytes';
import * as containers from '../../support/containers';
import {
  headedNote,
  nikonNote,
  olympusNote,
  panasonicNote,
  phaseOneBlock,
  phaseOneNote,
  sonyNote,
} from '../../support/makerNotes';
import { exifBlock } from '../../support/photo';
import { ORDERS, byte, long, opaque, short, text } from '../../support/tiff';
import { NIKON, nikonTotal } from './nikon';
import { counter, guess, notStored, shown, type Count, type Row } from './row';
import { sonyTag } from './sony';

export const rows: Readonly<Record<string, Row>> = {
  'olympus.none': {
    open: (['old', 'new', 'om'] as const).map((kind) => ({
      name: `the ${kind} note gives its serial number`,
      file: { make: 'OLYMPUS CORPORATION', model: 'E-M1', note: olympusNote({ kind, serial: 'BHP555' }) },
      shows: { reason: 'not-stored', serialNumber: 'BHP555' },
    })),
    shut: [notStored('no counter', { make: 'OM Digital Solutions', model: 'OM-1', note: olympusNote({ kind: 'om' }) })],
  },
  'panasonic.spec.serial': {
    open: [
      {
        name: 'the last six digits',
        file: { make: 'Panasonic', model: 'DMC-FZ18', note: panasonicNote({ serial: 'S060706210122' }) },
        shows: guess(210_122, 'MakerNote/0x0025', 'serial-digits'),
      },
      {
        name: 'five digits',
        file: { make: 'Panasonic', model: 'DMC-X', note: panasonicNote({ serial: 'AB12345' }) },
        shows: guess(12_345, 'MakerNote/0x0025', 'serial-digits'),
      },
    ],
    shut: [
      {
        name: 'too few digits',
        file: { make: 'Panasonic', model: 'DMC-X', note: panasonicNote({ serial: 'AB1234' }) },
      },
      {
        name: 'no number',
        file: { make: 'Panasonic', model: 'DMC-X', note: headedNote('Panasonic\0\0\0', { 0x0051: text('LUMIX') }) },
        shows: { reason: 'not-stored' },
      },
      {
        name: 'the photo of another maker',
        file: { make: 'LEICA CAMERA AG', model: 'D-LUX 6', note: panasonicNote({ serial: 'S060706210122' }) },
      },
    ],
  },
  'kodak.9211': {
    open: [
      {
        name: 'a DCS body',
        file: { make: 'EASTMAN KODAK COMPANY', model: 'DCS Pro SLR/n', ifd0: { 0x9211: long(3_143) } },
        shows: shown(3_143, { tag: 'IFD0/0x9211', kind: expect.any(String) as Count['kind'], grade: 'estimate' }),
        stored: (order) => u32(3_143, order),
      },
    ],
    shut: [
      { name: 'up to 1000', file: { make: 'Kodak', model: 'DCS420', ifd0: { 0x9211: long(11) } } },
      {
        name: 'a consumer body',
        file: { make: 'Kodak', model: 'Kodak Digital Science DC50 Zoom Camera', ifd0: { 0x9211: long(5_000) } },
      },
    ],
  },
  'phaseone.0113': {
    open: ORDERS.map((order) => ({
      name: `a block in order ${order}`,
      file: () =>
        exifBlock({ make: 'Leaf', model: 'Credo 40', order }, { prefix: phaseOneBlock({ imageNumber: 1_288, order }) }),
      shows: {
        container: 'IIQ',
        serialNumber: 'LD001055',
        ...shown(1_288, { tag: 'PhaseOne/0x0113', kind: 'images', grade: 'estimate' }),
      },
      stored: () => u32(1_288, order),
    })),
    shut: [
      {
        name: 'no number',
        file: { make: 'Phase One', model: 'IQ180', note: phaseOneNote() },
        shows: { reason: 'not-stored' },
      },
      { name: 'a number of 0', file: { make: 'Phase One', model: 'IQ180', note: phaseOneNote({ imageNumber: 0 }) } },
    ],
  },
  'samsung.none': {
    open: [
      notStored('an NX body', {
        make: 'SAMSUNG',
        model: 'NX1',
        note: headedNote('', { 0x0001: opaque('0100'), 0x0002: long(2), 0xa002: text('SN12345') }, { base: 'note' }),
      }),
    ],
    shut: [
      {
        ...notStored('numbers that count nothing', {
          make: 'SAMSUNG',
          model: 'EK-GN120',
          note: headedNote(
            '',
            { 0x0001: opaque('0100'), 0x0025: long(54_321), 0xa01b: long(54_321) },
            { base: 'note' },
          ),
        }),
        without: ['ShutterCount'],
      },
    ],
  },
  'sigma.none': {
    open: [
      notStored('a note of Sigma', {
        make: 'SIGMA',
        model: 'SIGMA DP2',
        note: headedNote('SIGMA\0\0\0\x01\0', { 0x0002: text('1234567') }),
      }),
    ],
    shut: [
      {
        name: 'a raw file',
        file: () => containers.x3f({ CAMMANUF: 'SIGMA', CAMMODEL: 'SIGMA SD10', CAMSERIAL: '1003207' }),
        shows: { reason: 'not-stored' },
      },
    ],
  },
  'hasselblad.none': {
    open: [
      {
        name: 'HV, a Sony body',
        file: {
          make: 'Hasselblad',
          model: 'HV',
          note: sonyNote({ layout: 'a', shutterCount: 4_567, header: 'VHAB     \0\0\0' }),
        },
        shows: shown(4_567, { tag: sonyTag('0x0032'), kind: 'total', grade: 'approximate' }),
      },
    ],
    shut: [
      notStored('a body of its own', {
        make: 'Hasselblad',
        model: 'X1D II 50C',
        note: headedNote('', { 0x0011: text('SQ260'), 0x0015: long(7_777) }),
      }),
    ],
  },
  'casio.none': {
    open: [
      notStored('with a header', {
        make: 'CASIO COMPUTER CO.,LTD.',
        model: 'EX-S12',
        note: headedNote('QVC\0\0\0', { 0x0002: short(1), 0x3014: short(100) }),
      }),
    ],
    shut: [
      notStored('without one', {
        make: 'CASIO',
        model: 'QV-8000SX',
        note: headedNote('', { 0x0001: short(1), 0x0014: short(64) }),
      }),
    ],
  },
  'adobe.aux.imagenumber': {
    open: [
      {
        name: 'a counter of the maker note comes alone',
        file: (order) =>
          containers.jpeg(exifBlock({ ...NIKON, order, note: nikonNote({ shutterCount: 3_651 }) }), {
            after: containers.segment(
              0xe1,
              'http://ns.adobe.com/xap/1.0/\0',
              '<rdf:Description aux:ImageNumber="1138"/>',
            ),
          }),
        shows: { ...nikonTotal(3_651), counters: [counter('ShutterCount', 3_651)] },
      },
    ],
    shut: [
      {
        name: 'XMP is not read',
        file: (order) =>
          containers.jpeg(exifBlock({ ...NIKON, order, software: 'Adobe Photoshop Lightroom 6.0' }), {
            after: containers.segment(
              0xe1,
              'http://ns.adobe.com/xap/1.0/\0',
              '<rdf:Description aux:ImageNumber="9608"/>',
            ),
          }),
        shows: { reason: 'edited', software: 'Adobe Photoshop Lightroom 6.0', counters: [] },
      },
    ],
  },
  'tiffep.9211': {
    open: [
      {
        name: 'in IFD0',
        file: { make: 'Acme', model: 'Camera', ifd0: { 0x9211: long(5_110) } },
        shows: shown(5_110, { tag: expect.stringMatching(/0x9211$/) as string, kind: 'number', grade: 'estimate' }),
        stored: (order) => u32(5_110, order),
      },
      {
        name: 'in the Exif IFD',
        file: { make: 'Acme', model: 'Camera', exif: { 0x9211: long(5_110) } },
        shows: shown(5_110, { tag: expect.stringMatching(/0x9211$/) as string, kind: 'number', grade: 'estimate' }),
      },
    ],
    shut: [
      { name: 'up to 1000', file: { make: 'Acme', model: 'Camera', ifd0: { 0x9211: long(24) } } },
      { name: 'a number of one byte', file: { make: 'Acme', model: 'Camera', ifd0: { 0x9211: byte(24) } } },
      {
        name: 'after a counter',
        file: { ...NIKON, note: nikonNote({ shutterCount: 77 }), ifd0: { 0x9211: long(5_110) } },
        shows: nikonTotal(77),
      },
    ],
  },
};
