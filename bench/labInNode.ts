/** Exposes the lab to the bench as a Node process that answers messages. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { look, time } from './lab';
import type { Photo } from './readers/reader';

/** A question of the bench; its answer carries the same number. */
export interface Question {
  readonly id: number;
  readonly path: string;
  readonly names: readonly string[];
  /** measures times in this many rounds; without it the readers only look */
  readonly rounds?: number;
}

process.on('message', (question: Question) => void answer(question));

async function answer({ id, path, names, rounds }: Question): Promise<void> {
  const photo = open(path);
  const result = rounds === undefined ? await look(photo, names) : await time(photo, names, rounds);
  process.send?.({ id, result });
}

function open(path: string): Photo {
  const bytes = new Uint8Array(readFileSync(path));
  return { file: new File([bytes], basename(path)), bytes };
}
