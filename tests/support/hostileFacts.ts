/** Results, reports and histories with hostile texts, and their CSV as spreadsheets split it. */
import { rawText } from '../../src/config/fileText';
import { csvParseRows } from 'd3-dsv';
import type { CardReport } from '../../src/reader/cardReport/report';
import type { ExtractionResult } from '../../src/reader/result';
import { type Body, bodiesOf } from '../../src/history/lines';
import { made } from '../history/made';
import { nikonD850 } from '../site/tool/results';

/**
 * The cells of a CSV text whose lines a spreadsheet splits at this separator. Only with commas can a cell be quoted,
 * because a spreadsheet treats quotes specially only at the start of a cell.
 */
const cellsOf = (csv: string, separator: string): string[] =>
  separator === ',' ? csvParseRows(csv).flat() : csv.split('\n').flatMap((line) => line.split(separator));

/** The cells that a spreadsheet would treat as formulas, with any of the usual separators. */
export const formulasIn = (csv: string): string[] =>
  [',', ';', '\t']
    .flatMap((separator) => cellsOf(csv, separator))
    .filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell));

/** A photo's result with this text in every text field. */
export const photoNamed = (text: string): ExtractionResult => ({
  ...nikonD850,
  make: text,
  model: text,
  lens: text,
  software: text,
  serialNumber: text,
  candidates: [{ field: text, tag: text, value: 5 }],
  savedAgain: {
    is: 'unknown',
    signs: [
      { sign: 'unknown-program', program: text },
      { sign: 'other-model', model: text },
    ],
  },
});

/** A card report with this text in every text field. */
export const reportNamed = (text: string): CardReport => ({
  serial: text,
  serialState: 'given',
  firmware: text,
  internalFirmware: text,
  actuations: 15_000,
  shots: 12_000,
  errors: [{ code: text, log: [{ reason: text, lens: text, shots: 13_000, date: '2024-05-01T10:00:00' }] }],
  unknown: [{ path: text, text }],
  repeated: [],
  hasLineBreaks: false,
});

/** Two bodies with this text in every text field. Only one body's serial number looks like a number. */
export function bodiesNamed(text: string): Body[] {
  const readings = ['6001234', '6009999'].flatMap((serial) =>
    ['2024-01-01', '2024-03-01'].map((date, index) =>
      made(date, 1000 * (index + 1), { make: 'Canon', model: text, serial, name: text }),
    ),
  );
  return bodiesOf(readings).map((body) => ({ ...body, serial: `${rawText(body.serial!)}${text}` }));
}

/** A photo with a count and one without, both with this text in every text field. */
export const readingsNamed = (text: string) => [
  made('2024-05-01', 5, { name: text, make: text, model: text, serial: text }),
  made('2024-05-01', 5, { name: text, make: text, model: text, counts: [], reason: 'edited' }),
];
