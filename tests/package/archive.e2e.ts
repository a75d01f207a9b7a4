/** The archive example reads every photo exactly once, even if a worker is killed. */
// @module-tag weekly
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findProgram, howToGet } from '../../scripts/browser.mjs';
import { skipIf } from '../support/skipIf';
import { countAt, nameOf, openArchive, serialAt } from './archiveRun';
import { end, installExample } from './exampleFolder';

const OBJECTS = 300;
/** The first line of bodies.csv. */
const HEADING =
  '"make","model","serial_number","kind","points","first_date","first_count","latest_date","latest_count"';
/** For each body: its number of photos, and the count and the time of its first and last photo. */
const ROWS = [0, 1, 2].map(
  (body) =>
    `"NIKON CORPORATION","NIKON D850","301234${body}","total",100,` +
    `"2024-05-01T00:00:0${body}",${1000 + body},"2024-05-01T00:04:5${7 + body}",${1297 + body}`,
);

describe('An archive', skipIf(!findProgram('redis'), `Redis is not installed (${howToGet('redis')})`), () => {
  let folder: string;
  beforeAll(() => {
    folder = installExample('archive', { packed: inject('packed'), userProject: inject('userProject') });
  });

  const results = () =>
    readFileSync(join(folder, 'results.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
      .map(({ file, shutterCount, serialNumber, error }) => ({ file, shutterCount, serialNumber, error }));
  const expected = Array.from({ length: OBJECTS }, (_, index) => ({
    file: nameOf(index),
    shutterCount: countAt(index),
    serialNumber: serialAt(index),
  }));

  it('gives every photo once, and a table of bodies, when a worker is killed in the middle of a chunk', async () => {
    let reached = () => {};
    const middle = new Promise<void>((resolve) => (reached = resolve));
    let isKilled = false;
    const archive = await openArchive(folder, {
      objects: OBJECTS,
      pause: 5,
      // Photo 150 is in the worker's second chunk. The store never responds to the first request for it, so the worker
      // waits in the middle of the chunk until it is killed.
      asked: (index) => {
        if (index !== 150 || isKilled) return undefined;
        reached();
        return new Promise<void>(() => {});
      },
    });
    try {
      expect(await archive.run('add.mjs', 'list.txt')).toBe('3 chunks to read\n');
      const first = archive.startWorker();
      await middle;
      await end(first, 'SIGKILL');
      isKilled = true;
      expect(archive.chunksRead()).toBe(1);
      // Chunks that are queued or already read are not added again.
      expect(await archive.run('add.mjs', 'list.txt')).toBe('2 chunks to read\n');
      const others = [archive.startWorker(), archive.startWorker()];
      expect(await archive.run('collect.mjs', 'list.txt')).toBe('300 photos, 300 with a count, 0 not read; 3 bodies\n');
      expect(results()).toEqual(expected);
      const [heading, ...rows] = readFileSync(join(folder, 'bodies.csv'), 'utf8').trimEnd().split('\n');
      expect(heading).toBe(HEADING);
      expect(rows).toEqual(ROWS);
      for (const worker of others) await end(worker);
      expect(await archive.run('add.mjs', 'list.txt')).toBe('0 chunks to read\n');
    } finally {
      await archive.close();
    }
  });

  it('is read by one command, with a line for each photo that is missing, or that fails while others can be read', async () => {
    const archive = await openArchive(folder, { objects: OBJECTS, pause: 0, gone: 7, isDown: (index) => index === 8 });
    try {
      const said = await archive.run('start.mjs', 'list.txt');
      expect(said).toBe('3 chunks to read\n300 photos, 298 with a count, 2 not read; 3 bodies\n');
      for (const [index, code] of [
        [7, 'not-found'],
        [8, 'unavailable'],
      ] as const)
        expect(results()[index]).toMatchObject({ file: nameOf(index), error: { code } });
      expect(results().toSpliced(7, 2)).toEqual(expected.toSpliced(7, 2));
    } finally {
      await archive.close();
    }
  });

  it('ends with a sentence if its store has no address', () => {
    const env = { ...process.env, STORE: 'photos.example' };
    const { status, stderr } = spawnSync(process.execPath, ['work.mjs'], { cwd: folder, encoding: 'utf8', env });
    expect(stderr).toBe('The variable STORE has to be an http or https address.\n');
    expect(status).toBe(1);
  });

  it('ends with a sentence if no Redis answers', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['start.mjs', 'list.txt'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, REDIS: 'redis://user:hidden@127.0.0.1:1' },
    });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^No Redis answers at 127\.0\.0\.1:1 \(.*\): the variable REDIS names another one\.\n$/);
  });

  it('leaves no worker running when its parent program is killed', async () => {
    let reached = () => {};
    const asked = new Promise<void>((resolve) => (reached = resolve));
    const archive = await openArchive(folder, {
      objects: OBJECTS,
      pause: 5,
      asked: () => {
        reached();
        return new Promise<void>(() => {});
      },
    });
    try {
      const program = archive.start('start.mjs', 'list.txt');
      await asked;
      program.kill('SIGKILL');
      // The workers share the program's output, which closes when all workers have ended.
      await once(program, 'close');
    } finally {
      await archive.close();
    }
  });

  it('tries a chunk again if its store was down', async () => {
    let failures = 0;
    const archive = await openArchive(folder, {
      objects: 10,
      pause: 0,
      // The store fails more often than a single reading of the photo repeats the request.
      isDown: (index) => index === 3 && (failures += 1) < 6,
    });
    try {
      expect(await archive.run('start.mjs', 'list.txt')).toBe(
        '1 chunks to read\n10 photos, 10 with a count, 0 not read; 3 bodies\n',
      );
      expect(results()).toEqual(expected.slice(0, 10));
    } finally {
      await archive.close();
    }
  });
});
