import type { EasiestAnswer } from '../cameras/answer';
import type { Certainty } from '../cameras/cameraRow';
import type { PlaceCopy, Text } from './types';

/** The ways with a request of their own to a seller. */
export type AskedWay = Exclude<EasiestAnswer['way'], 'program'>;

/** The request to the seller of a camera with this answer. */
export function askedWay({ way, certainty }: EasiestAnswer): AskedWay {
  if (way === 'program') return 'usb';
  // No stranger is asked to try a screen that is reported only of related bodies.
  return way === 'screen' && certainty === 'expected' ? 'none' : way;
}

/** One sentence about a way for each of these certainties. `sentenceFor` finds one for the certainties between them. */
export type ByCertainty<C extends Certainty> = Readonly<Record<C, Text>>;

const HIGHEST_FIRST = ['seen', 'reported', 'expected', 'unknown'] as const satisfies readonly Certainty[];

/** The sentence for a certainty, or for the next lower one, so that none claims more than is known. */
export function sentenceFor(sentences: Text | Partial<ByCertainty<Certainty>>, certainty: Certainty): Text {
  if (typeof sentences === 'string') return sentences;
  const fitting = HIGHEST_FIRST.slice(HIGHEST_FIRST.indexOf(certainty)).map((each) => sentences[each]);
  return fitting.find((sentence) => sentence !== undefined)!;
}

export interface MessageSubject {
  /** the model's name, or 'Nikon camera' on the page of a brand */
  readonly camera: string;
  /** what the message asks for: 'its shutter count' */
  readonly count: string;
  /** the page of this site where the seller can read the count or learn how */
  readonly address: string;
  /** the steps that open the camera's screen with the count; empty if they aren't known */
  readonly keys: readonly string[];
  /** an addition for this model */
  readonly more?: string;
}

/** The message to the seller of a camera with this answer at a kind of place. */
export function messageAtPlace(
  { texts, sentences }: PlaceCopy,
  answer: EasiestAnswer,
  { camera, count, address, keys, more = '' }: MessageSubject,
): string {
  const steps = keys.length > 0 ? `${sentences.steps}\n${numbered(keys)}\n` : '';
  const values: Readonly<Record<string, string>> = { camera, count, address, steps, more };
  // Only texts about a way to the count have a claim.
  const claims = () => sentences[answer.way as Exclude<keyof typeof sentences, 'steps'>];
  const text = texts[askedWay(answer)].replace('{{claim}}', () => sentenceFor(claims(), answer.certainty));
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}

/** Sentences of advice on a message at this kind of place, to the seller of a camera with this answer. */
export const notesAtPlace = ({ note, noteOn }: PlaceCopy, answer: EasiestAnswer): readonly Text[] =>
  [note, noteOn?.[askedWay(answer)]].filter((text) => text !== undefined);

/** Steps as lines, numbered if there are several. */
export const numbered = (keys: readonly string[]): string =>
  keys.length === 1 ? keys[0]! : keys.map((key, place) => `${place + 1}. ${key}`).join('\n');
