/** `node work.mjs`: reads one chunk after the other, until it is stopped. Start as many as you like, on any machines. */
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
  // What the store could not give is tried again later; in the end, a line says so of it, if the store gave others.
  const isLastTry = job.attemptsMade + 1 >= job.opts.attempts;
  if (outage && !(isLastTry && isUp)) throw new Error(outage.message);
  await save(resultsOf(job.id), lines.join(''));
}

/** The file is there whole or not at all, whenever the worker is killed; written twice, it is the same. */
async function save(path, text) {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, text, { flush: true });
  await rename(part, path);
}

// The chunk of a worker that was killed goes to another one, once its lock has run out, and that more than once.
const worker = new Worker(QUEUE, readChunk, { connection, maxStalledCount: 10 });
worker.on('failed', (job, problem) => console.error(job?.id, problem.message));
worker.on('error', complain);
/** Without Redis, or with a slow store, closing would take longer. */
function stop() {
  setTimeout(() => process.exit(), 10_000);
  void worker.close().then(() => process.exit());
}
for (const sign of ['SIGINT', 'SIGTERM', 'disconnect']) process.once(sign, stop);
// The program that started it is gone already.
if (process.connected === false) stop();
