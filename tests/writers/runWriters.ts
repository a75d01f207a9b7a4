/**
 * `node scripts/run.mjs tests/writers/runWriters.ts [FOLDER…]`, after a build: lets common programs save photos again
 * (the corpus's originals, and the JPEGs in the folders), and finds outputs that still get a count and no sign. Prints
 * a row for each program and edit. Exits with 1 if an aim is missed.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type OurAnswer, type BasePhoto, collectBases, hasProgram, isCounted, readAll } from './bases';
import { EDITS, type Edit, GROUPS, NEEDED } from './edits';

/** How many photos with a lowered count may get the grade exact and no sign, although other data reveal the change. */
const LOWERED_AT_MOST = 0;
/** How many re-encoded or resized pictures may have no sign. Counts only bodies with interchangeable lenses. */
const REENCODED_AT_MOST = 0;
/** The share of outputs that may have no sign. */
const NO_SIGN_PERCENT_AT_MOST = 25;
/** With fewer photos, the run proves nothing. */
const PHOTOS_WANTED = 30;
const TIME_LIMIT_MS = 180_000;

interface Output {
  readonly edit: Edit;
  readonly base: BasePhoto;
  readonly answer: OurAnswer;
}

const run = promisify(execFile);

/** Undefined if the program fails or leaves the photo unchanged. */
async function write(edit: Edit, base: BasePhoto, folder: string): Promise<string | undefined> {
  const to = join(folder, `${EDITS.indexOf(edit)}.${edit.extension}`);
  const steps = edit.steps({ base, from: base.path, to });
  try {
    for (const step of steps) {
      if (typeof step === 'function') await step();
      else await run(step[0]!, step.slice(1), { timeout: TIME_LIMIT_MS, encoding: 'buffer' });
    }
  } catch {
    return undefined;
  }
  return existsSync(to) && !readFileSync(to).equals(base.bytes) ? to : undefined;
}

/**
 * Writes all outputs of one photo, and returns the program's results for them. Deletes the outputs at the end, so that
 * the disk holds the outputs of only one photo at a time.
 */
