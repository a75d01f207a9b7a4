/** What each Canon body reveals by which route, for the article about Canon. Bodies that answer alike share a row. */

import type { TableBlock } from './types';

/** A counter in the file; file and folder numbers are none. */
export type PhotoAnswer = 'exact' | 'limits' | 'doubtful' | 'numbers';
/** `one-program`: the usual property is empty, a single program has read the body another way. */
export type UsbAnswer = 'exact' | 'thousands' | 'one-program' | 'nothing' | 'unknown';
/** `script-runs`: the body runs such scripts, nobody has published a report of it. */
export type CardAnswer = 'shown' | 'script-runs' | 'unknown';

/** A body by its name without 'EOS', and what it was sold as elsewhere. */
export interface CanonBody {
  readonly name: string;
  readonly us?: string;
  readonly jp?: string;
}

export interface CanonRow {
  readonly bodies: readonly CanonBody[];
  readonly photo: PhotoAnswer;
  readonly usb: UsbAnswer;
  readonly card: CardAnswer;
}

const named = (...names: readonly string[]): readonly CanonBody[] => names.map((name) => ({ name }));

/** Mirrorless first, then DSLRs, newer ones first within what they answer. */
export const canonRows: readonly CanonRow[] = [
  { bodies: named('R5'), photo: 'exact', usb: 'thousands', card: 'script-runs' },
  { bodies: named('R6'), photo: 'limits', usb: 'thousands', card: 'shown' },
  { bodies: named('RP'), photo: 'limits', usb: 'thousands', card: 'script-runs' },
  { bodies: named('R8'), photo: 'limits', usb: 'thousands', card: 'unknown' },
  { bodies: named('R6 Mark II', 'R50'), photo: 'limits', usb: 'unknown', card: 'unknown' },
  {
    bodies: [...named('R', 'M6 Mark II'), { name: '250D', us: 'Rebel SL3', jp: 'Kiss X10' }],
    photo: 'numbers',
    usb: 'thousands',
    card: 'shown',
  },
  { bodies: named('M50', 'M100'), photo: 'numbers', usb: 'thousands', card: 'script-runs' },
  {
    bodies: [
      ...named('R7', 'R10', 'Ra', 'M50 Mark II', '90D', '1D X Mark III'),
      { name: '200D', us: 'Rebel SL2', jp: 'Kiss X9' },
    ],
    photo: 'numbers',
    usb: 'thousands',
    card: 'unknown',
  },
  {
    bodies: named('R1', 'R3', 'R5 Mark II', 'R6 Mark III', 'R100'),
    photo: 'numbers',
    usb: 'unknown',
    card: 'unknown',
  },
  { bodies: named('5D Mark IV', '6D Mark II'), photo: 'numbers', usb: 'one-program', card: 'unknown' },
  {
    bodies: [
      ...named('1D X Mark II', '5DS', '5DS R', '77D', '80D'),
      { name: '750D', us: 'Rebel T6i', jp: 'Kiss X8i' },
      { name: '760D', us: 'Rebel T6s', jp: '8000D' },
      { name: '800D', us: 'Rebel T7i', jp: 'Kiss X9i' },
      ...named('M3', 'M5', 'M6', 'M10'),
    ],
    photo: 'numbers',
    usb: 'nothing',
    card: 'unknown',
  },
  {
    bodies: [
      ...named('1D X', '1D C', '1D Mark IV', '5D Mark II', '5D Mark III', '6D', '7D', '7D Mark II'),
      ...named('40D', '50D', '60D', '70D'),
    ],
    photo: 'numbers',
    usb: 'exact',
    card: 'unknown',
  },
  {
    bodies: [
      { name: '100D', us: 'Rebel SL1', jp: 'Kiss X7' },
      { name: '450D', us: 'Rebel XSi', jp: 'Kiss X2' },
      { name: '500D', us: 'Rebel T1i', jp: 'Kiss X3' },
      { name: '550D', us: 'Rebel T2i', jp: 'Kiss X4' },
      { name: '600D', us: 'Rebel T3i', jp: 'Kiss X5' },
      { name: '650D', us: 'Rebel T4i', jp: 'Kiss X6i' },
      { name: '700D', us: 'Rebel T5i', jp: 'Kiss X7i' },
      { name: '1000D', us: 'Rebel XS', jp: 'Kiss F' },
      { name: '1100D', us: 'Rebel T3', jp: 'Kiss X50' },
      { name: '1200D', us: 'Rebel T5', jp: 'Kiss X70' },
      { name: '2000D', us: 'Rebel T7', jp: 'Kiss X90' },
    ],
    photo: 'numbers',
    usb: 'exact',
    card: 'unknown',
  },
  {
    bodies: named('1D', '1Ds', '1D Mark II', '1Ds Mark II', '1D Mark II N'),
    photo: 'exact',
    usb: 'unknown',
    card: 'unknown',
  },
  { bodies: named('1D Mark III', '1Ds Mark III'), photo: 'doubtful', usb: 'unknown', card: 'unknown' },
  {
    bodies: [
      ...named('5D', '10D', '20D', '30D'),
      { name: '300D', us: 'Digital Rebel', jp: 'Kiss Digital' },
      { name: '350D', us: 'Rebel XT', jp: 'Kiss Digital N' },
      { name: '400D', us: 'Rebel XTi', jp: 'Kiss Digital X' },
    ],
    photo: 'numbers',
    usb: 'nothing',
    card: 'unknown',
  },
];

/** What the table says in one language. */
export interface CanonWords {
  readonly caption: string;
  readonly columns: readonly [bodies: string, photo: string, usb: string, card: string];
  readonly photo: Readonly<Record<PhotoAnswer, string>>;
  readonly usb: Readonly<Record<UsbAnswer, string>>;
  readonly card: Readonly<Record<CardAnswer, string>>;
  readonly name: (body: CanonBody) => string;
  readonly separator: string;
}

/** The rows above as a table of the article. */
export function canonTable({ caption, columns, photo, usb, card, name, separator }: CanonWords): TableBlock {
  return {
    kind: 'table',
    caption,
    columns,
    rows: canonRows.map((row) => [
      row.bodies.map(name).join(separator),
      photo[row.photo],
      usb[row.usb],
      card[row.card],
    ]),
  };
}
