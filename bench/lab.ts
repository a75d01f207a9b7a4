/** Calls the readers and measures their times, both in Node and in the browser. */
import { seeded } from '../tests/fuzz/random';
import { metered } from './meter';
import type { Look, Photo, Reader } from './readers/reader';
import { READERS } from './readers/readers';

/** A time is measured over as many calls as fill this span, because one call can be shorter than the clock's precision. */
const SPAN_MS = 1;
const MAX_CALLS = 1000;

/** One untimed call each, in the order of the names. */
export async function look(photo: Photo, names: readonly string[]): Promise<Look[]> {
  const looks: Look[] = [];
  for (const reader of readersOf(names)) looks.push(await lookWith(reader, photo));
  return looks;
}

async function lookWith(reader: Reader, photo: Photo): Promise<Look> {
  try {
    const { result, taken } = await metered(() => reader.read(photo));
    const found = reader.find(result);
    return found.fields === 0 ? undefined : { ...found, ...taken };
  } catch {
    return undefined;
  }
}

/** Seeded, so that every run uses the same orders. */
const random = seeded(1);

/**
 * Microseconds per call: for each reader a list with one value per round. Every round has another order, so that no
 * reader always pays for the garbage of the same other one.
 */
export async function time(photo: Photo, names: readonly string[], rounds: number): Promise<number[][]> {
  const runs = readersOf(names).map((reader) => ({ reader, times: [] as number[] }));
  const calls = new Map<Reader, number>();
  for (const { reader } of runs) calls.set(reader, reader.slow ? 1 : await callsInSpan(reader, photo));
  for (let round = 0; round < rounds; round++) {
    for (const { reader, times } of shuffled(runs)) {
      times.push(await microseconds(reader, photo, calls.get(reader) ?? 1));
    }
  }
  return runs.map(({ times }) => times);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const waiting = [...items];
  return items.map(() => waiting.splice(random.integer(waiting.length), 1)[0]!);
}

async function callsInSpan(reader: Reader, photo: Photo): Promise<number> {
  const started = performance.now();
  let calls = 0;
  do {
    await reader.read(photo);
    calls++;
  } while (calls < MAX_CALLS && performance.now() - started < SPAN_MS);
  return calls;
}

async function microseconds(reader: Reader, photo: Photo, calls: number): Promise<number> {
  const started = performance.now();
  for (let call = 0; call < calls; call++) {
    const answer = reader.read(photo);
    // Awaiting a value that is already there would cost as much as a short call.
    if (answer instanceof Promise) await answer;
  }
  return ((performance.now() - started) * 1000) / calls;
}

function readersOf(names: readonly string[]): Reader[] {
  return names.map((name) => READERS.find((reader) => reader.name === name)!);
}
