/** Compares the command-line program with the corpus of real photos, prints what it found, and exits 1 on any difference that is not meant. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { compareFile } from './compare.mjs';
import { DELIBERATE } from './deliberate.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CORPUS = resolve(process.env.CORPUS_DIR ?? join(ROOT, '../shared/corpus'));
const PROGRAM = join(ROOT, 'build/shutter-count.js');
/** These only have to end cleanly; their expected values are advisory. */
const BROKEN = 'broken/';

if (!existsSync(join(CORPUS, 'expected.json'))) {
  console.log(
    '\n*** NO CORPUS: not one real photo was compared. Set CORPUS_DIR to a folder that holds expected.json. ***\n',
  );
  process.exit(0);
}
if (!existsSync(PROGRAM)) throw new Error('build/shutter-count.js is missing: run npm run build first');

const expected = JSON.parse(readFileSync(join(CORPUS, 'expected.json'), 'utf8')).files;
const output = execFileSync(process.execPath, [PROGRAM, '--json', ...expected.map(({ file }) => join(CORPUS, file))], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ours = JSON.parse(output);
if (ours.length !== expected.length) throw new Error(`${expected.length} files, ${ours.length} answers`);

const tallies = [];
const differences = [];
for (const [index, entry] of expected.entries()) {
  if (entry.file.startsWith(BROKEN)) continue;
  const { tally, differences: found } = compareFile(entry, ours[index]);
  tallies.push(tally);
  differences.push(...found);
}

printTally('container');
printTally('brand');
printReads();

const reasonOf = (difference) =>
  DELIBERATE.find(({ file, key }) => file === difference.file && key === difference.key)?.reason;
const surprises = differences.filter((difference) => reasonOf(difference) === undefined);
const unneeded = DELIBERATE.filter(
  (entry) => !differences.some(({ file, key }) => file === entry.file && key === entry.key),
);

console.log('\nDeliberate differences');
for (const difference of differences)
  if (!surprises.includes(difference)) printDifference(difference, reasonOf(difference));
if (surprises.length > 0) console.log('\nDIFFERENCES');
for (const difference of surprises) printDifference(difference);
for (const { file, key } of unneeded)
  console.log(`NO LONGER NEEDED in the list of deliberate differences: ${file} ${key}`);

const equal = tallies.reduce((sum, tally) => sum + tally.equal, 0);
const compared = equal + differences.length;
const counts = expected.filter(({ file, shutterCount }) => shutterCount !== null && !file.startsWith(BROKEN)).length;
const wrongCounts = differences.filter(
  ({ key, expected: wanted }) => key === 'shutterCount' && wanted !== undefined,
).length;
console.log(
  `\n${expected.length} files, ${expected.length - tallies.length} of them broken. ${equal} of ${compared} values equal ` +
    `(${((100 * equal) / compared).toFixed(3)} %). Shutter counts equal: ${counts - wrongCounts} of ${counts}. ` +
    `Differences: ${differences.length}, not meant: ${surprises.length}.`,
);
process.exitCode = surprises.length + unneeded.length === 0 ? 0 : 1;

/** @param {'container' | 'brand'} by */
function printTally(by) {
  const rows = Object.entries(groupBy(tallies, by)).toSorted(byName);
  console.log(`\n${by.padEnd(14)}   files   equal  differ  missing`);
  for (const [name, group] of rows) {
    const sum = (key) => String(group.reduce((total, tally) => total + tally[key], 0));
    console.log(
      `${name.padEnd(14)}${String(group.length).padStart(8)}${sum('equal').padStart(8)}${sum('differ').padStart(8)}${sum('missing').padStart(9)}`,
    );
  }
}

/** @param {[string, unknown]} a @param {[string, unknown]} b */
function byName(a, b) {
  return a[0].localeCompare(b[0]);
}

function groupBy(list, key) {
  const groups = {};
  for (const item of list) (groups[item[key]] ??= []).push(item);
  return groups;
}

/** Reads and bytes of the files that are whole: a head tells nothing of where a real file keeps its metadata. */
function printReads() {
  const whole = expected.flatMap((entry, index) =>
    entry.truncated || entry.file.startsWith(BROKEN) ? [] : [ours[index]],
  );
  console.log('\nReads of uncut files   files   1 read       2       3      4+   most bytes');
  for (const [name, group] of Object.entries(
    groupBy(
      whole.map((entry) => ({ ...entry, container: entry.container ?? 'none' })),
      'container',
    ),
  ).toSorted(byName)) {
    const of = (test) => String(group.filter(({ reads }) => test(reads)).length).padStart(8);
    const bytes = Math.max(...group.map(({ bytesRead }) => bytesRead));
    console.log(
      `${name.padEnd(20)}${String(group.length).padStart(8)}${of((n) => n <= 1)} ${of((n) => n === 2)}${of((n) => n === 3)}${of((n) => n > 3)}${String(bytes).padStart(13)}`,
    );
  }
}

function printDifference({ file, key, expected: wanted, ours: got }, reason) {
  const values = `${JSON.stringify(wanted) ?? 'nothing'} expected, ${JSON.stringify(got) ?? 'nothing'} read`;
  console.log(`  ${file}  ${key}: ${values}${reason ? ` (${reason})` : ''}`);
}
