/** The examples in both READMEs: each code block that names its file, and the example's expected output. */
import { readFileSync } from 'node:fs';

export interface Example {
  readonly place: 'node' | 'page' | 'worker' | 'workerd' | 'usb';
  readonly file: string;
  readonly code: string;
  readonly prints?: string;
}

const BLOCK =
  /```js\n\/\/ (?<place>node|page|worker|workerd|usb): (?<file>\S+)\n(?<code>[^]*?)```(?:\n\n```text\n(?<prints>[^]*?)```)?/g;

/** The project's and the package's. */
const READMES = ['README.md', 'src/library/README.md'].map((path) => readFileSync(path, 'utf8'));

export const examples: readonly Example[] = [...READMES.join('\n').matchAll(BLOCK)].map(({ groups }) => ({
  ...(groups as unknown as Example),
}));

export function exampleCode(file: string): string {
  const example = examples.find((one) => one.file === file);
  if (!example) throw new Error(`The README has no example ${file}.`);
  return example.code;
}
