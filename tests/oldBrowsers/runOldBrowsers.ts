/**
 * `node scripts/run.mjs tests/oldBrowsers/runOldBrowsers.ts`: visits the built site in old releases of Chromium, from
 * npm packages that bring Chromium to servers. Drops a photo on the tool in each browser and language. Prints the
 * results as the table of docs/browsers.md. Exits with 1 if a supported browser reads no count, or if an unsupported
 * browser shows no notice.
 */
import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { MINIMUM_BROWSERS } from '../../src/config/browsers';
import { type Locale, localeCodes } from '../../src/config/locales';
import { localizePath } from '../../src/i18n/paths';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { texts } from '../support/texts/all';

const COUNT = 45_213;
const PHOTO = photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount: COUNT }) });

/** A visit's time on the browser's virtual clock, which jumps ahead when the browser has nothing left to do. */
const VISIT_MS = 15_000;

/** what `visit.js` notes in the page */
interface Seen {
  readonly agent: string;
  readonly notice: string | null;
  readonly count: string | null;
  readonly tool: string | null;
}

async function tryAll(folder: string): Promise<boolean> {
  const site = await serve(0, await visitedSite(folder));
  const rows: string[] = [];
  let isRight = true;
  try {
    for (const name of await packageNames()) {
      const browser = await unpack(name, folder);
      for (const locale of localeCodes) {
        const seen = await visit(browser, site.origin + localizePath('/', locale));
        const isGood = seen !== undefined && isAsPromised(seen, locale);
        isRight &&= isGood;
        rows.push(`| ${versionOf(seen)} | ${locale} | ${describe(seen)} | ${isGood ? 'yes' : '**no**'} |`);
      }
    }
  } finally {
    await site.close();
  }
  console.log(
    ['| Chromium | Page | What a dropped photo gave | As promised |', '| --- | --- | --- | --- |', ...rows].join('\n'),
  );
  return isRight;
}

/** Makes a copy of the built site whose first script also runs `visit.js`. Returns its folder. */
async function visitedSite(folder: string): Promise<string> {
  const copy = join(folder, 'site');
  await cp('dist', copy, { recursive: true });
  const script = join(copy, 'first.js');
  const visitor = await readFile(join(import.meta.dirname, 'visit.js'), 'utf8');
  await writeFile(
    script,
    `${await readFile(script, 'utf8')}\n${visitor.replace('BYTES', () => JSON.stringify([...PHOTO]))}`,
  );
  return copy;
}

async function packageNames(): Promise<string[]> {
  const own = JSON.parse(await readFile(join(import.meta.dirname, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  return Object.keys(own.devDependencies);
}

interface OldBrowser {
  readonly program: string;
  readonly libraries: string;
}

/** Unpacks the browser and its libraries, which the npm package compresses. */
async function unpack(name: string, folder: string): Promise<OldBrowser> {
  const packed = async (file: string) =>
    brotliDecompressSync(await readFile(join(import.meta.dirname, 'node_modules', name, 'bin', `${file}.br`)));
  const target = join(folder, name);
  await mkdir(target);
  const program = join(target, 'chromium');
  await writeFile(program, await packed('chromium'), { mode: 0o755 });
  for (const archive of ['aws.tar', 'swiftshader.tar']) {
    await writeFile(join(target, archive), await packed(archive));
    execFileSync('tar', ['xf', join(target, archive), '-C', target]);
  }
  return { program, libraries: join(target, 'lib') };
}

async function visit({ program, libraries }: OldBrowser, address: string): Promise<Seen | undefined> {
  const profile = `${program}-profile`;
  const { stdout } = await promisify(execFile)(
    program,
    [
      ...BROWSER_ARGUMENTS,
      '--headless',
      '--no-zygote',
      `--user-data-dir=${profile}`,
      `--virtual-time-budget=${VISIT_MS}`,
      '--dump-dom',
      address,
    ],
    { timeout: 8 * VISIT_MS, maxBuffer: Infinity, env: { ...process.env, LD_LIBRARY_PATH: libraries } },
  );
  const noted = / data-seen="([^"]*)"/.exec(stdout)?.[1];
  return noted === undefined ? undefined : (JSON.parse(decodeURIComponent(noted)) as Seen);
}

const versionOf = (seen: Seen | undefined) => /Chrome\/([\d.]+)/.exec(seen?.agent ?? '')?.[1] ?? 'did not answer';

const fill = (text: string) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: keyof typeof MINIMUM_BROWSERS) => String(MINIMUM_BROWSERS[name]));

/**
 * A supported browser must show the count and no notice. An unsupported browser must show the notice in the page's
 * language, and its tool must show the reason why there is no count.
 */
function isAsPromised(seen: Seen, locale: Locale): boolean {
  if (Number.parseInt(versionOf(seen), 10) >= MINIMUM_BROWSERS.chrome)
    return seen.notice === null && seen.count === COUNT.toLocaleString(locale);
  const { 'frame.oldBrowser': notice, 'error.noCore': why } = texts[locale];
  return seen.notice === fill(notice) && seen.count === null && (seen.tool ?? '').includes(fill(why));
}

function describe(seen: Seen | undefined): string {
  if (!seen) return 'nothing';
  return [seen.notice === null ? 'no notice' : `'${seen.notice}'`, seen.count ?? 'no count'].join(', ');
}

const place = await mkdtemp(join(tmpdir(), 'shutter-count-old-'));
try {
  process.exitCode = (await tryAll(place)) ? 0 : 1;
} finally {
  await rm(place, { recursive: true, force: true });
}
