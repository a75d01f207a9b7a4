/**
 * Answers 'How do I get this camera's shutter count?': the way, its certainty, and the limits of the number. Every text
 * that promises a count depends on this module.
 */

import { cableRowOf, type CountByCable, isCount } from './cable';
import type { AnswerInPhotos, Certainty } from './cameraRow';
import type { ListedCamera } from './catalogue';
import type { SourceId } from './sources';
import { manufactureIn } from './manufacture';
import { certaintyOf, type TriedWay, type WayKind, waysOf } from './waysToCount';

export type AnswerWay =
  | 'photo'
  /** the camera's own screen */
  | 'screen'
  /** over USB on this site */
  | 'usb'
  /** over USB with a program of others */
  | 'program'
  /** with a program inside the camera */
  | 'add-on'
  /** from a report that a script on the card makes the camera write */
  | 'card'
  | 'none';

export type AnswerLimits = CountByCable | NonNullable<AnswerInPhotos['limits']>;

export interface CountAnswer<W extends AnswerWay = AnswerWay> {
  readonly way: W;
  readonly certainty: Certainty;
  /** for a photo: the number's limits, absent if the number is exact; for USB on this site: the kind of count */
  readonly limits?: AnswerLimits;
}

export type EasiestAnswer = CountAnswer<Exclude<AnswerWay, 'card'>>;

const NOTHING: CountAnswer<'none'> = { way: 'none', certainty: 'unknown' };
/** Owners tried a way without success. */
const DENIED: CountAnswer<'none'> = { way: 'none', certainty: 'reported' };

const triedBy = (kinds: readonly WayKind[], model: ListedCamera): readonly TriedWay[] =>
  waysOf(model).filter(({ way }) => kinds.includes(way.kind));

/** The working ways that show the count on the camera's own screen. */
export const screensOf = (model: ListedCamera): readonly TriedWay[] =>
  triedBy(['menu', 'buttons'], model).filter(({ works }) => works);

const onScreen = (model: ListedCamera): CountAnswer<'screen'> => ({
  way: 'screen',
  certainty: model.count.howTo === 'canon-1d-menu' ? 'reported' : certaintyOf(screensOf(model)),
});

/** The answer over USB, with this site or another program. We have tried neither on a camera. */
function overUsb(model: ListedCamera): CountAnswer<'usb' | 'program' | 'none'> {
  const row = cableRowOf(model.brand, model);
  if (row && isCount(row.gives))
    return { way: 'usb', certainty: row.basis === 'expected' ? 'expected' : 'reported', limits: row.gives };
  const tried = triedBy(['program'], model);
  if (certaintyOf(tried) === 'reported') return { way: 'program', certainty: 'reported' };
  return row?.gives === 'none' || tried.some(({ works }) => !works) ? DENIED : NOTHING;
}

/**
 * The source of the statement that this camera gives a count over USB, or 'program' if ShutterCheck's makers state it.
 * Undefined without such a statement, or if owners report that another program reads the count, because the page then
 * cites these reports.
 */
export function cableBasisOf(model: ListedCamera): SourceId | 'program' | undefined {
  if (certaintyOf(triedBy(['program'], model)) === 'reported') return undefined;
  const row = cableRowOf(model.brand, model);
  return row?.basis === 'program' ? 'program' : row?.source;
}

const onCard = (model: ListedCamera): CountAnswer<'card'> => ({
  way: 'card',
  certainty: certaintyOf(triedBy(['card-report'], model)),
});

/** For each way to read a camera's count, whether and how exactly it gives the count. */
export const answersOf = (model: ListedCamera) => ({
  inPhotos: model.count.inPhotos,
  ownScreen: onScreen(model),
  usb: overUsb(model),
  cardReport: onCard(model),
});

/** True if photos of the camera are only expected to have a count, but others report that it gives one over USB. */
export function isSurerOverUsb(model: ListedCamera): boolean {
  const { inPhotos, usb } = answersOf(model);
  return inPhotos.certainty === 'expected' && usb.way === 'usb' && usb.certainty === 'reported';
}

export function easiestAnswer(model: ListedCamera): EasiestAnswer {
  const { inPhotos: photo, ownScreen, usb } = answersOf(model);
  const known = [photo, ownScreen, usb].find(({ way, certainty }) => way !== 'none' && certainty !== 'unknown');
  if (known) return known;
  if (photo.way === 'photo') return photo;
  if (certaintyOf(triedBy(['in-camera-program'], model)) === 'reported')
    return { way: 'add-on', certainty: 'reported' };
  return NOTHING;
}

/** Short answers for lists, heads and pictures. 'usb-steps' and 'usb-untried' are variants of 'usb'. */
export const verdicts = [
  'exact',
  'limits',
  /** expected in photos, but seen in none */
  'unconfirmed',
  'screen',
  'usb',
  'add-on',
  /** it is unknown whether the photos have a count */
  'not-known',
  'none',
  /** according to published tables; we have read no photo of this model */
  'exact-reported',
  'limits-reported',
  /** reported only for related bodies */
  'screen-untried',
  'usb-untried',
  'usb-steps',
  'usb-program',
] as const;

export type ShortVerdict = (typeof verdicts)[number];

/** The short answer, which is the same on every page that names the camera. */
export function verdictOf(model: ListedCamera): ShortVerdict {
  const { way, certainty, limits } = easiestAnswer(model);
  switch (way) {
    case 'photo': {
      if (certainty === 'expected') return 'unconfirmed';
      if (certainty === 'unknown') return 'not-known';
      const what = limits ? 'limits' : 'exact';
      return certainty === 'seen' ? what : `${what}-reported`;
    }
    case 'usb':
      return certainty === 'expected' ? 'usb-untried' : limits === 'steps' ? 'usb-steps' : 'usb';
    case 'screen':
      return certainty === 'expected' ? 'screen-untried' : 'screen';
    case 'program':
      return 'usb-program';
    case 'add-on':
    case 'none':
      return way;
  }
}

/** True if no known way gives the count, or only a program inside the camera does. */
export const isWithoutWay = ({ way }: CountAnswer): boolean => way === 'add-on' || way === 'none';

/** True if photos are known or expected to have a count. */
export const isInPhoto = ({ way, certainty }: CountAnswer): boolean => way === 'photo' && certainty !== 'unknown';

/**
 * True if search engines may list the camera's page: the count or a way to it is known, the page has texts of its own
 * (`specs`), or photos give the date of manufacture.
 */
export const isListedBySearch = (model: ListedCamera): boolean => {
  const answer = easiestAnswer(model);
  return (
    model.specs !== undefined ||
    manufactureIn(model.slug) !== undefined ||
    !(answer.certainty === 'unknown' || isWithoutWay(answer))
  );
};
