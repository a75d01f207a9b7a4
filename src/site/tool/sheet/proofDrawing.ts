/** Draws a proof as a picture to send or as a tag to print. */

import { canvasPng } from '../../browser/canvasPng';
import { bandColor } from '../../../config/wearColors';
import { theme } from '../../theme/theme';
import { type ColorName, lightPalette } from '../../theme/tokens';
import type { WearBand } from '../../../judge/wear';
import { isDigit } from '../CounterPlate';
import { bandsOfScale, FINE_TICKS, NEEDLE, placeOnScale, type ScaleMark, TICKS } from '../wear/WearScale';
import { type QrCode, QUIET_ZONE } from './qrCode';

/** The scale below a verdict. */
export interface ProofScale {
  /** the shares of the rated life at which the needles point */
  readonly needles: readonly number[];
  /** the band drawn thicker */
  readonly reached: WearBand | undefined;
  readonly marks: readonly ScaleMark[];
  /** 'hatched' if the count is old; 'ink' if the number proves nothing */
  readonly look: 'colored' | 'hatched' | 'ink';
}

/** How the recipient can check the proof. */
export interface ProofCheck {
  readonly code: QrCode;
  readonly text: string;
  /** the link without `#` and the data after it */
  readonly address: string;
}

export interface ProofWords {
  readonly site: string;
  /** the photo's date */
  readonly date: string | undefined;
  /** the digits with their separators */
  readonly count: string;
  readonly camera: string;
  readonly verdict: string | undefined;
  readonly color: ColorName;
  readonly scale: ProofScale | undefined;
  readonly facts: readonly string[];
  /** true on a tag whose first fact labels a line to write on */
  readonly isToFillIn?: boolean;
  readonly check: ProofCheck | undefined;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  /** `edge`: from the picture's edge to the card; `margin`: from the card's edge to its contents */
  readonly edge: number;
  readonly margin: number;
  /** px of the drawing for 1 px of the page; scales text and lines */
  readonly unit: number;
  /** radius of the hole in the middle of the card's upper edge */
  readonly hole: number;
  /** the counter's height */
  readonly plate: readonly [least: number, most: number];
  /** side of the QR code, at most */
  readonly code: number;
  /** extra height for a strip of the photo; absent for a shape without room for it */
  readonly strip?: number;
  /** true if the code is beside the count instead of below it */
  readonly isWide?: true;
  /** least height of the facts, so that they begin at the same height with and without a code; only on a tag */
  readonly facts?: number;
}

/** Upright proofs are for chats, wide ones for forums, and square ones for a sheet of tags. */
export const PROOF_SHAPES = {
  tall: {
    width: 1080,
    height: 1350,
    edge: 36,
    margin: 56,
    unit: 2.2,
    hole: 24,
    plate: [200, 400],
    code: 402,
    strip: 320,
  },
  wide: {
    width: 1200,
    height: 630,
    edge: 20,
    margin: 36,
    unit: 1.45,
    hole: 0,
    plate: [110, 220],
    code: 392,
    isWide: true,
  },
  /** Printed 62 mm high, so a px is 0.163 pt and the smallest text (`TEXT_SIZE`) has 6 pt. */
  tag: {
    width: 1080,
    height: 1080,
    edge: 0,
    margin: 44,
    unit: 2.32,
    hole: 28,
    plate: [236, 236],
    code: 428,
    facts: 385,
  },
} as const satisfies Record<string, Shape>;
export type ProofShape = keyof typeof PROOF_SHAPES;

interface DrawnWith {
  /** drawn as a strip across an upright card */
  readonly picture?: HTMLCanvasElement | undefined;
  /** the counts of all tags printed together, whose digits get one height */
  readonly counts?: readonly string[];
}

/** The proof as a PNG. Rejects if the browser cannot draw. */
export async function drawnProof(
  words: ProofWords,
  shape: ProofShape,
  { picture, counts }: DrawnWith = {},
): Promise<Blob> {
  const { width, height, unit, strip = 0 }: Shape = PROOF_SHAPES[shape];
  const canvas = document.createElement('canvas');
  canvas.width = width;
  // Without a scale, an upright card is shorter, because it would otherwise have an empty area.
  const unused = shape === 'tall' && !words.scale ? rowsOf(unit).scale : 0;
  canvas.height = height - unused + (picture ? strip : 0);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // Loads the fonts first, because a font that no element uses yet would come too late. If a font can't be loaded, the
  // system's font replaces it.
  await Promise.allSettled([FIGURES, TEXT].map((family) => document.fonts.load(`600 40px ${family}`, words.count)));
  drawProof(pen, words, PROOF_SHAPES[shape], picture, counts);
  return canvasPng(canvas);
}

