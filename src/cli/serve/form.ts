import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { KeptBytes } from './keptBytes';
import { RequestProblem } from './problem';
import { LIMITS, type RequestBody } from './requestBody';

const MB = 1024 * 1024;

/** the most files and other fields of a form */
const PARTS = 1000;
/** the most bytes of a form without its files: headers, boundaries and other fields */
const BESIDE = MB;

export interface FormFile {
  readonly name: string | undefined;
  readonly bytes: KeptBytes;
}

export const isForm = (type = ''): boolean => /^multipart\/form-data\b/i.test(type);

/**
 * Yields the files in all fields of a form while it arrives. Drops a file's bytes when the next file is requested.
 * Throws a `RequestProblem` if the body isn't a form, has no file, or is too large.
 */
export async function* filesInForm(body: RequestBody, type: string): AsyncGenerator<FormFile> {
  const files: (FormFile & { isWhole: boolean })[] = [];
  let hasFile = false;
  let isOver = false;
  let beside = 0;
  let problem: unknown;
  const fail = (reason: unknown) => void (problem ??= reason);
  const parser = parserOf(type);
  parser.on('partsLimit', () =>
    fail(new RequestProblem(413, `A form may have at most ${PARTS} files and other fields.`)),
  );
  parser.on('error', () => fail(broken()));
  parser.on('finish', () => (isOver = true));
  parser.on('file', (_field: string, stream: BusboyFileStream, name: string | undefined) => {
    const file = {
      name: name?.replaceAll(ESCAPED, decodeURIComponent),
      bytes: new KeptBytes(body.limits.kept),
      isWhole: false,
    };
    files.push(file);
    hasFile = true;
    stream.on('data', (piece: Buffer) => {
      beside -= piece.length;
      try {
        file.bytes.append(piece);
      } catch (reason) {
        fail(reason);
      }
    });
    stream.on('end', () => (file.isWhole = true));
    // The parser also reports this error.
    stream.on('error', () => {});
  });
  try {
    let piece: Buffer | undefined;
    do {
      piece = await body.next();
      beside += piece?.length ?? 0;
      if (piece) parser.write(piece);
      else parser.end();
      // The parser defers its work only by `process.nextTick`, so after this turn of the event loop, it has reported
      // everything in its input.
      await turn();
      if (!piece && !isOver) fail(broken());
      if (beside > BESIDE)
        fail(new RequestProblem(413, `A form may have at most ${BESIDE / MB} MB in addition to its files.`));
      if (problem !== undefined) throw problem;
      while (files[0]?.isWhole) {
        yield files[0];
        files.shift()!.bytes.drop();
        // One piece of the body may end several files, so other requests get a turn between two files.
        await turn();
      }
    } while (piece);
    if (!hasFile) throw new RequestProblem(400, 'The form has no file.');
  } finally {
    for (const { bytes } of files) bytes.drop();
  }
}

/** The characters that browsers escape in a file name: HTML, 4.10.22.8 */
const ESCAPED = /%(?:0A|0D|22)/g;

function parserOf(type: string): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      preservePath: true,
      // The parser cuts a header longer than `headerSize` without an error. So `headerSize` equals our own limit, which
      // rejects a form with such a header.
      limits: { parts: PARTS, headerSize: BESIDE },
      // Lets the parser pass on a whole file before we have read any of it. In a broken form, a parser that waits for
      // its reader could wait forever.
      highWaterMark: LIMITS.bytes,
      fileHwm: LIMITS.bytes,
    });
  } catch {
    throw broken();
  }
}

const broken = () => new RequestProblem(400, 'The form has no boundary, or ends before its last one.');

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
