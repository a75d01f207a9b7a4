/** Where a number of the file comes from, in the words of a result. */
import type { FieldId } from '../../assembly/schema';
import type { Fields } from './records';
import type { CountKind, Counter } from './result';

export type Place = Pick<Counter, 'field' | 'tag' | 'offset' | 'kind'>;

/** The place of field `id` under its name and path; without an offset where its bytes were decoded. */
export function placeOf(fields: Fields, id: FieldId, field: string, tag: string, kind: CountKind = 'number'): Place {
  const offset = fields.offset(id);
  return offset === undefined ? { field, tag, kind } : { field, tag, offset, kind };
}
