/**
 * `node scripts/run.mjs tests/corpus/runCorpus.ts`: compares the command-line program's results on the corpus of real
 * photos with the expected values, and each photo's grade, limits and signs with judgments.json. Exits with 1 on any
 * unintended difference. `--record` updates judgments.json.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Difference, type Expected, type Ours, type Tally, compareFile } from './compare';
import { loadCore } from '../../src/reader/core';
import { extract } from '../../src/reader/extract';
import { memorySource } from '../../src/reader/ranges';
import type { ExtractionResult } from '../../src/reader/result';
import { CORPUS, hasCorpus } from '../support/shared';
import { DELIBERATE } from './deliberate';
import labels from './savedAgainLabels.json' with { type: 'json' };

const PROGRAM = resolve('build/shutter-count.js');
/** On broken files, the program only has to end cleanly; their expected values are advisory. */
const BROKEN = 'broken/';
const MAX_OUTPUT_BYTES = 1 << 28;
const JUDGMENTS = resolve('tests/corpus/judgments.json');

if (hasCorpus) process.exitCode = await compare();
else {
  console.log(
    '\n*** NO CORPUS: not one real photo was compared. Set CORPUS_DIR to a folder that holds expected.json. ***\n',
  );
}

/** Prints the differences. Returns 0 if each is intended and every intended difference still occurs, otherwise 1. */
async function compare(): Promise<number> {
  if (!existsSync(PROGRAM)) throw new Error('build/shutter-count.js is missing: run npm run build first');
  const { files } = JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')) as { files: Expected[] };
  const paths = files.map(({ file }) => join(CORPUS, file));
  const output = execFileSync(process.execPath, [PROGRAM, '--json', ...paths], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers = JSON.parse(output) as Ours[];
  if (answers.length !== files.length) throw new Error(`${files.length} files, ${answers.length} answers`);

  const pairs = files.flatMap((expected, index) => {
    const ours = answers[index];
    return ours && !expected.file.startsWith(BROKEN) ? [{ expected, ours }] : [];
  });
  const compared = pairs.map(({ expected, ours }) => compareFile(expected, ours));
  const tallies = compared.map(({ tally }) => tally);
  const differences = compared.flatMap((one) => one.differences);

  printTally(tallies, 'container');
  printTally(tallies, 'brand');
  printReads(pairs.filter(({ expected }) => !expected.truncated).map(({ ours }) => ours));
  const surprises = printDifferences(differences);

  const misjudged =
    compareSavedAgain(new Map(answers.map((ours, index) => [files[index]!.file, ours]))) +
    (await compareJudgments(files.map(({ file }) => file)));
  const equal = tallies.reduce((sum, tally) => sum + tally.equal, 0);
  const total = equal + differences.length;
  const counts = pairs.filter(({ expected }) => expected.shutterCount !== null).length;
  const wrong = differences.filter(({ key, expected }) => key === 'shutterCount' && expected !== undefined).length;
  console.log(
    `\n${files.length} files, ${files.length - pairs.length} of them broken. ${equal} of ${total} values equal ` +
      `(${((100 * equal) / total).toFixed(3)} %). Shutter counts equal: ${counts - wrong} of ${counts}. ` +
      `Differences: ${differences.length}, unintended: ${surprises}.`,
  );
  return surprises + misjudged === 0 ? 0 : 1;
}

/**
 * Prints the verdicts ('saved again?') on files with a known history, and returns the number of wrong verdicts. We
 * determined the files' labels by hand from their bytes, before we tried the rule on these files. The rule must give
 * the verdict 'yes' only for the files of `resavedTold`, because only their bytes reveal that they were saved again.
 */
function compareSavedAgain(answers: ReadonlyMap<string, Ours>): number {
  const wanted = { original: false, makersProgram: false, resavedTold: true, resavedNotTold: false } as const;
  const verdicts = ['yes', 'unknown', 'no-sign', undefined] as const;
  console.log(`\nSaved again?        ${verdicts.map((verdict) => (verdict ?? 'none').padStart(9)).join('')}`);
  let misjudged = 0;
  for (const [label, isCalledSavedAgain] of Object.entries(wanted) as [keyof typeof wanted, boolean][]) {
    const judged = labels[label].map((file) => [file, answers.get(file)?.savedAgain?.is] as const);
    const counts = verdicts.map((verdict) => String(judged.filter(([, is]) => is === verdict).length).padStart(9));
    console.log(`${label.padEnd(20)}${counts.join('')}`);
    const wrong = judged.filter(([, is]) => (is === 'yes') !== isCalledSavedAgain);
    for (const [file, is] of wrong) console.log(`  NOT AS NOTED: ${file} is ${label}, but judged '${is}'`);
    misjudged += wrong.length;
  }
  return misjudged;
}

/** The count's grade and limits, and the signs, as text: 'exact two-per-photo; yes: coder' */
function judgmentOf({ shutterSource, reason, savedAgain }: ExtractionResult): string {
  const count = shutterSource ? [shutterSource.grade, ...shutterSource.limits].join(' ') : (reason ?? 'error');
  const signs = (savedAgain?.signs ?? []).map(({ sign }) => sign).join(' ');
  return `${count}; ${savedAgain?.is ?? 'none'}${signs && `: ${signs}`}`;
}

/** Returns the number of photos with a grade, limits or signs that differ from judgments.json, and prints them. */
async function compareJudgments(files: readonly string[]): Promise<number> {
  const core = await loadCore();
  const judged: Record<string, string> = {};
  for (const file of files) {
    judged[file] = judgmentOf(await extract(core, memorySource(readFileSync(join(CORPUS, file))), file));
  }
  if (process.argv.includes('--record')) writeFileSync(JUDGMENTS, `${JSON.stringify(judged, undefined, 2)}\n`);
  const noted = JSON.parse(readFileSync(JUDGMENTS, 'utf8')) as Readonly<Record<string, string>>;
  const changed = Object.keys({ ...noted, ...judged }).filter((file) => noted[file] !== judged[file]);
  for (const file of changed) console.log(`  NOT AS NOTED: ${file}: '${noted[file]}', now '${judged[file]}'`);
  return changed.length;
}

/** Prints the intended differences with their reasons, and then the others. Returns the number of problems. */
function printDifferences(differences: readonly Difference[]): number {
  const entryOf = (difference: Difference) =>
    DELIBERATE.find(({ file, key }) => file === difference.file && key === difference.key);
  const surprises = differences.filter((difference) => !entryOf(difference));
  const unneeded = DELIBERATE.filter(
    (entry) => !differences.some(({ file, key }) => file === entry.file && key === entry.key),
  );
  console.log('\nDeliberate differences');
  for (const difference of differences) {
    const entry = entryOf(difference);
    if (entry) printDifference(difference, ` (${entry.reason})`);
  }
  if (surprises.length > 0) console.log('\nDIFFERENCES');
  for (const difference of surprises) printDifference(difference, '');
  for (const { file, key } of unneeded) console.log(`NO LONGER NEEDED in the list of deliberate ones: ${file} ${key}`);
  return surprises.length + unneeded.length;
}

function printDifference({ file, key, expected, ours }: Difference, note: string): void {
  const [wanted = 'nothing', got = 'nothing'] = [expected, ours].map((value) => JSON.stringify(value));
  console.log(`  ${file}  ${key}: ${wanted} expected, ${got} read${note}`);
}

function printTally(tallies: readonly Tally[], by: 'container' | 'brand'): void {
  console.log(`\n${by.padEnd(14)}   files   equal  differ  missing`);
  for (const [name, group] of grouped(tallies, (tally) => tally[by])) {
    const sum = (key: 'equal' | 'differ' | 'missing', width: number): string =>
      String(group.reduce((total, tally) => total + tally[key], 0)).padStart(width);
    console.log(
      `${name.padEnd(14)}${String(group.length).padStart(8)}${sum('equal', 8)}${sum('differ', 8)}${sum('missing', 9)}`,
    );
  }
}

/**
 * Prints reads and bytes of uncut files. In a file that is cut to its head, the number of reads doesn't depend on the
 * real places of the metadata.
 */
function printReads(whole: readonly Ours[]): void {
  console.log('\nreads of uncut files   files       1       2       3      4+   most bytes');
  for (const [name, group] of grouped(whole, ({ container }) => container ?? 'none')) {
    const of = (test: (reads: number) => boolean): string =>
      String(group.filter(({ reads }) => test(reads)).length).padStart(8);
    const bytes = Math.max(...group.map(({ bytesRead }) => bytesRead));
    console.log(
      `${name.padEnd(20)}${String(group.length).padStart(8)}${of((n) => n <= 1)}${of((n) => n === 2)}` +
        `${of((n) => n === 3)}${of((n) => n > 3)}${String(bytes).padStart(13)}`,
    );
  }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b));
}
