/** A whole visit to a camera: identify it, read its count and its newest photo, and leave it as it was. */
import { hexCode } from './bytes';
import { type DeviceAnswer, PATIENCE, type Patience, pause, PtpClient, ResponseCode } from './client';
import { type DeviceInfo, readDeviceInfo, readEosEvents } from './datasets';
import { CableFailure, type FailureKind } from './failure';
import { FUJIFILM_RULES } from './fujifilmCounts';
import { type CableMaker, EOS_RULES, eosSerial, type CableEvidence, findCableMaker, nikonSerial } from './makers';
import { type NewestPhoto, type NoPhoto, readNewestPhoto, type ReadPhoto } from './newestPhoto';
import { EOS_SERIAL, OPERATIONS, type OperationName, type Step } from './operations';
import type { Transport } from './transport';

export interface CameraReading {
  readonly maker: CableMaker;
  readonly device: DeviceInfo;
  /** the number engraved on the body, if the camera reports that one */
  readonly serial?: string;
  /** the properties that hold a count in this maker's cameras and that this camera reported */
  readonly evidence: readonly CableEvidence[];
  readonly photo: NewestPhoto | NoPhoto;
  /** Canon: every property that the camera reported, by its number; for the diagnostic file */
  readonly eosValues: ReadonlyMap<number, Uint8Array>;
  readonly steps: readonly Step[];
  /** remote mode was entered, and it is not certain that the camera left it */
  readonly needsPowerCycle: boolean;
}

/** What is happening, for the visitor who waits. */
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
}

/** Answers to GetEvent to read at most: a camera may never run out of them. */
const MAX_EVENT_ANSWERS = 100;
/** How often to ask again when a camera has nothing to report at first, as newer bodies do. */
const QUIET_TRIES = 10;

const EOS_OPERATIONS = [OPERATIONS.setRemoteMode, OPERATIONS.setEventMode, OPERATIONS.getEvent];

/** After these failures, reopen the pipe before sending the camera anything. */
const BREAKING: readonly FailureKind[] = ['no-answer', 'garbled', 'unplugged'];

/** Leaves remote mode as libgphoto2 does: the second call gives the camera its display back. */
const LEAVE = [
  ['setRemoteMode', 0],
  ['setRemoteMode', 1],
  ['setEventMode', 0],
] as const satisfies readonly (readonly [OperationName, ...number[]])[];

/**
 * Reads the camera at the other end of `transport` and closes the transport. The promise rejects with a `CableFailure`.
 */
export function visitCamera(transport: Transport, visit: VisitOptions): RunningVisit {
  const running = new CameraVisit(transport, visit);
  return { reading: running.run(), abandon: () => running.abandon() };
}

class CameraVisit {
  private readonly client: PtpClient;
  private readonly values = new Map<number, Uint8Array>();
  private isInSession = false;
  private isRemote = false;
  private needsPowerCycle = false;
  /** an answer is missing or garbled, so whatever comes next in the pipe cannot be trusted */
  private isPipeBroken = false;
  private abandoned: Promise<void> = Promise.resolve();

  constructor(
    private readonly transport: Transport,
    private readonly visit: VisitOptions,
  ) {
    this.client = new PtpClient(transport, visit.patience ?? PATIENCE);
  }

  async run(): Promise<CameraReading> {
    try {
      const found = await this.read();
      await this.leave();
      return { ...found, steps: this.client.steps, needsPowerCycle: this.needsPowerCycle };
    } catch (problem) {
      this.notePipe(problem);
      await this.leave();
      if (problem instanceof CableFailure) {
        problem.needsPowerCycle = this.needsPowerCycle;
        problem.steps = this.client.steps;
      }
      throw problem;
    } finally {
      await Promise.race([this.abandoned, pause(this.client.patience.answer)]);
      await this.transport.close();
    }
  }

  abandon(): void {
    if (!this.isInSession) return;
    this.isInSession = false;
    this.abandoned = this.client.abandon([...(this.isRemote ? LEAVE : []), ['closeSession']]);
  }

  private async read(): Promise<Omit<CameraReading, 'steps' | 'needsPowerCycle'>> {
    const { client, visit } = this;
    visit.onStage?.('identifying');
    this.isInSession = true;
    await client.openSession();
    let device = await this.identify();
    const maker = findCableMaker(device.make, visit.vendor);

    visit.onStage?.('counting');
    if (maker === 'canon' && EOS_OPERATIONS.every(({ code }) => device.operations.includes(code))) {
      await this.enterRemoteMode();
      // In remote mode, some bodies offer other operations.
      device = await this.identify();
      await this.collectEvents();
      if (!this.values.has(EOS_SERIAL) && device.operations.includes(OPERATIONS.requestDevicePropValue.code)) {
        // A body that does not have it answers with an error.
        const { response } = await client.ask('requestDevicePropValue', EOS_SERIAL);
        if (response === ResponseCode.Ok) await this.collectEvents();
      }
    }
    const evidence = maker === 'fujifilm' ? await this.askFujifilm(device) : this.eosEvidence();
    const serial =
      maker === 'canon'
        ? eosSerial(this.values.get(EOS_SERIAL))
        : maker === 'nikon'
          ? nikonSerial(device.serial)
          : undefined;

    visit.onStage?.('photo');
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
    // Set before asking: remote mode has to be left again, whatever the camera answers.
    this.isRemote = true;
    this.needsPowerCycle = true;
    await this.client.ask('setRemoteMode', 1);
    await this.client.ask('setEventMode', 1);
  }

  /** Collects the properties that the camera reports, until it has nothing more. */
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

  /** If the photo cannot be read, a count that is already known is kept. */
  private async readPhoto(device: DeviceInfo, isCountKnown: boolean): Promise<NewestPhoto | NoPhoto> {
    try {
      return await readNewestPhoto(this.client, device, this.visit.readPhoto);
    } catch (problem) {
      if (!isCountKnown || !(problem instanceof CableFailure) || problem.kind === 'abandoned') throw problem;
      this.notePipe(problem);
      return 'not-read';
    }
  }

  private notePipe(problem: unknown): void {
    this.isPipeBroken ||= problem instanceof CableFailure && BREAKING.includes(problem.kind);
  }

  /** Leaves the camera with everything that still works. Never throws. */
  private async leave(): Promise<void> {
    if (!this.isInSession) return;
    this.isInSession = false;
    this.visit.onStage?.('leaving');
    try {
      if (this.isRemote) {
        await this.attempt('getEvent');
        let isLeft = true;
        for (const [name, value] of LEAVE) isLeft = (await this.attempt(name, value)) && isLeft;
        this.needsPowerCycle = !isLeft;
      }
      await this.attempt('closeSession');
    } catch {
      // The camera is gone; `needsPowerCycle` says what was left undone.
    }
  }

  /** One step of leaving, repeated over a new pipe if the old one fails. True when the camera agreed. */
  private async attempt(name: OperationName, ...parameters: number[]): Promise<boolean> {
    const ask = this.client.ask.bind(this.client) as (
      name: OperationName,
      ...parameters: number[]
    ) => Promise<DeviceAnswer>;
    if (!this.isPipeBroken) {
      try {
        return (await ask(name, ...parameters)).response === ResponseCode.Ok;
      } catch (problem) {
        this.notePipe(problem);
        if (!this.isPipeBroken) throw problem;
      }
    }
    await this.client.recover();
    this.isPipeBroken = false;
    return (await ask(name, ...parameters)).response === ResponseCode.Ok;
  }
}
