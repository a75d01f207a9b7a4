import type { MessageKind } from './messageKind';
import type { PlaceCopy } from './types';

/** What a message to the seller is about. */
export interface MessageSubject {
  /** the model's name, or 'Nikon camera' on the page of a brand */
  readonly camera: string;
  /** the page of this site where the seller can read the count or learn how */
  readonly address: string;
  /** how to open the screen of the camera that shows the count, in steps */
  readonly keys: readonly string[];
}

/** What to write to the seller at a kind of place. */
export function messageAtPlace(
  { texts }: PlaceCopy,
  kind: MessageKind,
  { camera, address, keys }: MessageSubject,
): string {
  const steps = keys.map((key, place) => `${place + 1}. ${key}`).join('\n');
  const values: Readonly<Record<string, string>> = { camera, address, steps };
  const text = texts[kind === 'screen' && steps !== '' ? 'screenSteps' : kind];
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);
}
