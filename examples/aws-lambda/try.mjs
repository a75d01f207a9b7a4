/** `npm start`: calls the handler with `event.json`, as Lambda would. The keys come from the environment. */
import { readFile } from 'node:fs/promises';
import { handler } from './handler.mjs';

await handler(JSON.parse(await readFile(process.argv[2] ?? 'event.json', 'utf8')));
