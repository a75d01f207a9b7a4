/** ExifReader by itself. */
import ExifReader from 'exifreader';

export const read = (bytes: Uint8Array<ArrayBuffer>): unknown => ExifReader.load(bytes.buffer);
