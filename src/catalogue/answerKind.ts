/** What a camera's page answers to 'how do I get its shutter count?': every text that promises something depends on it. */

import { brandsWithService } from './brandList';
import { type GivenByCable, givenByCable, givesCount, isByOwners, isUntriedByCable } from './cable';
import type { CountAccess } from './cameraRow';
import type { ListedCamera } from './catalogue';
import { manufactureIn } from './manufacture';
import { type TriedWay, type WayAnswer, wayAnswerOf, type WayKind, waysOf } from './waysToCount';

export const answerKinds = [
  /** in each untouched photo */
  'exact',
  /** in photos, by a counter with limits */
  'limits',
  /** expected in photos, but seen in none */
  'unconfirmed',
  /** the camera shows it */
  'screen',
  /** over a cable, here or with another program */
  'usb',
  /** nobody knows yet whether photos have it */
  'not-known',
  /** nobody but the maker's service */
  'service',
  'none',
] as const;

export type AnswerKind = (typeof answerKinds)[number];

const IN_PHOTO: Partial<Readonly<Record<CountAccess, AnswerKind>>> = {
  'exact-in-file': 'exact',
  'approximate-in-file': 'limits',
  'unconfirmed-in-file': 'unconfirmed',
  'doubtful-in-file': 'limits',
};

const ON_SCREEN: readonly WayKind[] = ['menu', 'buttons'];

/** The ways to a count that the camera itself shows, as far as they work. */
export const screensOf = (model: ListedCamera): readonly TriedWay[] =>
  waysOf(model).filter(({ way, works }) => works && ON_SCREEN.includes(way.kind));

/** Whether the camera shows its count by itself. */
export const screenAnswerOf = (model: ListedCamera): WayAnswer =>
  model.count.howTo === 'canon-1d-menu' ? 'reported' : wayAnswerOf(screensOf(model));

/** The easiest way to this camera's count. */
export function answerKind(model: ListedCamera): AnswerKind {
  const { access } = model.count;
  const inPhoto = IN_PHOTO[access];
  if (inPhoto) return inPhoto;
  if (screenAnswerOf(model) !== 'nothing-known') return 'screen';
  if (BY_CABLE[cableOutcome(model)]) return 'usb';
  if (access === 'not-known') return 'not-known';
  // What a service may tell about a body without a mechanical shutter says nothing about wear: nobody should pay for it.
  return brandsWithService.includes(model.brand) && model.life.basis !== 'no-shutter' ? 'service' : 'none';
}

/** What a cable gives: here, or with somebody else's program. */
export type CableOutcome =
  | Extract<GivenByCable, 'exact' | 'steps' | 'expected' | 'fujifilm' | 'curtain'>
  | 'fujifilm-expected'
  | 'curtain-expected'
  | 'program'
  /** those who tried got nothing */
  | 'none'
  | 'nothing-known';

/** What is known of this camera and a cable; what only an older program got nothing from may answer a newer one. */
export function cableOutcome(model: ListedCamera): CableOutcome {
  const given = givenByCable(model.brand, model);
  if (given === 'fujifilm' || given === 'curtain')
    return isUntriedByCable(model.brand, model) ? `${given}-expected` : given;
  if (given === 'exact' || given === 'steps' || given === 'expected') return given;
  if (wayAnswerOf(triedBy('cable', model)) === 'reported') return 'program';
  return given === 'none' || hasFailedByCable(model) ? 'none' : 'nothing-known';
}

const triedBy = (kind: WayKind, model: ListedCamera) => waysOf(model).filter(({ way }) => way.kind === kind);

/** True if somebody else's program was reported to get nothing over a cable. */
const hasFailedByCable = (model: ListedCamera): boolean => triedBy('cable', model).some(({ works }) => !works);

/** True if only owners say that a cable gives its count. */
export const isSaidByOwners = (model: ListedCamera): boolean => isByOwners(model.brand, model);

/** True if the cable is the easiest way to the count, and this site reads it there. */
export const isReadByCable = (model: ListedCamera): boolean =>
  answerKind(model) === 'usb' && givesCount(model.brand, model);

/** The answer as lists, heads and pictures say it in a few words, with what it falls short of. */
export const verdicts = [
  ...answerKinds,
  /** published tables say so; we have read no photo of this model */
  'exact-reported',
  'limits-reported',
  /** reported of its relatives only */
  'screen-untried',
  'usb-untried',
  'usb-steps',
  /** not on this site */
  'usb-program',
  /** with a program inside the camera */
  'add-on',
] as const;

export type ShortVerdict = (typeof verdicts)[number];

/** What is no answer has no verdict. */
const BY_CABLE: Readonly<Record<CableOutcome, ShortVerdict | undefined>> = {
  exact: 'usb',
  steps: 'usb-steps',
  expected: 'usb-untried',
  fujifilm: 'usb',
  'fujifilm-expected': 'usb-untried',
  curtain: 'usb',
  'curtain-expected': 'usb-untried',
  program: 'usb-program',
  none: undefined,
  'nothing-known': undefined,
};

/** What is said of a camera wherever it is named. */
export function verdictOf(model: ListedCamera): ShortVerdict {
  const answer = answerKind(model);
  if ((answer === 'exact' || answer === 'limits') && !model.count.photos) return `${answer}-reported`;
  if (answer === 'usb') return BY_CABLE[cableOutcome(model)] ?? answer;
  if (answer === 'service' && wayAnswerOf(triedBy('in-camera-program', model)) === 'reported') return 'add-on';
  return answer === 'screen' && screenAnswerOf(model) === 'expected' ? 'screen-untried' : answer;
}

/** True if nobody but the maker's service, or nobody at all, can tell the count, as far as is known. */
export const isWithoutWay = (answer: AnswerKind): boolean => answer === 'service' || answer === 'none';

/**
 * False for a page that only says that nobody knows the count or a way to it, unless it has prose of its own, or its photos
 * tell when the camera was made.
 */
export const isListedBySearch = (model: ListedCamera): boolean => {
  const answer = answerKind(model);
  if (model.specs !== undefined || manufactureIn(model.slug)) return true;
  return !(answer === 'not-known' || isWithoutWay(answer));
};

const FROM_PHOTO = ['exact', 'limits', 'unconfirmed'] as const;

/** True if a photo has a count, as far as is known. */
export const isInPhoto = (answer: AnswerKind): answer is (typeof FROM_PHOTO)[number] =>
  (FROM_PHOTO as readonly AnswerKind[]).includes(answer);

/** True if a photo is worth trying. */
export const canTryPhoto = (answer: AnswerKind): boolean => isInPhoto(answer) || answer === 'not-known';
