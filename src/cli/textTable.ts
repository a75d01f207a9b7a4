/** Tables for people: aligned columns, fitted to a terminal. */
import { type Medium, printable, type Style } from './terminal';

export interface Column {
  readonly heading: string;
  /** numbers, aligned at their end */
  readonly isNumber?: true;
  /** may be cut to this many characters where a terminal is too narrow */
  readonly least?: number;
  /** is cut at its start, because the end of a path says more, and of a camera's name the model */
  readonly cutsStart?: true;
  /** goes where a terminal is too narrow for it even so, the highest first */
  readonly spare?: number;
}

export interface Cell {
  readonly text: string;
  readonly style?: Style;
}

/** Latin letters and the punctuation of sentences: each takes one column, and is one letter. */
const NARROW = /^[ -~\u00A1-\u00AC\u00AE-\u02AF\u2010-\u2027]*$/;

type WidthOf = (text: string) => number;

/** Latin letters alone. */
const lengthOf: WidthOf = ({ length }) => length;

const GAP = '  ';

/** A table whose rows are measured one by one and written afterward, so that nobody has to keep them all. */
export class TextTable {
  /** the columns that the widest cell of each needs */
  private readonly natural: number[];
  private widthOf = lengthOf;
  private fitted: ReadonlyMap<number, number> | undefined;

  constructor(
    private readonly columns: readonly Column[],
    private readonly medium: Medium,
  ) {
    this.natural = columns.map(({ heading }) => heading.length);
  }

  /** Takes a row into account, and returns it as it may be printed. */
  async measure(row: readonly (Cell | string)[]): Promise<readonly Cell[]> {
    const cells = row.map(printableCell);
    // The library for letters of other widths takes longer to start than reading a photo.
    if (this.widthOf === lengthOf && !cells.every(({ text }) => NARROW.test(text)))
      this.widthOf = (await import('string-width')).default;
    for (const [column, { text }] of cells.entries())
      this.natural[column] = Math.max(this.natural[column]!, this.widthOf(text));
    return cells;
  }

  /** The line of headings, once all rows are measured. */
  heading(): string {
    return this.line(this.columns.map(({ heading }): Cell => ({ text: heading, style: 'heading' })));
  }

  /** The line of a measured row. */
  line(row: readonly Cell[]): string {
    const line = Array.from(this.shown(), ([column, room]) => this.written(row[column]!, column, room)).join(GAP);
    return `${line.trimEnd()}\n`;
  }

  /** A line that names what there was no room for, if anything. */
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

/** Rows of cells → a line each under one of headings, and what there was no room for. Without rows, nothing. */
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

/** The text with an ellipsis for its end, or its start, in at most `room` columns. */
function cut(text: string, room: number, widthOf: WidthOf, cutsStart = false): string {
  const letters = NARROW.test(text)
    ? Array.from(text)
    : Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (cutsStart) letters.reverse();
  let taken = 1;
  const kept = letters.filter((letter) => (taken += widthOf(letter)) <= room);
  return cutsStart ? `…${kept.toReversed().join('')}` : `${kept.join('').trimEnd()}…`;
}

/** The columns that there is room for, with the width of each. */
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
  // The widest gives way first, so that nothing is cut that is short.
  for (let excess = total((column) => natural[column]!) - width; excess > 0; excess -= 1) {
    const wider = shown.filter((column) => widths.get(column)! > leastOf(column));
    if (wider.length === 0) break;
    const widest = wider.reduce((most, column) => (widths.get(column)! > widths.get(most)! ? column : most));
    widths.set(widest, widths.get(widest)! - 1);
  }
  return widths;
}
