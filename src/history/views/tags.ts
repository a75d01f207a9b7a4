/**
 * Makes the tags of a shop's cameras. Each tag shows a count and its evidence, with a QR code if the count's photo is
 * open in this browser tab.
 */

import type { TFunction } from 'i18next';
import { rawText } from '../../config/fileText';
import { bandColor } from '../../config/wearColors';
import type { Locale } from '../../config/locales';
import { site } from '../../config/site';
import { dcfNumber } from '../../reader/dcfName';
import { isMaskedSerial, serialBytes } from '../../reader/serial';
import { isContradiction, kindsOf } from '../bodyNotices';
import { type ExaminedBody, shownLines } from '../examined';
import type { Point } from '../lines';
import { MAX_NAME } from '../reading';
import { formatMoment } from '../../i18n/format';
import { fingerprint } from '../../site/tool/sheet/fingerprint';
import { drawnProof, type ProofCheck, type ProofWords } from '../../site/tool/sheet/proofDrawing';
import { proofCheck, proofGrade } from '../../site/tool/sheet/proofPicture';
import { linkToCheck } from '../../site/tool/sheet/sheet';
import { needlesOf } from '../../site/tool/wear/WearScale';
import { agreedBand } from '../../judge/wear';
import { latestText, noticeTitle } from '../../i18n/words/historySentences';
import { serialEnd } from '../../i18n/words/listingLine';
import { plainText } from '../../i18n/words/plainText';
import { presentSerial } from '../../i18n/words/present';
import { coloredBand, noWearVerdict, wearVerdict } from '../../i18n/words/wearWords';
import { countedFileOf } from '../countedFiles';
import { bodyName, countKindText, isPointUnproven, isWearColored, pointDay } from './names';

/** The image's `alt` text repeats its words. */
export interface Tag {
  readonly id: string;
  readonly image: HTMLImageElement;
}

/**
 * True if a tag can describe this body. False if the readings may be of several bodies, if it is unknown which count is
 * right, or if the count's own file contradicts the count or doesn't confirm it.
 */
export const canBeTagged = (body: ExaminedBody): boolean =>
  body.figures.every(({ mixed, latest }) => mixed === undefined && latest.doubts.length === 0) &&
  !kindsOf(body).some(isContradiction);

/** True if the photo of the tag's count is open in this browser tab. */
export const canBeChecked = (body: ExaminedBody): boolean =>
  countedFileOf(shownLines(body)[0].figures.latest) !== undefined;

/**
 * The words on a body's tag. A doubt about the count replaces the wear. The first fact identifies the body, usually by
 * its serial number. Unless `withSerials`, the tag shows only the number's end.
 */
export function tagWords(
  body: ExaminedBody,
  check: ProofCheck | undefined,
  withSerials: boolean,
  t: TFunction,
  locale: Locale,
): ProofWords {
  const [shown] = shownLines(body);
  const [first] = body.figures as [ExaminedBody['figures'][number]];
  const { latest } = shown.figures;
  const { isPast = false, noWear, restarting } = first;
  const kinds = kindsOf(body);
  const doubt = latest.savedAgain
    ? t('proofPicture.savedAgain')
    : kinds.includes('restarted')
      ? noticeTitle('restarted', t)
      : undefined;
  const wear = doubt === undefined ? first.wear : undefined;
  const band = wear && coloredBand(wear, isWearColored(first));
  const isHatched = isPast && band === undefined;
  const whichBody = identity(body, latest, withSerials, t);
  return {
    site: site.name,
    // A tag has no room for the name of the month.
    date: t('proofPicture.date', { date: formatMoment(latest.time, locale, { dateStyle: 'medium' }) }),
    count: latestText(shown.figures, t, locale),
    camera: bodyName(body, t, locale),
    verdict:
      doubt ?? (wear ? wearVerdict(wear, t, locale) : noWear && noWearVerdict(noWear, restarting?.limits ?? [], t)),
    color: band ? bandColor[band] : 'text',
    scale: wear && {
      needles: needlesOf(wear),
      reached: agreedBand(wear),
      // The text of marks would be too small on paper. The verdict has the same figures.
      marks: [],
      look: isPointUnproven(first.latest) ? 'ink' : isHatched ? 'hatched' : 'colored',
    },
    facts: [
      whichBody ?? t('serial.body'),
      proofGrade(latest.grade, latest.savedAgain, t),
      countKindText(body, t, locale),
      latest.dateSource === 'file' && pointDay(latest, t, locale),
      // The tag has a line on which to write a missing serial number.
      ...kinds.filter((kind) => kind !== 'no-serial').map((kind) => noticeTitle(kind, t)),
    ].flatMap((fact) => (fact && fact !== doubt ? fact : [])),
    isToFillIn: whichBody === undefined,
    check,
  };
}

/**
 * The text that distinguishes the tags of two bodies of a model: the serial number, or else the name that a person gave
 * the photo's file. Otherwise undefined, because a camera's own file name identifies no body.
 */
function identity(
  { serial }: ExaminedBody,
  { name, source }: Point,
  withSerials: boolean,
  t: TFunction,
): string | undefined {
  if (serial !== undefined && !serialBytes(serial)) {
    if (withSerials && !isMaskedSerial(serial))
      return t('list.labeled', { label: t('serial.body'), value: presentSerial(serial).value });
    const end = serialEnd(serial);
    if (end !== undefined) return t('proofPicture.serial', { end });
  }
  if (source !== 'photo' || dcfNumber(rawText(name)) !== undefined) return undefined;
  const file = plainText(rawText(name).replace(/^.*\//, ''), MAX_NAME);
  return t('list.labeled', { label: t('sheet.file'), value: shortenedName(file) });
}

/** The most characters of a file name on a tag */
const NAME_CHARACTERS = 24;

/** 'a6400-from-the-second-shelf.arw' → 'a6400-from-t…d-shelf.arw' */
function shortenedName(name: string): string {
  const characters = Array.from(name);
  if (characters.length <= NAME_CHARACTERS) return name;
  const half = NAME_CHARACTERS / 2;
  return [...characters.slice(0, half), '…', ...characters.slice(1 - half)].join('');
}

/**
 * Draws the tags, one after the other. `onTag` receives the number of tags drawn so far. Rejects if the browser cannot
 * draw.
 */
export async function drawTags(
  bodies: readonly ExaminedBody[],
  withSerials: boolean,
  t: TFunction,
  locale: Locale,
  onTag: (done: number) => void,
): Promise<Tag[]> {
  const tags: Tag[] = [];
  const counts = bodies.map((body) => latestText(shownLines(body)[0].figures, t, locale));
  for (const body of bodies) {
    const found = countedFileOf(shownLines(body)[0].figures.latest);
    // If the photo can no longer be read, for example because its card was removed, the tag has no QR code.
    const sha256 = found && (await fingerprint(found.file).catch(() => undefined));
    const check = sha256 === undefined ? undefined : proofCheck(linkToCheck(sha256, found!.facts, locale), t);
    const words = tagWords(body, check, withSerials, t, locale);
    const image = new Image();
    image.src = URL.createObjectURL(await drawnProof(words, 'tag', { counts }));
    image.alt = [words.camera, words.count, words.date, words.verdict, ...words.facts].filter(Boolean).join('. ');
    await image.decode();
    tags.push({ id: body.id, image });
    onTag(tags.length);
  }
  return tags;
}

/** Releases the tags' images. */
export const dropTags = (tags: readonly Tag[]): void => tags.forEach(({ image }) => URL.revokeObjectURL(image.src));
