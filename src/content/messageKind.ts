import type { ShortVerdict } from '../catalogue/answerKind';

/** What a seller is asked for. */
export type MessageTopic =
  /** a photo has the count */
  | 'photo'
  /** the camera shows it on a screen */
  | 'screen'
  /** a program reads it over a cable */
  | 'cable'
  /** at best, the maker's service reads it */
  | 'service'
  /** no way is known */
  | 'condition';

/** The kinds whose way is told in a sentence of its own, by how sure it is. */
export type ClaimKind =
  | 'photo'
  /** nobody has shown that this model's photos have it, or only some bodies' do */
  | 'photo-maybe'
  | 'screen'
  /** this site reads it */
  | 'cable'
  | 'cable-untried'
  /** another program reads it */
  | 'cable-program';

/** What a message asks for, and how sure it is that the seller can give it. */
export type MessageKind =
  | Extract<MessageTopic, 'service' | 'condition'>
  /** a screen that is reported of its relatives only: no stranger is asked to try, but the buyer can */
  | 'screen-untried'
  | ClaimKind;

const MESSAGES: Readonly<Record<ShortVerdict, MessageKind>> = {
  exact: 'photo',
  'exact-reported': 'photo-maybe',
  limits: 'photo',
  'limits-reported': 'photo-maybe',
  unconfirmed: 'photo-maybe',
  screen: 'screen',
  'screen-untried': 'screen-untried',
  usb: 'cable',
  'usb-steps': 'cable',
  'usb-untried': 'cable-untried',
  'usb-program': 'cable-program',
  'not-known': 'photo-maybe',
  'add-on': 'service',
  service: 'service',
  none: 'condition',
};

/** What the seller of a camera of this verdict can be asked for. */
export const messageKind = (verdict: ShortVerdict): MessageKind => MESSAGES[verdict];

/** 'cable-untried' → 'cable' */
export const topicOf = (kind: MessageKind): MessageTopic =>
  kind === 'screen-untried' ? 'condition' : (kind.split('-')[0] as MessageTopic);
