/**
 * Makes a proof: a picture of the result, drawn by the browser, with a QR code that leads to the page that checks it.
 */

import type { TFunction } from 'i18next';
import { bandColor } from '../../../config/wearColors';
import type { Locale } from '../../../config/locales';
import { site } from '../../../config/site';
import { yearPast } from '../../../judge/age';
import { formatDate } from '../../../i18n/format';
import { agreedBand, judgeWear } from '../../../judge/wear';
import { listingSerial } from '../../../i18n/words/listingLine';
import { madeMonth } from '../../../i18n/words/madeWords';
import { countText, isSavedAgain, isUnproven, type ShownGrade, shownGrade } from '../../../i18n/words/outcome';
import { soldName } from '../../../i18n/words/soldName';
import { mechanicalSentence, noWearVerdict, verdictToday } from '../../../i18n/words/wearWords';
import { marksOfScale, needlesOf } from '../wear/WearScale';
import { drawnProof, type ProofCheck, type ProofShape, type ProofWords } from './proofDrawing';
import { qrCode } from './qrCode';
import { type SheetFacts, verifyLink } from './sheet';
import { stripOf } from './strip';

/**
 * The words on a result's proof. They have at most the end of the serial number. For a re-saved file, they say so
 * instead of giving a verdict on wear. `link`: the address that checks the proof.
 */
export function proofWords(
  { result, rated: figure, made, checkedOn }: SheetFacts,
  link: string,
  t: TFunction,
  locale: Locale,
): ProofWords {
  const { dateTime } = result;
  const isResaved = isSavedAgain(result);
  // A number that a program may have changed shows no wear.
  const rated = isResaved ? undefined : figure;
  const judged = judgeWear(result, rated);
  const wear = typeof judged === 'string' ? undefined : judged;
  const noWear = typeof judged === 'string' ? noWearVerdict(judged, result.shutterSource?.limits ?? [], t) : undefined;
  const isPast = yearPast(result, made) !== undefined;
  // The verdict is as of the photo's date on the stamp.
  const verdict = wear && verdictToday(result, wear, dateTime ?? made, t, locale);
  const isVouchedFor = !isPast || verdict?.band === 'veryHigh';
  const serial = listingSerial(result);
  return {
    site: site.name,
    date: dateTime && t('proofPicture.date', { date: formatDate(dateTime.slice(0, 10), locale) }),
    count: countText(result, t, locale),
    camera: soldName(result, locale) || t('modelCard.unknown'),
    verdict: isResaved ? t('proofPicture.savedAgain') : (verdict?.text ?? noWear),
    color: verdict?.band && isVouchedFor ? bandColor[verdict.band] : 'text',
    scale: wear && {
      needles: needlesOf(wear),
      reached: agreedBand(wear),
      marks: marksOfScale(wear, t, locale),
      look: isUnproven(result) ? 'ink' : isVouchedFor ? 'colored' : 'hatched',
    },
    facts: [
      mechanicalSentence(result, rated, t, locale),
      proofGrade(shownGrade(result), isResaved, t),
      madeMonth(result, t, locale),
      serial && t('proofPicture.serial', { end: serial }),
      checkedOn && t('proofPicture.checked', { date: formatDate(checkedOn, locale) }),
    ].flatMap((fact) => fact || []),
    check: proofCheck(link, t),
  };
}

/**
 * A count's grade in words. Undefined for an exact count in a re-saved file, because the proof already warns of that.
 */
export const proofGrade = (grade: ShownGrade, isResaved: boolean, t: TFunction): string | undefined =>
  isResaved && grade === 'exact' ? undefined : t(`grade.${grade}`);

/** A proof's QR code, with its purpose in words. */
export const proofCheck = (link: string, t: TFunction): ProofCheck => ({
  code: qrCode(link),
  text: t('proofPicture.check'),
  address: link.replace(/#.*/, '').replace(/^https?:\/\//, ''),
});

/** Draws a result's proof, with a strip of `photo` if given. Rejects if the browser cannot draw. */
export async function proofOf(
  facts: SheetFacts,
  shape: ProofShape,
  t: TFunction,
  locale: Locale,
  photo?: File,
): Promise<Blob> {
  const words = proofWords(facts, verifyLink(facts, locale)!, t, locale);
  return drawnProof(words, shape, { picture: photo && (await stripOf(photo, facts.result.orientation)) });
}
