/**
 * A conversation with a camera: commands out, data and responses in.
 * Source: ISO 15740; libgphoto2's usb.c and ptp.c.
 */
import {
  Allowance,
  ANSWER,
  BUSY_TRIES,
  MAX_DATA_BYTES,
  MAX_EMPTY_READS,
  PATIENCE,
  type Patience,
  pause,
  VISIT,
} from './bounds';
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
  readonly data: Uint8Array;
}

/** Sends one operation at a time and waits for its answer. */
export class PtpClient {
  readonly steps: Step[] = [];
  private transaction = 0;
  private isAbandoned = false;
  private isStopped = false;
  private isBroken = false;
  private stream = new ContainerStream(MAX_DATA_BYTES);
  private whole: Allowance;

  /** The visit's time limit starts here. */
  constructor(
    private readonly transport: Transport,
    readonly patience: Patience = PATIENCE,
  ) {
    this.whole = new Allowance(VISIT, patience.visit, { late: 'too-long', full: 'too-long' });
  }

  /** True if an answer was not read to its end, so that the rest of it may come next. */
  get isPipeBroken(): boolean {
    return this.isBroken;
  }

  /**
   * Sends one operation and returns its answer. Repeats it while the camera is busy. Throws a `CableFailure` if there
   * is no answer.
   */
  async ask<Name extends OperationName>(name: Name, ...parameters: ParametersOf<Name>): Promise<DeviceAnswer> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.transact(name, parameters);
      if (answer.response !== ResponseCode.Busy || tries === BUSY_TRIES) return answer;
      await pause(this.patience.busy);
    }
  }

  /** Opens a session, even if an earlier visit left one open. Throws a `CableFailure` if that fails. */
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

  /** Reopens the pipe after a failure, drops the operation in progress, and continues the session. */
  async recover(): Promise<void> {
    await this.whole.limit(this.transport.reopen());
    this.isBroken = false;
    this.stream = new ContainerStream(MAX_DATA_BYTES);
  }

  /**
   * For `pagehide`: sends all operations at once, without waiting for answers, and allows no operation afterward.
   * Requests a read for each operation, because the camera accepts the next command only when its answer to the
   * previous command is read. Settles when every operation is done or lost.
   */
  async abandon(operations: readonly (readonly [OperationName, ...number[]])[]): Promise<void> {
    if (this.isAbandoned) return;
    this.isAbandoned = true;
    await Promise.allSettled(
      operations.flatMap(([name, ...parameters]) => [this.send(name, parameters), this.transport.receive()]),
    );
  }

  /** Ends the visit: no further request, and only a short time for the answer in transit. */
  stop(): void {
    this.isStopped = true;
    this.whole.shorten(this.patience.lastAnswer, 'stopped');
  }

  /** Allows requests for this many milliseconds, for the steps of leaving the camera, however the visit ended. */
  grant(milliseconds: number): void {
    this.isStopped = false;
    this.whole = allowAnswer(milliseconds);
  }

  private async transact(name: OperationName, parameters: readonly number[]): Promise<DeviceAnswer> {
    if (this.isAbandoned) throw new CableFailure('abandoned', 'The visitor left the page');
    if (this.isStopped) throw new CableFailure('stopped', 'The visitor stopped the reading');
    const { code: operation, isSlow } = operationOf(name);
    const allowance = allowAnswer(isSlow ? this.patience.slowAnswer : this.patience.answer);
    const transaction = this.transaction;
    let data: Uint8Array = new Uint8Array();
    let response: PtpContainer | undefined;
    try {
      await this.limited(() => this.send(name, parameters), allowance);
      while (!response) {
        const container = await this.receive(transaction, allowance);
        if (container.type === ContainerType.Response) response = container;
        else if (container.code === operation) data = container.content;
        else throw new CableFailure('garbled', `Data of ${hexCode(container.code)} for ${hexCode(operation)}`);
      }
      this.isBroken = false;
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
    this.isBroken = true;
    const bytes = commandBytes(operationOf(name).code, this.transaction, parameters);
    this.transaction += 1;
    await this.transport.send(bytes);
  }

  /** The next data or response of this transaction. Drops events and the answers to an earlier visit. */
  private async receive(transaction: number, allowance: Allowance): Promise<PtpContainer> {
    for (let emptyReads = 0; emptyReads < MAX_EMPTY_READS;) {
      for (let container = this.stream.next(); container; container = this.stream.next()) {
        const isWanted = container.type === ContainerType.Data || container.type === ContainerType.Response;
        if (isWanted && container.transaction === transaction) {
          this.stream.trust();
          return container;
        }
      }
      const bytes = await this.limited(() => this.transport.receive(), allowance);
      if (this.isAbandoned) throw new CableFailure('abandoned', 'The visitor left the page');
      emptyReads = bytes.length === 0 ? emptyReads + 1 : 0;
      for (const one of [allowance, this.whole]) one.spend(bytes.length);
      this.stream.push(bytes);
    }
    throw new CableFailure('garbled', 'The camera sent no answer to this command');
  }

  private async limited<Result>(work: () => Promise<Result>, allowance: Allowance): Promise<Result> {
    const { whole } = this;
    whole.check();
    allowance.check();
    return whole.limit(allowance.limit(work()));
  }
}

const allowAnswer = (milliseconds: number) =>
  new Allowance(ANSWER, milliseconds, { late: 'no-answer', full: 'garbled' });
