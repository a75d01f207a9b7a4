/** The project's performance goals, compared with what was measured. */
import { bytes, duration, figure, times } from './numbers';
import { RUNTIMES, type RuntimeName } from './runtime';
import type { Growth, Results } from './results';
import { BASE, PEER, SLICE } from './summary';

export interface Goal {
  readonly wanted: string;
  readonly measured: string;
  readonly reached: boolean;
}

/** Our complete, graded result has to be this much faster than a bare list of tags. */
const EXIFR_TIMES = 2.5;
const SLICE_TIMES = 1.25;
/** Times for files of different sizes count as equal within this factor. */
const EQUAL_TIMES = 1.25;
const FIRST_CALL_MS = 3;
const PERL_TIMES = 15;
/** What a bomb may take more than an ordinary photo. */
const BOMB_MS = 300;
const BOMB_BYTES = 60 * 1024 * 1024;
/** A task of the page must not be felt. */
const TASK_MS = 100;

/** The goals for what was measured; a comparison that was left out has no goal. */
export function goalsOf(results: Results): Goal[] {
  return [
    ...RUNTIMES.flatMap((runtime) => fasterThanExifr(results, runtime)),
    ...besideSlice(results),
    ...independentOfSize(results),
    ...RUNTIMES.flatMap((runtime) => firstCall(results, runtime)),
    ...countsRight(results),
    ...besidePerl(results),
    ...unharmed(results),
    ...responsive(results),
    ...heard(results),
  ];
}

function fasterThanExifr({ rows }: Results, runtime: RuntimeName): Goal[] {
  return rows
    .filter((row) => row.runtime === runtime && row.reader === PEER.exifr)
    .map(({ time, ours, files }) => ({
      wanted: `in memory, ${runtime}: at least ${EXIFR_TIMES}× faster than ${PEER.exifr}`,
      measured: `${times(time.median / ours)} (${duration(ours / 1000)} to ${duration(time.median / 1000)}, ${files} files)`,
      reached: time.median / ours >= EXIFR_TIMES,
    }));
}

function besideSlice({ oneRead }: Results): Goal[] {
  return oneRead
    .filter(({ runtime, files }) => runtime === 'Chromium' && files > 0)
    .map(({ runtime, files, ours, slice }) => ({
      wanted: `from a File, ${runtime}, one read: at most ${SLICE_TIMES}× the bare slice of 64 KB`,
      measured: `${times(ours / slice)} (${duration(ours / 1000)} to ${duration(slice / 1000)}, ${files} files)`,
      reached: ours / slice <= SLICE_TIMES,
    }));
}

function independentOfSize({ growth }: Results): Goal[] {
  const [timeRatio, bytesRatio, sliceRatio] = [
    pointsOf(growth, 'time-by-size', 'ours'),
    pointsOf(growth, 'bytes-by-size', 'ours'),
    pointsOf(growth, 'time-by-size', SLICE),
  ]
    .map((points) => points.map(([, value]) => value))
    .map((values) => Math.max(...values) / Math.min(...values));
  return [
    {
      wanted: `1 to 100 MB: the same bytes, and times within ${EQUAL_TIMES}×`,
      measured: `bytes ${times(bytesRatio!)}, times ${times(timeRatio!)} between the least and the most; the bare slice ${times(sliceRatio!)}`,
      reached: bytesRatio === 1 && timeRatio! <= EQUAL_TIMES,
    },
  ];
}

function pointsOf(growth: readonly Growth[], id: string, name: string): Growth['curves'][number]['points'] {
  return growth.find((one) => one.id === id)?.curves.find((curve) => curve.name === name)?.points ?? [];
}

function firstCall({ firstCalls }: Results, runtime: RuntimeName): Goal[] {
  return firstCalls
    .filter((row) => row.runtime === runtime && row.product === 'ours')
    .map(({ call, prepare }) => ({
      wanted: `first call, ${runtime}: under ${FIRST_CALL_MS} ms`,
      measured: `${duration(call)}, the core being compiled (${duration(prepare)} before)`,
      reached: call < FIRST_CALL_MS,
    }));
}

function countsRight({ rows }: Results): Goal[] {
  return rows
    .filter(({ reader, counts }) => reader === BASE.memory && counts.right + counts.wrong + counts.none > 0)
    .map(({ runtime, counts: { right, wrong, none } }) => ({
      wanted: `counts, ${runtime}: all right`,
      measured: `${figure(right)} right, ${figure(wrong)} wrong, ${figure(none)} not found`,
      reached: wrong + none === 0,
    }));
}

function besidePerl({ programs }: Results): Goal[] {
  const ours = programs.find(({ product }) => product === 'ours');
  const perl = programs.find(({ product }) => product === 'ExifTool');
  if (!ours || !perl) return [];
  const ratio = perl.time.median / ours.time.median;
  return [
    {
      wanted: `the program, all files in one process: at least ${PERL_TIMES}× faster than the Perl ExifTool`,
      measured: `${times(ratio)} (${duration(ours.time.median * 1000)} to ${duration(perl.time.median * 1000)}, ${ours.files} files)`,
      reached: ratio >= PERL_TIMES,
    },
  ];
}

function unharmed({ bombs }: Results): Goal[] {
  return bombs.map(({ name, time, memory, usual }) => ({
    wanted: `the program, bomb ${name}: at most ${duration(BOMB_MS)} and ${bytes(BOMB_BYTES)} above an ordinary photo`,
    measured: `${times(time / usual.time)} the time (${duration(time)}), ${times(memory / usual.memory)} the memory (${bytes(memory)})`,
    reached: time - usual.time <= BOMB_MS && memory - usual.memory <= BOMB_BYTES,
  }));
}

function responsive({ bodies: histories }: Results): Goal[] {
  return histories.map(({ bodies, longest, used, elements }) => ({
    wanted: `the history page, ${figure(bodies)} bodies: no task over ${duration(TASK_MS)}`,
    measured: `the longest ${duration(longest)} while it is opened, ${duration(used)} in use, ${figure(elements)} elements`,
    reached: Math.max(longest, used) <= TASK_MS,
  }));
}

function heard({ firstStarts }: Results): Goal[] {
  return firstStarts.map(({ dead, result, bytesTaken }) => ({
    wanted: 'a first start on a slow phone: the zone hears as soon as it is seen',
    measured: `after ${duration(dead.median)} and ${bytes(bytesTaken.median)}; the result ${duration(result.median)} after the zone is seen`,
    reached: dead.median === 0,
  }));
}
