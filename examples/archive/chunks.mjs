/** What all programs here agree on: the store, the queue, the chunks of the list, and the file with a chunk's results. */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';

const { STORE = 'http://127.0.0.1:8080', REDIS = 'redis://127.0.0.1:6379', RESULTS = 'results' } = process.env;
const CHUNK = 100;

export const QUEUE = 'shutter-counts';
export const connection = { url: REDIS, maxRetriesPerRequest: null };
await checkRedis();

let said;
/** For `error`: a Redis that is gone is told once, not at each try to reach it. */
export function complain({ message }) {
  if (message !== said) console.error(message);
  said = message;
}

/** A photo's address. Where the store wants a signature, make it here: then none is queued or written. */
export const addressOf = (name) => `${STORE}/${name.split('/').map(encodeURIComponent).join('/')}`;

/** There once all of a chunk's photos are read, and not before. On several machines: in a folder that all of them see. */
export const resultsOf = (id) => join(RESULTS, `${id}.jsonl`);
await mkdir(RESULTS, { recursive: true });

/** The photos that a list names, one a line, each once, in chunks. The same photos are the same chunk, whenever it is asked. */
export async function chunksOf(list = 'list.txt') {
  const names = [...new Set((await readFile(list, 'utf8')).split(/\r?\n/).filter(Boolean))];
  return Array.from({ length: Math.ceil(names.length / CHUNK) }, (_, index) => {
    const chunk = names.slice(index * CHUNK, (index + 1) * CHUNK);
    return { id: `chunk-${createHash('sha256').update(chunk.join('\n')).digest('hex')}`, names: chunk };
  });
}

/** Ends the program where no Redis answers: BullMQ would ask for it again and again. */
async function checkRedis() {
  const redis = new Redis(REDIS, { lazyConnect: true, retryStrategy: () => null, commandTimeout: 10_000 });
  let problem;
  redis.on('error', (cause) => (problem ??= cause));
  try {
    await redis.connect();
    await redis.ping();
  } catch (cause) {
    // Without its user and password.
    const { host } = URL.canParse(REDIS) ? new URL(REDIS) : { host: REDIS };
    console.error(`No Redis answers at ${host} (${(problem ?? cause).message}): the variable REDIS names another one.`);
    process.exit(1);
  } finally {
    redis.disconnect();
  }
}
