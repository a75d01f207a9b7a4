/** The files that the README's examples and the package's tests read. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cardReport } from '../support/cardReport';
import { jxl } from '../support/containers';
import { SAMPLES } from '../support/files';
import { canonNote, nikonNote } from '../support/makerNotes';
import { exifBlock, photo } from '../support/photo';

const D850 = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  note: nikonNote({ shutterCount: 8_541, mechanical: 3_487, serial: '3012345' }),
};

const COUNTED = exifBlock(D850);
const SAVED_AGAIN = photo({ ...D850, software: 'Adobe Photoshop 25.0' });
const COUNTLESS = photo({ make: 'Canon', model: 'Canon EOS 90D', note: canonNote() });

export const FILES: Readonly<Record<string, Uint8Array>> = {
  'DSC_0042.NEF': COUNTED,
  'IMG_0815.JPG': COUNTLESS,
  'Pictures/DSC_0042.NEF': COUNTED,
  'Pictures/2024/IMG_0815.JPG': COUNTLESS,
  'CAM_INFO.XML': cardReport(),
  'notes.txt': new TextEncoder().encode('This is no photo.\n'),
  // The metadata is compressed with Brotli.
  'packed.jxl': jxl(COUNTED, { packed: true }),
  'EXPORT.JPG': SAVED_AGAIN,
  'Pictures/2024/EXPORT.JPG': SAVED_AGAIN,
  'Pictures/123CANON/IMG_1234.JPG': photo({ make: 'Canon', model: 'Canon EOS RP' }),
  ...Object.fromEntries(SAMPLES.map(({ bytes }, index) => [`sample-${index}.bin`, bytes('II')])),
};

export function writeFiles(folder: string): void {
  for (const [name, bytes] of Object.entries(FILES)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/** In the form that Playwright needs for an input. */
export const picked = (...names: readonly string[]) =>
  names.map((name) => ({ name, mimeType: '', buffer: Buffer.from(FILES[name]!) }));
