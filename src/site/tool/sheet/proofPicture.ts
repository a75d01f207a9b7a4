/** The proof to show: the result as a picture, drawn in the browser, with a code that leads to its check. */

import type { TFunction } from 'i18next';
import { canvasPng } from '../../browser/canvasPng';
import type { Locale } from '../../../config/locales';
import { site } from '../../../config/site';
import { formatDate } from '../../../i18n/format';
import { lightPalette } from '../../theme/tokens';
import { theme } from '../../theme/theme';
import { assessWear } from '../../../judge/wear';
import { listingSerial } from '../../../content/words/listingLine';
import { madeMonth } from '../../../content/words/madeWords';
import { countText, gradeText } from '../../../content/words/outcome';
import { soldName } from '../../../content/words/soldName';
import { comparedText, verdictToday } from '../../../content/words/wearWords';
import { isDigit } from '../CounterPlate';
import { bandColor } from '../../../config/wearColors';
import { bandsOfScale, marksOfScale, needlesOf, placeOnScale, type ScaleMark } from '../wear/WearScale';
import { type QrCode, qrCode } from './qrCode';
import { type SheetFacts, verifyLink } from './sheet';

/** Upright for chats and shop windows, wide for forums. */
export const PROOF_SHAPES = { tall: [1080, 1350], wide: [1200, 630] } as const;
export type ProofShape = keyof typeof PROOF_SHAPES;

/** What stands on it. */
export interface ProofWords {
  readonly site: string;
  /** the figures with their separators */
  readonly count: string;
  readonly camera: string;
  readonly verdict: string | undefined;
  /** what the scale's needles point to, where there is a verdict */
  readonly needles: readonly number[];
  /** what stands below the scale's ticks */
  readonly marks: readonly ScaleMark[];
  readonly color: string;
  /** false where the number proves nothing: the scale is gray */
  readonly isColored: boolean;
  readonly facts: readonly string[];
  readonly check: string;
  /** where the check is, without what follows `#` */
  readonly address: string;
}

/** The words of a result's proof; `link` is where it is checked. Of the serial number, the end at most. */
export function proofWords(
  { result, rated, made }: SheetFacts,
  link: string,
  t: TFunction,
  locale: Locale,
): ProofWords {
  const { dateTime } = result;
  const wear = assessWear(result, rated);
  const verdict = wear && verdictToday(result, wear, made, t, locale);
  const serial = listingSerial(result);
  return {
    site: site.name,
    count: countText(result, t, locale),
    camera: soldName(result, locale) || t('modelCard.unknown'),
    verdict: verdict?.text,
    needles: wear ? needlesOf(wear) : [],
    marks: wear ? marksOfScale(wear, t, locale) : [],
    color: lightPalette[verdict?.band ? bandColor[verdict.band] : 'text'],
    isColored: verdict?.isColored === true,
    facts: [
      wear && comparedText(wear, result.shutterCount, t, locale),
      [gradeText(result, t), dateTime && formatDate(dateTime.slice(0, 10), locale)].filter(Boolean).join(' · '),
      [madeMonth(result, t, locale), serial && t('listing.serial', { end: serial })].filter(Boolean).join(' · '),
    ].flatMap((fact) => fact || []),
    check: t('proofPicture.check'),
    address: link.replace(/#.*/, '').replace(/^https?:\/\//, ''),
  };
}

/** The proof of a result, drawn. Rejects where the browser cannot. */
export function proofOf(facts: SheetFacts, shape: ProofShape, t: TFunction, locale: Locale): Promise<Blob> {
  const link = verifyLink(facts, locale)!;
  return proofPng(proofWords(facts, link, t, locale), qrCode(link), shape);
}

/** Draws the proof. Rejects where the browser cannot. */
async function proofPng(words: ProofWords, code: QrCode, shape: ProofShape): Promise<Blob> {
  const [width, height] = PROOF_SHAPES[shape];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // A font that no element shows yet would not be there in time.
  await Promise.all([FIGURES, TEXT].map((family) => document.fonts.load(`600 40px ${family}`, words.count)));
  drawProof(pen, words, code, shape);
  return canvasPng(canvas);
}

const FIGURES = theme.font.figures;
const TEXT = theme.font.text;

/** Columns and rows in px: of the text, and of the code. */
const PLACES = {
  tall: { margin: 72, column: 936, top: 84, plate: 150, code: { x: 72, y: 904, side: 402 }, check: { x: 522, y: 988 } },
  wide: { margin: 56, column: 640, top: 66, plate: 100, code: { x: 752, y: 48, side: 392 }, check: { x: 752, y: 484 } },
} as const;

function drawProof(pen: CanvasRenderingContext2D, words: ProofWords, code: QrCode, shape: ProofShape): void {
  const { margin, column, top, plate, code: square, check } = PLACES[shape];
  const { width, height } = pen.canvas;
  const large = shape === 'tall';
  pen.fillStyle = lightPalette.page;
  pen.fillRect(0, 0, width, height);
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    room: number,
    weight = 400,
    color = lightPalette.text,
  ) => {
    pen.fillStyle = color;
    pen.font = `${weight} ${size}px ${TEXT}`;
    for (let fitted = size; pen.measureText(text).width > room && fitted > 12; fitted -= 2)
      pen.font = `${weight} ${fitted}px ${TEXT}`;
    pen.fillText(text, x, y);
  };

  write(words.site, margin, top, large ? 30 : 24, column, 600, lightPalette.textMuted);
  let y = plate + drawPlate(pen, words.count, margin, plate, column, large ? 190 : 120);
  y += large ? 92 : 62;
  write(words.camera, margin, y, large ? 58 : 42, column, 700);
  if (words.verdict !== undefined) {
    y += large ? 82 : 54;
    write(words.verdict, margin, y, large ? 52 : 36, column, 700, words.color);
    y += large ? 58 : 40;
    drawScale(pen, words, margin, y, column, large ? 1 : 0.75);
    y += large ? 48 : 32;
  }
  y += large ? 66 : 46;
  for (const fact of words.facts) {
    write(fact, margin, y, large ? 36 : 26, column, 400);
    y += large ? 52 : 38;
  }

  drawCode(pen, code, square.x, square.y, square.side);
  const room = width - check.x - margin;
  const size = large ? 36 : 22;
  const below = wrapped(pen, words.check, room, `400 ${size}px ${TEXT}`).reduce((at, line) => {
    write(line, check.x, at, size, room);
    return at + size * 1.4;
  }, check.y as number);
  write(words.address, check.x, below + size * 0.4, large ? 32 : 22, room, 600);
}

