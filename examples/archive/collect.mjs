/** `node collect.mjs LIST`: waits for the workers, then writes results.jsonl (in the list's order) and bodies.csv. */
import { createReadStream, existsSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Queue } from 'bullmq';
import { Bodies } from './bodies.mjs';
import { chunksOf, complain, connection, QUEUE, resultsOf } from './chunks.mjs';

const chunks = await chunksOf(process.argv[2]);
const queue = new Queue(QUEUE, { connection });
queue.on('error', complain);
let missing = chunks;
for (;;) {
  const { waiting, active, delayed } = await queue.getJobCounts('waiting', 'active', 'delayed');
  missing = missing.filter(({ id }) => !existsSync(resultsOf(id)));
  if (missing.length === 0 || waiting + active + delayed === 0) break;
  await setTimeout(1000);
}
await queue.close();

if (missing.length > 0) {
  console.error(`${missing.length} of ${chunks.length} chunks could not be read. Add the list again.`);
  process.exitCode = 1;
} else {
  const bodies = new Bodies();
  const results = await open('results.jsonl', 'w');
  for (const { id } of chunks) {
    const lines = [];
    for await (const line of createInterface({ input: createReadStream(resultsOf(id)) })) {
      bodies.add(JSON.parse(line));
      lines.push(`${line}\n`);
    }
    await results.write(lines.join(''));
  }
  await results.close();
  await writeFile('bodies.csv', bodies.toCsv());
  console.log(bodies.summary());
}
