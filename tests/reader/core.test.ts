import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CORE_WASM } from '../../scripts/compileCore';
import { type CoreExports, createCore } from '../../src/reader/core';
import { padded, photo } from '../support/photo';

const module = await WebAssembly.compile(await readFile(CORE_WASM));

describe('A scan again', () => {
  const bytes = padded(photo({ make: 'NIKON CORPORATION', model: 'NIKON D850' }), 200_000);
  const window = (from: number, to: number) => ({ position: from, bytes: bytes.subarray(from, to) });

  it('copies only the new windows, unless another file was scanned', async () => {
    const exports = (await WebAssembly.instantiate(module)).exports as unknown as CoreExports;
    const copied: number[] = [];
    const counted: CoreExports = {
      ...exports,
      addWindow(position, length) {
        copied.push(position);
        return exports.addWindow(position, length);
      },
    };
    const core = createCore(counted);
    const first = window(0, 20);
    const file = { size: bytes.length, windows: [first], exhausted: false };
    const other = { size: bytes.length, windows: [window(0, 10)], exhausted: false };
    core.scan(file);
    core.scan({ ...file, windows: [first, window(20, 40)] });
    expect(copied.splice(0)).toEqual([0, 20]);
    core.scan(other);
    core.scan(file);
    expect(copied.splice(0)).toEqual([0, 0]);
    createCore(exports).scan(other);
    core.scan(file);
    expect(copied.splice(0)).toEqual([0]);
    core.detect(bytes.subarray(0, 16));
    core.scan(file);
    core.scan({ ...file, size: file.size + 1 });
    expect(copied).toEqual([0, 0, 0]);
  });
});

describe('Loading the core', () => {
  const WASM = '../../build/core.wasm';
  /** `loadCore` as on a new page, with `core` in place of the compiled core's module. */
  const loadWith = async (core: () => object) => {
    vi.resetModules();
    vi.doMock(WASM, core);
    return (await import('../../src/reader/core')).loadCore;
  };

  afterEach(() => {
    vi.doUnmock(WASM);
    vi.resetModules();
  });

  it('is tried again after it failed', async () => {
    const load = await loadWith(() => {
      throw new Error('not fetched');
    });
    await expect(load()).rejects.toThrow('The core could not be started.');
    vi.doUnmock(WASM);
    expect((await load()).detect(photo({}).subarray(0, 16))).toBeGreaterThan(0);
  });

  it('gives concurrent callers the same import', async () => {
    const exports = (await WebAssembly.instantiate(module)).exports as unknown as CoreExports;
    const asked = vi.fn(() => exports.stateAddress());
    // Like WebKit: if the module is imported a second time while it starts, the second import gets an empty module.
    let imports = 0;
    const load = await loadWith(() => ((imports += 1) === 1 ? { ...exports, stateAddress: asked } : {}));
    await Promise.all([load(), load()]);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