const FIGURES = theme.font.figures;
const TEXT = theme.font.text;

/** In units: size of the smallest text (except for the scale's marks), and distance between its lines. */
const [TEXT_SIZE, LINE] = [16, 22];

type Pen = CanvasRenderingContext2D;

/** A rectangle, in px. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function drawProof(
  pen: Pen,
  words: ProofWords,
  shape: Shape,
  picture: HTMLCanvasElement | undefined,
  counts: readonly string[] | undefined,
): void {
  const { edge, margin, unit, hole, isWide, strip = 0 } = shape;
  const { width, height } = pen.canvas;
  drawCard(pen, shape);
  const inner = edge + margin;
  const side = words.check ? codeSide(words.check.code, shape.code) : 0;
  // On a white ground, the code's quiet zone serves as margin.
  const quiet = edge === 0 && words.check ? (side / words.check.code.size) * QUIET_ZONE : 0;
  const column = { left: inner, right: isWide && words.check ? width - inner - side - 48 : width - inner };
  const room = column.right - column.left;
  const bottom = height - inner;

  const top = edge + (hole > 0 ? hole + 34 : margin + 6);
  const head = drawHead(pen, words, column.left, top, room, unit, hole);

  // These rows have a fixed height. The counter takes the remaining height.
  const { camera, verdict, scale, gap } = rowsOf(unit);
  const lower = camera + (words.verdict ? verdict : 0) + (words.scale ? scale : 0);
  const beside = column.left + (isWide || !side ? 0 : side - 2 * quiet + 40);
  const facts = linesOf(pen, words.facts, column.right - beside, unit);
  const scan = words.check && !isWide ? balanced(pen, words.check.text, column.right - beside, unit) : [];
  const toWrite = words.isToFillIn ? TO_WRITE : 0;
  const count = facts.length + toWrite + (scan.length > 0 ? scan.length + 1.3 : 0);
  const [least, most] = shape.plate;
  // Many lines are closer together, so that they don't overlap the verdict.
  const pitch = Math.min(LINE * unit, (bottom - head - least - camera - verdict - gap) / count);
  const lines = count * pitch;
  const below = isWide ? lines : Math.max(side - 2 * quiet, lines, shape.facts ?? 0);
  const left = bottom - head - lower - below - 2 * gap;
  const shown = strip > 0 ? picture : undefined;
  const free = left - (shown ? strip : 0);
  const plate = plateOf(words.count, room, Math.min(most, Math.max(least, free)), counts);
  /** space between rows: a quarter of the height that no row needs; 0 on a tag, whose rows have fixed positions */
  const spare = counts ? 0 : Math.max(0, free - plate.height) / 4;

  let y = head;
  if (shown) {
    drawStrip(pen, shown, { x: column.left, y, width: room, height: strip - gap });
    y += strip;
  }
  y += spare / 2;
  drawPlate(pen, plate, column.left, y);
  y += plate.height + camera + spare;
  write(pen, words.camera, { x: column.left, y, size: 27, room, unit, weight: 700 });
  if (words.verdict) {
    y += verdict + spare / 4;
    write(pen, words.verdict, { x: column.left, y, size: 23, room, unit, weight: 700, color: words.color });
  }
  const line = y + spare / 2 + scale - 32 * unit;
  // Leaves out the scale if the facts need its space.
  if (words.scale && line + 8 * unit < bottom - below) drawScale(pen, words.scale, column.left, line, room, unit);

  if (isWide) {
    lay(pen, facts, column.left, bottom - (facts.length - 1) * pitch, { unit, pitch });
    if (words.check) drawCheckBelow(pen, words.check, { x: width - inner - side, y: inner, side }, bottom, unit);
    return;
  }
  const first = bottom - below + 17 * unit;
  lay(pen, facts.slice(0, 1), beside, first, { unit, pitch });
  if (words.isToFillIn) drawRule(pen, beside, column.right, first + toWrite * pitch);
  lay(pen, facts.slice(1), beside, first + (1 + toWrite) * pitch, { unit, pitch });
  if (!words.check) return;
  drawCode(pen, words.check.code, { x: column.left - quiet, y: bottom - side + quiet, side });
  const last = bottom - 4 * unit;
  lay(pen, scan, beside, last - scan.length * pitch, { unit, pitch, weight: 600 });
  writeAddress(pen, words.check.address, { x: beside, y: last, room: column.right - beside, unit });
}

