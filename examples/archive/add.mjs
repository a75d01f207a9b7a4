/** `node add.mjs LIST`: queues every chunk that has no results yet. A chunk already in the queue is not added again. */
import { existsSync } from 'node:fs';
import { Queue } from 'bullmq';
import { chunksOf, complain, connection, QUEUE, resultsOf } from './chunks.mjs';

const options = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 2000 },
  removeOnComplete: true,
  removeOnFail: true,
};

const queue = new Queue(QUEUE, { connection });
queue.on('error', complain);
const open = (await chunksOf(process.argv[2])).filter(({ id }) => !existsSync(resultsOf(id)));
for (let at = 0; at < open.length; at += 100)
  await queue.addBulk(
    open.slice(at, at + 100).map(({ id, names }) => ({ name: 'read', data: names, opts: { ...options, jobId: id } })),
  );
await queue.close();
console.log(`${open.length} chunks to read`);
