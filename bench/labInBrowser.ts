/** Exposes the lab to the bench in its page, for the photos that were picked there. */
import * as lab from './lab';
import { READERS } from './readers/readers';
import type { Look, Photo } from './readers/reader';

export interface LabInBrowser {
  look(index: number, names: readonly string[]): Promise<Look[]>;
  time(index: number, names: readonly string[], rounds: number): Promise<number[][]>;
}

const EMPTY = new Uint8Array(0);

/** Loads the bytes only if a reader takes them from memory. */
async function open(index: number, names: readonly string[]): Promise<Photo> {
  const file = document.querySelector('input')?.files?.[index];
  if (!file) throw new Error('no such file');
  const inMemory = READERS.some(({ name, from }) => from === 'memory' && names.includes(name));
  return { file, bytes: inMemory ? new Uint8Array(await file.arrayBuffer()) : EMPTY };
}

Object.assign(globalThis, {
  lab: {
    look: async (index, names) => lab.look(await open(index, names), names),
    time: async (index, names, rounds) => lab.time(await open(index, names), names, rounds),
  } satisfies LabInBrowser,
});