/** px between each row below the counter and the row above it */
const rowsOf = (unit: number) => ({ camera: 38 * unit, verdict: 30 * unit, scale: 74 * unit, gap: 14 * unit });

/** The paper, with the shape's edge and hole, if any. */
function drawCard(pen: Pen, { edge, hole }: Shape): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = lightPalette[edge > 0 ? 'line' : 'surface'];
  pen.fillRect(0, 0, width, height);
  if (edge > 0) box(pen, { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge }, 28, 'page');
  if (hole === 0) return;
  pen.beginPath();
  pen.arc(width / 2, edge + hole + 34, hole, 0, 2 * Math.PI);
  pen.fillStyle = lightPalette[edge > 0 ? 'line' : 'surface'];
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = lightPalette.textMuted;
  pen.stroke();
}

/** Draws the site's name, and the date as a stamp. Returns the y at which the next row begins. */
function drawHead(
  pen: Pen,
  { site, date }: ProofWords,
  x: number,
  y: number,
  room: number,
  unit: number,
  hole: number,
): number {
  const half = hole > 0 ? room / 2 - 2 * hole : room * 0.48;
  const size = TEXT_SIZE * unit;
  write(pen, site, { x, y: y + size * 0.35, size: TEXT_SIZE, room: half, unit, weight: 600, color: 'textMuted' });
  if (date !== undefined) drawStamp(pen, date, x + room, y, half, size);
  return y + 28 * unit;
}

/**
 * Draws the date in a slightly rotated frame, like a rubber stamp. `right` is the frame's right edge, `y` its middle.
 */
function drawStamp(pen: Pen, date: string, right: number, y: number, room: number, wanted: number): void {
  const size = fitted(pen, date, room - wanted * 1.6, wanted, 600);
  const width = pen.measureText(date).width + size * 1.4;
  const height = size * 1.9;
  pen.save();
  pen.translate(right - width / 2, y);
  pen.rotate(-0.025);
  pen.strokeStyle = lightPalette.text;
  pen.lineWidth = size / 11;
  pen.strokeRect(-width / 2, -height / 2, width, height);
  pen.lineWidth = size / 24;
  const inset = size / 6;
  pen.strokeRect(inset - width / 2, inset - height / 2, width - 2 * inset, height - 2 * inset);
  pen.fillStyle = lightPalette.text;
  pen.textAlign = 'center';
  pen.fillText(date, 0, size * 0.35);
  pen.restore();
}

interface Plate {
  readonly characters: readonly string[];
  readonly width: number;
  readonly height: number;
  /** space around the windows */
  readonly pad: number;
  /** size of the digits */
  readonly size: number;
  /** width of a digit's window; wider if few digits fill the width */
  readonly window: number;
}

/** Widths in ems of a digit's window and of a separator. */
const [WINDOW, BETWEEN] = [0.7, 0.32];

/** A count's width in ems. */
const widthOf = (text: string): number =>
  Array.from(text).reduce((width, character) => width + (isDigit(character) ? WINDOW : BETWEEN), 0);

/**
 * Lays out a counter that fills the width. With `counts`, it is only as wide as its digits, and the digits of all these
 * counts have the same height.
 */
function plateOf(text: string, width: number, most: number, counts: readonly string[] | undefined): Plate {
  const characters = Array.from(text);
  const pad = most * 0.08;
  const inner = width - 2 * pad;
  const size = Math.min((most - 2 * pad) / 1.15, inner / Math.max(...[text, ...(counts ?? [])].map(widthOf)));
  const used = counts ? widthOf(text) * size : inner;
  const digits = characters.filter(isDigit).length;
  return {
    characters,
    width: used + 2 * pad,
    height: Math.min(most, 1.2 * size + 2 * pad),
    pad,
    size,
    window: (used - (characters.length - digits) * BETWEEN * size) / digits,
  };
}

