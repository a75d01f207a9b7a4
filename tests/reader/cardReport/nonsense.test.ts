/** The reader must refuse random card reports with a reason or read them, but never throw. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseReport } from '../../../src/reader/cardReport/parseReport';
import { MAX_REPORT_BYTES } from '../../../src/reader/cardReport/recognize';
import { cardReport, reportText } from '../../support/cardReport';

it.each([
  '<',
  '<a ',
  '<a "',
  '<a x="',
  `<a '"`,
  '"',
  '<!--',
  '<![CDATA[',
  '<?',
  '<a x=""',
  '</',
  '<ä>',
  '<a:a/>',
  '&#1;',
])('a report full of %s is refused or read', (piece) => {
  const more = piece.repeat(Math.floor((MAX_REPORT_BYTES - 2000) / new TextEncoder().encode(piece).length));
  expect(['string', 'object']).toContain(typeof parseReport(cardReport({ more })));
  expect(['string', 'object']).toContain(typeof parseReport(cardReport({ more: `<a ${more}` })));
});

it('a report with any content is refused or read', () => {
  const piece = fc.constantFrom(
    '<ä>',
    '</ä>',
    '<a:b x="/>">',
    '<TotalShutter>',
    '<a>',
    '</a>',
    '<Canon>',
    '<CameraInfo>',
    '&amp;',
    '&#x;',
    '<![CDATA[',
    ']]>',
    '<!--',
    '\u0000',
    '12',
  );
  fc.assert(
    fc.property(fc.array(piece), fc.nat(400), (pieces, at) => {
      const text = reportText({
        shots: 12_800,
        actuations: 15_360,
        errors: [['E70', [{ shots: 12_799, reason: 'DS-EID:101' }]]],
      });
      const report = parseReport(new TextEncoder().encode(text.slice(0, at) + pieces.join('') + text.slice(at)));
      expect(['string', 'object']).toContain(typeof report);
    }),
    { seed: 1, numRuns: 500 },
  );
});
