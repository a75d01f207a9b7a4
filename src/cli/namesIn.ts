import type { OpenedBy } from './findFiles';
import { STANDARD_INPUT, type Usage } from './options';

const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Yields the names in the arguments as text, and those on standard input as bytes. */
export async function* namesIn({ files, null: byNull }: Usage): AsyncGenerator<OpenedBy> {
  for (const file of files) {
    if (file === STANDARD_INPUT) yield* namesOn(process.stdin, byNull);
    else yield file;
  }
}

const NO_NAMES =
  "'-' reads file names from standard input, one per line; with -0, a NUL ends each name. Standard input has the content " +
  "of a file: give the file's name as an argument instead";

/** Yields the names between line breaks, or between NULs. Skips empty names. */
async function* namesOn(input: AsyncIterable<Buffer>, byNull: boolean): AsyncGenerator<Buffer> {
  const end = byNull ? 0 : NEW_LINE;
  let rest = Buffer.alloc(0);
  for await (const chunk of input) {
    if (!byNull && chunk.includes(0)) throw new Error(NO_NAMES);
    let from = 0;
    for (let at = chunk.indexOf(end); at >= 0; at = chunk.indexOf(end, from)) {
      yield* nameOf(Buffer.concat([rest, chunk.subarray(from, at)]), byNull);
      rest = Buffer.alloc(0);
      from = at + 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(from)]);
  }
  yield* nameOf(rest, byNull);
}

/** Yields the name on a line, without the rest of a Windows line break. Yields nothing for an empty line. */
function* nameOf(line: Buffer, byNull: boolean): Generator<Buffer> {
  const name = !byNull && line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line;
  if (name.length > 0) yield name;
}
