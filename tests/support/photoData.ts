/** Builds the input of the rules in src/reader, field by field. */
import { FieldId } from '../../assembly/schema';
import type { FieldName } from '../../src/reader/fieldTable';
import type { Fields } from '../../src/reader/fields';
import type { PhotoData } from '../../src/reader/rules/proposal';

export type Facts = Readonly<Partial<Record<FieldName, number | string>>>;

/** Fields with these values. The tag of each field is made up and has the name of the field. */
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

/** The data of a photo: its fields, make, model, and the path of its file. */
export function photoDataOf(make: string, model: string, facts: Facts = {}, path = ''): PhotoData {
  return { fields: fieldsOf(facts), make, model, path };
}
