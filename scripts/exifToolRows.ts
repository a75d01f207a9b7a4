/** Compares two ExifTool versions: finds the rows of their tag tables that are about counters and differ. */

/** The source text of ExifTool's modules, by file name. */
export type Modules = ReadonlyMap<string, string>;

export interface ChangedRow {
  /** the module's file: 'Nikon.pm' */
  readonly module: string;
  /** the table's name: 'Image::ExifTool::Nikon::Main' */
  readonly table: string;
  /** the row's key: '0x00a7' */
  readonly key: string;
  /** lines that only the older version has */
  readonly removed: readonly string[];
  /** lines that only the newer version has */
  readonly added: readonly string[];
}

interface Row {
  readonly table: string;
  readonly key: string;
  readonly lines: readonly string[];
}

/** Matches names of counters, also inside longer names: MechanicalShutterCount, %sequenceFileNumber. */
const COUNTER =
  /(?:Shutter|Actuation|Exposure|Image|Picture|Frame|Release)s?Count|Total(?:Shutter|Shots|Frames|Pictures)|(?:Image|File|Picture)Number|ShotNumberSincePowerUp/i;

const TABLE_START = /^(?:my |our )?%([\w:]+)\s*=\s*\(/;
const TABLE_END = /^\);/;
/**
 * Matches a row's first line: the table's indentation, a key and an arrow. The pattern can also match the end of a
 * value or a comment; `rowsOf` leaves those matches out.
 */
const ROW_START = /^ {4}(\S.*?)\s*=>/;
const COMMENT = /(?:^|\s)#.*/;

function rowsOf(text: string): readonly Row[] {
  const rows: (Row & { lines: string[] })[] = [];
  let table: string | undefined;
  let isInRow = false;
  for (const line of text.split(/\r?\n/)) {
    const start = TABLE_START.exec(line)?.[1];
    if (start !== undefined || TABLE_END.test(line)) {
      table = start;
      isInRow = false;
    }
    if (table === undefined || start !== undefined || /^ {0,4}#/.test(line)) continue;
    const key = ROW_START.exec(line)?.[1];
    if (key !== undefined && !/^[}\])#]/.test(key)) {
      rows.push({ table, key, lines: [] });
      isInRow = true;
    }
    if (isInRow && line.trim()) rows.at(-1)!.lines.push(line.trim());
  }
  return rows;
}

const codeOf = ({ lines }: Row): string => lines.map((line) => line.replace(COMMENT, '')).join('\n');

/** The key combines module, table and row key. */
const rowsIn = (modules: Modules): ReadonlyMap<string, Row> =>
  new Map(
    [...modules].flatMap(([module, text]) =>
      rowsOf(text).map((row) => [[module, row.table, row.key].join('\n'), row] as const),
    ),
  );

/**
 * The keys of rows that name a counter or lead to a table with such a row. A row that leads to a table counts, because
 * its condition names the cameras.
 */
function aboutCounters(rows: ReadonlyMap<string, Row>): readonly string[] {
  const withCode = [...rows].map(([id, row]) => ({ id, table: row.table, code: codeOf(row) }));
  const tables = new Set(withCode.flatMap(({ table, code }) => (COUNTER.test(code) ? [table] : [])));
  const namesTable = (code: string) =>
    [...code.matchAll(/TagTable\s*=>\s*'([\w:]+)'/g)].some(([, name]) => tables.has(name!));
  return withCode.flatMap(({ id, code }) => (COUNTER.test(code) || namesTable(code) ? [id] : []));
}

/** The lines of `some` that are not in `others`. Each line of `others` cancels only one equal line of `some`. */
function linesBeyond(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** The rows about counters that differ, sorted by module, table and key. */
export function changedRows(older: Modules, newer: Modules): readonly ChangedRow[] {
  const [before, after] = [rowsIn(older), rowsIn(newer)];
  return [...new Set([...aboutCounters(before), ...aboutCounters(after)])].toSorted().flatMap((id) => {
    const [module = '', table = '', key = ''] = id.split('\n');
    const [was, is] = [before.get(id)?.lines ?? [], after.get(id)?.lines ?? []];
    const [removed, added] = [linesBeyond(was, is), linesBeyond(is, was)];
    return removed.length + added.length > 0 ? [{ module, table, key, removed, added }] : [];
  });
}

/** The rows as readable text: a heading for each module, and a paragraph for each row. */
export function describeRows(rows: readonly ChangedRow[]): string {
  const modules = [...new Set(rows.map(({ module }) => module))];
  return modules
    .map((module) => {
      const paragraphs = rows
        .filter((row) => row.module === module)
        .map(({ table, key, removed, added }) =>
          [`${table} ${key}`, ...removed.map((line) => `  - ${line}`), ...added.map((line) => `  + ${line}`)].join(
            '\n',
          ),
        );
      return [module, ...paragraphs].join('\n\n');
    })
    .join('\n\n');
}
