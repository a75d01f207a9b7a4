/** What each Canon body reveals by photo, USB and card report, for the article about Canon; derived from the catalogue. */

import { CABLE_ROWS } from '../catalogue/cable';
import type { Camera, CountAccess } from '../catalogue/cameraRow';
import canon from '../catalogue/cameras/canon';
import { modelsAmong } from '../catalogue/cameras';
import { withoutEos } from '../catalogue/catalogue';
import { type WayId, waysOf } from '../catalogue/waysToCount';
import type { TableBlock } from './types';

/** Whether the file has a counter; file and folder numbers don't count as one. Best first, as in the lists below. */
const PHOTO_ANSWERS = ['exact', 'limits', 'doubtful', 'numbers'] as const;
/** `one-program`: the usual property is empty, but a single program has read the body another way. */
const USB_ANSWERS = ['exact', 'thousands', 'one-program', 'nothing', 'unknown'] as const;
/** `script-runs`: the body runs such scripts, but nobody has published a report from it. */
const CARD_ANSWERS = ['shown', 'script-runs', 'unknown'] as const;

export type PhotoAnswer = (typeof PHOTO_ANSWERS)[number];
export type UsbAnswer = (typeof USB_ANSWERS)[number];
export type CardAnswer = (typeof CARD_ANSWERS)[number];

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
  readonly card: CardAnswer;
}

const PHOTO_ANSWER: Readonly<Record<CountAccess, PhotoAnswer>> = {
  'exact-in-file': 'exact',
  'approximate-in-file': 'limits',
  'unconfirmed-in-file': 'limits',
  'doubtful-in-file': 'doubtful',
  estimate: 'numbers',
  'not-in-file': 'numbers',
  'not-known': 'numbers',
};

/** Programs that ask every body for the same property. */
const FREE_PROGRAMS: readonly WayId[] = ['canon-gphoto2', 'canon-freeshuttercounter'];

const shortName = ({ model }: Camera) => withoutEos(model);
const cableRowOf = (camera: Camera) =>
  CABLE_ROWS.find(({ brands, bodies }) => brands.includes('canon') && bodies.includes(shortName(camera)));

function usbAnswer(camera: Camera): UsbAnswer {
  const gives = cableRowOf(camera)?.gives;
  const tried = waysOf(camera).filter(({ way, report }) => way.kind === 'cable' && !report.isExpected);
  const works = tried.filter((report) => report.works);
  if (gives === 'exact' || works.some(({ id }) => FREE_PROGRAMS.includes(id))) return 'exact';
  const precisions = works.map(({ way, report }) => report.precision ?? way.precision);
  if (gives === 'steps' || precisions.includes('thousands')) return 'thousands';
  if (works.length > 0) return 'one-program';
  // What only older programs were tried on may answer to the newer question.
  return gives === 'none' || (gives !== 'expected' && tried.length > 0) ? 'nothing' : 'unknown';
}

function cardAnswer(camera: Camera): CardAnswer {
  const report = waysOf(camera).find(({ way, works }) => way.kind === 'card-report' && works)?.report;
  if (!report) return 'unknown';
  return report.isExpected ? 'script-runs' : 'shown';
}

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

/** Whether more is known about a body than its file numbers; others are not listed. */
const isKnown = (camera: Camera) =>
  camera.exif.length > 0 &&
  (PHOTO_ANSWER[camera.count.access] !== 'numbers' ||
    camera.specs !== undefined ||
    cableRowOf(camera) !== undefined ||
    waysOf(camera).length > 0);

function rowsOf(cameras: readonly Camera[]): readonly CanonRow[] {
  const bodies = cameras.filter(isKnown).map((camera) => ({
    body: namesOf(camera),
    photo: PHOTO_ANSWER[camera.count.access],
    usb: usbAnswer(camera),
    card: cardAnswer(camera),
  }));
  return PHOTO_ANSWERS.flatMap((photo) =>
    USB_ANSWERS.flatMap((usb) =>
      CARD_ANSWERS.map((card) => {
        const alike = bodies.filter((one) => one.photo === photo && one.usb === usb && one.card === card);
        return { photo, usb, card, bodies: alike.map(({ body }) => body) };
      }),
    ),
  ).filter((row) => row.bodies.length > 0);
}

/** Best answers first; within a row, newer bodies first. */
export const canonRows: readonly CanonRow[] = rowsOf(modelsAmong('canon', canon));

/** The table's texts in one language. */
export interface CanonWords {
  readonly caption: string;
  readonly columns: readonly [bodies: string, photo: string, usb: string, card: string];
  readonly photo: Readonly<Record<PhotoAnswer, string>>;
  readonly usb: Readonly<Record<UsbAnswer, string>>;
  readonly card: Readonly<Record<CardAnswer, string>>;
  readonly name: (body: CanonBody) => string;
  readonly separator: string;
}

/** The rows as a table block of the article. */
export function canonTable({ caption, columns, photo, usb, card, name, separator }: CanonWords): TableBlock {
  return {
    kind: 'table',
    caption,
    columns,
    rows: canonRows.map((row) => [
      row.bodies.map(name).join(separator),
      photo[row.photo],
      usb[row.usb],
      card[row.card],
    ]),
  };
}
