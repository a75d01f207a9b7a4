/** `node work.mjs`: reads one chunk after the other, until it is stopped. Start as many as you like, on any machines. */
import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';
import { Worker } from 'bullmq';
import { fromUrl, readPhotos } from 'shutter-count';
import { addressOf, connection, QUEUE, resultsOf } from './chunks.mjs';

async function readChunk({ id, data: names }) {
  let outage;
  const note = (problem) => {
    if (problem.code === 'unavailable') outage = problem;
    throw problem;
  };
  const open = async (name) => {
    const photo = await fromUrl(addressOf(name)).catch(note);
    return { ...photo, read: (offset, length) => photo.read(offset, length).catch(note) };
  };
  const lines = [];
  for await (const { item, result } of readPhotos(names, { open, path: (name) => name, concurrency: 32 }))
    lines.push(`${JSON.stringify({ file: item, ...result })}\n`);
  // A photo that is gone has a line that says so. A store that is down has none: the chunk is tried again later.
  if (outage) throw outage;
  await save(resultsOf(id), lines.join(''));
}

/** The file is there whole or not at all, whenever the worker is killed; written twice, it is the same. */
async function save(path, text) {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, text, { flush: true });
  await rename(part, path);
}

// The chunk of a worker that was killed goes to another one, once its lock has run out.
const patience = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount: 10 };
const worker = new Worker(QUEUE, readChunk, { connection, ...patience });
worker.on('failed', (job, problem) => console.error(job?.id, problem.message));
worker.on('error', ({ message }) => console.error(message));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => worker.close());
