import type { AnswerKind } from '../catalogue/answerKind';

/** What a seller can be asked for. */
export type MessageKind =
  /** a photo has the count */
  | 'photo'
  /** the camera shows it on a screen */
  | 'screen'
  /** a program reads it over a cable */
  | 'cable'
  /** at best, the maker's service reads it */
  | 'service'
  /** nobody can */
  | 'condition';

const MESSAGES: Readonly<Record<AnswerKind, MessageKind>> = {
  exact: 'photo',
  limits: 'photo',
  unconfirmed: 'photo',
  screen: 'screen',
  usb: 'cable',
  'not-known': 'photo',
  service: 'service',
  none: 'condition',
};

/** What the seller of this camera can be asked for. */
export const messageKind = (answer: AnswerKind): MessageKind => MESSAGES[answer];
