import { FieldId } from '../../assembly/schema';
import { outOfRange } from './counters';
import { canonNumbers } from './rules/canon';
import { type Proposal, type PhotoData, type Rule, isValidCount } from './rules/proposal';
import { explicitCounts } from './rules/explicit';
import { fileNumbers } from './rules/fileNumber';
import { leicaNumbers } from './rules/leica';
import { panasonicNumbers } from './rules/panasonic';
import { sonyNumbers } from './rules/sony';

/** docs/decisions.md, 'Which number is shown': explicit counters, a file number above 1000, the brand's own fields. */
const RULES: readonly Rule[] = [explicitCounts, fileNumbers, canonNumbers, sonyNumbers, panasonicNumbers, leicaNumbers];

/**
 * The first valid proposal in the order of the rules; undefined if there is none. Also undefined if the camera's own
 * counter is out of range, or if a silent shot lacks the counter: these reasons say more than an estimate.
 */
export function findShutterCount(photo: PhotoData): Proposal | undefined {
  if (outOfRange(photo.fields) || photo.fields.has(FieldId.SonySilentShot)) return undefined;
  for (const rule of RULES) {
    const candidate = rule(photo).find(({ value }) => isValidCount(value));
    if (candidate) return candidate;
  }
  return undefined;
}
