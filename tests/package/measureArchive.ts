/**
 * `node scripts/run.mjs tests/package/measureArchive.ts [--objects N] [--workers N] [--kills N] [--pause MS]`: measures
 * how many photos per second `examples/archive` reads while workers are killed at random, and checks that each photo
 * has exactly one result.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { installPackage } from '../support/installPackage';
import { countAt, nameOf, openArchive, serialAt } from './archiveRun';
import { end, installExample } from './exampleFolder';

const { values } = parseArgs({
  options: {
    objects: { type: 'string', default: '10000' },
    workers: { type: 'string', default: '3' },
    kills: { type: 'string', default: '0' },
    pause: { type: 'string', default: '5' },
  },
});
const [objects, atOnce, kills, pause] = [values.objects, values.workers, values.kills, values.pause].map(Number) as [
  number,
  number,
  number,
  number,
];

const place = mkdtempSync(join(tmpdir(), 'shutter-count-archive-'));
try {
  const folder = installExample('archive', installPackage(place));
  const archive = await openArchive(folder, { objects, pause });
  try {
    console.log((await archive.run('add.mjs', 'list.txt')).trim());
    const chunks = Math.ceil(objects / 100);
    const began = performance.now();
    const workers = Array.from({ length: atOnce }, archive.startWorker);
    const collected = archive.run('collect.mjs', 'list.txt');
    const moments = Array.from({ length: kills }, () => Math.floor(Math.random() * chunks)).toSorted((a, b) => a - b);
    for (const moment of moments) {
      while (archive.chunksRead() < moment) await setTimeout(20);
      const victim = Math.floor(Math.random() * atOnce);
      await end(workers[victim]!, 'SIGKILL');
      console.log(`worker ${victim + 1} killed after ${archive.chunksRead()} of ${chunks} chunks`);
      workers[victim] = archive.startWorker();
    }
    while (archive.chunksRead() < chunks) await setTimeout(20);
    const seconds = (performance.now() - began) / 1000;
    console.log((await collected).trim());
    console.log(`${seconds.toFixed(1)} s, ${Math.round(objects / seconds)} photos a second`);
    const lines = readFileSync(join(folder, 'results.jsonl'), 'utf8').trimEnd().split('\n');
    const wrong = lines.filter((line, index) => {
      const { file, shutterCount, serialNumber } = JSON.parse(line) as Readonly<Record<string, unknown>>;
      return file !== nameOf(index) || shutterCount !== countAt(index) || serialNumber !== serialAt(index);
    });
    console.log(`${lines.length} results of ${objects}, each once and in its place except for ${wrong.length}`);
    process.stdout.write(readFileSync(join(folder, 'bodies.csv'), 'utf8'));
    process.exitCode = lines.length === objects && wrong.length === 0 ? 0 : 1;
  } finally {
    await archive.close();
  }
} finally {
  rmSync(place, { recursive: true });
}
