/** The only module that instantiates the compiled core, passes bytes to it and lets it scan. */
import { State, Status } from '../../assembly/schema';

/** Bytes of the file, or unpacked from it, at the position at which the core reads them. */
export interface Window {
  readonly position: number;
  readonly bytes: Uint8Array;
}

/** A range that the core needs. `target` is the position of its unpacked bytes. */
export interface Need {
  readonly offset: number;
  readonly length: number;
  readonly codec: number;
  readonly target: number;
}

/** The part of a file that was read. `exhausted`: no more can be read, so missing ranges count as outside the file. */
export interface FileView {
  readonly size: number;
  readonly windows: readonly Window[];
  readonly exhausted: boolean;
}

/** Findings of a scan. The views are valid only until the next scan, so read them before any `await`. */
export interface Scan {
  readonly status: Status;
  readonly need: Need;
  readonly container: number;
  readonly records: number;
  readonly recordsAddress: number;
  readonly usedEnd: number;
  readonly entries: number;
  /** the core's memory, with the records and their texts */
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

export interface CoreExports {
  readonly memory: WebAssembly.Memory;
  stateAddress(): number;
  open(size: number, final: boolean | number): number;
  keep(opening: number, final: boolean | number): number;
  addWindow(position: number, length: number): number;
  detectContainer(): number;
  scan(raw: boolean | number): number;
}

export interface Core {
  /** Scans the part of a file that was read. `raw`: also records every directory entry. */
  scan(file: FileView, raw?: boolean): Scan;
  /** The container according to the first bytes, as a number from assembly/schema.ts. */
  detect(head: Uint8Array): number;
}

/** The core could not be fetched, or this browser can't run it. The photo isn't the cause. */
export class CoreError extends Error {
  override readonly name = 'CoreError';
}

/** The bundled core, on one instance that all callers share. Throws a `CoreError` if it can't be started. */
export async function loadCore(): Promise<Core> {
  try {
    return createCore(await importCore());
  } catch (cause) {
    throw new CoreError('The core could not be started.', { cause });
  }
}

let imported: Promise<CoreExports> | undefined;

/**
 * Shares one import, because in WebKit, a second import yields `undefined` while the module is still starting. Forgets
 * a failed import, so that the next photo tries again.
 */
function importCore(): Promise<CoreExports> {
  imported ??= (import('../../build/core.wasm') as unknown as Promise<CoreExports>).catch((cause: unknown) => {
    imported = undefined;
    throw cause;
  });
  return imported;
}

/** A core on a new instance of the compiled module. Throws a `CoreError` if it can't be started. */
export async function instantiateCore(module: WebAssembly.Module): Promise<Core> {
  try {
    return createCore((await WebAssembly.instantiate(module)).exports as unknown as CoreExports);
  } catch (cause) {
    throw new CoreError('The core could not be started.', { cause });
  }
}

/** Scans a tiny dummy file now, because engines compile a module only on its first call. */
export function warmUp(core: Core): void {
  core.scan({ size: WARM_UP.length, windows: [{ position: 0, bytes: WARM_UP }], exhausted: true });
}

/** A TIFF header with one empty directory. */
const WARM_UP = Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0);

/** The part of a file that the core holds, and the file's number from `open`. */
interface Held extends Pick<FileView, 'size' | 'windows'> {
  readonly opening: number;
}

/** Matches no file, because NaN equals nothing. */
const NOTHING_HELD: Held = { opening: 0, size: NaN, windows: [] };

interface Views {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly state: Float64Array;
}

/** Wraps an instance of the compiled module. Two instances can run side by side. */
export function createCore(exports: CoreExports): Core {
  const stateAddress = exports.stateAddress();
  let views = viewMemory();

  function viewMemory(): Views {
    const { buffer } = exports.memory;
    return {
      bytes: new Uint8Array(buffer),
      view: new DataView(buffer),
      state: new Float64Array(buffer, stateAddress, State.Count),
    };
  }

  /** The views of the memory. Recreates them after the memory has grown, because growth detaches them. */
  function current(): Views {
    if (views.bytes.length === 0) views = viewMemory();
    return views;
  }

  let held = NOTHING_HELD;

  /** Opens the file, or keeps it open, so that another scan of the same file copies only new windows. */
  function open({ size, windows, exhausted }: FileView): void {
    const isSame = size === held.size && held.windows.every((window, index) => window === windows[index]);
    // Another wrapper of this shared instance may have opened another file.
    const isHeld = isSame && exports.keep(held.opening, exhausted) !== 0;
    const opening = isHeld ? held.opening : exports.open(size, exhausted);
    for (const { position, bytes } of windows.slice(isHeld ? held.windows.length : 0)) {
      const address = exports.addWindow(position, bytes.length) >>> 0;
      if (address !== 0) current().bytes.set(bytes, address);
    }
    held = { opening, size, windows: [...windows] };
  }

  return {
    scan(file, raw = false) {
      open(file);
      const status = exports.scan(raw) as Status;
      // Forget a finished file, to release its bytes and so that no other file can be mistaken for it.
      if (status !== Status.Need) held = NOTHING_HELD;
      const { bytes, view, state } = current();
      const word = (index: State): number => state[index] ?? 0;
      return {
        status,
        need: {
          offset: word(State.NeedOffset),
          length: word(State.NeedLength),
          codec: word(State.NeedCodec),
          target: word(State.NeedTarget),
        },
        container: word(State.Container),
        records: word(State.Records),
        recordsAddress: word(State.RecordsAddress),
        usedEnd: word(State.UsedEnd),
        entries: word(State.Entries),
        bytes,
        view,
      };
    },
    detect(head) {
      open({ size: head.length, windows: [{ position: 0, bytes: head }], exhausted: true });
      held = NOTHING_HELD;
      return exports.detectContainer();
    },
  };
}
