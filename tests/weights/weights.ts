/**
 * The compressed size of the files that a browser must fetch, compared with the last release. Tables of models do not
 * count, because a new body or camera must never break a limit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Stop } from '../support/stops';

/** Bytes, by subject: 'core', 'kept', or a kind of page. */
export type Weights = Readonly<Record<string, number>>;

export const RECORD = 'tests/weights/recorded.json';
/** The share by which a weight may grow between two releases. */
const GROWTH = 0.05;

/** The chunks with tables of cameras, which vite.config.ts names. */
const TABLE = /\/table-[^/]*$/;

const weightOf = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;

/** The scripts that a built page names. Its first screen needs no others; weight.e2e.ts proves this. */
export function scriptsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))];
}

/** The weight in bytes of the scripts that a page of the built site `dist` names. */
export function weightOfPage(dist: string, address: string): number {
  const page = address.endsWith('/') ? `${address}index` : address;
  return weightOfScripts(dist, scriptsIn(readFileSync(join(dist, `${page}.html`), 'utf8')));
}

/** The weight in bytes of the scripts that the service worker caches on a first visit. */
function weightOfKept(dist: string): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return weightOfScripts(dist, worker.match(/\/assets\/[^"'`]+\.js/g) ?? []);
}

const weightOfScripts = (dist: string, scripts: readonly string[]) =>
  scripts
    .filter((name) => !TABLE.test(name))
    .reduce((sum, script) => sum + weightOf(readFileSync(join(dist, script))), 0);

/** The core's weight in bytes, without the data section, which contains the lists of models. */
export function weightOfCore(wasm: Uint8Array): number {
  return weightOf(withoutData(wasm));
}

const DATA_SECTION = 11;
const HEADER_BYTES = 8;

/** Each section has a u8 id, its length as LEB128, and its content (WebAssembly 2.0, 5.5.2). */
function withoutData(wasm: Uint8Array): Uint8Array {
  const kept: Uint8Array[] = [wasm.subarray(0, HEADER_BYTES)];
  for (let at = HEADER_BYTES; at < wasm.length;) {
    let end = at + 1;
    let length = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[end++]!;
      length |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    end += length;
    if (wasm[at] !== DATA_SECTION) kept.push(wasm.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

/** A build's weights: the core, the scripts cached on a first visit, and the heaviest page of each kind. */
export function weigh(dist: string, wasm: Uint8Array, stops: readonly Stop[]): Weights {
  const weights: Record<string, number> = { core: weightOfCore(wasm), kept: weightOfKept(dist) };
  for (const { address, route } of stops) {
    weights[route.kind] = Math.max(weights[route.kind] ?? 0, weightOfPage(dist, address));
  }
  return weights;
}

/** One sentence for each weight that exceeds the recorded one by more than the allowed share. */
export function growths(recorded: Weights, measured: Weights): string[] {
  return Object.entries(measured).flatMap(([what, weight]) => {
    const before = recorded[what];
    if (before !== undefined && weight <= before * (1 + GROWTH)) return [];
    const change = before === undefined ? 'is not recorded yet' : `grew from ${before} to ${weight} bytes`;
    return [
      `${what} ${change}. If that is intended, node scripts/run.mjs tests/weights/record.ts ${what} records ${weight}.`,
    ];
  });
}
