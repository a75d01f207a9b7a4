/**
 * Every command that the page can send to a camera. Any other operation, or a parameter that its row does not allow, is
 * a type error, and is refused at run time before a byte is sent. No operation changes a setting, takes a picture or
 * deletes anything.
 */

/** any 32-bit number, such as an object's handle or an offset in a file */
const ANY = 'any';

interface Operation {
  readonly code: number;
  /** the allowed values of each parameter */
  readonly parameters: readonly (typeof ANY | readonly number[])[];
  /** the answer may take a long time, as the list of a full card does */
  readonly isSlow?: true;
}

export const EVERY_STORAGE = 0xffffffff;

/** Canon's engraved serial number, which some bodies report only on request. */
export const EOS_SERIAL = 0xd1af;

/** Lumix: requests the usage data. The answer has the data in a block with the tag 0x15C00011, the next number. */
export const LUMIX_USAGE = 0x15c00010;

/** Fujifilm: TotalShotCount, ShotCount and ShutterExchangeCount. */
export const FUJIFILM_PROPERTIES = [0xd310, 0xd154, 0xd155] as const;

// Sources: PTP (ISO 15740) for 0x10.., libgphoto2's ptp.h for Canon's 0x91.., LUMIX-Usage-Info for Panasonic's 0x9414.
export const OPERATIONS = {
  getDeviceInfo: { code: 0x1001, parameters: [] },
  openSession: { code: 0x1002, parameters: [[1]] },
  closeSession: { code: 0x1003, parameters: [] },
  getStorageIds: { code: 0x1004, parameters: [] },
  /** storage, any format, any folder */
  getObjectHandles: { code: 0x1007, parameters: [ANY, [0], [0]], isSlow: true },
  getObjectInfo: { code: 0x1008, parameters: [ANY] },
  getDevicePropValue: { code: 0x1015, parameters: [FUJIFILM_PROPERTIES] },
  /** handle, offset, maximum number of bytes */
  getPartialObject: { code: 0x101b, parameters: [ANY, ANY, ANY] },
  /** switches remote mode off or on; never 0x15, which extends the lens of compacts */
  setRemoteMode: { code: 0x9114, parameters: [[0, 1]] },
  setEventMode: { code: 0x9115, parameters: [[0, 1]] },
  getEvent: { code: 0x9116, parameters: [] },
  requestDevicePropValue: { code: 0x9127, parameters: [[EOS_SERIAL]] },
  /** Lumix: reads the usage data; requested only if the camera lists it */
  lumixUsage: { code: 0x9414, parameters: [[LUMIX_USAGE]] },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof OPERATIONS;

type Values<Allowed extends readonly unknown[]> = {
  readonly [Place in keyof Allowed]: Allowed[Place] extends readonly (infer Value)[] ? Value : number;
};

/** The parameters of an operation, typed as the table allows. */
export type ParametersOf<Name extends OperationName> = Values<(typeof OPERATIONS)[Name]['parameters']>;

/** The row of an operation, with the type that all rows share. */
export const operationOf = (name: OperationName): Operation => OPERATIONS[name];

/** Throws a `TypeError` unless the table has the operation and allows these parameters. */
export function assertAllowed(name: OperationName, parameters: readonly number[]): void {
  const operation = Object.hasOwn(OPERATIONS, name) ? operationOf(name) : undefined;
  const isAllowed =
    operation?.parameters.length === parameters.length &&
    operation.parameters.every((allowed, place) => {
      const value = parameters[place]!;
      return (
        Number.isInteger(value) && value >= 0 && value <= 0xffffffff && (allowed === ANY || allowed.includes(value))
      );
    });
  if (!isAllowed) throw new TypeError(`${name}(${parameters.join(', ')}) is not on the list of operations.`);
}

/** One transaction (command, data and response) for the diagnostic file, in numbers only. */
export interface Step {
  readonly operation: number;
  readonly parameters: readonly number[];
  /** absent when the camera did not answer */
  readonly response?: number;
  readonly dataBytes: number;
}
