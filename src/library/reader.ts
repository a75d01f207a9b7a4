/** Readers: objects with the package's functions, each with its own core. */
import { extractFile } from '../reader/files/extractFile';
import { HEAD_BYTES, isCardReport } from '../reader/cardReport/recognize';
import type { ByteSource } from '../reader/byteSource';
import { type Core, CoreError } from '../reader/core';
import type { RawTag } from '../reader/result';
import type { CardReportResult } from './readCardReport';
import { type PhotoFailed, type FileError, type PhotoResult, type ReadFields, photoResultOf } from './photoResult';
import { type PhotoSource, WrongUse, openSource, photoPath } from './photoSource';
import { UrlError } from './fromUrl';
import { abortOf, type Items, type PhotoRead, type PhotosOptions, readAllOf } from './readPhotos';
import type { CompiledModule } from './compiledModule';
import { isModule, startCore } from './startCore';

/** Options for reading a photo. */
export interface PhotoOptions {
  /**
   * the photo's path or name. If the file has no count, the folder and file numbers in the path may give an estimate.
   * By default, a `File`'s path or name; other sources have none
   */
  readonly path?: string;
  /** stops the reading; the call then rejects with the signal's reason */
  readonly signal?: AbortSignal;
}

/** Options for reading a card report. */
export interface CardReportOptions {
  /** the model of the camera that wrote the report, as in its photos ('Canon EOS R6'); the report doesn't contain it */
  readonly model?: string;
}

/** Every entry of a file's TIFF directories (IFDs), or why the file could not be read. */
export interface TagsResult {
  /** empty for a file without directories */
  readonly tags: readonly RawTag[];
  /** why the file could not be read */
  readonly error?: FileError;
}

/** Reads many photos from a list, a generator, or any source that gives photos one by one. */
export interface ReadPhotos {
  /**
   * The results of many photos, read a few at once. Takes an item only when there is room for it. Gives the results in
   * the order of the items, unless `keepOrder` is `false`. A file that can't be opened or read is a result with the
   * status 'failed'. The loop over the results throws if an item isn't a file, if iterating over `items` throws, and,
   * with the signal's reason, if `signal` stops it. Leaving the loop stops the reading.
   */
  <Item extends PhotoSource>(
    items: Items<Item>,
    options?: PhotosOptions<Item>,
  ): AsyncGenerator<PhotoRead<Item>, void, undefined>;
  /** The results of many items that `open` turns into files. */
  <Item>(
    items: Items<Item>,
    options: PhotosOptions<Item> & Required<Pick<PhotosOptions<Item>, 'open'>>,
  ): AsyncGenerator<PhotoRead<Item>, void, undefined>;
}

/** Reads files, any number at once. The functions don't use `this`, so they may be passed on without the reader. */
export interface Reader {
  /** Like the package's function `readPhoto`. Also rejects with a `TypeError` if the reader is closed. */
  readonly readPhoto: (file: PhotoSource, options?: PhotoOptions) => Promise<PhotoResult>;
  /** Like the package's function `readPhotos`. */
  readonly readPhotos: ReadPhotos;
  /** Like the package's function `readTags`. */
  readonly readTags: (file: PhotoSource) => Promise<TagsResult>;
  /** Like the package's function `readCardReport`. */
  readonly readCardReport: (file: PhotoSource, options?: CardReportOptions) => Promise<CardReportResult>;
  /** Releases the reader's memory. Running calls still finish; other readers aren't affected. */
  readonly close: () => void;
}

/**
 * A reader with a core compiled by the caller from the package's `core.wasm`, for pages and runtimes that don't let the
 * package fetch or compile it. Throws a `TypeError` unless `module` is a module or a promise of one.
 */
export function readerWith(module: CompiledModule | PromiseLike<CompiledModule>): Reader {
  if (!isModule(module) && !isPromise(module))
    throw new WrongUse('Expected a WebAssembly.Module, compiled from core.wasm, or a promise of one.');
  return readerOn(async () => module);
}

