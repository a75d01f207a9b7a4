/** Turns readings into bodies (cameras). A body has one line per kind of counter: its counts of that kind over time. */

import { type FileText, rawText } from '../config/fileText';
import { makerOf } from '../cameras/exifMakers';
import { holdsCounts } from '../cameras/ratedLife';
import { type CountGrade, type CountLimit, mayBeWrong } from '../reader/result';
import { maskSerial, serialOf } from '../reader/serial';
import { CLOCK_TOLERANCE_MS, type ClockCheck, clockCheckOf } from '../judge/clock';
import {
  type Count,
  type DateSource,
  doubtOf,
  type LeftOutReason,
  type LineKind,
  type Reading,
  timeOf,
  type ValueSource,
} from './reading';
import { outlineOf } from './thinning';

/** A count at a point in time. `low` and `high` differ only if the camera rounds the count up. */
export interface Point {
  readonly low: number;
  readonly high: number;
  /** the part of `low` and `high` that makes up for earlier rollovers; usually 0 */
  readonly added: number;
  /** ms of the camera's clock, read as UTC */
  readonly time: number;
  readonly date: string;
  readonly dateSource: DateSource;
  /** the date may be from a clock that was never set, so it proves nothing */
  readonly unsetClock: boolean;
  readonly source: ValueSource;
  readonly grade: CountGrade;
  /** from an opened history */
  readonly saved: boolean;
  /** from a photo that a program saved again */
  readonly savedAgain: boolean;
  /** the limits that say that the number itself may be wrong */
  readonly doubts: readonly CountLimit[];
  readonly name: FileText;
}

/**
 * A restart of a counter after its highest value, inferred from that value, the counts and the order of their dates.
 */
export interface Rollover {
  readonly before: Point;
  readonly after: Point;
  /** the last value before the counter starts again */
  readonly wrapsAt: number;
}

/** A body's counts of one kind. Only points of the same line are compared. */
export interface Line {
  readonly kind: LineKind;
  /** sorted by date, then by count; never empty */
  readonly points: readonly Point[];
  /** the points that a picture needs: all, unless there are too many to see */
  readonly outline: readonly Point[];
  readonly rollovers: readonly Rollover[];
  /** the limits of all counts of the line */
  readonly limits: readonly CountLimit[];
  /** the last value before the counter starts again; absent if unknown, or if the line has a higher count */
  readonly wrapsAt?: number;
}

export interface Body {
  /** a stable key: doesn't depend on the readings of other bodies */
  readonly id: string;
  readonly make?: FileText;
  readonly model?: FileText;
  /**
   * masked in a history saved without serial numbers; absent if no number identifies the body, so that the photos may
   * be of several bodies
   */
  readonly serial?: FileText;
  /** the earliest date of manufacture in the readings, because service may change the date to a later one */
  readonly manufactured?: { readonly date: string };
  /** the line that decides the wear comes first */
  readonly lines: readonly Line[];
}

export interface LeftOut {
  readonly name: FileText;
  readonly make?: FileText;
  readonly model?: FileText;
  readonly reason: LeftOutReason | 'not-in-this-photo' | 'elsewhere-in-this-photo';
}

/** All bodies that have a line, the body with the most points first. */
export function bodiesOf(readings: readonly Reading[]): Body[] {
  // Thousands of photos come from a few cameras, so each make, model and serial number is examined only once.
  const known = new Map<string, { readonly id: string; readonly identity: string | undefined }>();
  const groups = new Map<string, Reading[]>();
  const byIdentity = new Map<string, Set<string>>();
  const nameless: Reading[] = [];
  const join = (id: string, reading: Reading) => {
    const group = groups.get(id);
    if (group) group.push(reading);
    else groups.set(id, [reading]);
  };
  const remember = (names: string, reading: Reading) => {
    const camera = { id: bodyId(reading), identity: identityOf(reading) };
    known.set(names, camera);
    return camera;
  };
  for (const reading of readings) {
    if (reading.reason || !reading.counts.some(isKnown) || reading.date === undefined) continue;
    const names = JSON.stringify([reading.make, reading.model, reading.serial, reading.body]);
    const { id, identity } = known.get(names) ?? remember(names, reading);
    // A card report has the camera's serial number, but not its name.
    if (reading.model === undefined && identity !== undefined) {
      nameless.push(reading);
      continue;
    }
    join(id, reading);
    if (identity !== undefined) byIdentity.set(identity, (byIdentity.get(identity) ?? new Set()).add(id));
  }
  for (const reading of nameless) {
    const ids = byIdentity.get(identityOf(reading)!);
    const [id = ''] = ids ?? [];
    join(ids?.size === 1 ? id : bodyId(reading), reading);
  }
  return Array.from(groups, ([id, group]) => bodyOf(id, group)).sort(
    (one, other) => sizeOf(other) - sizeOf(one) || one.id.localeCompare(other.id),
  );
}

