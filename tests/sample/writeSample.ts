/**
 * `npm run sample`: writes a photo for trying the page and the program, by default to `build/sample.jpg`. Its tag
 * Software says that it is a sample, so the tool says that it was saved again.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { samplePhoto } from './samplePhoto';

const path = resolve(process.argv[2] ?? 'build/sample.jpg');
writeFileSync(path, samplePhoto());
console.log(path);
