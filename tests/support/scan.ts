/** Scans bytes in one window with only the core. */
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

/** The core's findings. `size` is the file's size if `bytes` is only its head. */
export async function scanBytes(bytes: Uint8Array, size = bytes.length): Promise<Scanned> {
  const core = await loadCore();
  const scan = core.scan({ size, windows: [{ position: 0, bytes }], exhausted: true });
  return { status: scan.status, container: containerName(scan.container), scan, fields: readFields(scan) };
}

/** A field's value: a text or a number, as the table of fields says. */
export function valueOf(fields: Fields, field: FieldId): string | number | undefined {
  const isText = rowOf(field)?.type === 'text';
  return isText ? fields.text(field as TextField) : fields.number(field as NumberField);
}

/** All fields that the core found, by name. */
export async function factsOf(bytes: Uint8Array): Promise<Record<string, number | string>> {
  const { fields } = await scanBytes(bytes);
  const facts: Record<string, number | string> = {};
  for (const name of Object.keys(FIELDS) as FieldName[]) {
    const value = fields.has(FieldId[name]) ? valueOf(fields, FieldId[name]) : undefined;
    if (value !== undefined) facts[name] = value;
  }
  return facts;
}
