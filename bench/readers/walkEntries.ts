/** One pass over the directory entries without using them: the least work that reading metadata can be. */

const EXIF_POINTER = 0x8769;
const MAKER_NOTE = 0x927c;
const ENTRY_BYTES = 12;
/** 'Exif' and 'II', 'MM' as big-endian numbers */
const EXIF = 0x45786966;
const LITTLE = 0x4949;
const BIG = 0x4d4d;

export interface Walked {
  readonly entries: number;
  /** offset of the maker note from the TIFF header; 0 without one */
  readonly makerNote: number;
}

/** Walks IFD0 and the Exif directory of a JPEG or a TIFF file; throws for anything else. */
export function walkEntries(bytes: Uint8Array): Walked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = findHeader(view);
  const little = view.getUint16(header) === LITTLE;
  if (!little && view.getUint16(header) !== BIG) throw new Error('no TIFF header');

  let entries = 0;
  let makerNote = 0;
  let exif = 0;
  const walk = (directory: number): void => {
    const count = view.getUint16(header + directory, little);
    for (let index = 0; index < count; index++) {
      const at = header + directory + 2 + index * ENTRY_BYTES;
      const tag = view.getUint16(at, little);
      const value = view.getUint32(at + 8, little);
      if (tag === EXIF_POINTER) exif = value;
      else if (tag === MAKER_NOTE) makerNote = value;
    }
    entries += count;
  };
  walk(view.getUint32(header + 4, little));
  if (exif > 0) walk(exif);
  return { entries, makerNote };
}

/** The offset of the TIFF header: after 'Exif' in a JPEG's APP1 segment, else 0. */
function findHeader(view: DataView): number {
  if (view.getUint16(0) !== 0xffd8) return 0;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at + 1) === 0xe1 && view.getUint32(at + 4) === EXIF) return at + 10;
  }
  throw new Error('no Exif segment');
}
