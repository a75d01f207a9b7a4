import { hex, u32 } from '../../support/bytes';
import { pentaxNote, type PentaxFacts } from '../../support/makerNotes';
import type { Camera } from '../../support/photo';
import { ORDERS, long, opaque } from '../../support/tiff';
import { estimate, shown, type Case, type Row } from './row';

const pentax = (model: string, facts: PentaxFacts): Camera => ({
  make: 'RICOH IMAGING COMPANY, LTD.',
  model,
  note: pentaxNote(facts),
  ...(facts.date && { dateTime: dateTime(facts.date, facts.time) }),
});

/** '2020:03:06 09:56:34' */
const dateTime = (date: readonly number[], time: readonly number[] = [10, 20, 30]): string =>
  [date, time].map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')).join(' ');

const pentaxTag = 'MakerNote/0x005D';
const compact = {
  tag: pentaxTag,
  kind: 'mechanical',
  grade: 'approximate',
  limits: ['short-key', 'dates-are-key'],
} as const;

/** With the builder's usual date as the key, the enciphered count fits into two bytes in either byte order. */
const OF_BOTH_ORDERS = both([2024, 5, 1], [10, 20, 30]);

function both(
  [year = 0, month = 0, day = 0]: readonly number[],
  [hour = 0, minute = 0, second = 0]: readonly number[],
) {
  const key = [year >> 8, year & 0xff, month, day].map(
    (byte, at) => byte ^ 0xff ^ ([hour, minute, second, 0][at] ?? 0),
  );
  return ((key[1]! ^ key[2]!) << 8) | (key[0]! ^ key[3]!);
}

