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

/** A cell with the columns that it takes on a terminal. */
interface Measured extends Cell {
  readonly width: number;
}

/** Latin letters and the punctuation of sentences: each takes one column, and is one letter. */
const NARROW = /^[ -~\u00A1-\u00AC\u00AE-\u02AF\u2010-\u2027]*$/;

type WidthOf = (text: string) => number;

/** Measures these texts. The library for letters of other widths takes longer to start than reading a photo. */
async function widthOfAll(texts: readonly string[]): Promise<WidthOf> {
  if (texts.every((text) => NARROW.test(text))) return ({ length }) => length;
  return (await import('string-width')).default;
}

function printableCell(cell: Cell | string): Cell {
  const { text, ...style } = typeof cell === 'string' ? { text: cell } : cell;
  return { text: printable(text), ...style };
}

const GAP = '  ';

/** Rows of cells → a line each under one of headings, and what there was no room for. Without rows, nothing. */
export async function writeTable(
  columns: readonly Column[],
  rows: readonly (readonly (Cell | string)[])[],
  { width = Infinity, paint }: Medium,
): Promise<string> {
  if (rows.length === 0) return '';
  const cells = [columns.map(({ heading }): Cell => ({ text: heading, style: 'heading' })), ...rows].map((row) =>
    row.map(printableCell),
  );
  const widthOf = await widthOfAll(cells.flat().map(({ text }) => text));
  const lines = cells.map((row) => row.map((cell): Measured => ({ ...cell, width: widthOf(cell.text) })));
  const natural = columns.map((_, column) => lines.reduce((most, row) => Math.max(most, row[column]!.width), 0));
  const fitted = fit(columns, natural, width);
  const shown = [...fitted.keys()];

  const written = (cell: Measured, column: number): string => {
    const { cutsStart, isNumber } = columns[column]!;
    const room = fitted.get(column)!;
    const cutsHere = cutsStart && cell.style !== 'heading';
    const text = cell.width > room ? cut(cell.text, room, widthOf, cutsHere) : cell.text;
    const blank = ' '.repeat(room - widthOf(text));
    const painted = cell.style ? paint(text, cell.style) : text;
    return isNumber ? blank + painted : painted + blank;
  };
  const table = lines.map((row) =>
    shown
      .map((column) => written(row[column]!, column))
      .join(GAP)
      .trimEnd(),
  );
  const missing = columns.filter((_, column) => !fitted.has(column)).map(({ heading }) => heading);
  const note = missing.length > 0 ? [`No room here for: ${missing.join(', ')}`] : [];
  return [...table, ...note].map((line) => `${line}\n`).join('');
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
