/**
 * Prints what languages lack, file by file: `node scripts/run.mjs scripts/untranslated.ts` of all, `… untranslated.ts fr` of
 * one, with the names of the texts. Older are texts whose English was committed later than they were: look whether they
 * still say the same. Where there is no git, that column is empty.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { textFiles } from '../src/app/languages';
import { routes } from '../src/app/routes';
import { DEFAULT_LOCALE, locales } from '../src/config/locales';
import { type ComparedFile, comparedFiles, textNameOf } from '../src/content/lacking';
import { datedLines, type DatedLine, olderTexts } from './textAges';

const run = promisify(execFile);
const asked = process.argv.slice(2);
const codes = asked.length > 0 ? asked : locales.map(({ code }) => code).filter((code) => code !== DEFAULT_LOCALE);

const hasGit = await run('git', ['rev-parse', '--is-inside-work-tree']).then(
  () => true,
  () => false,
);
if (!hasGit) console.log('There is no git here, so nobody can tell which texts are older than their English.\n');

/** The file, with the names of its texts that are older than their English. */
async function withOlder(compared: ComparedFile) {
  const { locale, file } = compared;
  const older = hasGit ? olderTexts(await blamed(DEFAULT_LOCALE, file), await blamed(locale, file)) : undefined;
  return { ...compared, older };
}

async function blamed(locale: string, file: string): Promise<DatedLine[]> {
  const path = `src/${file.endsWith('.json') ? 'i18n' : 'content'}/${locale}/${file}`;
  if (!existsSync(path)) return [];
  // A file that was never committed is new.
  return run('git', ['blame', '--line-porcelain', '--', path], { maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => datedLines(stdout),
    () => [],
  );
}

const pagesOf = new Map<string, number>();
for (const name of routes.flatMap(textFiles)) pagesOf.set(name, (pagesOf.get(name) ?? 0) + 1);

const line = (cells: readonly string[]) =>
  cells.map((cell, column) => (column === 0 ? cell.padEnd(50) : cell.padStart(12))).join('');

// Whoever reads only the first lines has read enough.
process.stdout.on('error', () => process.exit());

for (const code of codes) {
  const compared = [];
  for (const file of await comparedFiles([code])) compared.push(await withOlder(file));
  console.log(line([code, 'missing', 'of', 'older', 'on pages']));
  for (const { file, lacking, of, older } of compared) {
    console.log(
      line([file, ...[lacking.length, of, older?.length ?? '', pagesOf.get(textNameOf(file)) ?? 0].map(String)]),
    );
    if (asked.length === 0) continue;
    for (const name of lacking.length === of ? [] : lacking) console.log(`  missing  ${name}`);
    for (const name of older ?? []) console.log(`  older    ${name}`);
  }
  console.log();
}
