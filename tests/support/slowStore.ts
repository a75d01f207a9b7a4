/** A slow disk, such as a network drive: each read takes milliseconds. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How many threads must wait for the disk before any of them continues. By default, Node has four threads. */
const AT_ONCE = 12;
/** The most milliseconds until call number `AT_ONCE` of `fs.stat` gets a free thread. Then all threads continue. */
const PATIENCE = 20_000;

/**
 * A module that makes each read from a local disk take 4 ms. In addition, each of the first `AT_ONCE` calls of
 * `fs.stat` opens a pipe, which blocks a thread until the pipe's other end is opened.
 */
const moduleAt = (folder: string) => `
const fs = require('node:fs');
const { open, readSync, stat } = fs;
const { O_NONBLOCK, O_WRONLY } = fs.constants;
const still = new Int32Array(new SharedArrayBuffer(4));
const folder = ${JSON.stringify(folder)};
let begun = 0;

fs.readSync = (...parameters) => {
  Atomics.wait(still, 0, 0, 4);
  return readSync(...parameters);
};
fs.stat = (place, done) => {
  begun += 1;
  if (begun > ${AT_ONCE}) return stat(place, done);
  open(folder + '/' + begun, 'r', () => stat(place, done));
  if (begun === ${AT_ONCE}) void letGo();
};

/** Resolves to true when a thread waits at this pipe, or to false if none does before the time is over. */
async function isAwaited(pipe, until) {
  for (;;) {
    try {
      fs.openSync(folder + '/' + pipe, O_WRONLY | O_NONBLOCK);
      return true;
    } catch {
      if (Date.now() > until) return false;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  }
}

async function letGo() {
  if (await isAwaited(${AT_ONCE}, Date.now() + ${PATIENCE})) fs.writeFileSync(folder + '/told', '');
  for (let pipe = 1; pipe <= ${AT_ONCE}; pipe++) await isAwaited(pipe, Infinity);
}
`;

export interface SlowStore {
  /** the module's path; Node must load it before the program */
  readonly module: string;
  /** whether `AT_ONCE` threads have waited for the disk at the same time since the last call */
  readonly wereRead: () => boolean;
}

/** Creates a folder in `parent` with the files that slow the disk down. */
export function slowStoreIn(parent: string): SlowStore {
  const folder = join(parent, 'slow');
  const module = join(folder, 'slow.cjs');
  const told = join(folder, 'told');
  mkdirSync(folder);
  writeFileSync(module, moduleAt(folder));
  execFileSync(
    'mkfifo',
    Array.from({ length: AT_ONCE }, (_, index) => join(folder, String(index + 1))),
  );
  return {
    module,
    wereRead: () => {
      const were = existsSync(told);
      rmSync(told, { force: true });
      return were;
    },
  };
}
