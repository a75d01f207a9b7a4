/** Tables for people: aligned columns, fitted to a terminal. */
import { type Medium, printable, type Style } from './terminal';

export interface Column {
  readonly heading: string;
  /** aligned to the right */
  readonly isNumber?: true;
  /** a terminal that is too narrow may cut cells to this many characters */
  readonly least?: number;
  /** cuts the start, because the end of a path or of a camera's name says more */
  readonly cutsStart?: true;
  /** left out if the terminal is too narrow even after cutting; the column with the highest number goes first */
  readonly spare?: number;
}

export interface Cell {
  readonly text: string;
  readonly style?: Style;
}

/** Each of these letters, digits and signs takes one column of a terminal and one unit of a string. */
const NARROW = /^[ -~\u00A1-\u00AC\u00AE-\u02AF\u2010-\u2027]*$/;

type WidthOf = (text: string) => number;

/** for a text that matches `NARROW` */
const lengthOf: WidthOf = ({ length }) => length;

const GAP = '  ';

/** Measures rows one by one, and writes them later. The caller passes each row twice, so the table keeps no rows. */
export class TextTable {
  /** the width of each column's widest cell */
  private readonly natural: number[];
  private widthOf = lengthOf;
  private fitted: ReadonlyMap<number, number> | undefined;

  constructor(
    private readonly columns: readonly Column[],
    private readonly medium: Medium,
  ) {
    this.natural = columns.map(({ heading }) => heading.length);
  }

  /** Measures a row, and returns it in printable form. */
  async measure(row: readonly (Cell | string)[]): Promise<readonly Cell[]> {
    const cells = row.map(printableCell);
    // String lengths suffice for narrow letters. The library for wide letters takes longer to load than a photo takes
    // to read.
    if (this.widthOf === lengthOf && !cells.every(({ text }) => NARROW.test(text)))
      this.widthOf = (await import('string-width')).default;
    for (const [column, { text }] of cells.entries())
      this.natural[column] = Math.max(this.natural[column]!, this.widthOf(text));
    return cells;
  }

  /** The line of headings. Call it after all rows are measured. */
  heading(): string {
    return this.line(this.columns.map(({ heading }): Cell => ({ text: heading, style: 'heading' })));
  }

  line(row: readonly Cell[]): string {
    const line = Array.from(this.shown(), ([column, room]) => this.written(row[column]!, column, room)).join(GAP);
    return `${line.trimEnd()}\n`;
  }

  /** A line that names the columns that didn't fit; empty if all fit. */
  note(): string {
    const missing = this.columns.filter((_, column) => !this.shown().has(column)).map(({ heading }) => heading);
    return missing.length > 0 ? `No room here for: ${missing.join(', ')}\n` : '';
  }

  private shown(): ReadonlyMap<number, number> {
    return (this.fitted ??= fit(this.columns, this.natural, this.medium.width ?? Infinity));
  }

  private written({ text, style }: Cell, column: number, room: number): string {
    const { cutsStart, isNumber } = this.columns[column]!;
    const cutsHere = cutsStart && style !== 'heading';
    const shown = this.widthOf(text) > room ? cut(text, room, this.widthOf, cutsHere) : text;
    const blank = ' '.repeat(room - this.widthOf(shown));
    const painted = style ? this.medium.paint(shown, style) : shown;
    return isNumber ? blank + painted : painted + blank;
  }
}

function printableCell(cell: Cell | string): Cell {
  const { text, ...style } = typeof cell === 'string' ? { text: cell } : cell;
  return { text: printable(text), ...style };
}

/** A line of headings, a line for each row, and the names of the columns that didn't fit. Empty without rows. */
export async function writeTable(
  columns: readonly Column[],
  rows: readonly (readonly (Cell | string)[])[],
  medium: Medium,
): Promise<string> {
  if (rows.length === 0) return '';
  const table = new TextTable(columns, medium);
  const measured: (readonly Cell[])[] = [];
  for (const row of rows) measured.push(await table.measure(row));
  return [table.heading(), ...measured.map((row) => table.line(row)), table.note()].join('');
}

/** The text, cut to at most `room` columns, with an ellipsis at the cut. */
function cut(text: string, room: number, widthOf: WidthOf, cutsStart = false): string {
  const letters = NARROW.test(text)
    ? Array.from(text)
    : Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (cutsStart) letters.reverse();
  let taken = 1;
  const kept = letters.filter((letter) => (taken += widthOf(letter)) <= room);
  return cutsStart ? `…${kept.toReversed().join('')}` : `${kept.join('').trimEnd()}…`;
}

/** The columns that fit, each with its width. */
function fit(columns: readonly Column[], natural: readonly number[], width: number): ReadonlyMap<number, number> {
  const shown = columns.map((_, column) => column);
  const leastOf = (column: number) => Math.min(natural[column]!, columns[column]!.least ?? Infinity);
  const total = (widthOf: (column: number) => number) =>
    shown.reduce((sum, column) => sum + widthOf(column), (shown.length - 1) * GAP.length);
  const spareOf = (column: number) => columns[column]!.spare ?? 0;
  while (total(leastOf) > width) {
    const last = shown.reduce((most, column) => (spareOf(column) > spareOf(most) ? column : most), shown[0]!);
    if (spareOf(last) === 0) break;
    shown.splice(shown.indexOf(last), 1);
  }
  const widths = new Map(shown.map((column) => [column, natural[column]!]));
  // Shrinks the widest column first, so that no short column is cut.
  for (let excess = total((column) => natural[column]!) - width; excess > 0; excess -= 1) {
    const wider = shown.filter((column) => widths.get(column)! > leastOf(column));
    if (wider.length === 0) break;
    const widest = wider.reduce((most, column) => (widths.get(column)! > widths.get(most)! ? column : most));
    widths.set(widest, widths.get(widest)! - 1);
  }
  return widths;
}
