/** Places the names of lines and of oddities in the picture. */

/** px in the picture */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** `anchor` says which part of the name's baseline is at this position. */
export interface NamePlace extends Spot {
  readonly anchor: 'start' | 'middle' | 'end';
}

/** The area within the picture's axes, in px. */
export interface Plot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * The place of a line's name: at the right edge, with a dotted leader to the `end` of its line, or in the key above the
 * picture, after the line's symbol.
 */
export type LineName = NamePlace & ({ readonly end: Spot } | { readonly symbol: Spot });

/** Approximate width in px of a letter, and of a wide letter, such as a Japanese character */
const LETTER = 7;
const WIDE_LETTER = 12.5;
const WIDE_LETTERS = /[\u2e80-\uffef]/g;

/** Approximate width in px of a name in the picture */
export function widthOfName(name: string): number {
  const wide = name.match(WIDE_LETTERS)?.length ?? 0;
  return wide * WIDE_LETTER + (name.length - wide) * LETTER;
}

/** px from the right edge of the plot to the names, and from one name down to the next */
export const NAME_GAP = 14;
const NAME_DISTANCE = 14;
/** px from one row of the key to the next, and from a symbol to its name */
export const KEY_ROW = 18;
const SYMBOL_ROOM = 14;
/** px from a baseline to the middle of its letters */
const HALF_LETTER = 4;

/**
 * Places names at the right edge, each at the height of its line's end, and moves them apart where they would overlap.
 */
export function namesAtEnds(ends: readonly Spot[], { right, bottom }: Plot): LineName[] {
  const wanted = ends.map(({ y }, index) => ({ index, y })).sort((one, other) => one.y - other.y);
  let last = -Infinity;
  const placed = wanted.map(({ index, y }) => ({ index, y: (last = Math.max(y, last + NAME_DISTANCE)) }));
  // Moves up each name that would be below the bottom and, where needed, the names above it.
  let lowest = bottom;
  const heights = new Map<number, number>();
  for (const { index, y } of placed.reverse()) {
    const at = Math.min(y, lowest);
    heights.set(index, at);
    lowest = at - NAME_DISTANCE;
  }
  return ends.map((end, index) => ({
    x: right + NAME_GAP,
    y: heights.get(index)! + HALF_LETTER,
    anchor: 'start',
    end,
  }));
}

/** Places names in rows above the plot, if the picture is too narrow for names at its edge. */
export const namesInKey = (lines: number, { left, top }: Plot): LineName[] =>
  Array.from({ length: lines }, (_, index) => {
    const y = top - (lines - index) * KEY_ROW;
    return { x: left + SYMBOL_ROOM, y: y + HALF_LETTER, anchor: 'start', symbol: { x: left, y } };
  });

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** px that a name's letters reach above and below its baseline */
const ASCENT = 12;
const DESCENT = 4;

function boxOf({ x, y, anchor }: NamePlace, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - ASCENT, bottom: y + DESCENT };
}

/** px from a point to a name beside, above and below it */
const BESIDE = 16;
const ABOVE = 16;
const BELOW = 26;

/** Possible places for the name of a point, the best first. */
function placesAround({ x, y }: Spot, width: number, { left, right }: Plot): NamePlace[] {
  const inside = Math.min(Math.max(x, left + width / 2), right - width / 2);
  const along = (height: number): NamePlace[] => [
    { x: inside, y: height, anchor: 'middle' },
    { x, y: height, anchor: 'start' },
    { x, y: height, anchor: 'end' },
  ];
  return [
    ...along(y - ABOVE),
    { x: x + BESIDE, y: y + HALF_LETTER, anchor: 'start' },
    { x: x - BESIDE, y: y + HALF_LETTER, anchor: 'end' },
    ...along(y + BELOW),
  ];
}

/** The costs of covering another name and of crossing the plot's edge. No number of covered lines costs as much. */
const OVER_NAME = 1e4;
const OUTSIDE = 1e6;

/**
 * Places each name where it covers the fewest lines and no other name. `points`: for each name, the points that it may
 * be next to, the best first.
 */
export function placeNames(
  names: readonly { readonly points: readonly Spot[]; readonly width: number }[],
  lines: readonly (readonly Spot[])[],
  plot: Plot,
): NamePlace[] {
  const taken: Box[] = [];
  return names.map(({ points, width }) => {
    let best: NamePlace | undefined;
    let least = Infinity;
    for (const place of points.flatMap((point) => placesAround(point, width, plot))) {
      const box = boxOf(place, width);
      const cost =
        (isInside(box, plot) ? 0 : OUTSIDE) +
        taken.filter((other) => overlap(box, other)).length * OVER_NAME +
        lines.reduce((sum, line) => sum + crossings(box, line), 0);
      if (cost < least) [best, least] = [place, cost];
    }
    taken.push(boxOf(best!, width));
    return best!;
  });
}

const isInside = (box: Box, plot: Plot): boolean =>
  box.left >= plot.left && box.right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** The number of a line's sections that cross a box. Lines go from left to right. */
function crossings({ left, right, top, bottom }: Box, line: readonly Spot[]): number {
  let sections = 0;
  for (let index = 1; index < line.length; index++) {
    const [from, to] = [line[index - 1]!, line[index]!];
    if (to.x < left || from.x > right) continue;
    const heightAt = (x: number) =>
      to.x === from.x
        ? to.y
        : from.y + ((to.y - from.y) * (Math.min(Math.max(x, from.x), to.x) - from.x)) / (to.x - from.x);
    const [entry, exit] = to.x === from.x ? [from.y, to.y] : [heightAt(left), heightAt(right)];
    if (Math.max(entry, exit) >= top && Math.min(entry, exit) <= bottom) sections += 1;
  }
  return sections;
}
