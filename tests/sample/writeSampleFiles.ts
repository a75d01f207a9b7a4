/** `node scripts/run.mjs tests/sample/writeSampleFiles.ts`: writes the samples of the home page into the site's source. */
import { writeFileSync } from 'node:fs';
import { SAMPLE_JSON, sampleJson } from './sampleFiles';

writeFileSync(SAMPLE_JSON, sampleJson());
