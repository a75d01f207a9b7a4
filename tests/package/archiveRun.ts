/** Runs `examples/archive` with a store of photos, Redis, and workers that a test can kill. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/browser.mjs';
import { freePorts } from '../../scripts/nginx.mjs';
import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';
import { end } from './exampleFolder';

const BODIES = 3;
/** Among these first photos, no two of one body have the same count. */
const DIFFERENT = 3000;

export const nameOf = (index: number): string => `2024/DSC_${String(index).padStart(7, '0')}.JPG`;
export const countAt = (index: number): number => 1000 + (index % DIFFERENT);
export const serialAt = (index: number): string => `301234${index % BODIES}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Later photos have higher counts. */
function photoAt(index: number): Uint8Array {
  const at = index % DIFFERENT;
  const time = `${twoDigits(Math.floor(at / 3600))}:${twoDigits(Math.floor(at / 60) % 60)}:${twoDigits(at % 60)}`;
  return photo({
    make: 'NIKON CORPORATION',
    model: 'NIKON D850',
    serial: serialAt(index),
    dateTime: `2024:05:01 ${time}`,
    note: nikonNote({ shutterCount: countAt(index) }),
  });
}

/** Serves byte ranges of the photos. */
async function startStore({ pause, asked, gone, isDown }: ArchiveOptions) {
  const photos = new Map<number, Uint8Array>();
  const server = createServer((request, response) => {
    const index = Number(/DSC_(\d+)\.JPG$/.exec(request.url ?? '')?.[1]);
    const key = index % DIFFERENT;
    const bytes = photos.get(key) ?? photoAt(key);
    photos.set(key, bytes);
    const [from = 0, to = 0] =
      /^bytes=(\d+)-(\d+)$/
        .exec(request.headers.range ?? '')
        ?.slice(1)
        .map(Number) ?? [];
    const last = Math.min(to, bytes.length - 1);
    const answer = async () => {
      await asked?.(index);
      if (index === gone || isDown?.(index)) {
        response.writeHead(index === gone ? 404 : 503).end();
        return;
      }
      response.writeHead(206, {
        'Content-Range': `bytes ${from}-${last}/${bytes.length}`,
        'Content-Length': last + 1 - from,
        ETag: `"${key}"`,
      });
      response.end(bytes.subarray(from, last + 1));
    };
    setTimeout(() => void answer(), pause);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

async function startRedis(folder: string): Promise<{ readonly address: string; readonly program: ChildProcess }> {
  const [port] = await freePorts(1);
  mkdirSync(folder, { recursive: true });
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const program = spawn(findProgram('redis')!, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((ready, failed) => {
    program.once('error', failed);
    program.stdout.on('data', (said: Buffer) => {
      if (said.includes('Ready to accept connections')) ready();
    });
  });
  return { address: `redis://127.0.0.1:${port}`, program };
}

interface ArchiveOptions {
  /** the number of photos in the store */
  readonly objects: number;
  /** the store's wait in milliseconds before each response */
  readonly pause: number;
  /** called at each request for a photo; the store waits for the promise */
  readonly asked?: (index: number) => Promise<void> | void;
  /** the index of a photo in the list but not in the store */
  readonly gone?: number;
  /** whether the store must fail to respond to this request */
  readonly isDown?: (index: number) => boolean;
}

/** Starts the store and Redis for the installed example in `folder`. The caller must call `close`. */
export async function openArchive(folder: string, options: ArchiveOptions) {
  const { objects } = options;
  const store = await startStore(options);
  const redis = await startRedis(join(folder, 'redis'));
  const env = { ...process.env, STORE: store.address, REDIS: redis.address };
  rmSync(join(folder, 'results'), { recursive: true, force: true });
  writeFileSync(join(folder, 'list.txt'), Array.from({ length: objects }, (_, index) => `${nameOf(index)}\n`).join(''));
  const started = new Set<ChildProcess>();
  const start = (...parameters: readonly string[]): ChildProcess => {
    const program = spawn(process.execPath, parameters, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    program.stdout.resume();
    started.add(program);
    return program;
  };
  return {
    start,
    /** Returns the output of one of the example's programs. */
    run: async (...parameters: readonly string[]): Promise<string> => {
      const place = { cwd: folder, env, maxBuffer: Infinity };
      return (await promisify(execFile)(process.execPath, parameters, place)).stdout;
    },
    startWorker: () => start('work.mjs'),
    chunksRead: (): number => readdirSync(join(folder, 'results')).filter((name) => name.endsWith('.jsonl')).length,
    close: async (): Promise<void> => {
      await Promise.all([...started].map((program) => end(program, 'SIGKILL')));
      await end(redis.program);
      await store.close();
    },
  };
}
