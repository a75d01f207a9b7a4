/**
 * Prints how many cameras have an answer, by maker, by certainty and by way: `node scripts/run.mjs scripts/countAnswers.ts` of
 * the catalogue, `… countAnswers.ts FILE` of a cameras.json, such as an earlier release's.
 */
import { readFileSync } from 'node:fs';
import { type AnsweredCamera, answerTables } from './answerTables';
import { cameraData } from './cameraData';

const [file] = process.argv.slice(2);
const { cameras } = JSON.parse(file ? readFileSync(file, 'utf8') : cameraData('')) as {
  readonly cameras?: readonly AnsweredCamera[];
};
if (!cameras) throw new Error(`This is no cameras.json: ${file}`);
process.stdout.write(await answerTables(cameras));