async function outputsOf(base: BasePhoto, edits: readonly Edit[], temporary: string): Promise<Output[]> {
  const folder = join(temporary, 'outputs');
  mkdirSync(folder);
  const paths = new Map<string, Edit>();
  const waiting = [...edits];
  const work = async (): Promise<void> => {
    for (let edit = waiting.shift(); edit; edit = waiting.shift()) {
      const path = await write(edit, base, folder);
      if (path) paths.set(path, edit);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  const answers = await readAll([...paths.keys()]);
  rmSync(folder, { recursive: true });
  return [...paths].map(([path, edit]) => ({ edit, base, answer: answers.get(path)! }));
}

// ---- the printed results

const verdictOf = ({ answer }: Output): string | undefined => answer.savedAgain?.is;
const isExactWithoutSign = (output: Output): boolean =>
  isFree(output) && output.answer.shutterSource?.grade === 'exact';
/** True if the output gets a count and no sign. */
const isFree = (output: Output): boolean => verdictOf(output) === 'no-sign' && isCounted(output.answer);

const COLUMNS: Readonly<Record<string, (outputs: readonly Output[]) => string | number>> = {
  outputs: (outputs) => outputs.length,
  'with a count': (outputs) => count(outputs, ({ answer }) => isCounted(answer)),
  'exact, no sign': (outputs) => count(outputs, isExactWithoutSign),
  'approx., no sign': (outputs) => count(outputs, (output) => isFree(output) && !isExactWithoutSign(output)),
  unknown: (outputs) => count(outputs, (output) => verdictOf(output) === 'unknown'),
  yes: (outputs) => count(outputs, (output) => verdictOf(output) === 'yes'),
  'no sign': (outputs) => `${percentFree(outputs).toFixed(0)} %`,
};
const NAME_WIDTH = 38;

const count = (outputs: readonly Output[], test: (output: Output) => boolean): number => outputs.filter(test).length;
const percentFree = (outputs: readonly Output[]): number => (100 * count(outputs, isFree)) / (outputs.length || 1);
const nameOf = ({ program, name }: Edit): string => `${program} ${name}`;

const header = (title: string): string =>
  title.padEnd(NAME_WIDTH) +
  Object.keys(COLUMNS)
    .map((column) => `  ${column}`)
    .join('');
const line = (name: string, outputs: readonly Output[]): string =>
  name.padEnd(NAME_WIDTH) +
  Object.entries(COLUMNS)
    .map(([column, value]) => String(value(outputs)).padStart(column.length + 2))
    .join('');

function printTable(edits: readonly Edit[], outputs: readonly Output[]): void {
  for (const group of GROUPS) {
    console.log(`\n${header(group)}`);
    for (const edit of edits.filter((one) => one.group === group))
      console.log(
        line(
          nameOf(edit),
          outputs.filter((output) => output.edit === edit),
        ),
      );
  }
  console.log(`\n${header('all')}`);
  for (const group of GROUPS)
    console.log(
      line(
        group,
        outputs.filter(({ edit }) => edit.group === group),
      ),
    );
  console.log(line('all', outputs));
}

/** Prints, for each program and edit, how many of each maker's photos get a count and no sign. */
function printFree(edits: readonly Edit[], outputs: readonly Output[]): void {
  console.log('\nNo sign, with a count:');
  for (const edit of edits) {
    const free = outputs.filter((output) => output.edit === edit && isFree(output));
    const makers = new Map<string, number>();
    for (const { base } of free) makers.set(base.make, (makers.get(base.make) ?? 0) + 1);
    const listed = [...makers].map(([make, many]) => `${make} ${many}`).join(', ');
    if (listed) console.log(`  ${nameOf(edit)}: ${listed}`);
  }
}

interface Aim {
  readonly what: string;
  readonly figure: number;
  readonly of: number;
  readonly atMost: number;
  readonly unit: string;
}

function aimsOf(outputs: readonly Output[]): Aim[] {
  const isLowered = ({ edit, base, answer }: Output) =>
    edit.group === 'lowered' && base.isCountChecked && answer.shutterCount !== base.count;
  const isReencoded = ({ edit, base }: Output) =>
    (edit.group === 're-encoded' || edit.group === 'resized') && base.isInterchangeable;
  const [lowered, reencoded] = [outputs.filter(isLowered), outputs.filter(isReencoded)];
  return [
    {
      what: 'lowered counts that other data reveal (Nikon, Pentax, Sony), exact and without a sign',
      figure: count(lowered, isExactWithoutSign),
      of: lowered.length,
      atMost: LOWERED_AT_MOST,
      unit: '',
    },
    {
      what: 're-encoded or resized pictures without a sign',
      figure: count(reencoded, isFree),
      of: reencoded.length,
      atMost: REENCODED_AT_MOST,
      unit: '',
    },
    {
      what: 'all outputs without a sign',
      figure: percentFree(outputs),
      of: outputs.length,
      atMost: NO_SIGN_PERCENT_AT_MOST,
      unit: ' %',
    },
  ];
}

/** Prints the aims. Returns true if all are reached. An aim without any output is missed. */
function printAims(outputs: readonly Output[]): boolean {
  console.log('\nAims');
  const reached = aimsOf(outputs).map(({ what, figure, of, atMost, unit }) => {
    const isReached = of > 0 && figure <= atMost;
    const shown = Number.isInteger(figure) ? figure : figure.toFixed(1);
    console.log(`  ${isReached ? 'pass' : 'FAIL'}  ${what}: ${shown}${unit} of ${of}, at most ${atMost}${unit}`);
    return isReached;
  });
  return reached.every(Boolean);
}

async function measure(folders: readonly string[], temporary: string): Promise<boolean> {
  const bases = await collectBases(folders, temporary);
  console.log(`${bases.length} photos${bases.length < PHOTOS_WANTED ? `, fewer than ${PHOTOS_WANTED}` : ''}:`);
  for (const { name, isCountChecked } of bases) console.log(`  ${name}${isCountChecked ? '' : ' (count not checked)'}`);
  const programs = Object.entries(NEEDED).map(([name, isThere]) => ({ name, isThere: isThere() }));
  for (const { name, isThere } of programs) if (!isThere) console.log(`skipped: ${name} is not there`);
  const edits = EDITS.filter(({ program }) => programs.some(({ name, isThere }) => isThere && name === program));
  const outputs: Output[] = [];
  for (const base of bases) outputs.push(...(await outputsOf(base, edits, temporary)));
  printTable(edits, outputs);
  printFree(edits, outputs);
  return printAims(outputs);
}

if (!hasProgram()) throw new Error('build/shutter-count.js is missing: run npm run build first');
const temporary = mkdtempSync(join(tmpdir(), 'writers-'));
try {
  process.exitCode = (await measure(process.argv.slice(2), temporary)) ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true });
}
