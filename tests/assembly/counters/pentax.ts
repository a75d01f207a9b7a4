/** The counters of Pentax. */
import { hex, u32 } from '../../support/bytes';
import { pentaxNote, type PentaxFacts } from '../../support/makerNotes';
import type { Camera } from '../../support/photo';
import { ORDERS, long, opaque } from '../../support/tiff';
import { estimate, shown, type Case, type Row } from './row';

const pentax = (model: string, facts: PentaxFacts): Camera => ({
  make: 'RICOH IMAGING COMPANY, LTD.',
  model,
  note: pentaxNote(facts),
});

const pentaxTag = 'MakerNote/0x005D';

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
      ...ORDERS.map((order): Case => ({
        name: `a GR III, order ${order}`,
        file: pentax('RICOH GR III', { shutterCount: 1_333, header: 'RICOH', order }),
        shows: shown(1_333, { tag: pentaxTag, kind: 'mechanical', grade: 'approximate' }),
      })),
      {
        name: 'an Optio P70, of which one photo was seen',
        file: pentax('PENTAX Optio P70', { shutterCount: 662 }),
        shows: shown(662, { tag: pentaxTag, kind: 'mechanical', grade: 'approximate', limits: ['few-files'] }),
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
