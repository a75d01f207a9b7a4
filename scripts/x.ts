import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, findShell } from './browser.mjs';
const b = await chromium.launch({ args: BROWSER_ARGUMENTS, executablePath: findShell?.() });
const shots = process.argv.slice(2).map((x) => x.split('@'));
for (const [path, width, scheme] of shots) {
  const c = await b.newContext({ viewport: { width: +width!, height: 900 }, colorScheme: (scheme as 'dark') ?? 'light' });
  const p = await c.newPage();
  await p.goto('http://127.0.0.1:5199' + path, { waitUntil: 'networkidle' });
  await p.screenshot({ path: `/tmp/s${path!.replaceAll('/', '_')}_${width}_${scheme ?? 'light'}.png`, fullPage: true });
  await c.close();
}
await b.close();
