/** `--resume` continues an earlier output of `--jsonl`. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Found } from './findFiles';

/**
 * The files in an output of `--jsonl`. Throws if a line isn't a whole object, because the new output would then
 * continue a broken line.
 */
export async function filesDone(output: string): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(output), crlfDelay: Infinity })) {
    number += 1;
    const file = fileOn(line);
    if (file === undefined)
      throw new Error(`${output}: line ${number} is not a complete object of --jsonl; delete that line`);
    files.add(file);
  }
  return files;
}

function fileOn(line: string): string | undefined {
  try {
    const { file } = JSON.parse(line) as { readonly file?: unknown };
    return typeof file === 'string' ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The files in `found` that are not in `files`. */
export async function* without(files: ReadonlySet<string>, found: AsyncIterable<Found>): AsyncGenerator<Found> {
  for await (const one of found) if (!files.has(one.path)) yield one;
}
