/** What to do where a file gives no count, or is not the one the camera wrote: the best ways that work on this body, in this browser. */

import { easiestAnswer } from '../../../cameras/answer';
import { givesCount } from '../../../cameras/cable';
import { findMaker } from '../../../cameras/exifMakers';
import { findBody, findListedCamera } from '../../../cameras/ratedLife';
import { byWay, type ReportedWay, type WayKind, waysOf } from '../../../cameras/waysToCount';
import { type MessageKind, messageKind, topicOf } from '../../../content/messageAtPlace';
import type { ExtractionResult, UnavailableReason } from '../../../reader/result';
import type { TextKey } from '../../../i18n/translator';
import type { VisitorSystem } from '../../browser/visitorSystem';
import { adviceFor, findMakerKey, holdsNoCount } from '../../../i18n/words/maker';
import { isCounterReading, isFromCable, isSavedAgain } from '../../../i18n/words/outcome';

/** More would be a list to study. */
const MOST_STEPS = 3;

export type NextStep =
  /** the file on the card, instead of a copy of it */
  | { readonly step: 'original' }
  /** the file itself, instead of what a phone's photo library hands on */
  | { readonly step: 'library'; readonly system: PhoneSystem }
  /** a photo from a camera, not from a phone */
  | { readonly step: 'camera' }
  | { readonly step: 'flights' }
  | { readonly step: 'photo' }
  /** the camera itself over USB, on this site */
  | { readonly step: 'cable' }
  | { readonly step: 'reported'; readonly way: ReportedWay }
  | { readonly step: 'seller'; readonly message: MessageKind }
  | { readonly step: 'advice'; readonly text: TextKey };

type PhoneSystem = Extract<VisitorSystem, 'ios' | 'android'>;

export interface VisitorBrowser {
  readonly system: VisitorSystem;
  /** this browser can talk to a camera over USB */
  readonly canUseCable: boolean;
}

/** Reasons that lie in the file, not in the camera. */
const LOST: readonly (UnavailableReason | undefined)[] = ['edited', 'no-maker-note', 'damaged', 'cut-short'];

/** True if the camera may have written more into its photo than is in this file. */
function isLost({ reason, error, container }: ExtractionResult): boolean {
  return error
    ? error.code === 'extraction-failed' || (error.code === 'no-exif' && !!container)
    : LOST.includes(reason);
}

/** A phone may have rewritten a camera's photo that names no editor. Nothing in the file tells. */
const mayBeRewritten = ({ reason, editor }: ExtractionResult): boolean =>
  (reason === 'edited' || reason === 'no-maker-note') && editor === undefined;

const isPhone = (system: VisitorSystem): system is PhoneSystem => system === 'ios' || system === 'android';

/** At most three, the best first; none for an error that is no fault of the file. An owner has no seller to ask. */
export function nextSteps(result: ExtractionResult, device: VisitorBrowser, isOwner = false): readonly NextStep[] {
  const { reason, error, make = '', model = '' } = result;
  if (error && !isLost(result)) return [];
  if (isCounterReading(result) && isSavedAgain(result))
    return [isOwner ? { step: 'original' } : { step: 'seller', message: 'photo' }];
  if (reason === 'phone') return [{ step: 'camera' }];
  if (reason === 'drone') return [{ step: 'flights' }];

  const camera = findListedCamera(make, model);
  const answer = camera && easiestAnswer(camera);
  const hasCountInPhotos = answer ? answer.way === 'photo' : !holdsNoCount(findMakerKey(result));
  const wholeFile: NextStep =
    isPhone(device.system) && mayBeRewritten(result)
      ? { step: 'library', system: device.system }
      : { step: 'original' };

  if (isLost(result) && hasCountInPhotos) {
    const seller: readonly NextStep[] = isOwner ? [] : [{ step: 'seller', message: 'photo' }];
    return [wholeFile, ...seller, ...waysOfBody(result, device)].slice(0, MOST_STEPS);
  }
  const ways = [
    ...(isFromCable(result) && hasCountInPhotos ? [{ step: 'photo' } as const] : []),
    ...waysOfBody(result, device),
  ].slice(0, MOST_STEPS - 1);
  const last = lastResort(result, isOwner ? undefined : answer && messageKind(answer)).filter(
    (next) => !ways.some((way) => saysTheSame(way, next)),
  );
  // A buyer has no camera at hand to plug in, but somebody to ask.
  return last[0]?.step === 'seller' ? [...last, ...ways] : [...ways, ...last];
}

/** A message that asks for what can still be had; where there is none, what applies to the maker's cameras. */
function lastResort(result: ExtractionResult, message: MessageKind | undefined): readonly NextStep[] {
  // Another photo of a body whose own photo has just shown no count would show none either.
  if (message !== undefined && topicOf(message) !== 'photo') return [{ step: 'seller', message }];
  const text = adviceFor(result, findMakerKey(result));
  return text ? [{ step: 'advice', text }] : [];
}

/** The advice about PowerShots is the way that was reported of this one. */
const saysTheSame = (way: NextStep, next: NextStep): boolean =>
  way.step === 'reported' &&
  way.way.id === 'canon-powershot-version-file' &&
  next.step === 'advice' &&
  next.text === 'advice.canon.compact';

const EFFORT: Readonly<Record<WayKind, number>> = {
  menu: 0,
  buttons: 1,
  'card-report': 2,
  'card-file': 3,
  'in-camera-program': 4,
  program: 5,
};

/** Over USB on this site, then the ways that others report to work on this body and, for programs, on this system. */
function waysOfBody(result: ExtractionResult, { system, canUseCable }: VisitorBrowser): NextStep[] {
  const { make = '', model = '' } = result;
  const body = findBody(make, model);
  const reported = byWay(waysOf(body).filter(({ works }) => works))
    .filter(({ way: { systems } }) => !systems || (systems as readonly VisitorSystem[]).includes(system))
    .sort((a, b) => EFFORT[a.way.kind] - EFFORT[b.way.kind]);
  const isReadHere = canUseCable && !isFromCable(result) && givesCount(findMaker(make) ?? '', body);
  return [
    ...(isReadHere ? [{ step: 'cable' } as const] : []),
    ...reported.map((way) => ({ step: 'reported', way }) as const),
  ];
}
