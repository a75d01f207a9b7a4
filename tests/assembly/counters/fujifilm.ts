import { u16 } from '../../support/bytes';
import * as containers from '../../support/containers';
import { fujifilmNote } from '../../support/makerNotes';
import type { Camera } from '../../support/photo';
import { long, short } from '../../support/tiff';
import { counter, exifFor, shown, type Row, type Shown } from './row';

const fuji = (facts: Parameters<typeof fujifilmNote>[0]): Camera => ({
  make: 'FUJIFILM',
  model: 'X-T3',
  note: fujifilmNote(facts),
});

const fujiShown = (count: number): Shown =>
  shown(count, { tag: 'MakerNote/0x1438', kind: 'images', grade: 'approximate' });

export const rows: Readonly<Record<string, Row>> = {
  'fuji.1438': {
    open: [
      { name: 'JPEG', file: fuji({ imageCount: 7 }), shows: fujiShown(7), stored: () => u16(0x8007) },
      { name: 'without bit 15', file: fuji({ imageCount: 6_958, upperBit: false }), shows: fujiShown(6_958) },
      { name: 'the last one', file: fuji({ imageCount: 32_767 }), shows: fujiShown(32_767) },
      { name: 'RAF', file: (order) => containers.raf(exifFor(fuji({ imageCount: 7 }))(order)), shows: fujiShown(7) },
      { name: 'HIF', file: (order) => containers.heif(exifFor(fuji({ imageCount: 7 }))(order)), shows: fujiShown(7) },
      { name: 'TIFF', file: exifFor(fuji({ imageCount: 7 })), shows: fujiShown(7) },
    ],
    shut: [
      {
        name: 'a counter that reads 0, which is said and is no count',
        file: fuji({ imageCount: 0 }),
        shows: { reason: 'not-stored', counters: [counter('ImageCount', 0)] },
      },
      { name: 'no tag', file: fuji({}), shows: { reason: 'not-stored' } },
      { name: 'another type', file: fuji({ tags: { 0x1438: long(7) } }) },
      { name: 'several values', file: fuji({ tags: { 0x1438: short(7, 8) } }) },
    ],
  },
  'fuji.8003': {
    open: [
      {
        name: 'a counter beside it',
        file: fuji({ imageCount: 7, tags: { 0x8003: short(2_100) } }),
        shows: { ...fujiShown(7), counters: [counter('ImageCount', 7)] },
      },
    ],
    shut: [
      {
        name: 'the frame of a film is no count',
        file: { make: 'FUJIFILM', model: 'SLP800', note: fujifilmNote({ tags: { 0x8003: short(2_100) } }) },
        shows: { reason: 'not-stored', counters: [] },
      },
    ],
  },
};