function drawPlate(pen: Pen, { characters, width, height, pad, size, window }: Plate, x: number, y: number): void {
  box(pen, { x, y, width, height }, height * 0.05, 'plate');
  pen.font = `500 ${size}px ${FIGURES}`;
  pen.textAlign = 'center';
  let at = x + pad;
  for (const character of characters) {
    const room = isDigit(character) ? window : BETWEEN * size;
    if (isDigit(character)) {
      const gap = Math.min(4, room * 0.03);
      box(
        pen,
        { x: at + gap, y: y + pad, width: room - 2 * gap, height: height - 2 * pad },
        size * 0.05,
        'plateRaised',
      );
    }
    pen.fillStyle = lightPalette.onPlate;
    pen.fillText(character, at + room / 2, y + height / 2 + size * 0.35);
    at += room;
  }
  pen.textAlign = 'start';
}

/** Draws the engraved scale with its needles, as on the page. `y`: the scale's line. */
function drawScale(pen: Pen, scale: ProofScale, x: number, y: number, room: number, unit: number): void {
  const { needles, reached, marks, look } = scale;
  const stroke = (from: readonly [number, number], to: readonly [number, number], width: number) => {
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.stroke();
  };
  const tick = (share: number, above: number, below: number, width: number) => {
    const at = x + placeOnScale(share) * room;
    stroke([at, y - above * unit], [at, y + below * unit], width);
  };
  const isBeyond = needles.some((share) => share > 1);
  pen.strokeStyle = lightPalette.textMuted;
  pen.globalAlpha = 0.45;
  for (const share of FINE_TICKS) tick(share, 6, 0, unit);
  pen.globalAlpha = 1;
  for (const { band, from, to } of bandsOfScale) {
    pen.strokeStyle = lightPalette[look === 'ink' ? 'textMuted' : bandColor[band]];
    pen.setLineDash(look === 'hatched' ? [2.5 * unit, 2 * unit] : []);
    const isReached = band === reached && (to < 1 || isBeyond);
    stroke([x + from * room, y], [x + to * room, y], (isReached ? 6 : 2.5) * unit);
  }
  pen.setLineDash([]);
  pen.strokeStyle = lightPalette.text;
  for (const share of TICKS) tick(share, 12, 6, unit);
  pen.font = `400 ${12 * unit}px ${FIGURES}`;
  pen.fillStyle = lightPalette.textMuted;
  let free = -Infinity;
  for (const { text, at, end } of marks) {
    const width = pen.measureText(text).width;
    const from = at * room - (end === 'start' ? 0 : end === 'end' ? width : width / 2);
    // Leaves out a mark that would overlap the previous mark. For example, a long rated life leaves no room for the
    // word 'over' after it.
    if (from < free) continue;
    pen.fillText(text, x + from, y + 24 * unit);
    free = from + width + 6 * unit;
  }
  const needle = new Path2D(NEEDLE);
  for (const share of needles) {
    pen.save();
    pen.translate(x + placeOnScale(share) * room, y);
    pen.scale(unit, unit);
    pen.lineWidth = 1;
    pen.strokeStyle = lightPalette.page;
    pen.fillStyle = lightPalette.text;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it fills a shape, no array
    pen.fill(needle);
    pen.stroke(needle);
    pen.restore();
  }
}

/** Draws the middle of the picture, cropped to the strip's shape. */
function drawStrip(pen: Pen, picture: HTMLCanvasElement, { x, y, width, height }: Place): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [taken, high] = [width / scale, height / scale];
  pen.save();
  outline(pen, { x, y, width, height }, 8);
  pen.clip();
  const [left, top] = [(picture.width - taken) / 2, (picture.height - high) / 2];
  pen.drawImage(picture, left, top, taken, high, x, y, width, height);
  pen.restore();
}

interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** Draws the QR code at the top of its column, and its purpose and address at the bottom. */
function drawCheckBelow(pen: Pen, { code, text, address }: ProofCheck, place: Square, bottom: number, unit: number) {
  drawCode(pen, code, place);
  const lines = balanced(pen, text, place.side, unit);
  const pitch = LINE * unit;
  lay(pen, lines, place.x, bottom - lines.length * pitch, { unit, pitch, weight: 600 });
  writeAddress(pen, address, { x: place.x, y: bottom, room: place.side, unit });
}

