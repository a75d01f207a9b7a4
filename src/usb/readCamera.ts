/** A whole visit to a camera: identify it, read its count and its newest photo, and leave it as it was. */
import { rawText } from '../config/fileText';
import { PATIENCE, type Patience, pause, waitFor } from './bounds';
import { hexCode } from './bytes';
import { type DeviceAnswer, PtpClient, ResponseCode } from './client';
import { type DeviceInfo, readDeviceInfo, readEosEvents } from './datasets';
import { CableFailure, type FailureKind } from './failure';
import { FUJIFILM_RULES } from './fujifilmCounts';
import { LUMIX_RULE, usageBlock } from './lumixUsage';
import { type CableMaker, EOS_RULES, eosSerial, type CableEvidence, findCableMaker, nikonSerial } from './makers';
import { type NewestPhoto, readNewestPhoto, type ReadPhoto } from './newestPhoto';
import { EOS_SERIAL, LUMIX_USAGE, OPERATIONS, type OperationName, type Step } from './operations';
import type { NoPhoto } from './visitOutcome';
import type { Transport } from './transport';

export interface CameraReading {
  readonly maker: CableMaker;
  readonly device: DeviceInfo;
  /** the number engraved on the body, if the camera reports it */
  readonly serial?: string;
  /** the reported properties with a count, or with a fact about a count */
  readonly evidence: readonly CableEvidence[];
  readonly photo: NewestPhoto | NoPhoto;
  /** Canon: every reported property, by number; for the diagnostic file */
  readonly eosValues: ReadonlyMap<number, Uint8Array>;
  readonly steps: readonly Step[];
  /** the camera may still be in remote mode */
  readonly needsPowerCycle: boolean;
}

export type Stage = 'identifying' | 'counting' | 'photo' | 'leaving';

export interface VisitOptions {
  readonly vendor: number;
  readonly readPhoto: ReadPhoto;
  readonly onStage?: (stage: Stage) => void;
  readonly patience?: Patience;
}

export interface RunningVisit {
  readonly reading: Promise<CameraReading>;
  /** For `pagehide`: leaves remote mode without waiting for the camera's answers. */
  readonly abandon: () => void;
  /** Ends the visit early, but leaves the camera as after a full visit. `reading` then rejects with 'stopped'. */
  readonly stop: () => void;
}

/** The most answers to GetEvent, because events may never end. */
const MAX_EVENT_ANSWERS = 100;
/** The most empty answers before the first event. Newer bodies have nothing to report at first. */
const QUIET_TRIES = 10;

const EOS_OPERATIONS = [OPERATIONS.setRemoteMode, OPERATIONS.setEventMode, OPERATIONS.getEvent];

/** Failures that the visitor caused. After such a failure, the visitor expects no result. */
const STOPPED_BY_VISITOR: readonly FailureKind[] = ['abandoned', 'stopped'];

/** Leaves remote mode as libgphoto2 does: the second call gives the camera its display back. */
const LEAVE = [
  ['setRemoteMode', 0],
  ['setRemoteMode', 1],
  ['setEventMode', 0],
] as const satisfies readonly (readonly [OperationName, ...number[]])[];

/**
 * Reads the camera at the other end of `transport`, and closes `transport`. `reading` rejects with a `CableFailure`.
 */
export function visitCamera(transport: Transport, visit: VisitOptions): RunningVisit {
  const running = new CameraVisit(transport, visit);
  return { reading: running.run(), abandon: () => running.abandon(), stop: () => running.stop() };
}

class CameraVisit {
  private readonly client: PtpClient;
  private readonly values = new Map<number, Uint8Array>();
  private isInSession = false;
  private isRemote = false;
  private needsPowerCycle = false;
  private isStopped = false;
  private abandoned: Promise<void> = Promise.resolve();

  constructor(
    private readonly transport: Transport,
    private readonly visit: VisitOptions,
  ) {
    this.client = new PtpClient(transport, visit.patience ?? PATIENCE);
  }

  async run(): Promise<CameraReading> {
    try {
      const found = await this.readAndLeave();
      if (this.isStopped) throw new CableFailure('stopped', 'The visitor stopped the reading');
      return { ...found, steps: this.client.steps, needsPowerCycle: this.needsPowerCycle };
    } catch (problem) {
      if (problem instanceof CableFailure) {
        problem.needsPowerCycle = this.needsPowerCycle;
        problem.steps = this.client.steps;
      }
      throw problem;
    } finally {
      const { answer, leavingStep } = this.client.patience;
      await waitFor(this.abandoned, answer);
      await waitFor(this.transport.close(), leavingStep);
    }
  }

  abandon(): void {
    if (!this.isInSession) return;
    this.isInSession = false;
    this.abandoned = this.client.abandon([...(this.isRemote ? LEAVE : []), ['closeSession']]);
  }

  stop(): void {
    this.isStopped = true;
    // Leaving has its own time limit, so stopping doesn't interrupt it.
    if (!this.isInSession) return;
    this.visit.onStage?.('leaving');
    this.client.stop();
  }

  private async readAndLeave() {
    try {
      return await this.read();
    } finally {
      await this.leave();
    }
  }

