/** Hostile request bodies, slow senders, interrupted requests and many ordinary requests, all at the same time. */
// @module-tag weekly
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jsonOf } from '../../src/cli/json';
import { loadCore } from '../../src/reader/core';
import { memorySource } from '../../src/reader/ranges';
import { extractFile } from '../../src/reader/files/extractFile';
import { builtInputs } from '../fuzz/inputs';
import { mutate } from '../fuzz/mutate';
import { seeded } from '../fuzz/random';
import { BOMBS, searchBomb } from '../support/bombs';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { buildProgram } from '../support/program';
import { connection, heard, type Service, startService } from '../support/service';
import { sharedFile } from '../support/shared';

const SEED = 20_261_126;
/** Twice the number of requests that the service reads at once. */
const SLOW_SENDERS = 128;
const ORDINARY = 300;
const CUT = 200;
/** the packed ranges in each decompression bomb */
const RANGES = 60;

const photoOf = (shutterCount: number) =>
  new Uint8Array(photo({ make: 'NIKON CORPORATION', model: 'NIKON D850', note: nikonNote({ shutterCount }) }));

/** Mutated files of every container, decompression bombs and, if available, files that were once misread. */
function hostileBodies(): Uint8Array[] {
  const random = seeded(SEED);
  const inputs = builtInputs();
  const { path, isThere } = sharedFile('hostile');
  const special = [
    ...Object.values(BOMBS).map((build) => build(RANGES)),
    searchBomb(),
    ...(isThere ? readdirSync(path).map((name) => new Uint8Array(readFileSync(join(path, name)))) : []),
  ];
  const mutated = Array.from({ length: 200 - special.length }, () => mutate(random.pick(inputs), random, inputs));
  return [...mutated, ...special].filter(({ length }) => length > 0);
}

let service: Service;

beforeAll(async () => {
  buildProgram();
  service = await startService();
});

afterAll(async () => {
  service.program.kill();
  await once(service.program, 'exit');
});

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n';

/** Sends the text byte by byte, over and over, until the service responds. Returns the response. */
async function dripped(socket: Socket, text: string): Promise<string> {
  let sent = 0;
  const dripping = setInterval(() => socket.write(text[sent++ % text.length]!), 250);
  try {
    return await heard(socket, '}\n');
  } finally {
    clearInterval(dripping);
    socket.destroy();
  }
}

const post = (body: Uint8Array) =>
  fetch(service.address, { method: 'POST', body: new Uint8Array(body) }).then((answer) => answer.json());

it('the service answers each request, and refuses none because of slow senders', async () => {
  const late: Promise<string>[] = [];
  for (let index = 0; index < SLOW_SENDERS; index += 1) late.push(dripped(await connection(service, HEAD), 'x'));
  const headless = dripped(await connection(service, 'POST / HTTP/1.1\r\n'), 'X');

  for (let index = 0; index < CUT; index += 1)
    (await connection(service, HEAD, photoOf(1).subarray(0, index))).destroy();
  const bodies = hostileBodies();
  const ordinary = Array.from({ length: ORDINARY }, (_, index) => post(photoOf(index + 1)));
  const hostile = bodies.map(post);
  expect(await Promise.all(ordinary)).toMatchObject(
    Array.from({ length: ORDINARY }, (_, index) => ({ shutterCount: index + 1 })),
  );
  const core = await loadCore();
  for (const [index, body] of bodies.entries()) {
    const { result } = await extractFile(core, memorySource(body), '');
    expect(await hostile[index]).toEqual(JSON.parse(JSON.stringify(jsonOf({ file: '-', result }))));
  }

  expect((await Promise.all(late)).filter((answer) => !answer.startsWith('HTTP/1.1 408 '))).toEqual([]);
  expect(await headless).toMatch(/^HTTP\/1\.1 408 /);
  expect(await post(photoOf(7))).toMatchObject({ shutterCount: 7 });
  expect(service.said().trimEnd().split('\n')).toHaveLength(2);
});
