/**
 * `node scripts/run.mjs compat/run.ts [--record]`: tries the packed package in runtimes and bundlers, and checks its
 * exports and types. `--record` writes the table of tries into docs/bench.md.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import type * as Vite from 'vite';
import { BROWSER_ARGUMENTS, findShell } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { FILES, writeFiles } from '../tests/package/packageFiles';
import { installPackage } from '../tests/support/installPackage';
import { PAGE, READ_IN_MODULE, READ_WITH_REQUIRE, SIZED, STRICT_POLICY, type Try, TRIES } from './tries';

const HERE = resolve('compat');
const TABLE_FILE = 'docs/bench.md';
const MARKS = ['<!-- compat: written by `compat/run.ts --record` -->', '<!-- end of compat -->'] as const;
/** The count in the photo that `packageFiles.ts` builds. Every try must print it. */
const EXPECTED = '8541';
const PHOTO = 'DSC_0042.NEF';

const isRecording = process.argv.includes('--record');

/**
 * Returns the output of a program that is installed in this folder or on this machine. If the program fails, throws an
 * error with its output.
 */
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
    const isComplete = problems.length === 0 && absent.length === 0;
    problems.push(...checkShape(join(folder, packed.filename)), ...checkSizes(userProject));
    for (const { name, how } of absent)
      console.warn(`Left out, because it is not available for this machine: ${name}, ${how}`);
    if (isComplete) problems.push(...(await keep(TABLE_FILE, withTable(readFileSync(TABLE_FILE, 'utf8'), table))));
    for (const problem of problems) console.error(`FAILED: ${problem}`);
    console.warn(problems.length === 0 ? 'Every try works.' : '');
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `page` with `table` between its two marker comments. */
function withTable(page: string, table: string): string {
  const [before = '', rest = ''] = page.split(MARKS[0]);
  return `${before}${MARKS[0]}\n\n${table}\n\n${MARKS[1]}${rest.split(MARKS[1])[1] ?? ''}`;
}

/** With `--record`, writes the text into the file. Otherwise, returns a complaint if the file differs. */
async function keep(path: string, text: string): Promise<string[]> {
  const written = await format(text, { ...(await resolveConfig(path)), parser: 'markdown' });
  if (isRecording) writeFileSync(path, written);
  return readFileSync(path, 'utf8') === written
    ? []
    : [`${path} is not what was found now: node scripts/run.mjs compat/run.ts --record`];
}

/** The name and version of a try's tool; undefined if npm found no build of it for this machine. */
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
  if (one.devServer !== undefined) return inPage(await developed(project, one.devServer));
  return one.site === undefined ? output : inPage(await served(join(project, one.site), one.isStrict ?? false));
}

interface Site {
  readonly origin: string;
  close(): Promise<unknown>;
}

async function served(root: string, isStrict: boolean): Promise<Site> {
  writeFileSync(join(root, 'index.html'), PAGE);
  if (isStrict) writeFileSync(join(root, '_headers'), `/*\n  Content-Security-Policy: ${STRICT_POLICY}\n`);
  return serve(0, root);
}

/** Serves the page with this release of Vite's development server. */
async function developed(root: string, release: string): Promise<Site> {
  writeFileSync(join(root, 'index.html'), PAGE);
  const vite = (await import(/* @vite-ignore */ bin(`${release}/dist/node/index.js`))) as Pick<
    typeof Vite,
    'createServer'
  >;
  const server = await vite.createServer({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
  await server.listen();
  const { port } = server.httpServer!.address() as { port: number };
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Gives the photo to the page in Chromium, and returns the count that the page shows. */
async function inPage(site: Site): Promise<string> {
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

const TYPES_CHECK = bin('@arethetypeswrong/cli/dist/index.js');

/** The complaints of publint and arethetypeswrong about the tarball. */
function checkShape(tarball: string): string[] {
  const checks = [
    ['publint', [bin('publint/src/cli.js'), 'run', tarball, '--strict']],
    ['arethetypeswrong', [TYPES_CHECK, tarball, '--entrypoints', '.']],
    // Every entry point of the package except the core has an ES module.
    ['arethetypeswrong', [TYPES_CHECK, tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'core.wasm']],
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

/** The maximum bytes of a bundle that imports only `countOf`. */
const MOST_OF_SMALLEST = 500;

/** Bundles three functions, each alone; returns a complaint if the bundle of `countOf` is too large. */
function checkSizes(userProject: string): string[] {
  return SIZED.flatMap(({ name, command }) =>
    ['countOf', 'wearOf', 'readPhoto'].flatMap((imported) => {
      const project = mkdtempSync(join(userProject, 'try-'));
      writeFileSync(
        join(project, 'main.js'),
        `import { ${imported} } from 'shutter-count';\nconsole.log(${imported});\n`,
      );
      run(project, ...(command(bin) as [string, ...string[]]));
      const files = readdirSync(join(project, 'dist')).map((file) => readFileSync(join(project, 'dist', file)));
      const sum = files.reduce((bytes, { length }) => bytes + length, 0);
      const packed = gzipSync(Buffer.concat(files)).length;
      console.warn(
        `${name}: ${imported} alone, ${sum.toLocaleString('en')} bytes, ${packed.toLocaleString('en')} with gzip`,
      );
      const isTooMuch = imported === 'countOf' && sum > MOST_OF_SMALLEST;
      return isTooMuch ? [`${name}: ${imported} alone brings ${sum} bytes`] : [];
    }),
  );
}

function tableOf(tried: readonly Tried[]): string {
  const rows = [['Where', 'How'], ['---', '---'], ...tried.map(({ name, how }) => [name, how])];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

await main();
