/** The examples of the package's README: each code block that names its file, and the output that it should print. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Example {
  /** where it runs */
  readonly place: 'node' | 'page' | 'worker';
  readonly file: string;
  readonly code: string;
  readonly prints?: string;
}

const BLOCK =
  /```js\n\/\/ (?<place>node|page|worker): (?<file>\S+)\n(?<code>[^]*?)```(?:\n\n```text\n(?<prints>[^]*?)```)?/g;

/** The examples of an installed package. */
export function examplesIn(project: string): Example[] {
  const readme = readFileSync(join(project, 'node_modules/shutter-count/README.md'), 'utf8');
  return [...readme.matchAll(BLOCK)].map(({ groups }) => ({ ...(groups as unknown as Example) }));
}

/** The code of one example. */
export function exampleCode(project: string, file: string): string {
  const example = examplesIn(project).find((one) => one.file === file);
  if (!example) throw new Error(`The README has no example ${file}.`);
  return example.code;
}
