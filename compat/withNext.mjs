/**
 * `node withNext.mjs NEXT`: builds the app in the current folder with Next, whose program is NEXT, and starts it. Gives
 * the test photo to the app's page and route, and prints the count.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findShell } from '../scripts/browser.mjs';

const [next] = process.argv.slice(2);
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
// Links these packages into the folder where an installation would put them.
for (const name of ['next', 'react', 'react-dom'])
  symlinkSync(join(dirname(next), '../../..', name), join('../node_modules', name));

const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build', '--webpack'], { env, encoding: 'utf8' });
if (status !== 0) throw new Error(stdout + stderr);

const probe = createServer().listen(0);
await once(probe, 'listening');
const { port } = probe.address();
probe.close();
const server = spawn(process.execPath, [next, 'start', '--port', port], { env, stdio: ['ignore', 'pipe', 'inherit'] });
try {
  let said = '';
  for await (const part of server.stdout) if ((said += part).includes('Ready')) break;
  const origin = `http://localhost:${port}`;
  const answer = await fetch(`${origin}/count`, { method: 'POST', body: readFileSync('DSC_0042.NEF') });
  const { shutterCount, error } = await answer.json();
  const inPage = await countInPage(origin);
  const counts = new Set([inPage, String(shutterCount ?? error.message)]);
  process.stdout.write(`${[...counts].join(' in the page, in the route ')}\n`);
} finally {
  server.kill();
}

async function countInPage(address) {
  const browser = await chromium.launch({ executablePath: findShell(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.locator('input').setInputFiles('DSC_0042.NEF');
    const said = page.locator('output:not(:empty)');
    await said.waitFor();
    return await said.innerText();
  } finally {
    await browser.close();
  }
}
