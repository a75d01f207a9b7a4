import { expect } from 'vitest';
import type { SavedAgain } from '../../../src/reader/result';
import { block, join, placeOf, u16, u32 } from '../../support/bytes';
import { headedNote, ricohBlockFirst, ricohNote, type RicohFacts } from '../../support/makerNotes';
import { exifBlock, type Camera } from '../../support/photo';
import { long, opaque, short, sshort, text, type Order } from '../../support/tiff';
import { counter, holding, notStored, shown, type Case, type Row, type Shown } from './row';

const SHOTS = 2_345;
const FLASHES = 67;
const COUNTS = [SHOTS, FLASHES] as const;

const ricoh = (facts: RicohFacts): Camera => ({ make: 'RICOH', model: 'GR DIGITAL 3', note: ricohNote(facts) });

const ricohShown = (shots: number): Shown =>
  shown(shots, { tag: 'MakerNote/0x2001/0x000C', kind: 'images', grade: 'approximate' });

const both: Shown = { ...ricohShown(SHOTS), ...holding(['ShutterCount', SHOTS], ['FlashCount', FLASHES]) };
const asLongs = () => u32(SHOTS, 'MM');

const withSigns = (...signs: SavedAgain['signs']): Shown => ({
  ...both,
  savedAgain: expect.objectContaining({ signs }) as SavedAgain,
});
const repaired = withSigns({ sign: 'moved-note' });

/** The bytes by which a program moved the maker note. */
const MOVED_BY = 72;

/** A file that ends after the first `kept` bytes of the two counts, the last value of the file's block. */
const cutIn = (kept: number) => (order: Order) => {
  const bytes = exifBlock({ ...ricoh({ counts: COUNTS }), order });
  return bytes.slice(0, placeOf(bytes, join(u32(SHOTS, 'MM'), u32(FLASHES, 'MM'))) + kept);
};

export const rows: Readonly<Record<string, Row>> = {
  'ricoh.camerainfo': {
    open: [
      ...[0, 2].map((lastByte): Case => ({
        name: `two LONGs after letters that end with ${lastByte}`,
        file: ricoh({ counts: COUNTS, lastByte }),
        shows: both,
        stored: asLongs,
      })),
      {
        name: 'two SHORTs, as on the Caplio RR1',
        file: { make: 'RICOH', model: 'Caplio RR1', note: ricohNote({ counts: COUNTS, countsAs: short }) },
        shows: both,
        stored: () => u16(SHOTS, 'MM'),
      },
      {
        name: 'as many flashes as shots',
        file: ricoh({ counts: [SHOTS, SHOTS] }),
        shows: { ...ricohShown(SHOTS), ...holding(['FlashCount', SHOTS]) },
      },
      {
        name: 'no flash, which is no count of flashes',
        file: ricoh({ counts: [SHOTS, 0] }),
        shows: { ...ricohShown(SHOTS), counters: [counter('ShutterCount', SHOTS)] },
      },
      {
        name: 'the note of a Pentax that Ricoh made',
        file: { make: 'PENTAX RICOH IMAGING', model: 'GR', note: ricohNote({ counts: COUNTS }) },
        shows: both,
      },
      ...[MOVED_BY, -MOVED_BY].map((by): Case => ({
        name: `a note that a program moved by ${by} bytes without its offsets`,
        file: ricoh({ counts: COUNTS, displacedBy: -by }),
        shows: repaired,
        stored: asLongs,
      })),
      {
        name: 'a block before its note, as on the Caplio G3',
        file: { make: 'RICOH', model: 'Caplio G3 model M', exif: ricohBlockFirst({ counts: COUNTS }) },
        shows: withSigns(),
        stored: asLongs,
      },
      {
        name: 'a block after its note, as on the G700',
        file: { make: 'RICOH', model: 'G700', note: { ...ricohNote({ counts: COUNTS }), count: 58 } },
        shows: withSigns(),
        stored: asLongs,
      },
      {
        name: 'a block before its note that a program moved with it',
        file: {
          make: 'RICOH',
          model: 'Caplio G3 model M',
          exif: ricohBlockFirst({ counts: COUNTS, displacedBy: -MOVED_BY }),
        },
        shows: repaired,
        stored: asLongs,
      },
    ],
    shut: [
      {
        name: 'other letters',
        file: ricoh({ counts: COUNTS, letters: '[Ricoh Camera Data]' }),
        shows: { reason: 'damaged', counters: [] },
      },
      {
        name: 'fewer shots than flashes',
        file: ricoh({ counts: [FLASHES, SHOTS] }),
        shows: { reason: 'damaged', counters: [] },
      },
      {
        name: 'a counter that reads 0',
        file: ricoh({ counts: [0, 0] }),
        shows: { reason: 'not-stored', counters: [] },
      },
      ...[long(SHOTS), long(SHOTS, FLASHES, 0)].map((field, index): Case => ({
        name: `${2 * index + 1} instead of two numbers`,
        file: ricoh({ info: { 0x000c: field } }),
        shows: { reason: 'not-stored', counters: [] },
      })),
      ...[text('9'), sshort(SHOTS, FLASHES)].map((field): Case => ({
        name: `two values of type ${field.type}`,
        file: ricoh({ info: { 0x000c: field } }),
        shows: { reason: 'not-stored', counters: [] },
      })),
      {
        name: 'a note whose block is one number, as on the GR of 2013',
        file: { make: 'RICOH IMAGING COMPANY, LTD.', model: 'GR', note: ricohNote({ tags: { 0x2001: long(SHOTS) } }) },
        shows: { reason: 'not-stored', counters: [] },
      },
      ...[0, 4, 7].map((kept): Case => ({
        name: `a file that ends ${kept} bytes into the counts`,
        file: cutIn(kept),
        shows: { reason: 'cut-short', counters: [] },
      })),
    ],
  },
  'ricoh.none': {
    open: [
      notStored('a directory', {
        make: 'RICOH',
        model: 'GR DIGITAL 2',
        note: headedNote('Ricoh\0\0\0', { 0x0005: text('0000123'), 0x000c: long(7_777) }),
      }),
    ],
    shut: [notStored('a text', { make: 'RICOH', model: 'RDC-5300', note: opaque('Rev0108;Rg0180;', block(30)) })],
  },
};
