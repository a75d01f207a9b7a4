/** One conversation with a camera: commands out, data and responses in. Sources: ISO 15740; libgphoto2's usb.c and ptp.c. */
import { commandBytes, type Container, ContainerStream, ContainerType } from './container';
import { hexCode, Reader } from './bytes';
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

export interface Answer {
  readonly response: number;
  readonly parameters: readonly number[];
  /** empty where the camera left the data out */
  readonly data: Uint8Array;
}

/** How long is waited, in ms; tests have less patience. */
export interface Patience {
  /** for an answer */
  readonly answer: number;
  /** for the list of a full card */
  readonly slowAnswer: number;
  /** before a busy camera is asked again */
  readonly busy: number;
  /** before a camera that has nothing to tell yet is asked again */
  readonly quiet: number;
}

export const PATIENCE: Patience = { answer: 5000, slowAnswer: 20_000, busy: 100, quiet: 50 };

const BUSY_TRIES = 10;
/** Larger than the list of a card with 100,000 photos, and than any piece that is asked for. */
const MAX_DATA_BYTES = 1 << 20;
/** Reads for one answer: what an earlier visit left in the pipe and events come in between. */
const MAX_READS = 5000;
/** Reads without a byte, one after the other. */
const MAX_EMPTY_READS = 100;

export class PtpClient {
  readonly steps: Step[] = [];
  private transaction = 0;
  private isAbandoned = false;
  private stream = new ContainerStream(MAX_DATA_BYTES);

  constructor(
    private readonly transport: Transport,
    readonly patience: Patience = PATIENCE,
  ) {}

  /** One operation and its answer, asked again while the camera is busy. Throws a `CableFailure` where there is none. */
  async ask<Name extends OperationName>(name: Name, ...parameters: ParametersOf<Name>): Promise<Answer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.transact(name, parameters);
      if (answer.response !== ResponseCode.Busy || tries === BUSY_TRIES) return answer;
      await pause(this.patience.busy);
    }
  }

  /** Begins a session, also where an earlier visit left one open. */
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

  /** Goes on with the same session after a failure: what was under way is dropped. */
  async recover(): Promise<void> {
    await this.transport.reopen();
    this.stream = new ContainerStream(MAX_DATA_BYTES);
  }

  /**
   * Sends without waiting for answers, for a page that is being left; nothing else is sent after it. The answers are
   * taken off the pipe, or the camera would not hear the next command. Settles when all of it is done or lost.
   */
  async abandon(operations: readonly (readonly [OperationName, ...number[]])[]): Promise<void> {
    if (this.isAbandoned) return;
    this.isAbandoned = true;
    await Promise.allSettled(
      operations.flatMap(([name, ...parameters]) => [this.send(name, parameters), this.transport.receive()]),
    );
  }

  private async transact(name: OperationName, parameters: readonly number[]): Promise<Answer> {
    if (this.isAbandoned) throw new CableFailure('abandoned', 'The page was left');
    const { code: operation, isSlow } = operationOf(name);
    const limit = isSlow ? this.patience.slowAnswer : this.patience.answer;
    const transaction = this.transaction;
    let data: Uint8Array = new Uint8Array();
    let response: Container | undefined;
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
    // Bytes that are no whole number say nothing.
    const reader = new Reader(response.content);
    const values = Array.from({ length: Math.floor(reader.left / 4) }, () => reader.u32());
    return { response: response.code, parameters: values, data };
  }

  private async send(name: OperationName, parameters: readonly number[]): Promise<void> {
    assertAllowed(name, parameters);
    const bytes = commandBytes(operationOf(name).code, this.transaction, parameters);
    this.transaction += 1;
    await this.transport.send(bytes);
  }

  /** The next data or response of this transaction; events and what an earlier visit left in the pipe are dropped. */
  private async receive(transaction: number, limit: number): Promise<Container> {
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
      if (this.isAbandoned) throw new CableFailure('abandoned', 'The page was left');
      emptyReads = bytes.length === 0 ? emptyReads + 1 : 0;
      this.stream.push(bytes);
    }
    throw new CableFailure('garbled', 'The camera answers with nothing');
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
      // It fails later, when the camera is closed, and nobody is there to hear it.
      work.catch(() => undefined);
    }
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