export const rows: Readonly<Record<string, Row>> = {
  'pentax.5d': {
    open: [
      ...(['AOC', 'PENTAX'] as const).flatMap((header) =>
        ORDERS.map((order): Case => ({
          name: `${header} in order ${order}`,
          file: pentax('PENTAX K-70', { shutterCount: 2_828, header, order }),
          shows: shown(2_828, { tag: pentaxTag, kind: 'mechanical', grade: 'exact' }),
        })),
      ),
      ...[1995, 2100].map((year): Case => ({
        name: `a clock that shows ${year}`,
        file: pentax('PENTAX K-70', { date: [year, 1, 1], shutterCount: 2_828 }),
        shows: shown(2_828, { tag: pentaxTag, kind: 'mechanical', grade: 'exact' }),
      })),
      {
        name: 'the worked example',
        file: pentax('PENTAX *ist DL', {
          header: 'AOC',
          date: [2020, 3, 6],
          time: [9, 56, 34],
          tags: { 0x005d: opaque(hex('F1 23 9D 00')) },
        }),
        shows: shown(17_401, { tag: pentaxTag, kind: 'mechanical', grade: 'exact' }),
        stored: () => hex('F1 23 9D 00'),
      },
      {
        name: 'a time of four bytes',
        file: pentax('PENTAX K-70', { shutterCount: 2_828, tags: { 0x0007: opaque([10, 20, 30, 0]) } }),
        shows: shown(2_828, { tag: pentaxTag, kind: 'mechanical', grade: 'exact' }),
      },
      ...ORDERS.map((order): Case => ({
        name: `a GR III, order ${order}`,
        file: pentax('RICOH GR III', { shutterCount: 1_333, header: 'RICOH', order }),
        shows: shown(1_333, { tag: pentaxTag, kind: 'total', grade: 'approximate' }),
      })),
      {
        name: 'a photo whose Exif date is not the date of the note',
        file: { ...pentax('PENTAX K-70', { shutterCount: 2_828 }), dateTime: '2024:05:01 10:20:31' },
        shows: shown(2_828, {
          tag: pentaxTag,
          kind: 'mechanical',
          grade: 'approximate',
          limits: ['dates-differ', 'dates-are-key'],
        }),
      },
      {
        name: 'a photo without an Exif date',
        file: { ...pentax('PENTAX K-70', { shutterCount: 2_828 }), dateTime: '    :  :     :  :  ' },
        shows: shown(2_828, { tag: pentaxTag, kind: 'mechanical', grade: 'exact', limits: ['dates-are-key'] }),
      },
      ...['PENTAX K10D', 'PENTAX *ist DS', 'PENTAX KP', 'PENTAX 645Z', 'SAMSUNG GX-1S', 'GX10'].map((model): Case => ({
        name: `${model} beyond two bytes`,
        file: pentax(model, { shutterCount: 70_000 }),
        shows: shown(70_000, { tag: pentaxTag, kind: 'mechanical', grade: 'exact' }),
      })),
      // The shutter of a Q is in some of its lenses.
      ...['PENTAX Q7', 'PENTAX K-01'].map((model): Case => ({
        name: `${model}, which has no mirror: shots`,
        file: pentax(model, { shutterCount: 70_000 }),
        shows: shown(70_000, { tag: pentaxTag, kind: 'total', grade: 'exact' }),
      })),
      ...['PENTAX Optio P70', 'PENTAX X70', 'PENTAX X-5', 'PENTAX MX-1', 'PENTAX WG-3', 'RICOH WG-4'].map(
        (model): Case => ({
          name: `${model}, a compact`,
          file: pentax(model, { shutterCount: 65_535 }),
          shows: shown(65_535, compact),
        }),
      ),
      {
        name: 'an SLR with a LONG',
        file: pentax('PENTAX K-5', { shutterCount: 662, isLong: true }),
        shows: shown(662, compact),
      },
      {
        name: 'a compact whose count is little-endian',
        file: pentax('PENTAX Optio S1', { shutterCount: 24, countOrder: 'II', isLong: true }),
        shows: shown(24, compact),
      },
      {
        name: 'a compact whose count could be in both orders',
        file: pentax('PENTAX Optio S1', { shutterCount: OF_BOTH_ORDERS }),
        shows: shown(OF_BOTH_ORDERS, compact),
      },
    ],
    shut: [
      ...[1994, 2101].map((year): Case => ({
        name: `a date that was edited to ${year}`,
        file: pentax('PENTAX K-3', { date: [year, 1, 1], shutterCount: 2_828 }),
        shows: { reason: 'damaged' },
      })),
      {
        name: 'a time that was edited',
        file: pentax('PENTAX K-3', { shutterCount: 2_828, tags: { 0x0007: opaque([23, 20, 30]) } }),
        shows: { reason: 'edited', savedAgain: { is: 'unknown', signs: [{ sign: 'dates' }] } },
      },
      {
        name: 'a number that the right date does not open',
        file: pentax('PENTAX K-3', { tags: { 0x005d: opaque(hex('01 02 03 04')) } }),
        shows: { reason: 'damaged' },
      },
      ...['PENTAX Optio RZ18', 'PENTAX WG-10'].map((model): Case => ({
        name: `${model} beyond two bytes`,
        file: pentax(model, { shutterCount: 65_536, isLong: true }),
        shows: { reason: 'unknown-model', counters: [] },
      })),
      {
        name: 'an SLR with a LONG beyond two bytes',
        file: pentax('PENTAX K-5', { shutterCount: 65_536, isLong: true }),
        shows: { reason: 'damaged' },
      },
      { name: 'no time', file: pentax('PENTAX K-3', { shutterCount: 2_828, tags: { 0x0007: opaque([23, 20]) } }) },
      { name: 'no date', file: pentax('PENTAX K-3', { shutterCount: 2_828, tags: { 0x0006: opaque([0x07, 0xe8]) } }) },
      {
        name: 'a count of another length',
        file: pentax('PENTAX K-3', { tags: { 0x005d: opaque(hex('F1 23 9D 00 00')) } }),
      },
      { name: 'nothing stored', file: pentax('PENTAX *ist D', {}), shows: { reason: 'not-stored' } },
    ],
  },
  'pentax.29': {
    open: [
      {
        name: 'above 1000',
        file: pentax('PENTAX *ist D', { header: 'AOC', tags: { 0x0029: long(6_242) } }),
        shows: estimate(6_242, 'MakerNote/0x0029', 'file-number'),
        stored: (order) => u32(6_242, order),
      },
    ],
    shut: [{ name: 'up to 1000', file: pentax('PENTAX *ist D', { header: 'AOC', tags: { 0x0029: long(1_000) } }) }],
  },
};