const sizeOf = ({ lines }: Body) => Math.max(...lines.map(({ points }) => points.length));

type LeftOutGroup = readonly [reason: LeftOut['reason'], files: readonly LeftOut[]];

/** Groups the left-out files by reason, the reason with the most files first. */
export function groupLeftOut(files: readonly LeftOut[]): LeftOutGroup[] {
  const groups = new Map<LeftOut['reason'], LeftOut[]>();
  for (const file of files) {
    const group = groups.get(file.reason);
    if (group) group.push(file);
    else groups.set(file.reason, [file]);
  }
  return [...groups].sort(([, one], [, other]) => other.length - one.length);
}

/** The files without a point in the picture, each with the reason. */
export const leftOutOf = (readings: readonly Reading[]): LeftOut[] =>
  readings.flatMap(({ name, make, model, reason }) => {
    if (!reason) return [];
    const camera = { ...(make !== undefined && { make }), ...(model !== undefined && { model }) };
    return [{ name, ...camera, reason: (holdsCounts(camera) && ODD[reason]) || reason }];
  });

/** Replaces reasons that are unusual if other photos of the same model have a count */
const ODD: Partial<Record<LeftOutReason, LeftOut['reason']>> = {
  'not-stored': 'not-in-this-photo',
  'unknown-model': 'elsewhere-in-this-photo',
};

/** The reason in the photo's own result, before `ODD` replaced it. */
export const reasonAlone = (reason: LeftOut['reason']): string =>
  Object.entries(ODD).find(([, odd]) => odd === reason)?.[0] ?? reason;

const plain = (text: FileText | undefined) =>
  rawText(text ?? '')
    .replaceAll('\0', '')
    .trim();

/** Maker, model and serial number. Uses the recognized maker, because makers spell their names in many ways. */
function bodyId(reading: Reading): string {
  const { make, model } = reading;
  return JSON.stringify([makerOf(make), plain(model).toLowerCase(), identityOf(reading) ?? '']);
}

/** True if a reading belongs to this body by the rules of `bodiesOf`, even if the body's lines leave it out. */
export const isOf = (reading: Reading, { id, make, model }: Body): boolean =>
  bodyId(reading) === id ||
  // A card report has the camera's serial number, but not its name.
  (reading.model === undefined &&
    identityOf(reading) !== undefined &&
    bodyId({ ...reading, ...(make !== undefined && { make }), ...(model !== undefined && { model }) }) === id);

/** The identity of a body; undefined for readings that may come from several bodies. */
const identityOf = (reading: Reading): string | undefined => serialOf(reading) ?? reading.body;

function bodyOf(id: string, readings: readonly Reading[]): Body {
  // Readings without a model were added last, so the first reading names the model if any reading does.
  const named = readings[0]!;
  const { make, model } = named;
  const serial = serialOf(named) ?? (named.body === undefined ? undefined : maskSerial(named.serial ?? ''));
  const kinds = new Set<LineKind>();
  let date: string | undefined;
  for (const { counts, made } of readings) {
    counts.filter(isKnown).forEach(({ kind }) => kinds.add(kind));
    if (made && (!date || made < date)) date = made;
  }
  // Readings without a serial number may be of several bodies.
  const manufactured = date === undefined || serial === undefined ? undefined : { manufactured: { date } };
  const clockCheck = clockCheckOf({ ...named, ...manufactured });
  const lines = LINE_KINDS.filter((kind) => kinds.has(kind)).map((kind) => lineOf(kind, readings, clockCheck));
  return {
    id,
    ...(make !== undefined && { make }),
    ...(model !== undefined && { model }),
    ...(serial !== undefined && { serial }),
    ...manufactured,
    lines,
  };
}

/**
 * True unless the counter is only inferred to be mechanical, as Canon's second counter over USB is. Such an inferred
 * counter must not give a wear.
 */
const isKnown = ({ kind, limits }: Count): boolean => kind !== 'mechanical' || !limits.includes('taken-to-be');

const LINE_KINDS: readonly LineKind[] = ['mechanical', 'shutter', 'total', 'images'];

interface Counted {
  readonly point: Point;
  readonly count: Count;
}

