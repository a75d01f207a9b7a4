import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const DOCUMENT = readFileSync('docs/program.md', 'utf8');

/** The first cell of each row of the table in `section` whose first column has the heading `heading`. */
export function documented(section: string, heading: string): string[] {
  const from = DOCUMENT.indexOf(`\n${section}\n`);
  const lines = DOCUMENT.slice(from).split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'));
  expect([section, from >= 0, start > 0]).toEqual([section, true, true]);
  return lines.slice(start + 2, end).map((line) => line.split('|')[1]!.replaceAll('`', '').trim());
}

/** ['a', 'a.b'] for { a: [{ b: 1 }] } */
export function keysIn(value: unknown, before = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => keysIn(one, before));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [`${before}${key}`, ...keysIn(one, `${before}${key}.`)]);
}
