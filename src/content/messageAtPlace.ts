import type { CountAnswer, ShortVerdict } from '../cameras/answer';
import type { PlaceCopy, Text } from './types';

/** The ways that are told in a sentence of their own, by how sure they are. */
export type ClaimKind =
  | 'photo'
  /** nobody has shown that this model's photos have the count, or only some bodies' do */
  | 'photo-maybe'
  | Extract<ShortVerdict, 'screen' | 'usb' | 'usb-untried' | 'usb-program'>;

/** What a message asks for, and how sure it is that the seller can give it. */
export type MessageKind =
  | ClaimKind
  /** a screen that is reported of its relatives only: no stranger is asked to try, but the buyer can */
  | 'screen-untried'
  | 'service'
  | 'none';

/** What a seller is asked for. */
export type MessageTopic = Exclude<MessageKind, `${string}-${string}`>;

/** What the seller of a camera with this answer can be asked for. */
export function messageKind({ way, certainty }: CountAnswer): MessageKind {
  if (way === 'screen' || way === 'usb') return certainty === 'expected' ? `${way}-untried` : way;
  if (way === 'program') return 'usb-program';
  if (way === 'photo') return certainty === 'seen' ? 'photo' : 'photo-maybe';
  return way === 'none' ? way : 'service';
}

/** 'usb-untried' → 'usb' */
export const topicOf = (kind: MessageKind): MessageTopic =>
  kind === 'screen-untried' ? 'none' : (kind.split('-')[0] as MessageTopic);

/** What a message to the seller is about. */
export interface MessageSubject {
  /** the model's name, or 'Nikon camera' on the page of a brand */
  readonly camera: string;
  /** the page of this site where the seller can read the count or learn how */
  readonly address: string;
  /** how to open the screen of the camera that shows the count, in steps; none where they aren't known */
  readonly keys: readonly string[];
  /** what is added for this model */
  readonly more?: string;
}

/** What to write to the seller at a kind of place. */
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

/** What to mind about such a message there, in sentences. */
export const notesAtPlace = ({ note, noteOn }: PlaceCopy, kind: MessageKind): readonly Text[] =>
  [note, noteOn?.[topicOf(kind)]].filter((text) => text !== undefined);

/** Steps as lines, with their numbers where there are several. */
export const numbered = (keys: readonly string[]): string =>
  keys.length === 1 ? keys[0]! : keys.map((key, place) => `${place + 1}. ${key}`).join('\n');
