/** The installed package in Chromium: in pages and workers that Vite serves and builds, and without a bundler. */
// @module-tag weekly
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createServer } from 'vite';
import { BROWSER_ARGUMENTS, findShell, hasBrowser, HOW_TO_GET_BROWSERS } from '../../scripts/browser.mjs';
import { serve } from '../../scripts/serve.mjs';
import { PATIENCE_MS } from '../support/patience';
import { picked } from './packageFiles';
import { exampleCode } from './readme';
import { skipIf } from '../support/skipIf';

const VITE = resolve('node_modules/vite/bin/vite.js');

const project = inject('userProject');

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_ARGUMENTS });
});
afterAll(() => browser.close());

/** Opens a new page and runs `look` on it. The page may report no error. */
async function visit<Answer>(address: string, look: (page: Page) => Promise<Answer>): Promise<Answer> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const problems: string[] = [];
  page.on('pageerror', (problem) => problems.push(String(problem)));
  try {
    await page.goto(address);
    return await look(page);
  } finally {
    await page.close();
    expect(problems).toEqual([]);
  }
}

async function drop(page: Page, ...names: readonly string[]): Promise<string> {
  await page.locator('body[data-ready]').waitFor();
  await page.locator('input[type=file]').setInputFiles(picked(...names));
  const said = page.locator('output:not(:empty)');
  await said.waitFor();
  return said.innerText();
}

const html = (module: string, head = '') =>
  `<!doctype html><title>${module}</title>${head}<input type="file" multiple><output></output>` +
  `<script type="module" src="${module}"></script>`;

/** The examples' remark on a photo in a format that no camera writes. */
const AGAIN: Readonly<Record<string, string>> = { 'packed.jxl': ' (saved again)' };

/** Marks the page when its module has run. */
const READY = "\ndocument.body.dataset.ready = '';\n";

/** Calls `read` for each picked file, and shows the counts. */
const SHOW = `
  document.querySelector('input').addEventListener('change', async ({ target }) => {
    const results = await Promise.all([...target.files].map(read));
    document.querySelector('output').textContent = results.map((one) => one.shutterCount ?? one.error.message).join(', ');
  });${READY}`;

/** Asks a worker, which answers questions in order. */
const ASK = `
  const ask = (worker, question) => new Promise((answer) => {
    worker.addEventListener('message', ({ data }) => answer(data), { once: true });
    worker.postMessage(question);
  });`;

const needsBrowser = skipIf(!hasBrowser(), `there is no Chromium (${HOW_TO_GET_BROWSERS})`);

describe('With Vite', needsBrowser, () => {
  const root = mkdtempSync(join(project, 'vite-'));
  const sources: Record<string, string> = {
    'vite.config.js': `export default { build: { rolldownOptions: { input: ['index.html', 'threaded.html', 'given.html'] } } };`,
    'index.html': html('/main.js'),
    'main.js': exampleCode('main.js') + READY,
    // Here, the worker loads the core and reads the photos without help.
    'threaded.html': html('/threaded.js'),
    'threaded.js': exampleCode('threaded.js') + READY,
    'worker.js': exampleCode('worker.js'),
    // Here, the page compiles the core and gives it to the worker.
    'given.html': html('/page.js'),
    'page.js': `
      import coreUrl from 'shutter-count/core.wasm?url';
      const module = await WebAssembly.compileStreaming(fetch(coreUrl));
      const worker = new Worker(new URL('./given.js', import.meta.url), { type: 'module' });
      ${ASK}
      const read = (file) => ask(worker, { module, file });
      ${SHOW}`,
    'given.js': exampleCode('given.js'),
  };

  beforeAll(() => {
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(root, name), text);
  });

  async function tryAll(origin: string): Promise<void> {
    for (const name of ['DSC_0042.NEF', 'packed.jxl']) {
      expect(await visit(`${origin}/`, (tab) => drop(tab, name))).toBe('8541');
      expect(await visit(`${origin}/threaded`, (tab) => drop(tab, name))).toBe(`${name}: 8541${AGAIN[name] ?? ''}`);
      expect(await visit(`${origin}/given`, (tab) => drop(tab, name))).toBe('8541');
    }
  }

  it('photos are read in a page and in workers during development', async () => {
    const server = await createServer({ root, logLevel: 'error', server: { port: 0, ws: false } });
    await server.listen();
    try {
      const { port } = server.httpServer!.address() as { port: number };
      await tryAll(`http://localhost:${port}`);
    } finally {
      await server.close();
    }
  });

  it('photos are read in a page and in workers of a build', async () => {
    // Runs in a separate process, as for the package's users, because the tests' process has its own Vite settings.
    execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const site = await serve(0, join(root, 'dist'));
    try {
      await tryAll(site.origin);
    } finally {
      await site.close();
    }
  });
});

describe('Without a bundler', needsBrowser, () => {
  const root = mkdtempSync(join(project, 'plain-'));
  const PACKAGE = '/shutter-count';
  let site: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    cpSync(join(project, 'node_modules/shutter-count'), join(root, PACKAGE), { recursive: true });
    const importMap = `<script type="importmap">{ "imports": { "#brotli": "${PACKAGE}/brotli.js" } }</script>`;
    const files: Record<string, string> = {
      // The page's policy allows neither fetching nor compiling WebAssembly. The worker has its own policy.
      _headers: `/strict
  Content-Security-Policy: default-src 'none'; script-src 'self'; worker-src 'self'
/compiler.js
  Content-Security-Policy: default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'
`,
      'index.html': html('/plain.js'),
      'mapped.html': html('/plain.js', importMap),
      'plain.js': `import { readPhoto as read } from '${PACKAGE}/index.js';${SHOW}`,
      'strict.html': html('/strict.js'),
      'strict.js': `
        import { readPhoto } from '${PACKAGE}/index.js';
        import { createReader } from '${PACKAGE}/reader.js';
        ${ASK}
        const { readPhoto: readWithModule } = createReader(ask(new Worker('/compiler.js'), 'compile'));
        const read = (file) => (file.name === 'DSC_0042.NEF' ? readWithModule : readPhoto)(file);
        ${SHOW}`,
      'compiler.js': `
        self.addEventListener('message', async () =>
          self.postMessage(await WebAssembly.compileStreaming(fetch('${PACKAGE}/core.wasm'))));`,
    };
    mkdirSync(root, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
    site = await serve(0, root);
  });
  afterAll(() => site.close());

  it('photos are read without further setup, and Brotli needs an import map', async () => {
    const plain = await visit(`${site.origin}/`, (page) => drop(page, 'DSC_0042.NEF', 'packed.jxl'));
    expect(plain).toMatch(/^8541, The file could not be read: .*#brotli/);
    expect(await visit(`${site.origin}/mapped`, (page) => drop(page, 'packed.jxl', 'DSC_0042.NEF'))).toBe('8541, 8541');
  });

  it('photos are read under a policy that lets the page fetch and compile nothing, with a module from elsewhere', async () => {
    const counts = await visit(`${site.origin}/strict`, (page) => drop(page, 'DSC_0042.NEF', 'packed.jxl'));
    expect(counts).toMatch(/^8541, The core could not be started: .*Content Security Policy/);
  });
});
