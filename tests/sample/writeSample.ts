/**
 * `npm run sample`: writes a photo for trying the page and the program, by default `build/sample.jpg`. The photo was
 * built, and its Software says so; the tool calls it saved again.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { samplePhoto } from './samplePhoto';

const path = resolve(process.argv[2] ?? 'build/sample.jpg');
writeFileSync(path, samplePhoto());
console.log(path);
