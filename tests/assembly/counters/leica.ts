import { type Order, u16, u32 } from '../../support/bytes';
import { leicaM8Note, leicaNote } from '../../support/makerNotes';
import { long, short, text } from '../../support/tiff';
import { estimate, holding, type Row } from './row';

export const rows: Readonly<Record<string, Row>> = {
  'leica.fileindex': {
    open: [0x01, 0x06, 0x08, 0x0a].map((kind) => ({
      name: `a note of kind ${kind}`,
      file: { make: 'LEICA CAMERA AG', model: 'LEICA T (Typ 701)', note: leicaNote({ 0x0410: short(1_033) }, kind) },
      shows: estimate(1_033, 'MakerNote/0x0410', 'file-number'),
      stored: (order: Order) => u16(1_033, order),
    })),
    shut: [
      {
        name: 'up to 1000',
        file: { make: 'LEICA CAMERA AG', model: 'LEICA T (Typ 701)', note: leicaNote({ 0x0410: short(33) }) },
        shows: { reason: 'not-stored', ...holding(['FileNumber', 33]) },
      },
    ],
  },
  'leica.m8.imageid': {
    open: [
      {
        name: 'M8',
        file: {
          make: 'Leica Camera AG',
          model: 'M8 Digital Camera',
          note: leicaM8Note({ 0x0303: text('3101234'), 0x0340: long(4_711) }),
        },
        shows: estimate(4_711, 'MakerNote/0x0340', 'file-number'),
        stored: (order) => u32(4_711, order),
      },
    ],
    shut: [
      {
        name: 'another body',
        file: {
          make: 'Leica Camera AG',
          model: 'M9 Digital Camera',
          note: leicaM8Note({ 0x0303: text('3101234'), 0x0340: long(4_711) }),
        },
      },
      {
        name: 'up to 1000',
        file: {
          make: 'Leica Camera AG',
          model: 'M8 Digital Camera',
          note: leicaM8Note({ 0x0303: text('3101234'), 0x0340: long(711) }),
        },
      },
    ],
  },
  'leica.uniqueid': {
    open: [
      {
        name: 'a small id in 32 digits',
        file: {
          make: 'LEICA CAMERA AG',
          model: 'LEICA M10',
          exif: { 0xa420: text('00000000000000000000000000001A2B') },
        },
        shows: estimate(0x1a2b, 'ExifIFD/0xA420', 'exposure-id'),
      },
    ],
    shut: [
      {
        name: 'an id that is no small number',
        file: {
          make: 'LEICA CAMERA AG',
          model: 'LEICA M10',
          exif: { 0xa420: text('50000000000000000000000000001A2B') },
        },
      },
      {
        name: 'an id of another length',
        file: { make: 'LEICA CAMERA AG', model: 'LEICA M10', exif: { 0xa420: text('00001A2B') } },
      },
      {
        name: 'an id of 0',
        file: { make: 'LEICA CAMERA AG', model: 'LEICA M10', exif: { 0xa420: text('0'.repeat(32)) } },
      },
      {
        name: 'the photo of another maker',
        file: { make: 'Acme', model: 'Camera', exif: { 0xa420: text('00000000000000000000000000001A2B') } },
      },
    ],
  },
};
