/** The only place that loads the compiled core, hands it bytes and asks it to scan. */
import { State, type Status } from '../../assembly/schema';

/** Bytes of the file, or bytes unpacked from it, at the position where the core looks for them. */
export interface Window {
  readonly position: number;
  readonly bytes: Uint8Array;
}

/** A range that the core needs. `target` is where its bytes belong once unpacked. */
export interface Need {
  readonly offset: number;
  readonly length: number;
  readonly codec: number;
  readonly target: number;
}

/** What a scan found; the views are valid until the next scan. */
export interface Scan {
  readonly status: Status;
  readonly need: Need;
  readonly container: number;
  readonly records: number;
  readonly recordsAddress: number;
  readonly usedEnd: number;
  readonly entries: number;
  /** the core's memory, where records and their texts lie */
  readonly bytes: Uint8Array;
  readonly view: DataView;
}

interface Exports {
  readonly memory: WebAssembly.Memory;
  stateAddress(): number;
  open(size: number, final: boolean | number): void;
  addWindow(position: number, length: number): number;
  detectContainer(): number;
  scan(raw: boolean | number): number;
}

export interface Core {
  /** Scans a file of `size` bytes of which `windows` are at hand. With `final` a missing range counts as outside the file. */
  scan(size: number, windows: readonly Window[], final: boolean, raw?: boolean): Scan;
  /** The container by the first bytes alone, as assembly/schema.ts numbers them. */
  detect(head: Uint8Array): number;
}

let loading: Promise<Core> | undefined;
let loaded: Core | undefined;

/** Loads the core once. */
export function loadCore(): Promise<Core> {
  loading ??= import('../../build/core.wasm').then((module) => (loaded = createCore(module as unknown as Exports)));
  return loading;
}

/** The core, if it has been loaded. */
export const loadedCore = (): Core | undefined => loaded;

/** Loads and compiles the core ahead of the first photo: engines compile a module lazily, at its first call. */
export async function preloadCore(): Promise<void> {
  const core = await loadCore();
  core.scan(WARM_UP.length, [{ position: 0, bytes: WARM_UP }], true);
}

/** A TIFF header with one empty directory. */
const WARM_UP = Uint8Array.of(0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0);

/** Views on the core's memory. */
interface Views {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  readonly state: Float64Array;
}

function createCore(exports: Exports): Core {
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

  /** Making room can grow the memory, which empties its views: they are taken anew then, and only then. */
  function current(): Views {
    if (views.bytes.length === 0) views = viewMemory();
    return views;
  }

  function open(size: number, windows: readonly Window[], final: boolean): void {
    exports.open(size, final);
    for (const { position, bytes } of windows) {
      const address = exports.addWindow(position, bytes.length) >>> 0;
      if (address !== 0) current().bytes.set(bytes, address);
    }
  }

  return {
    scan(size, windows, final, raw = false) {
      open(size, windows, final);
      const status = exports.scan(raw) as Status;
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
      open(head.length, [{ position: 0, bytes: head }], true);
      return exports.detectContainer();
    },
  };
}