  private async read(): Promise<Omit<CameraReading, 'steps' | 'needsPowerCycle'>> {
    const { client, visit } = this;
    this.tell('identifying');
    this.isInSession = true;
    await client.openSession();
    let device = await this.identify();
    const maker = findCableMaker(rawText(device.make), visit.vendor);

    this.tell('counting');
    if (maker === 'canon' && EOS_OPERATIONS.every(({ code }) => device.operations.includes(code))) {
      await this.enterRemoteMode();
      // Some bodies offer other operations in remote mode.
      device = await this.identify();
      await this.collectEvents();
      if (!this.values.has(EOS_SERIAL) && device.operations.includes(OPERATIONS.requestDevicePropValue.code)) {
        // A body without the property answers with an error.
        const { response } = await client.ask('requestDevicePropValue', EOS_SERIAL);
        if (response === ResponseCode.Ok) await this.collectEvents();
      }
    }
    const evidence = await this.gatherEvidence(maker, device);
    const serial =
      maker === 'canon'
        ? eosSerial(this.values.get(EOS_SERIAL))
        : maker === 'nikon'
          ? nikonSerial(rawText(device.serial))
          : undefined;

    this.tell('photo');
    return {
      maker,
      device,
      ...(serial !== undefined && { serial }),
      evidence,
      photo: await this.readPhoto(device, evidence.length > 0),
      eosValues: this.values,
    };
  }

  private async identify(): Promise<DeviceInfo> {
    const { response, data } = await this.client.ask('getDeviceInfo');
    if (response !== ResponseCode.Ok) throw new CableFailure('refused', `GetDeviceInfo: ${hexCode(response)}`);
    return readDeviceInfo(data);
  }

  private async enterRemoteMode(): Promise<void> {
    // Set before the request, because remote mode has to be left whatever the camera answers.
    this.isRemote = true;
    this.needsPowerCycle = true;
    await this.client.ask('setRemoteMode', 1);
    await this.client.ask('setEventMode', 1);
  }

  /** Collects the camera's properties until it reports no more. */
  private async collectEvents(): Promise<void> {
    let quiet = 0;
    for (let answers = 0; answers < MAX_EVENT_ANSWERS && quiet < QUIET_TRIES; answers += 1) {
      const { response, data } = await this.client.ask('getEvent');
      if (response !== ResponseCode.Ok) return;
      const { records, values } = readEosEvents(data);
      for (const [property, bytes] of values) this.values.set(property, bytes);
      if (records > 0) continue;
      if (this.values.size > 0) return;
      quiet += 1;
      await pause(this.client.patience.quiet);
    }
  }

  private async gatherEvidence(maker: CableMaker, device: DeviceInfo): Promise<readonly CableEvidence[]> {
    if (maker === 'fujifilm') return this.askFujifilm(device);
    return maker === 'panasonic' ? this.askLumix(device) : this.eosEvidence();
  }

  private async askLumix({ operations }: DeviceInfo): Promise<CableEvidence[]> {
    if (!operations.includes(OPERATIONS.lumixUsage.code)) return [];
    const { response, data } = await this.client.ask('lumixUsage', LUMIX_USAGE);
    const bytes = response === ResponseCode.Ok ? usageBlock(data) : undefined;
    return bytes ? [{ rule: LUMIX_RULE, bytes }] : [];
  }

  private eosEvidence(): CableEvidence[] {
    return EOS_RULES.flatMap((rule) => {
      const bytes = this.values.get(rule.property);
      return bytes ? [{ rule, bytes }] : [];
    });
  }

  private async askFujifilm({ operations, properties }: DeviceInfo): Promise<CableEvidence[]> {
    if (!operations.includes(OPERATIONS.getDevicePropValue.code)) return [];
    const found: CableEvidence[] = [];
    for (const rule of FUJIFILM_RULES) {
      if (rule.isOptional && !properties.includes(rule.property)) continue;
      const { response, data } = await this.client.ask('getDevicePropValue', rule.property);
      if (response === ResponseCode.Ok) found.push({ rule, bytes: data.slice() });
    }
    return found;
  }

  /** If the photo can't be read, keeps a count that is already known. */
  private async readPhoto(device: DeviceInfo, isCountKnown: boolean): Promise<NewestPhoto | NoPhoto> {
    try {
      return await readNewestPhoto(this.client, device, this.visit.readPhoto);
    } catch (problem) {
      if (!isCountKnown || !(problem instanceof CableFailure) || STOPPED_BY_VISITOR.includes(problem.kind))
        throw problem;
      return 'not-read';
    }
  }

  private tell(stage: Stage): void {
    if (!this.isStopped) this.visit.onStage?.(stage);
  }

  /** Tries each step of leaving, even if the previous one failed. Never throws. */
  private async leave(): Promise<void> {
    if (!this.isInSession) return;
    this.isInSession = false;
    this.tell('leaving');
    const ends = performance.now() + this.client.patience.leaving;
    const modes = this.isRemote ? ([['getEvent'], ...LEAVE] as const) : [];
    const failed = new Set<OperationName>();
    let stepsLeft = modes.length + 1;
    for (const [name, ...parameters] of [...modes, ['closeSession'] as const]) {
      if (!(await this.attempt(name, parameters, () => (ends - performance.now()) / stepsLeft))) failed.add(name);
      stepsLeft -= 1;
    }
    this.needsPowerCycle = this.isRemote && LEAVE.some(([name]) => failed.has(name));
  }

  /**
   * Tries one step of leaving. If it fails, reopens the pipe and tries again. `share` returns the step's time limit in
   * ms. True if the camera's response was OK. Never throws.
   */
  private async attempt(name: OperationName, parameters: readonly number[], share: () => number): Promise<boolean> {
    const { client } = this;
    const ask = async () => {
      const asked = client.ask as (name: OperationName, ...parameters: readonly number[]) => Promise<DeviceAnswer>;
      return (await asked.call(client, name, ...parameters)).response === ResponseCode.Ok;
    };
    const grant = () => client.grant(Math.min(client.patience.leavingStep, Math.max(0, share())));
    grant();
    if (!client.isPipeBroken) {
      try {
        return await ask();
      } catch {
        // Tries again over a new pipe.
      }
      grant();
    }
    try {
      await client.recover();
      return await ask();
    } catch {
      return false;
    }
  }
}
