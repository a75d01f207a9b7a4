/**
 * Builds TIFF blocks: directories of typed entries in either byte order, classic or BigTIFF. A directory's table comes
 * first, then the values that do not fit into an entry, including sub-directories.
 *
 *   tiff({ 0x010f: text('NIKON CORPORATION'), 0x8769: subDirectory({ 0x8827: short(400) }) }, { order: 'MM' })
 */
import { type Order, type Part, f32, f64, join, latin1, u16, u32, u64 } from './bytes';

export { ORDERS, type Order } from './bytes';

export interface Shape {
  readonly order: Order;
  readonly big: boolean;
}

export interface Field {
  readonly type: number;
  /** bytes of one value */
  readonly unit: number;
  /** number of values, if it does not follow from the bytes */
  readonly count?: number;
  /** the entry holds the offset of the bytes, as for a sub-directory */
  readonly pointer?: true;
  /** the value's bytes, which will be at offset `at` from the TIFF header */
  write(at: number, shape: Shape): Uint8Array;
}

/** Fields by tag. Entries are written in ascending order of the tags. */
export type Directory = Readonly<Record<number, Field>>;

function numbers(type: number, unit: number, write: (value: number, order: Order) => Uint8Array) {
  return (...values: readonly number[]): Field => ({
    type,
    unit,
    write: (_at, { order }) => join(...values.map((value) => write(value, order))),
  });
}

export const byte = numbers(1, 1, (value) => Uint8Array.of(value));
export const short = numbers(3, 2, u16);
export const long = numbers(4, 4, u32);
export const sshort = numbers(8, 2, u16);
export const slong = numbers(9, 4, u32);
export const float = numbers(11, 4, f32);
export const double = numbers(12, 8, f64);
export const long8 = numbers(16, 8, u64);

/** Type ASCII, with a NUL at the end. */
export function text(value: string): Field {
  return { type: 2, unit: 1, write: () => join(latin1(value), [0]) };
}

type Fraction = readonly [above: number, below: number];

function fractions(type: number) {
  return (...values: readonly Fraction[]): Field => ({
    type,
    unit: 8,
    write: (_at, { order }) => join(...values.flatMap((value) => value.map((part) => u32(part, order)))),
  });
}

export const rational = fractions(5);
export const srational = fractions(10);

/** Type UNDEFINED. */
export function opaque(...parts: readonly Part[]): Field {
  return { type: 7, unit: 1, write: () => join(...parts) };
}

/** A field whose bytes depend on their own offset, such as a maker note whose offsets count from the TIFF header. */
export function placed(write: Field['write']): Field {
  return { type: 7, unit: 1, write };
}

/** A field with the offset of `bytes`, such as a JPEG, which are written after the directory's values. */
export function pointed(bytes: Uint8Array): Field {
  return { type: 4, unit: 4, count: 1, pointer: true, write: () => bytes };
}

/** A field with the offset of a directory, which is written after this directory's values. */
export function subDirectory(fields: Directory): Field {
  return { type: 4, unit: 4, count: 1, pointer: true, write: (at, shape) => directory(fields, at, shape) };
}

/** A field with the offsets of several directories, such as a RAW file's SubIFDs. Only for classic TIFF. */
export function subDirectories(first: Directory, ...others: readonly Directory[]): Field {
  if (others.length === 0) return subDirectory(first);
  const list = [first, ...others];
  return {
    type: 4,
    unit: 4,
    write(at, shape) {
      const places: number[] = [];
      const bodies: Uint8Array[] = [];
      let end = at + 4 * list.length;
      for (const fields of list) {
        places.push(end);
        const body = directory(fields, end, shape);
        bodies.push(body);
        end += body.length;
      }
      return join(...places.map((place) => u32(place, shape.order)), ...bodies);
    },
    count: list.length,
  };
}

/** A field with this type and count, and with `value` in its value field. The entry need not be valid. */
export function entry(type: number, count: number, value: number): Field {
  return { type, unit: 1, count, write: (_at, { order }) => u32(value, order) };
}

const CLASSIC: Shape = { order: 'II', big: false };

/**
 * The directory at offset `at` from the TIFF header, followed by its values. `next` is the offset of the next
 * directory; 'none' leaves out its field. `gap` is the number of zeros between the table and the values.
 */
export function directory(
  fields: Directory,
  at: number,
  shape: Partial<Shape> = {},
  next: number | 'none' = 0,
  gap = 0,
): Uint8Array {
  const whole = { ...CLASSIC, ...shape };
  const { order, big } = whole;
  const word = big ? u64 : u32;
  const inline = big ? 8 : 4;
  const rows = Object.entries(fields);
  const tableSize = (big ? 8 : 2) + rows.length * (big ? 20 : 12) + (next === 'none' ? 0 : inline);
  const table: Uint8Array[] = [big ? u64(rows.length, order) : u16(rows.length, order)];
  const values: Uint8Array[] = [];
  let end = at + tableSize + gap;
  for (const [tag, field] of rows) {
    const bytes = field.write(end, whole);
    const count = field.count ?? bytes.length / field.unit;
    // BigTIFF has a separate type for the offset of a directory.
    const type = field.pointer && big ? 18 : field.type;
    table.push(u16(Number(tag), order), u16(type, order), word(count, order));
    if (bytes.length <= inline && !field.pointer) {
      table.push(join(bytes, new Uint8Array(inline - bytes.length)));
      continue;
    }
    table.push(word(end, order));
    const even = join(bytes, new Uint8Array(bytes.length % 2));
    values.push(even);
    end += even.length;
  }
  if (next !== 'none') table.push(word(next, order));
  return join(...table, new Uint8Array(gap), ...values);
}

export interface TiffOptions {
  readonly order?: Order;
  readonly big?: boolean;
  /** the 16-bit number that some makers write instead of 42 */
  readonly magic?: number;
  /** bytes between the header and the first directory */
  readonly prefix?: Part;
  /** zeros between the first directory and its values */
  readonly gap?: number;
  /** the second directory */
  readonly thumbnail?: Directory;
}

/** A whole TIFF block. */
export function tiff(fields: Directory, options: TiffOptions = {}): Uint8Array {
  const { order = 'II', big = false, magic = big ? 43 : 42, prefix = [], gap = 0, thumbnail } = options;
  const shape = { order, big };
  const between = join(prefix);
  const first = (big ? 16 : 8) + between.length;
  const offset = big ? join(u16(8, order), u16(0, order), u64(first, order)) : u32(first, order);
  const header = join(order, u16(magic, order), offset, between);
  const body = directory(fields, first, shape, 0, gap);
  if (!thumbnail) return join(header, body);
  const next = first + body.length;
  return join(header, directory(fields, first, shape, next, gap), directory(thumbnail, next, shape));
}
