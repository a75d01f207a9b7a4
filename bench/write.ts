/** Writes the results of the long run: JSON, Markdown and charts into a folder, the table into docs/bench.md. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { THEMES, type ThemeName, drawChart } from './chart';
import { pictureName, renderPhotos, renderReport, renderSummary } from './report';
import type { Measured, PhotoResults, Results } from './results';

/** Outside the folder of the bundles, which every run empties. */
export const RESULTS_FOLDER = 'build/evidence';
/** Where the table stands. */
export const SUMMARY_FILE = 'docs/bench.md';

/** What stands there between two comments. */
type Section = 'bench' | 'stores';

/** Writes everything but the table. */
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

/** Writes the table between the two comments of its file. */
export const writeSummary = (results: Results): Promise<void> => writeSection('bench', renderSummary(results));

/** Writes Markdown between the two comments of a section. */
export async function writeSection(section: Section, markdown: string): Promise<void> {
  const page = await readFile(SUMMARY_FILE, 'utf8');
  const start = `<!-- ${section}: written by \`npm run bench -- --evidence\` -->`;
  const [from, to] = [page.indexOf(start), page.indexOf(`<!-- end of ${section} -->`)];
  if (from < 0 || to < from) throw new Error(`${SUMMARY_FILE} has no place for ${section}.`);
  const text = (await formatted(markdown)).trim();
  await writeFile(SUMMARY_FILE, `${page.slice(0, from)}${start}\n\n${text}\n\n${page.slice(to)}`);
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

/** Says what is being done, beside what is printed as the result. */
export function say(what: string): void {
  console.error(`bench: ${what}`);
}