/** A reader that compiles its core on the first call. If that fails, the next call tries again. */
export function readerOn(compile: () => Promise<CompiledModule>): Reader {
  let starting: Promise<Core> | undefined;
  let isClosed = false;

  function start(): Promise<Core> {
    starting ??= startCore(compile).catch((problem: unknown) => {
      starting = undefined;
      throw problem;
    });
    return starting;
  }

  function open(file: PhotoSource): ByteSource {
    if (isClosed) throw new WrongUse('This reader is closed.');
    return openSource(file);
  }

  const readPhoto: Reader['readPhoto'] = async (file, options) => {
    const source = open(file);
    // Callers without TypeScript may pass null for a missing argument.
    const { path = photoPath(file), signal } = options ?? {};
    expectText('path', path);
    return beforeAbort(
      signal,
      orFailure(async () => photoResultOf((await extractFile(await start(), source, path)).result)),
    );
  };

  return {
    readPhoto,
    readPhotos<Item>(items: Items<Item>, options?: PhotosOptions<Item> | null) {
      const { open: opened, path, itemTimeout } = options ?? {};
      const read = async (item: Item): Promise<PhotoResult> => {
        const file = opened ? await openedBy(opened, item) : { opened: item as PhotoSource };
        if (!('opened' in file)) return file;
        return readPhoto(file.opened, path && { path: path(item) });
      };
      const inTime = itemTimeout === undefined ? read : (item: Item) => orTimeout(read(item), itemTimeout);
      return readAllOf(items, inTime, options ?? {});
    },
    async readTags(file) {
      const source = open(file);
      const answer = await orFailure(async () => {
        const [core, { readAllTags }] = await Promise.all([start(), import('../reader/rawTags')]);
        return { tags: await readAllTags(core, source) };
      });
      return 'tags' in answer ? answer : { tags: [], error: answer.error };
    },
    async readCardReport(file, options) {
      const source = open(file);
      const { model } = options ?? {};
      if (model !== undefined) expectText('model', model);
      return orFailure(() => readReportOf(source, model));
    },
    close() {
      isClosed = true;
      starting = undefined;
    },
  };
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';

function expectText(name: string, value: unknown): void {
  if (typeof value !== 'string') throw new WrongUse(`Expected ${name} to be a string; got ${typeof value}.`);
}

async function readReportOf(source: ByteSource, model: string | undefined): Promise<CardReportResult> {
  const head = await source.read(0, Math.min(HEAD_BYTES, source.size));
  if (!isCardReport(head))
    return {
      status: 'failed',
      error: { code: 'no-report', message: NO_REPORT },
      counters: [],
      bytesRead: head.length,
      reads: 1,
    };
  const { readReportFile } = await import('./readCardReport');
  return readReportFile(source, model);
}

const NO_REPORT = 'No card report (CAM_INFO.XML) found in file';

/** The result of `read`, or a result with the reason for its failure. Rethrows the caller's mistakes. */
async function orFailure<Result>(read: () => Promise<Result>): Promise<Result | Failure> {
  try {
    return await read();
  } catch (problem) {
    if (problem instanceof WrongUse) throw problem;
    return failureOf(problem);
  }
}

/** The file that `open` returns for an item. If `open` fails, such as for a wrong address, only this item fails. */
async function openedBy<Item>(
  open: (item: Item) => PhotoSource | PromiseLike<PhotoSource>,
  item: Item,
): Promise<{ readonly opened: PhotoSource } | Failure> {
  try {
    const opened = await open(item);
    openSource(opened);
    return { opened };
  } catch (problem) {
    return failureOf(problem);
  }
}

const failureOf = (problem: unknown): Failure => ({
  status: 'failed',
  error: errorOf(problem),
  counters: [],
  bytesRead: 0,
  reads: 0,
});

async function beforeAbort<Result>(signal: AbortSignal | undefined, reading: Promise<Result>): Promise<Result> {
  if (!signal) return reading;
  signal.throwIfAborted();
  const { aborted, forget } = abortOf(signal);
  try {
    return await Promise.race([reading, aborted!]);
  } finally {
    forget();
  }
}

/** Longest possible timer in ms. A longer one, such as Infinity, would end at once. */
const LONGEST_TIMER = 2 ** 31 - 1;

async function orTimeout(reading: Promise<PhotoResult>, milliseconds: number): Promise<PhotoResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<PhotoResult>((resolve) => {
    const message = `The file could not be read: it took longer than ${milliseconds} ms.`;
    const failure = { status: 'failed', error: { code: 'timed-out', message }, counters: [], bytesRead: 0, reads: 0 };
    timer = setTimeout(() => resolve(failure as PhotoResult), Math.min(milliseconds, LONGEST_TIMER));
  });
  try {
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
  }
}

type Failure = PhotoFailed & Pick<ReadFields, 'counters' | 'bytesRead' | 'reads'>;

/** Describes a thrown problem for a result. A `UrlError` keeps its code. */
function errorOf(problem: unknown): FileError {
  const isOfCore = problem instanceof CoreError;
  const what = isOfCore ? 'The core could not be started' : 'The file could not be read';
  const cause = isOfCore ? problem.cause : problem;
  return {
    code: isOfCore ? 'no-core' : problem instanceof UrlError ? problem.code : 'processing-failed',
    message: `${what}: ${cause instanceof Error ? cause.message : String(cause)}`,
    cause,
  };
}
