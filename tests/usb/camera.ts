/**
 * A fake camera, for Node and browsers. It answers PTP operations with bytes built from published tables, and records
 * every command.
 */
import { join, latin1, u16, u32 } from '../support/bytes';

export interface StoredFile {
  readonly name: string;
  /** `YYYYMMDDThhmmss` */
  readonly captured: string;
  readonly bytes: Uint8Array;
  readonly storage?: number;
  readonly format?: number;
}

export interface CameraFacts {
  readonly make: string;
  readonly model: string;
  readonly firmware?: string;
  readonly serial?: string;
  readonly vendor?: number;
  /** 6 is Microsoft's ID, which many makers use */
  readonly vendorExtension?: number;
  readonly operations?: readonly number[];
  /** the results of GetDevicePropValue, by property */
  readonly properties?: Readonly<Record<number, Uint8Array>>;
  /** properties that the camera lists but does not return */
  readonly unanswered?: readonly number[];
  /** on a Lumix, the result of operation 0x9414 */
  readonly usage?: Uint8Array;
  /** the first non-empty result of GetEvent */
  readonly events?: Uint8Array;
  /** empty results of GetEvent before `events` */
  readonly quietAnswers?: number;
  /** the values that a RequestDevicePropValue adds to the next events, by property */
  readonly requested?: Readonly<Record<number, Uint8Array>>;
  readonly storages?: readonly number[];
  readonly files?: readonly StoredFile[];
  /** the camera lists handles only for one storage at a time */
  readonly listsEachStorage?: boolean;
  /** how often each operation is answered with 'busy' before it succeeds */
  readonly busy?: number;
  /** an earlier visit left a session open */
  readonly hasOpenSession?: boolean;
  /** codes of error responses, by operation */
  readonly errors?: Readonly<Record<number, number>>;
}

export interface Reply {
  readonly response: number;
  readonly parameters?: readonly number[];
  readonly data?: Uint8Array;
}

const OK = 0x2001;
const STORAGE = 0x00010001;
const EVERY_STORAGE = 0xffffffff;

export const EOS_OPERATIONS = [
  0x1001, 0x1002, 0x1003, 0x1004, 0x1005, 0x1007, 0x1008, 0x1009, 0x100a, 0x101b, 0x9108, 0x910f, 0x9110, 0x9114,
  0x9115, 0x9116, 0x9127, 0x913d,
];
export const PLAIN_OPERATIONS = [
  0x1001, 0x1002, 0x1003, 0x1004, 0x1005, 0x1007, 0x1008, 0x1009, 0x1014, 0x1015, 0x101b,
];
export const LUMIX_OPERATIONS = [...PLAIN_OPERATIONS, 0x9414];

/** The block with a Lumix's usage: the errors, each with digits YYMMDDHH and a code, then the counters. */
export function lumixBlock({
  shutter = 1074,
  powerOn = 430,
  errors = [] as readonly (readonly [number, number])[],
}): Uint8Array {
  const bytes = new Uint8Array(146);
  errors.forEach(([date, code], place) => bytes.set(join(u32(date), u32(code)), place * 8));
  bytes.set(join(u32(powerOn), u32(shutter), u16(3), u16(5), u16(0), u16(1), u16(2)), 128);
  return bytes;
}

/** A block of a result: tag, length and bytes. */
export const tagged = (tag: number, bytes: Uint8Array, length = bytes.length) => join(u32(tag), u32(length), bytes);

export class StandInCamera {
  /** every command in order: its code, then its parameters */
  readonly asked: number[][] = [];
  isInSession: boolean;
  private readonly pushed: Uint8Array[];
  private quiet: number;
  private readonly busy = new Map<number, number>();

  constructor(readonly facts: CameraFacts) {
    this.isInSession = facts.hasOpenSession ?? false;
    this.pushed = facts.events ? [facts.events] : [];
    this.quiet = facts.quietAnswers ?? 0;
  }

  /** The commands that left remote mode, from the last SetRemoteMode(0) on. */
  get wayOut(): number[][] {
    const modes = this.asked.filter(([code]) => [0x9114, 0x9115, 0x1003].includes(code!));
    const start = modes.map(([code, value]) => code === 0x9114 && value === 0).lastIndexOf(true);
    return start < 0 ? [] : modes.slice(start);
  }

  answer(code: number, parameters: readonly number[]): Reply {
    this.asked.push([code, ...parameters]);
    const times = this.busy.get(code) ?? 0;
    if (times < (this.facts.busy ?? 0)) {
      this.busy.set(code, times + 1);
      return { response: 0x2019 };
    }
    const error = this.facts.errors?.[code];
    return error === undefined ? this.answerGladly(code, parameters) : { response: error };
  }