function lineOf(kind: LineKind, readings: readonly Reading[], clockCheck: ClockCheck): Line {
  const limits = new Set<CountLimit>();
  let wrapsAt: number | undefined;
  let highest = 0;
  const found: Counted[] = [];
  for (const reading of readings) {
    for (const count of reading.counts) {
      if (count.kind !== kind || !isKnown(count)) continue;
      count.limits.forEach((limit) => limits.add(limit));
      wrapsAt ??= count.wrapsAt;
      highest = Math.max(highest, count.high);
      found.push({ point: pointOf(reading, count, clockCheck), count });
    }
  }
  // A higher count shows that the counter doesn't start again after `wrapsAt`.
  if (wrapsAt !== undefined && highest > wrapsAt) {
    wrapsAt = undefined;
    limits.delete('may-restart');
    limits.delete('may-wrap');
  }
  // Of several identical points, only the first stays. So points that are neither from an opened history nor from a
  // re-saved file come first.
  found.sort(
    ({ point: one }, { point: other }) =>
      byTime(one, other) || doubtOf(one) - doubtOf(other) || one.doubts.length - other.doubts.length,
  );
  const distinct = found.filter(({ point }, index) => !isSame(point, found[index - 1]?.point));
  const { points, rollovers } = unwrap(distinct);
  return {
    kind,
    points,
    outline: outlineOf(points),
    rollovers,
    limits: [...limits],
    ...(wrapsAt !== undefined && { wrapsAt }),
  };
}

const isSame = (one: Point, other: Point | undefined) =>
  other !== undefined && one.time === other.time && one.low === other.low && one.high === other.high;

const NO_DOUBTS: readonly CountLimit[] = [];

function pointOf(reading: Reading, { low, high, grade, limits }: Count, clockCheck: ClockCheck): Point {
  const { date = '', dateSource = 'camera', source, saved, savedAgain, name } = reading;
  return {
    low,
    high,
    added: 0,
    time: timeOf(date),
    date,
    dateSource,
    unsetClock: clockCheck(reading),
    source,
    grade,
    saved: saved === true,
    savedAgain: savedAgain === true,
    doubts: mayBeWrong(limits) ? limits.filter((limit) => mayBeWrong([limit])) : NO_DOUBTS,
    name,
  };
}

/** A fall from the last quarter of a counter's range into the first is a rollover. Any other fall may be a reset. */
const LAST_QUARTER = 0.75;
const FIRST_QUARTER = 0.25;

/**
 * Raises the counts after a rollover by the counts that the rollover hid. Assumes a rollover only if the counter is
 * known to roll over, and only between points whose dates rise. Points from a clock that was never set have no order,
 * so they show no rollover. They are raised only if their counts fit between two neighboring points that are raised
 * equally.
 */
function unwrap(sorted: readonly Counted[]): Pick<Line, 'points' | 'rollovers'> {
  const rollovers: Rollover[] = [];
  const points: Point[] = [];
  let added = 0;
  let isMixed = false;
  let before: (Counted & { readonly shown: Point }) | undefined;
  /** the points after `before` with dates from a clock that was never set */
  const unplaced: Counted[] = [];
  for (const counted of sorted) {
    const { point, count } = counted;
    if (point.unsetClock) {
      unplaced.push(counted);
      continue;
    }
    const { wrapsAt } = count;
    // Owners set clocks back, so a high count dated soon after a rollover is from before it.
    const last = rollovers.at(-1);
    const isFromBefore =
      last !== undefined &&
      wrapsAt !== undefined &&
      count.low >= wrapsAt * LAST_QUARTER &&
      point.time - last.after.time <= CLOCK_TOLERANCE_MS;
    if (isFromBefore) {
      isMixed = true;
      points.push(raised(point, added - (last.wrapsAt + 1)));
      continue;
    }
    const rolledOver =
      before !== undefined &&
      wrapsAt !== undefined &&
      count.limits.includes('wraps') &&
      point.time > before.point.time &&
      before.count.low >= wrapsAt * LAST_QUARTER &&
      count.high <= wrapsAt * FIRST_QUARTER;
    if (rolledOver) added += wrapsAt + 1;
    const shown = raised(point, added);
    const least = before === undefined || rolledOver ? Infinity : before.count.low;
    for (const { point: other } of unplaced)
      points.push(other.low >= least && other.high <= count.high ? raised(other, added) : other);
    unplaced.length = 0;
    if (rolledOver) rollovers.push({ before: before!.shown, after: shown, wrapsAt });
    points.push(shown);
    before = { point, count, shown };
  }
  for (const { point } of unplaced) points.push(point);
  // A point from before a rollover was added at once. So a point of `unplaced` with an earlier date may follow it, and
  // a higher count with the same date may precede it.
  if (isMixed) points.sort(byTime);
  return { points, rollovers };
}

const byTime = (one: Point, other: Point) => one.time - other.time || one.low - other.low || one.high - other.high;

const raised = (point: Point, added: number): Point =>
  added === 0 ? point : { ...point, low: point.low + added, high: point.high + added, added };
