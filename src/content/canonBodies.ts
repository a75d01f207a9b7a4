/**
 * Derives from the catalogue whether each Canon body gives its count by photo, USB, card report and menu. The article
 * about Canon shows this table.
 */

import type { Camera, WayCertainty } from '../cameras/cameraRow';
import { entryOf, type PhotoCode, type UsbCode } from '../cameras/cameraTable';
import canon from '../cameras/rows/canon';
import { modelsAmong } from '../cameras/cameras';
import { type ListedCamera, withoutEos } from '../cameras/catalogue';
import { waysOf } from '../cameras/waysToCount';
import type { TableBlock } from './types';

/** Best first, like the next two lists. A photo with only a file number has no count. */
const PHOTO_ANSWERS = [
  'exact-in-file',
  'approximate-in-file',
  'doubtful-in-file',
  'not-known',
  'not-in-file',
] as const satisfies readonly PhotoCode[];

type PhotoCell = (typeof PHOTO_ANSWERS)[number];
const USB_ANSWERS: readonly UsbCode[] = ['exact', 'steps', 'steps-expected', 'program', 'none', 'unknown'];
const WAY_ANSWERS: readonly WayCertainty[] = ['reported', 'expected', 'unknown'];

export interface CanonBody {
  readonly name: string;
  readonly us?: string;
  readonly jp?: string;
}

/** Bodies with the same answers share a row. */
export interface CanonRow {
  readonly bodies: readonly CanonBody[];
  readonly photo: PhotoCell;
  readonly usb: UsbCode;
  readonly card: WayCertainty;
  readonly menu: WayCertainty;
}

const shortName = ({ model }: Camera) => withoutEos(model);

/**
 * A body's names. The catalogue has no American name, so it comes from the Model in the body's files: 'Canon EOS
 * DIGITAL REBEL XSi' → 'Rebel XSi'
 */
function namesOf(camera: Camera): CanonBody {
  const names = camera.exif.map((text) => text.replace('Canon EOS ', ''));
  const us = names.find((text) => /^(?:DIGITAL )?REBEL/i.test(text));
  return {
    name: shortName(camera),
    ...(us && { us: us.replace(/^(?:DIGITAL )?REBEL (?=.)/i, 'Rebel ').replace('DIGITAL REBEL', 'Digital Rebel') }),
    ...(camera.ja && { jp: withoutEos(camera.ja) }),
  };
}

function photoCell(camera: ListedCamera): PhotoCell {
  const code = entryOf(camera).inPhotos;
  return PHOTO_ANSWERS.find((answer) => answer === code) ?? 'not-in-file';
}

function cellsOf(camera: ListedCamera) {
  const { usb, cardReport, ownScreen } = entryOf(camera);
  return { photo: photoCell(camera), usb, card: cardReport, menu: ownScreen };
}

const NO_COUNTER: readonly PhotoCode[] = ['not-known', 'not-in-file'];

/** True if we know more about a body than that its photos have file numbers. The table leaves out other bodies. */
const isKnown = (camera: ListedCamera) =>
  entryOf(camera).usb !== 'unknown' ||
  waysOf(camera).length > 0 ||
  (camera.exif.length > 0 && (!NO_COUNTER.includes(photoCell(camera)) || camera.specs !== undefined));

function rowsOf(cameras: readonly ListedCamera[]): readonly CanonRow[] {
  const rows = new Map<string, CanonRow>();
  for (const camera of cameras.filter(isKnown)) {
    const cells = cellsOf(camera);
    const key = Object.values(cells).join();
    rows.set(key, { ...cells, bodies: [...(rows.get(key)?.bodies ?? []), namesOf(camera)] });
  }
  return [...rows.values()].sort(
    (a, b) =>
      PHOTO_ANSWERS.indexOf(a.photo) - PHOTO_ANSWERS.indexOf(b.photo) ||
      USB_ANSWERS.indexOf(a.usb) - USB_ANSWERS.indexOf(b.usb) ||
      WAY_ANSWERS.indexOf(a.card) - WAY_ANSWERS.indexOf(b.card) ||
      WAY_ANSWERS.indexOf(a.menu) - WAY_ANSWERS.indexOf(b.menu),
  );
}

/** Best answers first; within a row, newer bodies first. */
export const canonRows: readonly CanonRow[] = rowsOf(modelsAmong('canon', canon));

export interface CanonWords {
  readonly caption: string;
  readonly columns: readonly [bodies: string, photo: string, usb: string, card: string, menu: string];
  readonly photo: Readonly<Record<PhotoCell, string>>;
  /** texts of the table of all cameras */
  readonly words: Readonly<Record<`cableAnswer.${UsbCode}` | `wayAnswer.${WayCertainty}`, string>>;
  readonly name: (body: CanonBody) => string;
  readonly separator: string;
}

/** The rows as a table block of the article. */
export function canonTable({ caption, columns, photo, words, name, separator }: CanonWords): TableBlock {
  return {
    kind: 'table',
    caption,
    columns,
    rows: canonRows.map((row) => [
      row.bodies.map(name).join(separator),
      photo[row.photo],
      words[`cableAnswer.${row.usb}`],
      words[`wayAnswer.${row.card}`],
      words[`wayAnswer.${row.menu}`],
    ]),
  };
}
