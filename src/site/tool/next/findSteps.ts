/**
 * Finds the next steps after a file that gives no count or that the camera did not write: the best methods for this
 * body and browser.
 */

import { type EasiestAnswer, easiestAnswer } from '../../../cameras/answer';
import { givesCount } from '../../../cameras/cable';
import { findMaker } from '../../../cameras/exifMakers';
import { findBody, findListedCamera } from '../../../cameras/ratedLife';
import { byWay, type ReportedWay, WAY_KINDS, waysOf } from '../../../cameras/waysToCount';
import type { ExtractionResult, UnavailableReason } from '../../../reader/result';
import type { TextKey } from '../../../i18n/translator';
import type { VisitorBrowser, VisitorSystem } from '../../browser/visitorSystem';
import { adviceFor, findMakerKey, holdsNoCount } from '../../../i18n/words/maker';
import { isCounterReading, isFromCable, isSavedAgain } from '../../../i18n/words/outcome';
import { answerToAsk } from './aboutCamera';

/** More would take too long to read. */
const MOST_STEPS = 3;

export type NextStep =
  /** open the file on the card instead of a copy */
  | { readonly step: 'original' }
  /** open the file itself instead of the copy that a phone's photo library gives to the page */
  | { readonly step: 'library'; readonly system: PhoneSystem }
  /** open a photo from a camera, not from a phone */
  | { readonly step: 'camera' }
  | { readonly step: 'flights' }
  | { readonly step: 'photo' }
  | { readonly step: 'cable' }
  | { readonly step: 'reported'; readonly way: ReportedWay }
  | { readonly step: 'seller'; readonly answer: EasiestAnswer }
  | { readonly step: 'advice'; readonly text: TextKey };

type PhoneSystem = Extract<VisitorSystem, 'ios' | 'android'>;

/** Reasons for a missing count that lie in the file, not in the camera. */
const LOST: readonly (UnavailableReason | undefined)[] = ['edited', 'no-maker-note', 'damaged', 'cut-short'];

/** True if the camera's original photo may have more data than this file. */
function isLost({ reason, error, container }: ExtractionResult): boolean {
  return error
    ? error.code === 'extraction-failed' || (error.code === 'no-exif' && !!container)
    : LOST.includes(reason);
}

/**
 * True for a camera's photo that a phone may have saved again. The file names no editor, so either a phone or an editor
 * may have saved it.
 */
const mayBeRewritten = ({ reason, editor }: ExtractionResult): boolean =>
  (reason === 'edited' || reason === 'no-maker-note') && editor === undefined;

const isPhone = (system: VisitorSystem): system is PhoneSystem => system === 'ios' || system === 'android';

/** At most three steps, best first. None if the error isn't the file's fault. An owner gets no step to ask a seller. */
export function nextSteps(result: ExtractionResult, device: VisitorBrowser, isOwner = false): readonly NextStep[] {
  const { reason, error, make = '', model = '' } = result;
  if (error && !isLost(result)) return [];
  if (isCounterReading(result) && isSavedAgain(result))
    return [isOwner ? { step: 'original' } : { step: 'seller', answer: { way: 'photo', certainty: 'seen' } }];
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
    const seller: readonly NextStep[] = isOwner ? [] : [{ step: 'seller', answer: answerToAsk(camera) }];
    return [wholeFile, ...seller, ...waysOfBody(result, device)].slice(0, MOST_STEPS);
  }
  const ways = [
    ...(isFromCable(result) && hasCountInPhotos ? [{ step: 'photo' } as const] : []),
    ...waysOfBody(result, device),
  ].slice(0, MOST_STEPS - 1);
  const last = lastResort(result, isOwner ? undefined : answer).filter(
    (next) => !ways.some((way) => saysTheSame(way, next)),
  );
  // A buyer has no camera to connect but can ask the seller, so that step comes first.
  return last[0]?.step === 'seller' ? [...last, ...ways] : [...ways, ...last];
}

/**
 * The step that asks the seller for the count by another method than a photo. Without such a method, or for an owner,
 * the advice for the maker's cameras.
 */
function lastResort(result: ExtractionResult, answer: EasiestAnswer | undefined): readonly NextStep[] {
  // Asking for a photo would not help: a photo of this body has just shown no count, and another would show none
  // either.
  if (answer && answer.way !== 'photo') return [{ step: 'seller', answer }];
  const text = adviceFor(result, findMakerKey(result));
  return text ? [{ step: 'advice', text }] : [];
}

/** True if `next` repeats `way`. The advice about PowerShots describes 'canon-powershot-version-file'. */
const saysTheSame = (way: NextStep, next: NextStep): boolean =>
  way.step === 'reported' &&
  way.way.id === 'canon-powershot-version-file' &&
  next.step === 'advice' &&
  next.text === 'advice.canon.compact';

/**
 * How to find this body's count: USB on this site first, then methods that are reported to work. Leaves out programs
 * that don't run on the visitor's system.
 */
function waysOfBody(result: ExtractionResult, { system, canUseCable }: VisitorBrowser): NextStep[] {
  const { make = '', model = '' } = result;
  const body = findBody(make, model);
  const reported = byWay(waysOf(body).filter(({ works }) => works))
    .filter(({ way: { systems } }) => !systems || (systems as readonly VisitorSystem[]).includes(system))
    .sort((a, b) => WAY_KINDS.indexOf(a.way.kind) - WAY_KINDS.indexOf(b.way.kind));
  const isReadHere = canUseCable && !isFromCable(result) && givesCount(findMaker(make) ?? '', body);
  return [
    ...(isReadHere ? [{ step: 'cable' } as const] : []),
    ...reported.map((way) => ({ step: 'reported', way }) as const),
  ];
}
