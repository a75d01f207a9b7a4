/** The tags of a shop's cameras. Each is the proof of its count, with a code if its photo is open in this tab. */

import type { TFunction } from 'i18next';
import { bandColor } from '../../config/wearColors';
import type { Locale } from '../../config/locales';
import { site } from '../../config/site';
import { maskSerial } from '../../reader/serial';
import { deservesLook, kindsOf } from '../bodyNotices';
import { type ExaminedBody, shownLines } from '../examined';
import { formatNumber } from '../../i18n/format';
import { fingerprint } from '../../site/tool/sheet/fingerprint';
import { drawnProof, type ProofCheck, type ProofWords } from '../../site/tool/sheet/proofDrawing';
import { proofCheck } from '../../site/tool/sheet/proofPicture';
import { linkToCheck } from '../../site/tool/sheet/sheet';
import { marksOfScale, needlesOf } from '../../site/tool/wear/WearScale';
import { agreedBand } from '../../judge/wear';
import { latestText, noticeTitle } from '../../i18n/words/historySentences';
import { presentSerial } from '../../i18n/words/present';
import { soldName } from '../../i18n/words/soldName';
import { coloredBand, wearVerdict } from '../../i18n/words/wearWords';
import { countedFileOf } from '../countedFiles';
import { isPointUnproven, isWearColored, pointDay, pointGradeText } from './names';

/** A drawn tag; its text is for visitors who can't see it. */
export interface Tag {
  readonly id: string;
  readonly image: HTMLImageElement;
}

/**
 * True if a tag can describe this body. It can't if the readings may be of several bodies, if the right count is
 * unknown, or if the count's own file contradicts it.
 */
export const canBeTagged = (body: ExaminedBody): boolean =>
  body.figures.every(({ mixed, latest }) => mixed === undefined && latest.doubts.length === 0) &&
  !kindsOf(body).some(deservesLook);

/** True if the photo of the count on the tag is open in this tab. */
export const canBeChecked = (body: ExaminedBody): boolean =>
  countedFileOf(shownLines(body)[0].figures.latest) !== undefined;

/** The words on a body's tag. They contain at most the end of the serial number. */
export function tagWords(body: ExaminedBody, check: ProofCheck | undefined, t: TFunction, locale: Locale): ProofWords {
  const [shown, ...beside] = shownLines(body);
  const [first] = body.figures as [ExaminedBody['figures'][number]];
  const { latest } = shown.figures;
  const { wear, isPast = false } = first;
  const band = wear && coloredBand(wear, isWearColored(first));
  const isHatched = isPast && band === undefined;
  const serial = body.serial === undefined ? undefined : presentSerial(body.serial);
  const others = beside.map(({ line: { kind }, figures }) =>
    kind === 'mechanical' && wear
      ? t('wear.mechanical', { count: formatNumber(wear.count, locale) })
      : `${t(`kind.${kind}`)}: ${latestText(figures, t, locale)}`,
  );
  return {
    site: site.name,
    date: t('proofPicture.date', { date: pointDay(latest, t, locale) }),
    count: latestText(shown.figures, t, locale),
    camera: soldName(body, locale) || t('history.camera.unknown'),
    verdict: wear && wearVerdict(wear, t, locale),
    color: band ? bandColor[band] : 'text',
    scale: wear && {
      needles: needlesOf(wear),
      reached: agreedBand(wear),
      marks: marksOfScale(wear, t, locale),
      look: isPointUnproven(first.latest) ? 'ink' : isHatched ? 'hatched' : 'colored',
    },
    facts: [
      ...others,
      pointGradeText(latest, t),
      t(`kind.${shown.line.kind}`),
      ...kindsOf(body).map((kind) => noticeTitle(kind, t)),
      // An internal number isn't printed on the body.
      ...(serial && serial.label !== 'serial.internal' ? [`${t(serial.label)} ${maskSerial(body.serial!)}`] : []),
    ],
    check,
  };
}

/**
 * Draws the tags of these bodies, one after the other; `onTag` gets the number drawn so far. Rejects if the browser
 * cannot draw.
 */
export async function drawTags(
  bodies: readonly ExaminedBody[],
  t: TFunction,
  locale: Locale,
  onTag: (done: number) => void,
): Promise<Tag[]> {
  const tags: Tag[] = [];
  for (const body of bodies) {
    const found = countedFileOf(shownLines(body)[0].figures.latest);
    // A photo that can no longer be read, such as one on a removed card, leaves its tag without a code.
    const sha256 = found && (await fingerprint(found.file).catch(() => undefined));
    const check = sha256 === undefined ? undefined : proofCheck(linkToCheck(sha256, found!.facts, locale), t);
    const words = tagWords(body, check, t, locale);
    const image = new Image();
    image.src = URL.createObjectURL(await drawnProof(words, 'tag'));
    image.alt = [words.camera, words.count, words.date, words.verdict, ...words.facts].filter(Boolean).join('. ');
    await image.decode();
    tags.push({ id: body.id, image });
    onTag(tags.length);
  }
  return tags;
}

/** Releases the tags' images. */
export const dropTags = (tags: readonly Tag[]): void => tags.forEach(({ image }) => URL.revokeObjectURL(image.src));
