/** `node work.mjs`: reads one chunk after another until it is stopped. Start as many as you like, on any machines. */
import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { Worker } from 'bullmq';
import { fromUrl, readPhotos } from 'shutter-count';
import { addressOf, complain, connection, QUEUE, resultsOf } from './chunks.mjs';

async function readChunk(job) {
  const lines = [];
  let outage;
  let isUp = false;
  const options = { open: (name) => fromUrl(addressOf(name)), path: (name) => name, concurrency: 32 };
  for await (const { item, result } of readPhotos(job.data, options)) {
    lines.push(`${JSON.stringify({ file: item, ...result })}\n`);
    if (result.status !== 'failed') isUp = true;
    else if (result.error.code === 'unavailable') outage = result.error;
  }
  // If the store could not give a photo, the whole chunk is tried again later. After the last try, the photo's line
  // states the failure, if the store gave other photos.
  const isLastTry = job.attemptsMade + 1 >= job.opts.attempts;
  if (outage && !(isLastTry && isUp)) throw new Error(outage.message);
  await save(resultsOf(job.id), lines.join(''));
}

/** Makes the file complete or absent, even if the worker is killed. Writing it twice gives the same file. */
async function save(path, text) {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, text, { flush: true });
  await rename(part, path);
}

// If a worker is killed, its lock on the chunk expires, and another worker takes the chunk. A chunk may lose several
// workers this way.
const worker = new Worker(QUEUE, readChunk, { connection, maxStalledCount: 10 });
worker.on('failed', (job, problem) => console.error(job?.id, problem.message));
worker.on('error', complain);
/**
 * Closes the worker and ends the program, after 10 seconds at the latest: a missing Redis or a slow store can delay the
 * closing.
 */
function stop() {
  setTimeout(() => process.exit(), 10_000);
  void worker.close().then(() => process.exit());
}
for (const sign of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(sign, stop);
// `process.connected` is false if the parent program has already ended.
if (process.connected === false) stop();
