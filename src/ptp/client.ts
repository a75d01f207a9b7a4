/**
 * A conversation with a camera: commands out, data and responses in.
 * Source: ISO 15740; libgphoto2's usb.c and ptp.c.
 */
import { commandBytes, type PtpContainer, ContainerStream, ContainerType } from './ptpContainer';
import { hexCode, DatasetReader } from './bytes';
import { CableFailure } from './failure';
import { assertAllowed, operationOf, type OperationName, type ParametersOf, type Step } from './operations';
import type { Transport } from './transport';

export const ResponseCode = {
  Ok: 0x2001,
  GeneralError: 0x2002,
  NoStore: 0x2013,
  Busy: 0x2019,
  SessionAlreadyOpen: 0x201e,
} as const;

export interface DeviceAnswer {
  readonly response: number;
  readonly parameters: readonly number[];
  /** empty when the camera sent no data */
  readonly data: Uint8Array;
}

/** How long to wait, in ms. Tests have less patience. */
export interface Patience {
  /** for an answer */
  readonly answer: number;
  /** for the list of a full card */
  readonly slowAnswer: number;
  /** before a busy camera is asked again */
  readonly busy: number;
  /** before a camera that has nothing to report yet is asked again */
  readonly quiet: number;
}

export const PATIENCE: Patience = { answer: 5000, slowAnswer: 20_000, busy: 100, quiet: 50 };

const BUSY_TRIES = 10;
/** More than the list of a card with 100,000 photos, and more than any piece of a file that we request. */
const MAX_DATA_BYTES = 1 << 20;
/** Reads per answer. Events and leftovers of an earlier visit may come first. */
const MAX_READS = 5000;
/** Empty reads in a row. */
const MAX_EMPTY_READS = 100;

/** Sends one operation at a time and waits for its answer. */
export class PtpClient {
  readonly steps: Step[] = [];
  private transaction = 0;
  private isAbandoned = false;
  private stream = new ContainerStream(MAX_DATA_BYTES);

  constructor(
    private readonly transport: Transport,
    readonly patience: Patience = PATIENCE,
  ) {}

  /**
   * Sends one operation and returns its answer; repeats it while the camera is busy. Throws a `CableFailure` without an
   * answer.
   */
  async ask<Name extends OperationName>(name: Name, ...parameters: ParametersOf<Name>): Promise<DeviceAnswer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.transact(name, parameters);
      if (answer.response !== ResponseCode.Busy || tries === BUSY_TRIES) return answer;
      await pause(this.patience.busy);
    }
  }

  /** Opens a session, even if an earlier visit left one open. Throws a `CableFailure`. */
  async openSession(): Promise<void> {
    this.transaction = 0;
    let { response } = await this.ask('openSession', 1);
    if (response === ResponseCode.SessionAlreadyOpen) {
      await this.ask('closeSession');
      this.transaction = 0;
      ({ response } = await this.ask('openSession', 1));
    }
    if (response !== ResponseCode.Ok) throw new CableFailure('refused', `OpenSession: ${hexCode(response)}`);
  }

  /** Continues the session after a failure, over a reopened pipe. Drops whatever was in progress. */
  async recover(): Promise<void> {
    await this.transport.reopen();
    this.stream = new ContainerStream(MAX_DATA_BYTES);
  }

  /**
   * Sends operations without waiting for their answers, for `pagehide`. Nothing can be sent afterward.
   * The answers are still read from the pipe, because otherwise the camera would not accept the next command. Settles
   * when everything is done or lost.
   */
  async abandon(operations: readonly (readonly [OperationName, ...number[]])[]): Promise<void> {
    if (this.isAbandoned) return;
    this.isAbandoned = true;
    await Promise.allSettled(
      operations.flatMap(([name, ...parameters]) => [this.send(name, parameters), this.transport.receive()]),
    );
  }

  private async transact(name: OperationName, parameters: readonly number[]): Promise<DeviceAnswer> {
    if (this.isAbandoned) throw new CableFailure('abandoned', 'The visitor left the page');
    const { code: operation, isSlow } = operationOf(name);
    const limit = isSlow ? this.patience.slowAnswer : this.patience.answer;
    const transaction = this.transaction;
    let data: Uint8Array = new Uint8Array();
    let response: PtpContainer | undefined;
    try {
      await this.limited(this.send(name, parameters), limit);
      while (!response) {
        const container = await this.receive(transaction, limit);
        if (container.type === ContainerType.Response) response = container;
        else if (container.code === operation) data = container.content;
        else throw new CableFailure('garbled', `Data of ${hexCode(container.code)} for ${hexCode(operation)}`);
      }
    } finally {
      this.steps.push({ operation, parameters, ...(response && { response: response.code }), dataBytes: data.length });
    }
    // Ignores trailing bytes that are not a whole u32.
    const reader = new DatasetReader(response.content);
    const values = Array.from({ length: Math.floor(reader.left / 4) }, () => reader.u32());
    return { response: response.code, parameters: values, data };
  }

  private async send(name: OperationName, parameters: readonly number[]): Promise<void> {
    assertAllowed(name, parameters);
    const bytes = commandBytes(operationOf(name).code, this.transaction, parameters);
    this.transaction += 1;
    await this.transport.send(bytes);
  }

  /** The next data or response of this transaction. Drops events and leftovers of an earlier visit. */
  private async receive(transaction: number, limit: number): Promise<PtpContainer> {
    let emptyReads = 0;
    for (let reads = 0; reads < MAX_READS && emptyReads < MAX_EMPTY_READS; reads += 1) {
      for (let container = this.stream.next(); container; container = this.stream.next()) {
        const isWanted = container.type === ContainerType.Data || container.type === ContainerType.Response;
        if (isWanted && container.transaction === transaction) {
          this.stream.trust();
          return container;
        }
      }
      const bytes = await this.limited(this.transport.receive(), limit);
      if (this.isAbandoned) throw new CableFailure('abandoned', 'The visitor left the page');
      emptyReads = bytes.length === 0 ? emptyReads + 1 : 0;
      this.stream.push(bytes);
    }
    throw new CableFailure('garbled', 'The camera sent no answer to this command');
  }

  private async limited<Result>(work: Promise<Result>, limit: number): Promise<Result> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new CableFailure('no-answer', `No answer in ${limit} ms`)), limit);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      // After a timeout, `work` rejects only when the camera is closed: that must not be an unhandled rejection.
      work.catch(() => undefined);
    }
  }
}

/** Resolves after this many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
