/**
 * `npm run build && node scripts/run.mjs tests/weights/record.ts [KIND …]`: records the build's weights (all, or those
 * of the named kinds of page) for comparison with later releases.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { stopOfEachKind } from '../e2e/walk';
import { RECORD, growths, weigh, type Weights } from './weights';

const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Weights;
const measured = weigh('dist', readFileSync('build/core.wasm'), stopOfEachKind);
for (const sentence of growths(recorded, measured)) console.log(sentence);
const named = process.argv.slice(2);
const kept = Object.entries(measured).map(([what, weight]) => [
  what,
  named.length === 0 || named.includes(what) ? weight : (recorded[what] ?? weight),
]);
writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
for (const [what, weight] of Object.entries(measured)) console.log(`${String(weight).padStart(8)}  ${what}`);