const writeAddress = (pen: Pen, address: string, place: Omit<Written, 'size'>): void =>
  write(pen, address, { ...place, size: TEXT_SIZE, color: 'textMuted' });

/** Each module of the QR code gets a whole number of pixels. Otherwise, a scanner would see gray edges. */
const codeSide = ({ size }: QrCode, most: number): number => Math.floor(most / size) * size;

function drawCode(pen: Pen, { size, path }: QrCode, { x, y, side }: Square): void {
  pen.fillStyle = '#ffffff';
  pen.fillRect(x, y, side, side);
  pen.save();
  pen.translate(x, y);
  pen.scale(side / size, side / size);
  pen.fillStyle = '#000000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- it fills a shape, no array
  pen.fill(new Path2D(path));
  pen.restore();
}

interface Written {
  readonly x: number;
  /** y of the text's baseline */
  readonly y: number;
  readonly size: number;
  /** px; a longer text shrinks to `TEXT_SIZE`, then narrows */
  readonly room: number;
  readonly unit: number;
  readonly weight?: number;
  readonly color?: ColorName;
}

function write(pen: Pen, text: string, written: Written): void {
  const { x, y, size: wanted, room, unit, weight = 400, color = 'text' } = written;
  pen.fillStyle = lightPalette[color];
  const size = fitted(pen, text, room, wanted * unit, weight);
  pen.font = `${weight} ${Math.max(size, TEXT_SIZE * unit)}px ${TEXT}`;
  pen.fillText(text, x, y, room);
}

/** Sets the largest font size up to `wanted` in which the text fits. Returns that size. */
function fitted(pen: Pen, text: string, room: number, wanted: number, weight: number): number {
  pen.font = `${weight} ${wanted}px ${TEXT}`;
  const size = Math.min(wanted, (wanted * room) / pen.measureText(text).width);
  pen.font = `${weight} ${size}px ${TEXT}`;
  return size;
}

interface Laid {
  readonly unit: number;
  /** px from line to line */
  readonly pitch: number;
  readonly weight?: number;
}

/** Writes lines, the first at `y`. */
function lay(pen: Pen, lines: readonly string[], x: number, y: number, { unit, pitch, weight = 400 }: Laid): void {
  pen.font = `${weight} ${TEXT_SIZE * unit}px ${TEXT}`;
  pen.fillStyle = lightPalette.text;
  lines.forEach((line, place) => pen.fillText(line, x, y + place * pitch));
}

/** Distance between a label and its line to write on, in lines of text. */
const TO_WRITE = 1.3;

function drawRule(pen: Pen, left: number, right: number, y: number): void {
  pen.fillStyle = lightPalette.text;
  pen.fillRect(left, y, right - left, 2);
}

/** Breaks texts into lines that fit; Japanese anywhere except before punctuation. */
function linesOf(pen: Pen, texts: readonly string[], room: number, unit: number, weight = 400): string[] {
  pen.font = `${weight} ${TEXT_SIZE * unit}px ${TEXT}`;
  return texts.flatMap((text) => {
    const lines: string[] = [];
    let line = '';
    for (const part of text.match(/[ -~\u00a0-\u024f\u2010-\u2027]+?(?:\s|$)|\S[、。，．：）」』？！]?/g) ?? []) {
      if (line !== '' && pen.measureText((line + part).trimEnd()).width > room) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
    return [...lines, line.trimEnd()];
  });
}

/** Breaks a text into as few lines as possible, of about the same length. */
function balanced(pen: Pen, text: string, room: number, unit: number): string[] {
  let lines = linesOf(pen, [text], room, unit, 600);
  for (let narrower = room * 0.95; narrower > room / 3; narrower *= 0.95) {
    const tried = linesOf(pen, [text], narrower, unit, 600);
    if (tried.length > lines.length) break;
    lines = tried;
  }
  return lines;
}

function box(pen: Pen, place: Place, radius: number, color: ColorName): void {
  pen.fillStyle = lightPalette[color];
  outline(pen, place, radius);
  pen.fill();
}

function outline(pen: Pen, { x, y, width, height }: Place, radius: number): void {
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
}
