/** A whole visit to a camera: who it is, its count, the newest photo, and back out again. */
import { hexCode } from './bytes';
import { type Answer, PATIENCE, type Patience, pause, PtpClient, ResponseCode } from './client';
import { type DeviceInfo, readDeviceInfo, readEosEvents } from './datasets';
import { CableFailure, type FailureKind } from './failure';
import {
  type CableMaker,
  EOS_RULES,
  eosSerial,
  findCableMaker,
  FUJIFILM_RULES,
  nikonSerial,
  type PropertyRule,
  type Told,
} from './makers';
import { type NewestPhoto, type NoPhoto, readNewestPhoto, type ReadPhoto } from './newestPhoto';
import { EOS_SERIAL, OPERATIONS, type OperationName, type Step } from './operations';
import type { Transport } from './transport';

/** A property that the camera told, and what its bytes say. */
export interface Evidence {
  readonly rule: PropertyRule;
  readonly bytes: Uint8Array;
  readonly told: Told;
}

export interface CameraReading {
  readonly maker: CableMaker;
  readonly device: DeviceInfo;
  /** the number engraved on the body, where the camera tells that one */
  readonly serial?: string;
  /** properties that hold a count in this maker's cameras, as far as this camera told them */
  readonly evidence: readonly Evidence[];
  readonly photo: NewestPhoto | NoPhoto;
  /** Canon: every property that the camera told, by its number; for the diagnostic file */
  readonly eosValues: ReadonlyMap<number, Uint8Array>;
  readonly steps: readonly Step[];
  /** remote mode was entered and not left for sure */
  readonly needsPowerCycle: boolean;
}

/** What is being done, for the visitor who waits. */
export type Stage = 'identifying' | 'counting' | 'photo' | 'leaving';

export interface Visit {
  readonly vendor: number;
  readonly readPhoto: ReadPhoto;
  readonly onStage?: (stage: Stage) => void;
  readonly patience?: Patience;
}

export interface RunningVisit {
  readonly reading: Promise<CameraReading>;
  /** For a page that is being left: remote mode is left without waiting for the camera's answers. */
  readonly abandon: () => void;
}

/** Answers of GetEvent that are read before it is given up that they end. */
const MAX_EVENT_ANSWERS = 100;
/** How often a new body that has nothing to tell at first is asked again. */
const QUIET_TRIES = 10;

const EOS_OPERATIONS = [OPERATIONS.setRemoteMode, OPERATIONS.setEventMode, OPERATIONS.getEvent];

/** After these the pipe is opened again before the camera is told anything. */
const BREAKING: readonly FailureKind[] = ['no-answer', 'garbled', 'unplugged'];

/** Out of remote mode, as libgphoto2 does it: the second call gives the camera its display back. */
const LEAVE = [
  ['setRemoteMode', 0],
  ['setRemoteMode', 1],
  ['setEventMode', 0],
] as const satisfies readonly (readonly [OperationName, ...number[]])[];

/** Reads the camera at the other end of `transport`, and closes it. The promise fails with a `CableFailure`. */
export function visitCamera(transport: Transport, visit: Visit): RunningVisit {
  const running = new CameraVisit(transport, visit);
  return { reading: running.run(), abandon: () => running.abandon() };
}

class CameraVisit {
  private readonly client: PtpClient;
  private readonly values = new Map<number, Uint8Array>();
  private isInSession = false;
  private isRemote = false;
  private needsPowerCycle = false;
  /** an answer is missing or makes no sense: what comes next in the pipe belongs to nobody */
  private isPipeBroken = false;
  private abandoned: Promise<void> = Promise.resolve();

  constructor(
    private readonly transport: Transport,
    private readonly visit: Visit,
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
      // Some bodies offer other operations from here on.
      device = await this.identify();
      await this.collectEvents();
      if (!this.values.has(EOS_SERIAL) && device.operations.includes(OPERATIONS.requestDevicePropValue.code)) {
        // A body without it answers with an error, and there is nothing new to tell.
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
    // From here on it has to be left, whatever the camera answers.
    this.isRemote = true;
    this.needsPowerCycle = true;
    await this.client.ask('setRemoteMode', 1);
    await this.client.ask('setEventMode', 1);
  }

  /** Everything that the camera has to tell, until it has nothing more. */
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

  private eosEvidence(): Evidence[] {
    return EOS_RULES.flatMap((rule) => {
      const bytes = this.values.get(rule.property);
      return bytes ? [{ rule, bytes, told: rule.read(bytes) }] : [];
    });
  }

  private async askFujifilm({ operations }: DeviceInfo): Promise<Evidence[]> {
    if (!operations.includes(OPERATIONS.getDevicePropValue.code)) return [];
    const found: Evidence[] = [];
    for (const rule of FUJIFILM_RULES) {
      const { response, data } = await this.client.ask('getDevicePropValue', rule.property);
      if (response === ResponseCode.Ok) found.push({ rule, bytes: data.slice(), told: rule.read(data) });
    }
    return found;
  }

  /** A count that is known already is not lost with the photo. */
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

  /** Back out, by all that still works: a camera that is gone needs nothing. */
  private async leave(): Promise<void> {
    if (!this.isInSession) return;
    this.isInSession = false;
    this.visit.onStage?.('leaving');
    try {
      if (this.isRemote) {
        await this.tell('getEvent');
        let isLeft = true;
        for (const [name, value] of LEAVE) isLeft = (await this.tell(name, value)) && isLeft;
        this.needsPowerCycle = !isLeft;
      }
      await this.tell('closeSession');
    } catch {
      // The camera is gone. What was left undone is told by `needsPowerCycle`.
    }
  }

  /** One step of the way out, tried again over a new pipe where the old one fails. True when the camera agreed. */
  private async tell(name: OperationName, ...parameters: number[]): Promise<boolean> {
    const ask = this.client.ask.bind(this.client) as (name: OperationName, ...parameters: number[]) => Promise<Answer>;
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
