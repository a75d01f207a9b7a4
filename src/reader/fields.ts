/** The findings of a scan, by field. */
import type { FieldId } from '../../assembly/schema';
import type { NumberField, TextField } from './fieldTable';
import type { CountKind, Counter } from './result';

/**
 * The source of a number: its name, its tag's path, its kind, and its position in the file (absent for decoded data).
 */
export type Place = Pick<Counter, 'field' | 'tag' | 'offset' | 'kind'>;

export interface Fields {
  /** True if a directory of the file has a field other than a size (every picture has sizes) or a note of damage. */
  readonly hasExif: boolean;
  has(field: FieldId): boolean;
  /** The field's value, if finite. */
  number(field: NumberField): number | undefined;
  /**
   * The field's text, trimmed; undefined if empty. A number becomes its digits; bytes become numbers separated by
   * spaces.
   */
  text(field: TextField): string | undefined;
  /** The source of the field, named `name`. Throws if the file doesn't have it. */
  place(field: FieldId, name: string, kind?: CountKind): Place;
}
