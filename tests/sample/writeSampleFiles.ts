/** `node scripts/run.mjs tests/sample/writeSampleFiles.ts`: writes the home page's samples into the site's source. */
import { writeFileSync } from 'node:fs';
import { SAMPLE_JSON, sampleJson } from './sampleFiles';

writeFileSync(SAMPLE_JSON, sampleJson());