  private answerGladly(code: number, [first = 0, offset = 0, most = 0]: readonly number[]): Reply {
    const { facts } = this;
    const { files = [], operations = facts.make.startsWith('Canon') ? EOS_OPERATIONS : PLAIN_OPERATIONS } = facts;
    if (code !== 0x1001 && code !== 0x1002 && !this.isInSession) return { response: 0x2003 };
    if (!operations.includes(code)) return { response: 0x2005 };
    const file = files[first - 1];
    switch (code) {
      case 0x1001:
        return { response: OK, data: deviceInfo(facts, operations) };
      case 0x1002: {
        const wasOpen = this.isInSession;
        this.isInSession = true;
        return { response: wasOpen ? 0x201e : OK };
      }
      case 0x1003:
        this.isInSession = false;
        return { response: OK };
      case 0x1004:
        return { response: OK, data: u32s(facts.storages ?? (files.length > 0 ? [STORAGE] : [])) };
      case 0x1007: {
        if (first === EVERY_STORAGE && facts.listsEachStorage) return { response: 0x2005 };
        const handles = files.flatMap(({ storage = STORAGE }, place) =>
          first === EVERY_STORAGE || storage === first ? [place + 1] : [],
        );
        return { response: OK, data: u32s(handles) };
      }
      case 0x1008:
        return file ? { response: OK, data: objectInfo(file) } : { response: 0x2009 };
      case 0x1014: {
        const value = facts.properties?.[first];
        return value ? { response: OK, data: propertyDescription(first, value) } : { response: 0x200a };
      }
      case 0x1015: {
        const value = facts.unanswered?.includes(first) ? undefined : facts.properties?.[first];
        return value ? { response: OK, data: value } : { response: 0x200a };
      }
      case 0x101b: {
        if (!file) return { response: 0x2009 };
        const data = file.bytes.slice(offset, offset + most);
        return { response: OK, data, parameters: [data.length] };
      }
      case 0x9108:
        // The events and properties that this body knows, which other programs request.
        return { response: OK, data: join(u32(0), u32s([0xc189]), u32s([0xd1ac, 0xd1af, 0xd116]), u32s([0])) };
      case 0x9116: {
        if (this.quiet > 0) {
          this.quiet -= 1;
          return { response: OK };
        }
        return { response: OK, data: this.pushed.shift() ?? eosEvents() };
      }
      case 0x9414:
        return facts.usage && first === 0x15c0_0010 ? { response: OK, data: facts.usage } : { response: 0x201d };
      case 0x9127: {
        const value = facts.requested?.[first];
        if (!value) return { response: 0x2002 };
        this.pushed.push(eosEvents(eosValue(first, value)));
        return { response: OK };
      }
      default:
        return { response: OK };
    }
  }
}

/** A PTP string: u8 number of characters including the final NUL, then the characters in UTF-16. */
export function ptpText(text: string): Uint8Array {
  if (!text) return Uint8Array.of(0);
  const characters = Array.from(`${text}\0`, (character) => u16(character.charCodeAt(0)));
  return join([characters.length], ...characters);
}

const u16s = (values: readonly number[]) => join(u32(values.length), ...values.map((value) => u16(value)));
export const u32s = (values: readonly number[]) => join(u32(values.length), ...values.map((value) => u32(value)));

export function deviceInfo(facts: CameraFacts, operations: readonly number[]): Uint8Array {
  const { make, model, firmware = '1.0.0', serial = '', vendorExtension = 6, properties = {} } = facts;
  const head = join(u16(100), u32(vendorExtension), u16(100), ptpText(''), u16(0));
  const lists = join(u16s(operations), u16s([]), u16s(Object.keys(properties).map(Number)), u16s([]), u16s([]));
  return join(head, lists, ptpText(make), ptpText(model), ptpText(firmware), ptpText(serial));
}

export function objectInfo({ name, captured, bytes, storage = STORAGE, format = 0x3801 }: StoredFile): Uint8Array {
  const head = join(u32(storage), u16(format), u16(0), u32(bytes.length));
  return join(head, new Uint8Array(40), ptpText(name), ptpText(captured), ptpText(captured), ptpText(''));
}

/**
 * A read-only integer property of 1, 2 or 4 bytes: property, type, access, default value, current value, no
 * restrictions.
 */
export function propertyDescription(property: number, value: Uint8Array): Uint8Array {
  const types: Readonly<Record<number, number>> = { 1: 2, 2: 4, 4: 6 };
  return join(u16(property), u16(types[value.length]!), [0], value, value, [0]);
}

/** A record in the result of Canon's GetEvent: a property and its value. */
export function eosValue(property: number, value: Uint8Array): Uint8Array {
  return eosRecord(0xc189, join(u32(property), value));
}

export function eosRecord(code: number, body: Uint8Array): Uint8Array {
  return join(u32(8 + body.length), u32(code), body);
}

const EOS_END = join(u32(8), u32(0));

/** The result of GetEvent: the records, the end mark, and the padding that cameras send after it. */
export function eosEvents(...records: readonly Uint8Array[]): Uint8Array {
  return join(...records, EOS_END, new Uint8Array(records.length > 0 ? 24 : 0));
}

/**
 * Events that describe a body's state: the allowed values of property 0xD1AC, then model number, battery, shots left
 * and owner, and then the counts.
 */
export function eosState(...counts: readonly Uint8Array[]): Uint8Array {
  return eosEvents(
    eosRecord(0xc18a, join(u32(0xd1ac), u32(3), u32(0))),
    eosValue(0xd116, u32(0x80000404)),
    eosValue(0xd111, u16(2)),
    eosValue(0xd11b, u32(2416)),
    eosValue(0xd115, latin1('Erika Mustermann\0')),
    ...counts,
  );
}

/** Property 0xD167, four numbers. */
export const eosSteps = (first: number, second: number) => join(u32(16), u32(1), u32(first), u32(second));
