/** Numbers, tables and conditions as text. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { format } from 'prettier';

const KB = 1024;
const MB = 1024 * KB;

/** Three significant digits: '0.127', '4.2', '318', '2,990' */
export function figure(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 4 });
}

export const times = (ratio: number): string => (Number.isNaN(ratio) ? '–' : `${figure(ratio)}×`);

/** '640 B', '64 KB', '20 MB' */
export function bytes(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (value >= MB) return `${figure(value / MB)} MB`;
  return value >= KB ? `${figure(value / KB)} KB` : `${figure(value)} B`;
}

/** Formats milliseconds: '4.2 µs', '0.62 ms', '7 s' */
export function duration(ms: number): string {
  if (ms >= 1000) return `${figure(ms / 1000)} s`;
  return ms >= 0.1 || Number.isNaN(ms) ? `${figure(ms)} ms` : `${figure(ms * 1000)} µs`;
}

/** A Markdown table. The first `texts` columns are text; the others are numbers, aligned to the right. */
export function table(head: readonly string[], texts: number, rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index < texts ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints Markdown with its columns aligned. */
export async function print(...parts: readonly string[]): Promise<void> {
  console.log(await format(parts.join('\n\n'), { parser: 'markdown' }));
}

/** Names the current measurement on stderr. */
export const say = (what: string): void => console.error(`bench: ${what}`);

/** The day, the machine, and the versions of Node and of these packages, in one sentence. */
export function conditions(...packages: readonly string[]): string {
  const versions = packages.map((name) => `, ${name} ${versionOf(name)}`).join('');
  return (
    `${new Date().toISOString().slice(0, 10)}. ${cpus()[0]?.model.trim() ?? 'Unknown processor'}, ${cpus().length} cores, ` +
    `${Math.round(totalmem() / MB / KB)} GB, load ${loadavg()[0]!.toFixed(1)}. Node ${process.versions.node}${versions}.`
  );
}

function versionOf(name: string): string {
  const manifest = readFileSync(join(import.meta.dirname, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}
