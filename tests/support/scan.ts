/** Scans bytes with only the core. All bytes are in one window. */
import { FieldId, type Status } from '../../assembly/schema';
import { containerName } from '../../src/reader/container';
import { type Scan, loadCore } from '../../src/reader/core';
import { FIELDS, type FieldName, type NumberField, type TextField, rowOf } from '../../src/reader/fieldTable';
import type { Fields } from '../../src/reader/fields';
import { readFields } from '../../src/reader/records';
import type { ContainerName } from '../../src/reader/result';

export interface Scanned {
  readonly status: Status;
  readonly container: ContainerName | undefined;
  readonly scan: Scan;
  readonly fields: Fields;
}

/** The core's findings in `bytes`. If the bytes are only the head of a file, `size` is the size of the whole file. */
export async function scanBytes(bytes: Uint8Array, size = bytes.length): Promise<Scanned> {
  const core = await loadCore();
  const scan = core.scan({ size, windows: [{ position: 0, bytes }], exhausted: true });
  return { status: scan.status, container: containerName(scan.container), scan, fields: readFields(scan) };
}

/** The value of a field. The table of fields says whether it is a text or a number. */
export function valueOf(fields: Fields, field: FieldId): string | number | undefined {
  const isText = rowOf(field)?.type === 'text';
  return isText ? fields.text(field as TextField) : fields.number(field as NumberField);
}

/** All fields that the core found in the bytes, by name. The values are numbers or texts. */
export async function factsOf(bytes: Uint8Array): Promise<Record<string, number | string>> {
  const { fields } = await scanBytes(bytes);
  const facts: Record<string, number | string> = {};
  for (const name of Object.keys(FIELDS) as FieldName[]) {
    const value = fields.has(FieldId[name]) ? valueOf(fields, FieldId[name]) : undefined;
    if (value !== undefined) facts[name] = value;
  }
  return facts;
}
