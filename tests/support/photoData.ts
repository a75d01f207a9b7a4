/** Input for the rules in src/reader, field by field. */
import { FieldId } from '../../assembly/schema';
import type { FieldName } from '../../src/reader/fieldTable';
import type { Fields } from '../../src/reader/fields';
import type { PhotoData } from '../../src/reader/rules/proposal';

export type Facts = Readonly<Partial<Record<FieldName, number | string>>>;

/** Each field's tag is made up and has the field's name. */
function fieldsOf(facts: Facts): Fields {
  const value = (id: FieldId): number | string | undefined => facts[FieldId[id] as FieldName];
  return {
    hasExif: Object.keys(facts).length > 0,
    has: (id) => value(id) !== undefined,
    number(id) {
      const found = value(id);
      return found === undefined ? undefined : Number(found);
    },
    text(id) {
      const found = value(id);
      return found === undefined ? undefined : String(found);
    },
    place: (id, name, kind = 'number') => ({ field: name, tag: FieldId[id], offset: 1000 + id, kind }),
  };
}

/** A photo's data: fields, make, model, and path. */
export function photoDataOf(make: string, model: string, facts: Facts = {}, path = ''): PhotoData {
  return { fields: fieldsOf(facts), make, model, path };
}
