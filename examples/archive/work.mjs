/** `node work.mjs`: reads one chunk after the other, until it is stopped. Start as many as you like, on any machines. */
import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { Worker } from 'bullmq';
import { fromUrl, readPhotos } from 'shutter-count';
import { addressOf, connection, QUEUE, resultsOf } from './chunks.mjs';

async function readChunk(job) {
  let outage;
  const noted = async (reading) => {
    try {
      return await reading;
    } catch (problem) {
      if (problem.code === 'unavailable') outage = problem;
      throw problem;
    }
  };
  const open = async (name) => {
    const photo = await noted(fromUrl(addressOf(name)));
    return { ...photo, read: (offset, length) => noted(photo.read(offset, length)) };
  };
  const lines = [];
  let isUp = false;
  for await (const { item, result } of readPhotos(job.data, { open, path: (name) => name, concurrency: 32 })) {
    lines.push(`${JSON.stringify({ file: item, ...result })}\n`);
    if (result.error === undefined) isUp = true;
  }
  // What the store could not give is tried again later; in the end, a line says so of it, if the store gave others.
  const isLastTry = job.attemptsMade + 1 >= job.opts.attempts;
  if (outage && !(isLastTry && isUp)) throw outage;
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
worker.on('error', ({ message }) => console.error(message));
// Also when the program that started it is gone.
for (const sign of ['SIGINT', 'SIGTERM', 'disconnect'])
  process.once(sign, () => worker.close().then(() => process.exit()));
