/**
 * `npm start LIST`: does everything on one machine. Queues the list, starts workers (`WORKERS`, by default three), and
 * collects the results.
 */
import { fork } from 'node:child_process';

await import('./add.mjs');
const workers = Array.from({ length: Number(process.env.WORKERS ?? 3) }, () => fork('work.mjs'));

/** Ends the program when the last worker has ended, because `collect.mjs` would wait forever. */
function endWithLast() {
  if (workers.some(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) return;
  console.error('No worker is left.');
  process.exit(1);
}
for (const worker of workers) worker.once('exit', endWithLast);
await import('./collect.mjs');
for (const worker of workers) worker.off('exit', endWithLast).kill();
