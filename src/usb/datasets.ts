/**
 * Reads a camera's answers about itself, its card and its state. Source: libgphoto2's ptp-pack.c; checked on recorded
 * bytes.
 */
import type { FileText } from '../config/fileText';
import { DatasetReader } from './bytes';

export interface DeviceInfo {
  readonly operations: readonly number[];
  readonly properties: readonly number[];
  readonly make: FileText;
  readonly model: FileText;
  readonly firmware: FileText;
  /** as the camera sends it; for most makers, not the number on the body */
  readonly serial: FileText;
}

/** Reads the answer to GetDeviceInfo. Throws a `CableFailure` if it is truncated. */
export function readDeviceInfo(data: Uint8Array): DeviceInfo {
  const reader = new DatasetReader(data);
  // Skips PTP's version; the vendor extension's ID, version and description; and the functional mode. The vendor
  // extension identifies no maker, because many makers give Microsoft's.
  reader.skip(8);
  reader.text();
  reader.skip(2);
  const operations = reader.u16s();
  reader.u16s();
  const properties = reader.u16s();
  reader.u16s();
  reader.u16s();
  return {
    operations,
    properties,
    make: reader.text(),
    model: reader.text(),
    firmware: reader.text(),
    serial: reader.text(),
  };
}

export interface ObjectInfo {
  readonly format: number;
  /** 0xFFFFFFFF: 4 GiB or more */
  readonly size: number;
  readonly name: string;
  /** `YYYYMMDDThhmmss`; the camera may add a suffix */
  readonly captured: string;
}

/** Reads the answer to GetObjectInfo. Throws a `CableFailure` if it is truncated before the end of the date. */
export function readObjectInfo(data: Uint8Array): ObjectInfo {
  const reader = new DatasetReader(data);
  reader.skip(4);
  const format = reader.u16();
  reader.skip(2);
  const size = reader.u32();
  reader.skip(40);
  return { format, size, name: reader.text(), captured: reader.text() };
}

const PROPERTY_VALUE_CHANGED = 0xc189;
const EVENT_HEADER_BYTES = 8;
const PROPERTY_HEADER_BYTES = 12;

export interface EosEvents {
  /** number of records; 0 when the camera has nothing new to report */
  readonly records: number;
  /** the reported values, by property number */
  readonly values: ReadonlyMap<number, Uint8Array>;
}

/**
 * Reads the answer to Canon's GetEvent: records without gaps. Each begins with 8 bytes: a u32 size, which includes
 * these 8 bytes, and a u32 code. 0xC189 is a property and its value. 0xC18A lists the values that a property may have,
 * but not its value. Size 8 and code 0 mark the end; zeros may follow. Never throws: stops at a record that does not
 * fit.
 */
export function readEosEvents(data: Uint8Array): EosEvents {
  const values = new Map<number, Uint8Array>();
  const view = new DataView(data.buffer, data.byteOffset, data.length);
  let records = 0;
  for (let at = 0; at + EVENT_HEADER_BYTES <= data.length; records += 1) {
    const size = view.getUint32(at, true);
    const code = view.getUint32(at + 4, true);
    if (size < EVENT_HEADER_BYTES || size > data.length - at || (code === 0 && size === EVENT_HEADER_BYTES)) break;
    if (code === PROPERTY_VALUE_CHANGED && size >= PROPERTY_HEADER_BYTES) {
      values.set(view.getUint32(at + 8, true), data.slice(at + PROPERTY_HEADER_BYTES, at + size));
    }
    at += size;
  }
  return { records, values };
}
