/** The program's readable table. */
import { type ExtractionResult, readsZero } from '../extraction/result';
import type { FileResult } from './json';
import { printable } from './terminal';

const MAX_CAMERA = 60;
const HEADINGS = ['File', 'Camera', 'Shutter count', 'Grade', 'Source'] as const;

/** One line per file, columns aligned. */
export function writeTable(entries: readonly FileResult[]): string {
  const rows = entries.map(({ file, result }) => [file, cameraOf(result), ...countOf(result)]);
  return alignColumns([HEADINGS, ...rows], [2]);
}

/** Rows of cells → printable lines with aligned columns. `right`: numbers of the columns to align right, from 0. */
export function alignColumns(cells: readonly (readonly string[])[], right: readonly number[]): string {
  const rows = cells.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  }
  const align = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!);
  return rows.map((row) => `${row.map(align).join('  ').trimEnd()}\n`).join('');
}

function cameraOf({ make, model }: ExtractionResult): string {
  return printable([make, model].filter((part) => part !== undefined).join(' ')).slice(0, MAX_CAMERA) || '-';
}

function countOf(result: ExtractionResult): readonly string[] {
  const { shutterCount, shutterSource, reason, error } = result;
  if (error) return ['-', 'error', error.message];
  if (shutterCount === undefined || !shutterSource)
    return [
      'unknown',
      '-',
      [readsZero(result) ? 'the counter reads 0' : (reason ?? '-'), ...unconfirmed(result)].join('; '),
    ];
  const count = shutterCount.toLocaleString('en-US');
  return shutterSource.grade === 'guess'
    ? ['unknown', 'guess', `${count} in ${shutterSource.tag} is no shutter count`]
    : [count, gradeOf(result), `${shutterSource.tag} (${shutterSource.kind})`];
}

const gradeOf = ({ shutterSource, savedAgain }: ExtractionResult): string =>
  savedAgain?.is === 'yes' ? `${shutterSource!.grade}, re-saved file` : shutterSource!.grade;

const unconfirmed = ({ candidates = [] }: ExtractionResult): string[] =>
  candidates.map(({ value, tag }) => `${value.toLocaleString('en-US')} in ${tag} is not confirmed`);
