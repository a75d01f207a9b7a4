/** `node firstCallInNode.js MODULE FILE`: prints the times of a first call. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { firstCall } from './firstCall';

const [module = '', photo = ''] = process.argv.slice(2);
console.log(JSON.stringify(await firstCall(pathToFileURL(module).href, new Uint8Array(readFileSync(photo)))));
