/** Measures in a separate Node process and in Chromium. */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { build } from 'vite';
import wasm from 'vite-plugin-wasm';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';
import { core } from '../scripts/compileCore';
import { evaluated } from '../scripts/evaluated';
import { serve } from '../scripts/serve.mjs';
import type { BenchPage } from './inPage';

const HERE = import.meta.dirname;

/** These headers make the page cross-origin isolated. Only then does its clock have steps of 5 µs instead of 100 µs. */
const HEADERS = `/*
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Embedder-Policy: require-corp
`;

const PAGE =
  '<!doctype html><title>Bench</title><input type="file" multiple><script type="module" src="/inPage.js"></script>';

/** Bundles a module of this folder; returns the path of its entry file. */
export async function bundle(module: string, isForNode: boolean): Promise<string> {
  // Node finds the readers only from a folder inside bench/.
  const outDir = join(HERE, 'build', module);
  await build({
    configFile: false,
    root: HERE,
    logLevel: 'error',
    plugins: [core(), evaluated(), wasm()],
    base: './',
    build: {
      ssr: isForNode,
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      // Inlines the core into the bundle's JavaScript, as the site's build does.
      assetsInlineLimit: (path) => (path.endsWith('core.wasm') ? true : undefined),
      rolldownOptions: { input: join(HERE, `${module}.ts`), output: { entryFileNames: `${module}.js` } },
    },
  });
  return join(outDir, `${module}.js`);
}

/** Starts the whole Chromium browser, as visitors use it. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });

type Asked<Name extends keyof BenchPage> = Awaited<ReturnType<BenchPage[Name]>>;

/** Picks the files in the bench's page, and calls one of its functions. */
export async function askPage<Name extends keyof BenchPage>(
  browser: Browser,
  paths: readonly string[],
  name: Name,
  ...parameters: Parameters<BenchPage[Name]>
): Promise<Asked<Name>> {
  const folder = dirname(await bundle('inPage', false));
  writeFileSync(join(folder, '_headers'), HEADERS);
  writeFileSync(join(folder, 'index.html'), PAGE);
  const site = await serve(0, folder);
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  try {
    await page.goto(site.origin);
    await page.locator('input').setInputFiles([...paths]);
    await page.waitForFunction(() => 'benchPage' in globalThis);
    return (await page.evaluate(
      ([method, given]) => {
        const { benchPage } = globalThis as unknown as { benchPage: Record<string, (...all: unknown[]) => unknown> };
        return benchPage[method]!(...given);
      },
      [name, parameters] as const,
    )) as Asked<Name>;
  } finally {
    await page.close();
    await site.close();
  }
}
