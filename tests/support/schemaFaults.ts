/** The keywords of our JSON Schemas. Any other keyword makes the check throw an error. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  /** only without `properties` */
  readonly additionalProperties?: Schema;
  readonly required?: readonly string[];
}

const typeOf = (value: unknown) =>
  Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : value === null ? 'null' : typeof value;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === 'object';

type Check = (schema: Required<Schema>, value: unknown, at: string) => readonly string[] | boolean;

const CHECKS: Readonly<Record<keyof Schema | '$schema' | 'title' | 'description', Check>> = {
  $schema: () => true,
  title: () => true,
  description: () => true,
  type: ({ type }, value) => typeOf(value) === type,
  const: (schema, value) => value === schema.const,
  enum: (schema, value) => schema.enum.includes(value),
  minimum: ({ minimum }, value) => typeof value !== 'number' || value >= minimum,
  minLength: ({ minLength }, value) => typeof value !== 'string' || value.length >= minLength,
  pattern: ({ pattern }, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  items: ({ items }, value, at) =>
    !Array.isArray(value) || value.flatMap((item, index) => schemaFaults(items, item, `${at}/${index}`)),
  properties: ({ properties }, value, at) =>
    !isObject(value) ||
    Object.entries(properties).flatMap(([name, schema]) =>
      name in value ? schemaFaults(schema, value[name], `${at}/${name}`) : [],
    ),
  additionalProperties: ({ additionalProperties }, value, at) =>
    !isObject(value) ||
    Object.entries(value).flatMap(([name, each]) => schemaFaults(additionalProperties, each, `${at}/${name}`)),
  required: ({ required }, value) => !isObject(value) || required.every((name) => name in value),
};

/** Where a value does not fit a schema, with the violated keyword: '/cameras/0/year: minimum'. */
export function schemaFaults(schema: object, value: unknown, at = ''): string[] {
  return Object.keys(schema).flatMap((keyword) => {
    if (!(keyword in CHECKS)) throw new Error(`No check of ${keyword}`);
    const found = CHECKS[keyword as keyof typeof CHECKS](schema as Required<Schema>, value, at);
    return typeof found === 'boolean' ? (found ? [] : [`${at}: ${keyword}`]) : found;
  });
}
