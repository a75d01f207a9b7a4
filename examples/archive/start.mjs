/** `npm start LIST`: all of it on one machine. Queues the list, starts workers (`WORKERS`, three unless told), and collects. */
import { fork } from 'node:child_process';

await import('./add.mjs');
const workers = Array.from({ length: Number(process.env.WORKERS ?? 3) }, () => fork('work.mjs'));
await import('./collect.mjs');
for (const worker of workers) worker.kill();
