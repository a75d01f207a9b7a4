import type { easiestAnswer, ShortVerdict } from '../cameras/answer';
import type { PlaceCopy, Text } from './types';

/** The kinds of claim about a way, by its certainty. Each has its own sentence. */
export type ClaimKind =
  | 'photo'
  /** nobody has shown that this model's photos have the count, or only some bodies' photos do */
  | 'photo-maybe'
  | Extract<ShortVerdict, 'screen' | 'usb' | 'usb-untried' | 'usb-program'>;

/** The request of a message, and the certainty that the seller can fulfill it. */
export type MessageKind =
  | ClaimKind
  /** a screen that is reported only of related bodies: no stranger is asked to try, but the buyer can */
  | 'screen-untried'
  | 'service'
  | 'none';

/** The request to a seller. */
export type MessageTopic = Exclude<MessageKind, `${string}-${string}`>;

/** The request to the seller of a camera with this answer. */
export function messageKind({ way, certainty }: ReturnType<typeof easiestAnswer>): MessageKind {
  switch (way) {
    case 'screen':
    case 'usb':
      return certainty === 'expected' ? `${way}-untried` : way;
    case 'program':
      return 'usb-program';
    case 'photo':
      return certainty === 'seen' ? 'photo' : 'photo-maybe';
    case 'add-on':
      return 'service';
    case 'none':
      return way;
  }
}

/** 'usb-untried' → 'usb' */
export const topicOf = (kind: MessageKind): MessageTopic =>
  kind === 'screen-untried' ? 'none' : (kind.split('-')[0] as MessageTopic);

/** The subject of a message to the seller. */
export interface MessageSubject {
  /** the model's name, or 'Nikon camera' on the page of a brand */
  readonly camera: string;
  /** the page of this site where the seller can read the count or learn how */
  readonly address: string;
  /** the steps that open the camera's screen with the count; empty if they aren't known */
  readonly keys: readonly string[];
  /** an addition for this model */
  readonly more?: string;
}

/** The message to the seller at a kind of place. */
export function messageAtPlace(
  { texts, sentences }: PlaceCopy,
  kind: MessageKind,
  { camera, address, keys, more = '' }: MessageSubject,
): string {
  const steps = keys.length > 0 ? `${sentences.steps}\n${numbered(keys)}\n` : '';
  const values: Readonly<Record<string, string>> = { camera, address, steps, more };
  const text = texts[topicOf(kind)].replace('{{claim}}', () => sentences[kind as ClaimKind]);
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}

/** Advice on a message with this request at the place, in sentences. */
export const notesAtPlace = ({ note, noteOn }: PlaceCopy, kind: MessageKind): readonly Text[] =>
  [note, noteOn?.[topicOf(kind)]].filter((text) => text !== undefined);

/** Steps as lines, numbered if there are several. */
export const numbered = (keys: readonly string[]): string =>
  keys.length === 1 ? keys[0]! : keys.map((key, place) => `${place + 1}. ${key}`).join('\n');