/** The plate with its figures, each in a window, as wide as fits; returns its height. */
function drawPlate(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  room: number,
  most: number,
): number {
  const characters = Array.from(text);
  const ems = characters.reduce((sum, character) => sum + (isDigit(character) ? 0.78 : 0.34), 0.44);
  const size = Math.min(most, room / ems);
  const height = size * 1.5;
  box(pen, x, y, size * ems, height, size * 0.1, lightPalette.plate);
  pen.font = `500 ${size}px ${FIGURES}`;
  pen.textAlign = 'center';
  let at = x + size * 0.22;
  for (const character of characters) {
    const wide = size * (isDigit(character) ? 0.78 : 0.34);
    if (isDigit(character))
      box(
        pen,
        at + size * 0.02,
        y + size * 0.14,
        wide - size * 0.04,
        height - size * 0.28,
        size * 0.05,
        lightPalette.plateRaised,
      );
    pen.fillStyle = lightPalette.onPlate;
    pen.fillText(character, at + wide / 2, y + height / 2 + size * 0.35);
    at += wide;
  }
  pen.textAlign = 'start';
  return height;
}

/** The engraved scale with its needles; `y` is its line. */
function drawScale(
  pen: CanvasRenderingContext2D,
  { needles, marks, isColored }: ProofWords,
  x: number,
  y: number,
  room: number,
  scale: number,
): void {
  for (const { band, from, to } of bandsOfScale) {
    pen.fillStyle = lightPalette[isColored ? bandColor[band] : 'textMuted'];
    pen.fillRect(x + from * room, y - 5 * scale, (to - from) * room, 10 * scale);
    pen.fillStyle = lightPalette.text;
    pen.fillRect(x + from * room, y - 18 * scale, 2, 28 * scale);
  }
  pen.fillStyle = lightPalette.textMuted;
  pen.font = `400 ${28 * scale}px ${TEXT}`;
  for (const { text, at, end } of marks) {
    pen.textAlign = end;
    pen.fillText(text, x + at * room, y + 46 * scale);
  }
  pen.textAlign = 'start';
  pen.fillStyle = lightPalette.text;
  for (const share of needles) {
    const needle = x + placeOnScale(share) * room;
    pen.beginPath();
    pen.moveTo(needle, y - 2 * scale);
    pen.lineTo(needle - 16 * scale, y - 40 * scale);
    pen.lineTo(needle + 16 * scale, y - 40 * scale);
    pen.closePath();
    pen.fill();
  }
}

function drawCode(pen: CanvasRenderingContext2D, { size, path }: QrCode, x: number, y: number, side: number): void {
  // Whole pixels for each module, or a scanner sees gray edges.
  const module = Math.floor(side / size);
  pen.fillStyle = '#ffffff';
  pen.fillRect(x, y, module * size, module * size);
  pen.save();
  pen.translate(x, y);
  pen.scale(module, module);
  pen.fillStyle = '#000000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it fills a shape, no array
  pen.fill(new Path2D(path));
  pen.restore();
}

function box(
  pen: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: string,
): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.fill();
}

/** Lines that fit; Japanese breaks anywhere but before its punctuation. */
function wrapped(pen: CanvasRenderingContext2D, text: string, room: number, font: string): string[] {
  pen.font = font;
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/[ -~\u00a0-\u024f\u2010-\u201f]+?(?:\s|$)|\S[、。，．：）」』？！]?/g) ?? []) {
    if (line !== '' && pen.measureText((line + part).trimEnd()).width > room) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  return [...lines, line.trimEnd()];
}
