/**
 * Several files at once, where that is worth it. A local disk answers sooner than Node's threads for files do, so files are
 * read here, one after the other, until the store proves slow. Then a process of its own reads many at once: how many such
 * threads Node has is settled when it starts, and four are too few for a network drive.
 */
import type { ChildProcess } from 'node:child_process';
import type { Core } from '../extraction/core';
import { isAddress } from '../library/fromUrl';
import type { OpenedBy } from './findFiles';
import { isOneFile } from './oneFile';
import { type DatedReading, msWaited, readFileAt } from './read';

/** A file that took longer to open and read is one of a slow store. */
const SLOW_MS = 2;
/** So many slow files one after the other are no accident. */
const SLOW_IN_A_ROW = 8;

/** What tells a process that it is to read for the one that has started it. */
const READER = 'SHUTTER_COUNT_READER';

/** Whether this process was started to read for another one. */
export const isReader = (): boolean => process.env[READER] !== undefined && process.send !== undefined;

/** What the process that reads is asked, and what it answers once it is there, and for each file. */
export interface Asked {
  readonly id: number;
  readonly place: OpenedBy;
}
export type Told = 'ready' | { readonly id: number; readonly reading?: DatedReading; readonly problem?: string };

export interface Files {
  /** How many files it is worth to ask for at once, by now. */
  readonly atOnce: () => number;
  /** Reads the file at `place`. Rejects when it cannot be read or is not a regular file. */
  readonly read: (place: OpenedBy) => Promise<DatedReading>;
  readonly close: () => void;
}

/** `jobs`: how many files may be read at once. */
export function severalAtOnce(core: Core, jobs: number): Files {
  let turn: Promise<void> = Promise.resolve();
  let slow = 0;
  let reader: Reader | undefined;
  /** A server answers many at once from the first one on. */
  let isRemote = false;

  /** Reads here, when those before it are read. */
  async function readHere(place: OpenedBy): Promise<DatedReading> {
    const before = msWaited();
    try {
      return await readFileAt(core, place);
    } finally {
      slow = msWaited() - before > SLOW_MS ? slow + 1 : 0;
      if (slow === SLOW_IN_A_ROW && jobs > 1) reader ??= new Reader(jobs);
      // What the reader says is heard between two files only.
      if (reader?.isStarting) await new Promise(setImmediate);
    }
  }

  async function read(place: OpenedBy): Promise<DatedReading> {
    const before = turn;
    let pass = () => {};
    turn = new Promise((resolve) => (pass = resolve));
    await before;
    try {
      if (!reader?.isReady) return await readHere(place);
    } finally {
      pass();
    }
    return (await reader.read(place)) ?? read(place);
  }

  return {
    atOnce: () => (isRemote || reader?.isReady ? jobs : 1),
    read: (place) => {
      isRemote ||= isAddress(place);
      return isAddress(place) ? readFileAt(core, place) : read(place);
    },
    close: () => reader?.close(),
  };
}

/** This side of the process that reads. When that ends, or cannot be started, its files are left to the caller. */
class Reader {
  isStarting = true;
  isReady = false;
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, (answer: Exclude<Told, 'ready'> | undefined) => void>();
  private asked = 0;

  constructor(jobs: number) {
    const { argv, env, execArgv, execPath } = process;
    // A program that is one with its Node has no file to name.
    const program = isOneFile() ? [] : argv.slice(1, 2);
    // Loading it at the start would take longer than reading a photo.
    const { spawn } = process.getBuiltinModule('node:child_process');
    this.process = spawn(execPath, [...execArgv, ...program], {
      env: { ...env, [READER]: '1', UV_THREADPOOL_SIZE: String(jobs) },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.process.on('message', (answer: Told) => this.hear(answer));
    for (const event of ['error', 'exit', 'disconnect']) this.process.on(event, () => this.giveUp());
  }

  /** Undefined: read it yourself. Rejects when the file cannot be read. */
  async read(place: OpenedBy): Promise<DatedReading | undefined> {
    const id = this.asked++;
    const answer = await new Promise<Exclude<Told, 'ready'> | undefined>((resolve) => {
      this.waiting.set(id, resolve);
      if (this.isReady) this.process.send({ id, place } satisfies Asked, (failure) => failure && this.giveUp());
      else resolve(undefined);
    });
    this.waiting.delete(id);
    if (answer?.problem !== undefined) throw new Error(answer.problem);
    return answer?.reading;
  }

  close(): void {
    if (this.process.connected) this.process.disconnect();
    this.process.unref();
  }

  private hear(answer: Told): void {
    if (answer === 'ready') {
      this.isStarting = false;
      this.isReady = true;
    } else this.waiting.get(answer.id)?.(answer);
  }

  private giveUp(): void {
    this.isStarting = false;
    this.isReady = false;
    for (const resolve of this.waiting.values()) resolve(undefined);
  }
}
