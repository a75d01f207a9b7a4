/**
 * `node scripts/run.mjs scripts/recordCameraData.ts`: gives changed camera data the next version and today's date
 * (UTC).
 */
import { writeFileSync } from 'node:fs';
import edition from '../src/cameras/data/edition.json';
import { dataHash } from './cameraData';

if (edition.hash === dataHash) {
  console.log(`Version ${edition.version} of ${edition.date} has these data.`);
} else {
  const next = { version: edition.version + 1, date: new Date().toISOString().slice(0, 10), hash: dataHash };
  writeFileSync('src/cameras/data/edition.json', `${JSON.stringify(next, undefined, 2)}\n`);
  console.log(`Version ${next.version} of ${next.date}.`);
}
