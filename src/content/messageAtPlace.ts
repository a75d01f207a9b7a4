import type { EasiestAnswer } from '../cameras/answer';
import type { Certainty } from '../cameras/cameraRow';
import type { PlaceCopy, Text } from './types';

/** The methods of finding a count that have their own request in a message to a seller. */
export type AskedWay = Exclude<EasiestAnswer['way'], 'program'>;

/** The method that the message to a seller requests. The argument is the easiest method for the camera. */
export function askedWay({ way, certainty }: EasiestAnswer): AskedWay {
  if (way === 'program') return 'usb';
  // If the screen is reported only for related bodies, the message doesn't ask the seller to try it.
  return way === 'screen' && certainty === 'expected' ? 'none' : way;
}

/** One sentence for each of these certainties. `sentenceFor` chooses the sentence for any other certainty. */
export type ByCertainty<C extends Certainty> = Readonly<Record<C, Text>>;

const HIGHEST_FIRST = ['seen', 'reported', 'expected', 'unknown'] as const satisfies readonly Certainty[];

/** The sentence for a certainty. If there is none, the sentence for the next lower certainty, which claims less. */
export function sentenceFor(sentences: Text | Partial<ByCertainty<Certainty>>, certainty: Certainty): Text {
  if (typeof sentences === 'string') return sentences;
  const fitting = HIGHEST_FIRST.slice(HIGHEST_FIRST.indexOf(certainty)).map((each) => sentences[each]);
  return fitting.find((sentence) => sentence !== undefined)!;
}

export interface MessageSubject {
  /** the model's name; on a brand's page, 'Nikon camera' */
  readonly camera: string;
  /** the number that the message asks for: 'its shutter count' */
  readonly count: string;
  /** the page of this site where the seller can read the count or learn how to find it */
  readonly address: string;
  /** steps that open the screen with the count; empty if unknown */
  readonly keys: readonly string[];
  /** an addition about this model */
  readonly more?: string;
}

/**
 * The message to the seller of a camera at a kind of marketplace. `answer`: the easiest way to find the camera's count.
 */
export function messageAtPlace(
  { texts, sentences }: PlaceCopy,
  answer: EasiestAnswer,
  { camera, count, address, keys, more = '' }: MessageSubject,
): string {
  const steps = keys.length > 0 ? `${sentences.steps}\n${numbered(keys)}\n` : '';
  const values: Readonly<Record<string, string>> = { camera, count, address, steps, more };
  // Only texts about a method of finding the count have a claim.
  const claims = () => sentences[answer.way as Exclude<keyof typeof sentences, 'steps'>];
  const text = texts[askedWay(answer)].replace('{{claim}}', () => sentenceFor(claims(), answer.certainty));
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}

/** The advice for the buyer, shown with the message of `messageAtPlace`. */
export const notesAtPlace = ({ note, noteOn }: PlaceCopy, answer: EasiestAnswer): readonly Text[] =>
  [note, noteOn?.[askedWay(answer)]].filter((text) => text !== undefined);

/** Steps as lines, numbered if there are several. */
export const numbered = (keys: readonly string[]): string =>
  keys.length === 1 ? keys[0]! : keys.map((key, place) => `${place + 1}. ${key}`).join('\n');
