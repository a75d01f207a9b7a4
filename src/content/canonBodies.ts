/** What each Canon body reveals by photo, USB, card report and menu, for the article about Canon; derived from the catalogue. */

import { type CableOutcome, cableOutcome } from '../catalogue/answerKind';
import type { Camera, CountAccess } from '../catalogue/cameraRow';
import { entryOf } from '../catalogue/cameraTable';
import canon from '../catalogue/cameras/canon';
import { modelsAmong } from '../catalogue/cameras';
import { type ListedCamera, withoutEos } from '../catalogue/catalogue';
import { type WayAnswer, waysOf } from '../catalogue/waysToCount';
import type { TableBlock } from './types';

/** Whether the file has a counter; file and folder numbers don't count as one. Best first, as in the lists below. */
const PHOTO_ANSWERS = ['exact', 'limits', 'doubtful', 'unknown', 'numbers'] as const;
const USB_ANSWERS = ['exact', 'steps', 'expected', 'program', 'none', 'nothing-known'] as const;
const WAY_ANSWERS = ['reported', 'expected', 'nothing-known'] as const;

export type PhotoAnswer = (typeof PHOTO_ANSWERS)[number];
export type UsbAnswer = Extract<CableOutcome, (typeof USB_ANSWERS)[number]>;

/** A body by its name without 'EOS', and what it was sold as elsewhere. */
export interface CanonBody {
  readonly name: string;
  readonly us?: string;
  readonly jp?: string;
}

/** Bodies with the same answers share a row. */
export interface CanonRow {
  readonly bodies: readonly CanonBody[];
  readonly photo: PhotoAnswer;
  readonly usb: UsbAnswer;
  readonly card: WayAnswer;
  readonly menu: WayAnswer;
}

const PHOTO_ANSWER: Readonly<Record<CountAccess, PhotoAnswer>> = {
  'exact-in-file': 'exact',
  'approximate-in-file': 'limits',
  'unconfirmed-in-file': 'limits',
  'doubtful-in-file': 'doubtful',
  estimate: 'numbers',
  'not-in-file': 'numbers',
  'not-known': 'unknown',
};

const shortName = ({ model }: Camera) => withoutEos(model);

/** Canon's names in two markets; that of the United States is in a body's files: 'Canon EOS DIGITAL REBEL XSi' → 'Rebel XSi' */
function namesOf(camera: Camera): CanonBody {
  const names = camera.exif.map((text) => text.replace('Canon EOS ', ''));
  const us = names.find((text) => /^(?:DIGITAL )?REBEL/i.test(text));
  return {
    name: shortName(camera),
    ...(us && { us: us.replace(/^(?:DIGITAL )?REBEL (?=.)/i, 'Rebel ').replace('DIGITAL REBEL', 'Digital Rebel') }),
    ...(camera.ja && { jp: withoutEos(camera.ja) }),
  };
}

function answersOf(camera: ListedCamera) {
  const { usb, cardReport, ownScreen } = entryOf(camera);
  return { photo: PHOTO_ANSWER[camera.count.access], usb: usb as UsbAnswer, card: cardReport, menu: ownScreen };
}

/** Of these, a photo alone says nothing of where their count is. */
const NO_COUNTER: readonly PhotoAnswer[] = ['unknown', 'numbers'];

/** Whether more is known about a body than its file numbers; others are not listed. */
const isKnown = (camera: ListedCamera) =>
  cableOutcome(camera) !== 'nothing-known' ||
  waysOf(camera).length > 0 ||
  (camera.exif.length > 0 && (!NO_COUNTER.includes(PHOTO_ANSWER[camera.count.access]) || camera.specs !== undefined));

function rowsOf(cameras: readonly ListedCamera[]): readonly CanonRow[] {
  const rows = new Map<string, CanonRow>();
  for (const camera of cameras.filter(isKnown)) {
    const answers = answersOf(camera);
    const key = Object.values(answers).join();
    rows.set(key, { ...answers, bodies: [...(rows.get(key)?.bodies ?? []), namesOf(camera)] });
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

/** The table's texts in one language. */
export interface CanonWords {
  readonly caption: string;
  readonly columns: readonly [bodies: string, photo: string, usb: string, card: string, menu: string];
  readonly photo: Readonly<Record<PhotoAnswer, string>>;
  readonly usb: Readonly<Record<UsbAnswer, string>>;
  /** of card report and menu */
  readonly way: Readonly<Record<WayAnswer, string>>;
  readonly name: (body: CanonBody) => string;
  readonly separator: string;
}

/** The rows as a table block of the article. */
export function canonTable({ caption, columns, photo, usb, way, name, separator }: CanonWords): TableBlock {
  return {
    kind: 'table',
    caption,
    columns,
    rows: canonRows.map((row) => [
      row.bodies.map(name).join(separator),
      photo[row.photo],
      usb[row.usb],
      way[row.card],
      way[row.menu],
    ]),
  };
}
