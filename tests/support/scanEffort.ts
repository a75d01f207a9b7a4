/** Counts the steps and bytes that reading a file takes, so that no test has to measure time. */
import { readFile } from 'node:fs/promises';
import { DECODED_POSITION } from '../../assembly/schema';
import { CORE_WASM } from '../../scripts/compileCore';
import { type Core, type CoreExports, createCore } from '../../src/reader/core';
import { extract } from '../../src/reader/extract';
import { memorySource } from '../../src/reader/ranges';
import type { ExtractionResult } from '../../src/reader/result';

/** The compiled core, from which tests make new instances. */
export const coreModule = await WebAssembly.compile(await readFile(CORE_WASM));

export interface ScanEffort {
  readonly result: ExtractionResult;
  readonly scans: number;
  /** entries, boxes, segments and chunks in all scans */
  readonly steps: number;
  readonly windows: number;
  /** bytes copied into the core */
  readonly copied: number;
  /** packed ranges for which the core received a result, which may be empty */
  readonly ranges: number;
  readonly unpacked: number;
  /** bytes of the core's memory */
  readonly memory: number;
}

/** Counts the steps and bytes of reading a file on a separate core. */
export async function scanEffortOf(bytes: Uint8Array): Promise<ScanEffort> {
  const exports = (await WebAssembly.instantiate(coreModule)).exports as unknown as CoreExports;
  const effort = { scans: 0, steps: 0, windows: 0, copied: 0, ranges: 0, unpacked: 0 };
  const core = createCore({
    ...exports,
    addWindow(position, length) {
      effort.windows++;
      effort.copied += length;
      if (position >= DECODED_POSITION) {
        effort.ranges++;
        effort.unpacked += length;
      }
      return exports.addWindow(position, length);
    },
  });
  const counting: Core = {
    ...core,
    scan(file, raw) {
      const scan = core.scan(file, raw);
      effort.scans++;
      effort.steps += scan.entries;
      return scan;
    },
  };
  const result = await extract(counting, memorySource(bytes));
  return { result, ...effort, memory: exports.memory.buffer.byteLength };
}
