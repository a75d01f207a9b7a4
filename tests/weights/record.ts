/** `npm run build && node scripts/run.mjs tests/weights/record.ts`: records what the build weighs, for the releases after this one to be compared with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { stopOfEachKind } from '../e2e/walk';
import { RECORD, growths, weigh, type Weights } from './weights';

const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Weights;
const measured = weigh('dist', readFileSync('build/core.wasm'), stopOfEachKind);
for (const sentence of growths(recorded, measured)) console.log(sentence);
writeFileSync(RECORD, `${JSON.stringify(measured, undefined, 2)}\n`);
for (const [what, weight] of Object.entries(measured)) console.log(`${String(weight).padStart(8)}  ${what}`);
