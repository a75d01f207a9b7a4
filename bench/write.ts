/** Writes the results: JSON, Markdown and charts into a folder, the summary into the README. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { THEMES, type ThemeName, drawChart } from './chart';
import { pictureName, renderPhotos, renderReport, renderSummary } from './report';
import type { Measured, PhotoResults, Results } from './results';

export const RESULTS_FOLDER = 'bench/results';

const START = '<!-- bench: written by `npm run bench` -->';
const END = '<!-- end of bench -->';

/** Writes everything but the README. */
export async function writeResults(folder: string, results: Results, photos: readonly PhotoResults[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
  await write('results.json', `${JSON.stringify(results, undefined, 1)}\n`);
  await write('photos.json', renderPhotosJson(results, photos));
  await write('README.md', await formatted(renderReport(results)));
  await write('photos.md', await formatted(renderPhotos(photos)));
  for (const growth of results.growth) {
    for (const theme of Object.keys(THEMES) as ThemeName[]) {
      await write(pictureName(growth, theme), drawChart(growth, theme));
    }
  }
}

/** One line per photo; the names of readers and cells are written only once. */
function renderPhotosJson({ rows }: Results, photos: readonly PhotoResults[]): string {
  const readers = [...new Set(rows.map(({ reader }) => reader))];
  const cells = ['median', 'lower', 'upper', 'reads', 'bytes', 'count', 'fields', 'tags'];
  const cellsOf = (measured: Readonly<Record<string, Measured>>): unknown[] =>
    readers.map((reader) => {
      const one = measured[reader];
      if (!one) return null;
      const { time, reads, bytes, count = null, fields = null, tags = null } = one;
      return [time.median, time.lower, time.upper, reads, bytes, count, fields, tags];
    });
  const lines = photos.map(({ runtimes, ...photo }) =>
    JSON.stringify({ ...photo, Node: cellsOf(runtimes.Node), Chromium: cellsOf(runtimes.Chromium) }, shortened),
  );
  return `{"readers":${JSON.stringify(readers)},\n"cells":${JSON.stringify(cells)},\n"photos":[\n${lines.join(',\n')}\n]}\n`;
}

/** Writes the summary between the two comments of the README. */
export async function writeSummary(path: string, results: Results): Promise<void> {
  await writeFile(path, withSummary(await readFile(path, 'utf8'), await summaryOf(results)));
}

/** The summary exactly as it has to be in the README. */
export async function summaryOf(results: Results): Promise<string> {
  return formatted(renderSummary(results));
}

/** The text between the README's two comments. */
export function summaryIn(readme: string): string {
  return readme.slice(readme.indexOf(START) + START.length, readme.indexOf(END)).trim();
}

function withSummary(readme: string, summary: string): string {
  const [from, to] = [readme.indexOf(START), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error('The README has no place for the summary.');
  return `${readme.slice(0, from)}${START}\n\n${summary.trim()}\n\n${readme.slice(to)}`;
}

/** Formatted like the rest of the project. */
export async function formatted(markdown: string): Promise<string> {
  return format(markdown, { ...(await resolveConfig('README.md')), parser: 'markdown' });
}

/** The results with numbers rounded for storing and showing. */
export function rounded(results: Results): Results {
  return JSON.parse(JSON.stringify(results, shortened)) as Results;
}

/** Four significant digits: more than the measurements can tell. */
function shortened(_: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
}
