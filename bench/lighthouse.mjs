/**
 * Runs Lighthouse on every kind of page, mobile and desktop: `npm run build && node scripts/run.mjs
 * bench/lighthouse.mjs`. Prints medians of 5 runs, or of `--runs N`. `--page /verify` (repeatable) measures only that
 * page, `--device mobile` only that device.
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { BROWSER_ARGUMENTS, findBrowser } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';

const ADDRESSES = [
  '/',
  '/nikon',
  '/canon/all-models',
  '/cameras',
  '/nikon/nikon-d850',
  '/canon/canon-eos-600d',
  '/nikon/nikon-z8',
  '/history',
  '/connect',
  '/verify',
  '/blog',
  '/blog/shutter-lifespan',
  '/blog/camera-sensor-cleaning-guide',
  '/privacy-policy',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DEVICES = { mobile: undefined, desktop: desktopConfig };
/**
 * `robots-txt` fetches from within the page, which the page's Content Security Policy forbids. tests/site/pages.test.ts
 * checks robots.txt instead.
 */
const SKIPPED = ['robots-txt'];
const given = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: ADDRESSES },
    device: { type: 'string', multiple: true, default: Object.keys(DEVICES) },
  },
}).values;
const RUNS = Math.max(1, Number.parseInt(given.runs, 10));

const site = await serve(0);
const browser = await launch({ chromePath: findBrowser(), chromeFlags: ['--headless', ...BROWSER_ARGUMENTS] });
console.log(['device', 'page', ...CATEGORIES, 'layout shift', 'largest paint ms', 'blocking ms'].join('\t'));
try {
  for (const [device, config] of Object.entries(DEVICES).filter(([name]) => given.device.includes(name))) {
    for (const address of given.page) {
      /** @type {number[][]} */
      const runs = [];
      for (let run = 0; run < RUNS; run++) runs.push(await measure(site.origin + address, config));
      const middle = (/** @type {number} */ column) =>
        runs.map((run) => run[column] ?? 0).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)];
      const medians = runs[0]?.map((_, column) => middle(column)) ?? [];
      console.log([device, address, ...medians].join('\t'));
    }
  }
} finally {
  browser.kill();
  await site.close();
}

/**
 * @param {string} url
 * @param {import('lighthouse').Config} [config]
 * @returns {Promise<number[]>}
 */
async function measure(url, config) {
  const options = /** @type {const} */ ({ onlyCategories: CATEGORIES, skipAudits: SKIPPED, logLevel: 'error' });
  let result;
  // Repeats the run if nothing was measured: the trace sometimes misses the start of the visit.
  for (let attempt = 0; attempt < 3 && (!result || result.lhr.categories.performance?.score === null); attempt++) {
    result = await lighthouse(url, { ...options, port: browser.port }, config);
  }
  if (!result) throw new Error(`Nothing was measured at ${url}.`);
  const { categories, audits } = result.lhr;
  /** @param {string} name */
  const figure = (name) => Number((audits[name]?.numericValue ?? Number.NaN).toFixed(name.endsWith('shift') ? 3 : 0));
  for (const { id, score, title } of Object.values(audits)) {
    const isCounted = CATEGORIES.slice(1).some((name) =>
      categories[name]?.auditRefs.some((ref) => ref.id === id && ref.weight > 0),
    );
    if (isCounted && score !== null && score < 1) console.error(`${url}: ${title}`);
  }
  return [
    ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    figure('cumulative-layout-shift'),
    figure('largest-contentful-paint'),
    figure('total-blocking-time'),
  ];
}
