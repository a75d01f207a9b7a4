/**
 * The compressed size of the files that a visitor's browser must fetch, compared with the last release. Tables of
 * models are not counted: a new body or camera must never break a limit.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Stop } from '../support/stops';

/** Bytes by subject: 'core', 'kept', or a kind of page. */
export type Weights = Readonly<Record<string, number>>;

export const RECORD = 'tests/weights/recorded.json';
/** The allowed growth between two releases. */
const GROWTH = 0.05;

/** Matches the chunks of tables of cameras. vite.config.ts names these chunks. */
const TABLE = /\/table-[^/]*$/;

const weightOf = (bytes: Uint8Array) => gzipSync(bytes, { level: 9 }).length;

/** The scripts in a built page. Its first screen needs no others: weight.e2e.ts proves that. */
export function scriptsIn(html: string): string[] {
  return [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file!))];
}

/** The weight of a page's first scripts in the built site `dist`, in bytes. */
export function weightOfPage(dist: string, address: string): number {
  const page = address.endsWith('/') ? `${address}index` : address;
  return weightOfScripts(dist, scriptsIn(readFileSync(join(dist, `${page}.html`), 'utf8')));
}

/** The weight of the scripts that the service worker caches on a first visit, in bytes. */
function weightOfKept(dist: string): number {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return weightOfScripts(dist, worker.match(/\/assets\/[^"'`]+\.js/g) ?? []);
}

const weightOfScripts = (dist: string, scripts: readonly string[]) =>
  scripts
    .filter((name) => !TABLE.test(name))
    .reduce((sum, script) => sum + weightOf(readFileSync(join(dist, script))), 0);

/** The weight of the compiled core in bytes, without its data section, because that contains the lists of models. */
export function weightOfCore(wasm: Uint8Array): number {
  return weightOf(withoutData(wasm));
}

const DATA_SECTION = 11;
const HEADER_BYTES = 8;

/** A module without its data section. Each section: u8 id, its length as LEB128, content (WebAssembly 2.0, 5.5.2). */
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

/**
 * The weights of a build: of the core, of the scripts cached on a first visit, and of the heaviest page of each kind.
 */
export function weigh(dist: string, wasm: Uint8Array, stops: readonly Stop[]): Weights {
  const weights: Record<string, number> = { core: weightOfCore(wasm), kept: weightOfKept(dist) };
  for (const { address, route } of stops) {
    weights[route.kind] = Math.max(weights[route.kind] ?? 0, weightOfPage(dist, address));
  }
  return weights;
}

/** The weights that exceed the recorded ones by more than is allowed, one sentence each. */
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
