/**
 * `node scripts/run.mjs compat/run.ts [--record]`: tries the packed package in runtimes and bundlers, and checks its shape and its
 * types. `--record` writes the tries into docs/bench.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { BROWSER_ARGUMENTS, findShell } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { FILES, writeFiles } from '../tests/package/packageFiles';
import { installPackage } from '../tests/support/installPackage';
import { PAGE, READ_IN_MODULE, READ_WITH_REQUIRE, STRICT_POLICY, type Try, TRIES } from './tries';

const HERE = resolve('compat');
const TABLE_FILE = 'docs/bench.md';
const MARKS = ['<!-- compat: written by `compat/run.ts --record` -->', '<!-- end of compat -->'] as const;
/** What every try has to answer: the count of the photo that `packageFiles.ts` builds. */
const EXPECTED = '8541';
const PHOTO = 'DSC_0042.NEF';

const isRecording = process.argv.includes('--record');

/** Runs a program of this folder or this machine; returns its output. Throws with what it printed if it fails. */
function run(cwd: string, command: string, ...parameters: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${stdout}${stderr}`.trim().slice(-2000));
  return stdout.trim();
}

const bin = (name: string) => join(HERE, 'node_modules', name);
const versionOf = (name: string) =>
  (JSON.parse(readFileSync(bin(`${name}/package.json`), 'utf8')) as { readonly version: string }).version;

interface Tried {
  readonly name: string;
  readonly how: string;
  readonly answer: string;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shutter-count-compat-'));
  try {
    const { userProject, packed } = installPackage(folder);
    writeFiles(userProject);
    const tried: Tried[] = [];
    const absent = TRIES.filter((one) => nameOf(one) === undefined);
    for (const one of TRIES.filter((each) => !absent.includes(each))) tried.push(await tryOne(one, userProject));
    const table = tableOf(tried);
    console.warn(table);
    const problems = tried.filter(({ answer }) => answer !== EXPECTED).map(({ name, answer }) => `${name}: ${answer}`);
    problems.push(...checkShape(join(folder, packed.filename)));
    for (const { name, how } of absent)
      console.warn(`Left out, because it cannot be had for this machine: ${name}, ${how}`);
    if (absent.length === 0)
      problems.push(...(await keep(TABLE_FILE, withTable(readFileSync(TABLE_FILE, 'utf8'), table))));
    for (const problem of problems) console.error(`FAILED: ${problem}`);
    console.warn(problems.length === 0 ? 'All that was tried works.' : '');
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The page with this table between its two comments. */
function withTable(page: string, table: string): string {
  const [before = '', rest = ''] = page.split(MARKS[0]);
  return `${before}${MARKS[0]}\n\n${table}\n\n${MARKS[1]}${rest.split(MARKS[1])[1] ?? ''}`;
}

/** Writes the text when recording; else says if the file has another one. */
async function keep(path: string, text: string): Promise<string[]> {
  const written = await format(text, { ...(await resolveConfig(path)), parser: 'markdown' });
  if (isRecording) writeFileSync(path, written);
  return readFileSync(path, 'utf8') === written
    ? []
    : [`${path} is not what was found now: node scripts/run.mjs compat/run.ts --record`];
}

/** Its name with its version; undefined for what the registry does not have for this machine. */
function nameOf({ name, version }: Try): string | undefined {
  try {
    return `${name} ${version(versionOf)}`;
  } catch {
    return undefined;
  }
}

async function tryOne(one: Try, userProject: string): Promise<Tried> {
  const project = mkdtempSync(join(userProject, 'try-'));
  const name = nameOf(one) ?? one.name;
  try {
    const answer = await answerOf(one, project);
    return { name, how: one.how, answer };
  } catch (problem) {
    return { name, how: one.how, answer: (problem as Error).message };
  }
}

async function answerOf(one: Try, project: string): Promise<string> {
  writeFiles(project);
  for (const [file, text] of Object.entries({
    'read.mjs': READ_IN_MODULE,
    'read.cjs': READ_WITH_REQUIRE,
    ...one.files,
  })) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  const { command } = one;
  const output = command ? run(project, ...(command(bin) as [string, ...string[]])) : '';
  return one.site === undefined ? output : inPage(join(project, one.site), one.isStrict ?? false);
}

/** Opens the built page in Chromium, and gives it the photo. */
async function inPage(root: string, isStrict: boolean): Promise<string> {
  writeFileSync(join(root, 'index.html'), PAGE);
  if (isStrict) writeFileSync(join(root, '_headers'), `/*\n  Content-Security-Policy: ${STRICT_POLICY}\n`);
  const site = await serve(0, root);
  const browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/`);
    await page.locator('body[data-ready]').waitFor();
    await page.locator('input').setInputFiles({ name: PHOTO, mimeType: '', buffer: Buffer.from(FILES[PHOTO]!) });
    const said = page.locator('output:not(:empty)');
    await said.waitFor();
    return await said.innerText();
  } finally {
    await browser.close();
    await site.close();
  }
}

/** What publint and arethetypeswrong say against the tarball. */
function checkShape(tarball: string): string[] {
  const checks = [
    ['publint', [bin('publint/src/cli.js'), 'run', tarball, '--strict']],
    // The package is made of ES modules alone; the core is no module.
    [
      'arethetypeswrong',
      [
        bin('@arethetypeswrong/cli/dist/index.js'),
        tarball,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        'core.wasm',
      ],
    ],
  ] as const;
  return checks.flatMap(([name, parameters]) => {
    try {
      run(HERE, process.execPath, ...parameters);
      console.warn(`${name}: nothing wrong`);
      return [];
    } catch (problem) {
      return [`${name}: ${(problem as Error).message}`];
    }
  });
}

function tableOf(tried: readonly Tried[]): string {
  const rows = [
    ['Where', 'How', 'Count'],
    ['---', '---', '---:'],
    ...tried.map(({ name, how, answer }) => [name, how, answer.split('\n')[0]!]),
  ];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

await main();
