import type { TFunction } from 'i18next';
import type { RatedLife } from '../../cameras/ratedLife';
import { adviceOf, type AdviceReader } from '../../judge/advice';
import { ageOf, isPast } from '../../judge/age';
import { agreedBand, judgeWear } from '../../judge/wear';
import type { ExtractionResult } from '../../reader/result';
import { isFromCard } from './countSentences';
import { isSavedAgain } from './outcome';

/**
 * One sentence of advice that follows from the count, for a buyer or an owner; undefined for none. `now`: as in
 * `ageOf`.
 */
export function adviceSentence(
  result: ExtractionResult,
  rated: RatedLife | undefined,
  reader: AdviceReader,
  now: string,
  t: TFunction,
): string | undefined {
  // Anyone can edit the text of a card report, so the only advice is to check the report.
  if (isFromCard(result)) return t(`evidence.verdict.${result.serialNumber ? 'card' : 'cardWithoutSerial'}`);
  const wear = judgeWear(result, rated);
  if (wear === undefined) return undefined;
  const band = typeof wear === 'string' ? undefined : agreedBand(wear);
  const advice = adviceOf({ wear, band, isSavedAgain: isSavedAgain(result), isPast: isPast(ageOf(result, now)) });
  return t(`bandAdvice.${reader}.${advice}`);
}
