/**
 * Shared by the programs in this folder: the store of photos, the queue, the list's chunks, and the files with their
 * results.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';

const { STORE = 'http://127.0.0.1:8080', REDIS = 'redis://127.0.0.1:6379', RESULTS = 'results' } = process.env;
const CHUNK = 100;
if (!/^https?:/.test(STORE) || !URL.canParse(STORE)) {
  console.error('The variable STORE has to be an http or https address.');
  process.exit(1);
}

export const QUEUE = 'shutter-counts';
export const connection = { url: REDIS, maxRetriesPerRequest: null };
await checkRedis();

let said;
/** Reports a missing Redis only once, although the client tries again and again. */
export function complain({ message }) {
  if (message !== said) console.error(message);
  said = message;
}

/** If your store needs signed addresses, sign here, so that no signature gets into the queue or the results. */
export const addressOf = (name) => `${STORE}/${name.split('/').map(encodeURIComponent).join('/')}`;

/**
 * The path of the file with a chunk's results. The file exists only after all photos of the chunk have been read. If
 * you use several machines, set `RESULTS` to a folder that they share.
 */
export const resultsOf = (id) => join(RESULTS, `${id}.jsonl`);
await mkdir(RESULTS, { recursive: true });

/** The photos of a list (one per line), without duplicates, in chunks. The same photos always give the same chunk. */
export async function chunksOf(list = 'list.txt') {
  const names = [...new Set((await readFile(list, 'utf8')).split(/\r?\n/).filter(Boolean))];
  return Array.from({ length: Math.ceil(names.length / CHUNK) }, (_, index) => {
    const chunk = names.slice(index * CHUNK, (index + 1) * CHUNK);
    return { id: `chunk-${createHash('sha256').update(chunk.join('\n')).digest('hex')}`, names: chunk };
  });
}

/** Ends the program if no Redis answers, because BullMQ would try forever. */
async function checkRedis() {
  const redis = new Redis(REDIS, { lazyConnect: true, retryStrategy: () => null, commandTimeout: 10_000 });
  let problem;
  redis.on('error', (cause) => (problem ??= cause));
  try {
    await redis.connect();
    await redis.ping();
  } catch (cause) {
    // Leaves out the user and password.
    const { host } = URL.canParse(REDIS) ? new URL(REDIS) : { host: REDIS };
    console.error(`No Redis answers at ${host} (${(problem ?? cause).message}): the variable REDIS names another one.`);
    process.exit(1);
  } finally {
    redis.disconnect();
  }
}
