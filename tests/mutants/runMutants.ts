/**
 * `node scripts/run.mjs tests/mutants/runMutants.ts [--seed N] [--count N]`: copies the project, changes one operator
 * at a time in the copy, and runs the unit tests in `TESTS`. If no test notices a change, either a test is missing, or
 * the change makes no difference (list.ts). Exits with 1 if any change survived. The tests run without the corpus, so
 * that every machine finds the same survivors.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../fuzz/random';
import { EQUIVALENT, NAMED } from './list';
import { type Change, changesOf } from './places';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '60' } },
});

const ROOT = resolve(import.meta.dirname, '../..');
const COPIES = join(ROOT, 'build/mutants');
const MUTATED = ['assembly', 'src/reader'];
/** The parts of the project that the tests need. */
const COPIED = ['assembly', 'bench', 'scripts', 'src', 'tests', 'public', 'docs', 'README.md', 'index.html'];
const CONFIGURATION = ['package.json', 'tsconfig.json', 'asconfig.json', 'vite.config.ts', 'vitest.config.ts'];
/** The folders of the unit tests that cover reading, the quickest first. */
const TESTS = ['tests/reader', 'tests/assembly', 'tests/fuzz', 'tests/usb', 'tests/history', 'tests/library'];
const VITEST = 'node_modules/vitest/vitest.mjs';
const PROJECTS = ['--project', 'unit'];
const WORKERS = 2;
/** A change can make a loop endless, so the tests are stopped after this many times their usual duration. */
const MOST_TIMES = 4;

interface Mutant extends Change {
  readonly name: string;
  /** from 1 */
  readonly line: number;
}

type Verdict = 'killed' | 'survived' | 'equivalent';

const mutants = [...NAMED.map(named), ...drawn(Number(values.count), Number(values.seed))];
console.log(`${NAMED.length} named mutants and ${mutants.length - NAMED.length} drawn with seed ${values.seed}`);
const verdicts = new Map<Mutant, Verdict>();
const queue = [...mutants];
await Promise.all(Array.from({ length: WORKERS }, (_, index) => work(join(COPIES, String(index)))));
rmSync(COPIES, { recursive: true, force: true });
for (const verdict of ['killed', 'equivalent', 'survived'] as const) {
  console.log(`${[...verdicts.values()].filter((each) => each === verdict).length} ${verdict}`);
}
if ([...verdicts.values()].includes('survived')) process.exitCode = 1;

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function named({ name, file, from, to }: (typeof NAMED)[number]): Mutant {
  const text = textOf(file);
  const start = text.indexOf(from);
  if (start < 0 || text.indexOf(from, start + 1) >= 0)
    throw new Error(`'${from}' does not occur exactly once in ${file}: see list.ts`);
  return { name, file, start, end: start + from.length, to, line: lineAt(text, start) };
}

/** `count` different changes: the same for the same seed and sources. */
function drawn(count: number, seed: number): Mutant[] {
  const files = MUTATED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  ).toSorted();
  const all = files.flatMap((file) => changesOf(file, textOf(file)));
  const random = seeded(seed);
  const chosen = new Set<Change>();
  while (chosen.size < Math.min(count, all.length)) chosen.add(random.pick(all));
  return [...chosen].map((change) => {
    const text = textOf(change.file);
    return { ...change, name: describe(change, text), line: lineAt(text, change.start) };
  });
}

/** The change as text, with its number among equal operators of the line: '+ → -', '+ → - (2)' */
function describe({ start, end, to }: Change, text: string): string {
  const operator = text.slice(start, end);
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  const earlier = before.split(operator).length - 1;
  return `${operator} → ${to || 'nothing'}${earlier > 0 ? ` (${earlier + 1})` : ''}`;
}

/** Tests mutants from the queue in a copy of the project in `folder`, until the queue is empty. */
async function work(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of [...COPIED, ...CONFIGURATION]) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const start = performance.now();
  const said: string[] = [];
  if (!(await passes(folder, { said }))) throw new Error(`The unit tests fail without any change.\n${said.join('')}`);
  const mostMs = MOST_TIMES * (performance.now() - start);
  for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
    const text = textOf(mutant.file);
    writeFileSync(join(folder, mutant.file), text.slice(0, mutant.start) + mutant.to + text.slice(mutant.end));
    const reason = equivalence(mutant, text);
    const verdict = reason ? 'equivalent' : (await passes(folder, { mostMs })) ? 'survived' : 'killed';
    writeFileSync(join(folder, mutant.file), text);
    verdicts.set(mutant, verdict);
    const line = text.split('\n')[mutant.line - 1]?.trim() ?? '';
    const shown = `${verdict.padEnd(10)} ${mutant.file}:${mutant.line}  ${mutant.name}`;
    console.log(verdict === 'survived' ? `${shown}\n           ${line}` : reason ? `${shown}  (${reason})` : shown);
  }
}

function equivalence(mutant: Mutant, text: string): string | undefined {
  const line = text.split('\n')[mutant.line - 1]?.trim();
  return EQUIVALENT.find((each) => each.file === mutant.file && each.line === line && each.change === mutant.name)
    ?.reason;
}

/**
 * True if the copy's unit tests pass within `mostMs` milliseconds; they fail if the change does not compile. `said`
 * receives their output.
 */
function passes(
  folder: string,
  { mostMs, said }: { readonly mostMs?: number; readonly said?: string[] },
): Promise<boolean> {
  return new Promise((done) => {
    const child: ChildProcess = spawn(
      process.execPath,
      [VITEST, 'run', ...PROJECTS, '--bail', '1', '--maxWorkers', '1', ...TESTS],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        env: { ...process.env, CORPUS_DIR: join(folder, 'no-corpus') },
      },
    );
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (part) => said?.push(String(part)));
    // Ends the whole process group, because an endless loop runs in a worker of the test runner.
    const timer = mostMs && setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), mostMs);
    child.on('close', (code) => {
      clearTimeout(timer);
      done(code === 0);
    });
  });
}
