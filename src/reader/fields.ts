/** What a scan found, by field. */
import type { FieldId } from '../../assembly/schema';
import type { NumberField, TextField } from './fieldTable';
import type { CountKind, Counter } from './result';

/** Where a number was read: its name, its tag's path, its position in the file (absent if decoded), what it counts. */
export type Place = Pick<Counter, 'field' | 'tag' | 'offset' | 'kind'>;

/** The fields of one scan. */
export interface Fields {
  /** There is more than sizes, which every picture has, and notes of damage. */
  readonly hasExif: boolean;
  has(field: FieldId): boolean;
  /** A finite number. */
  number(field: NumberField): number | undefined;
  /** Trimmed; undefined when nothing is left. A number comes as its digits, bytes as numbers separated by spaces. */
  text(field: TextField): string | undefined;
  /** Where the field was read, under the name `name`. Throws when the file does not have it. */
  place(field: FieldId, name: string, kind?: CountKind): Place;
}
