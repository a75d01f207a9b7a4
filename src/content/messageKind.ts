import type { AnswerKind } from '../catalogue/answerKind';
import { type Brand, brandsWithService } from '../catalogue/catalogue';
import { type Way, waysToCount } from '../catalogue/waysToCount';
import type { MessageKind } from './guideCopy';

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

/** What the seller of any camera of a brand can be asked for. */
export function brandMessageKind({ id, countInFile }: Brand): MessageKind {
  if (countInFile !== 'no-models') return 'photo';
  if (Object.values<Way>(waysToCount).some(({ brand, kind }) => brand === id && kind === 'buttons')) return 'screen';
  return brandsWithService.includes(id) ? 'service' : 'condition';
}
