/** `--camera`: reads the cameras on this machine's USB, all at once, through the npm package `usb`. */
import { rawText } from '../config/fileText';
import { writeJsonText } from '../config/controlCharacters';
import type { Core } from '../reader/core';
import { extract } from '../reader/extract';
import type { Counter, ExtractionResult } from '../reader/result';
import { maskSerial } from '../reader/serial';
import { csvRows } from '../history/csv';
import { formatDate } from '../i18n/format';
import { rangeText } from '../i18n/rangeText';
import type { CameraErrorCode, CameraResult } from '../library/cameraResult';
import { cameraResultOf, unreadCamera } from '../library/resultOfCamera';
import type { Patience } from '../usb/bounds';
import { CableFailure, type FailureKind } from '../usb/failure';
import { likeInBrowser, type NodeUsbDevice } from '../usb/nodeUsb';
import type { ReadPhoto } from '../usb/newestPhoto';
import type { CameraReading } from '../usb/readCamera';
import { baseOf, photoOf, type ReadPhotoOf, resultOfReading } from '../usb/resultOfCable';
import { canBeCamera } from '../usb/usb';
import { isOfCameraMaker } from '../usb/vendors';
import { visitUsb } from '../usb/visitUsb';
import { photoSentences } from '../i18n/words/cableSentences';
import { mechanicalBeside } from '../i18n/words/counterWords';
import { plainText, shortName } from '../i18n/words/plainText';
import { EXIT } from './exit';
import { countCells } from './filesTable';
import { naturally } from './inOrder';
import type { PrintedOption } from './options';
import { complain, type Medium, mediumOf, PLAIN } from './terminal';
import { type Column, writeTable } from './textTable';
import { englishWords } from './words';

export interface UsbPackage {
  readonly usb: { getDevices(): Promise<readonly NodeUsbDevice[]> };
}

export interface CameraRead {
  /** bus and hub ports: '1-2.3' */
  readonly port: string;
  /** the device's own name, or its USB vendor and product IDs: '04a9:32da' */
  readonly name: string;
  readonly result: CameraResult;
  /** absent if the device could not be read */
  readonly reading?: CameraReading;
}

/** The error if the program cannot look for cameras. Its message is a sentence. */
export class NoUsb extends Error {}

const t = englishWords();

/**
 * Reads all cameras and prints them, as a table unless `form` says otherwise. Returns the exit code. Ctrl+C stops the
 * reading, and the program still ends its session with each camera.
 */
export async function printCameras(core: Core, form: PrintedOption | undefined): Promise<number> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    const devices = await camerasOn(await loadUsb());
    if (devices.length > 0 && process.stderr.isTTY) process.stderr.write(`${t('connect.stage.hint')}\n`);
    const cameras = await readAll(devices, core, { signal: leaving.signal });
    for (const { name, port, result } of cameras) {
      if (result.status === 'failed') complain(`${name} (${port}): ${result.error.message}`);
      if (result.needsPowerCycle) complain(`${name} (${port}): ${t('connect.powerCycle')}`);
    }
    process.stdout.write(
      form === 'json'
        ? camerasJson(cameras)
        : form === 'csv'
          ? camerasCsv(cameras)
          : await camerasTable(cameras, mediumOf(process.stdout)),
    );
    if (cameras.length === 0) complain(NONE_FOUND);
    return cameras.length > 0 && cameras.every(({ reading }) => reading) ? EXIT.done : EXIT.unread;
  } catch (problem) {
    if (!(problem instanceof NoUsb)) throw problem;
    complain(problem.message);
    return EXIT.undone;
  } finally {
    for (const signal of SIGNALS) process.off(signal, leave);
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The package `usb`. Throws a `NoUsb` if it is missing, too old, or not built for this machine. */
export async function loadUsb(load: () => Promise<unknown> = () => import('usb')): Promise<UsbPackage> {
  let loaded: Partial<UsbPackage>;
  try {
    loaded = (await load()) as Partial<UsbPackage>;
  } catch (cause) {
    if (process.getBuiltinModule('node:sea').isSea()) throw new NoUsb(NO_PLACE, { cause });
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    throw new NoUsb(isMissing ? MISSING : `The package 'usb' cannot be loaded: ${firstLine(cause)}`, { cause });
  }
  if (typeof loaded.usb?.getDevices !== 'function') throw new NoUsb(TOO_OLD);
  return loaded as UsbPackage;
}

const MISSING =
  "--camera needs the package 'usb'. Run 'npm install usb' in the program's folder, or in the project that the program " +
  'is installed in.';
const NO_PLACE =
  "--camera needs the package 'usb', native code that this one file cannot load. Use shutter-count.cjs of the release " +
  "with Node, and run 'npm install usb' in its folder.";
const TOO_OLD = "--camera needs version 3.1 or newer of the package 'usb'. An older one is installed.";
const NO_BUS = 'This machine has no USB, or does not show it to programs';
const NONE_FOUND =
  'no camera found. Turn the camera on, set its USB mode to PTP, MTP, or tethering, and use a cable that carries data.';

/** The devices that can be cameras, ordered by port. Throws a `NoUsb` if USB can't be used. */
export async function camerasOn({ usb }: UsbPackage): Promise<readonly NodeUsbDevice[]> {
  let devices: readonly NodeUsbDevice[];
  try {
    devices = await usb.getDevices();
  } catch (cause) {
    throw new NoUsb(`${NO_BUS}: ${firstLine(cause)}`, { cause });
  }
  return devices
    .filter((device) => isOfCameraMaker(device) && canBeCamera(likeInBrowser(device).configuration))
    .toSorted((a, b) => naturally(portOf(a), portOf(b)));
}

interface Reading {
  readonly signal?: AbortSignal;
  readonly patience?: Patience;
  readonly platform?: NodeJS.Platform;
}

/** Reads all devices at once. Keeps their order. */
export function readAll(devices: readonly NodeUsbDevice[], core: Core, how: Reading): Promise<CameraRead[]> {
  return Promise.all(devices.map((device) => readOne(device, core, how)));
}

async function readOne(
  device: NodeUsbDevice,
  core: Core,
  { signal, patience, platform = process.platform }: Reading,
): Promise<CameraRead> {
  const port = portOf(device);
  const name = nameOf(device);
  try {
    const readPhoto: ReadPhoto = (source, path) => extract(core, source, path);
    const reading = await visitUsb(device, { readPhoto, signal, patience });
    return { port, name, reading, result: cameraResultOf(reading) };
  } catch (problem) {
    if (!(problem instanceof CableFailure)) throw problem;
    const { kind, message } = problem;
    const sentence = failureSentence(kind, platform, idOf(device.vendorId));
    return { port, name, result: unreadCamera(problem, kind as CameraErrorCode, sentence, message) };
  }
}

const portOf = ({ bus, ports }: NodeUsbDevice): string => `${bus}-${ports.join('.')}`;

/** The device's name. Some systems have to open the device for it, which may be forbidden. */
function nameOf(device: NodeUsbDevice): string {
  const { vendorId, productId } = device;
  try {
    const name = plainText(device.productName ?? '', 60);
    if (name) return name;
  } catch {
    // Falls back to the device's IDs.
  }
  return `${idOf(vendorId)}:${idOf(productId)}`;
}

/** 0x4A9 → '04a9', as systems write it */
const idOf = (number: number): string => number.toString(16).padStart(4, '0');

/** How to make a camera readable. Uses the page's words, unless these are about a browser. */
function failureSentence(kind: FailureKind, platform: NodeJS.Platform, vendor: string): string {
  const isHeld = kind === 'blocked' || kind === 'busy';
  if (isHeld && platform === 'win32') return WINDOWS;
  if (kind === 'blocked') return platform === 'linux' ? noRight(vendor) : BLOCKED;
  if (kind === 'busy' && platform === 'linux') return t('connect.failed.busy.linux');
  if (kind === 'busy' && platform === 'darwin') return `${t('connect.failed.busy.macos')} ${MACOS_SERVICE}`;
  return t(`connect.failed.${kind}`);
}

const BLOCKED =
  'The system does not let this program open the camera. Unplug it, turn it off and on again, plug it back in, and try again.';
const WINDOWS =
  'Windows keeps the camera for its own photo import. Other programs can read it only with the WinUSB driver, which ' +
  'Zadig installs. Explorer and the maker’s programs then no longer see the camera. A Mac, Linux, or an Android phone ' +
  'needs no driver.';
const MACOS_SERVICE =
  'If none of them is open, macOS itself holds the camera: end the process ptpcamerad in Activity Monitor, then run this program again at once.';
const noRight = (vendor: string): string =>
  `You have no permission to open this device. Put the line SUBSYSTEM=="usb", ATTR{idVendor}=="${vendor}", ` +
  'TAG+="uaccess" into /etc/udev/rules.d/70-camera.rules, unplug the camera, and plug it back in.';

const firstLine = (problem: unknown): string =>
  (problem instanceof Error ? problem.message : String(problem)).split('\n')[0]!;

/** The objects of `readCamera`, each with its port and name, as one JSON array and a newline. */
export const camerasJson = (cameras: readonly CameraRead[]): string =>
  `${writeJsonText(
    cameras.map(({ port, name, result }) => ({ port, name, ...result })),
    2,
  )}\n`;

const CSV_COLUMNS = [
  'port',
  'name',
  'make',
  'model',
  'firmware',
  'serial_number',
  'kind',
  'count',
  'count_up_to',
  'mechanical',
  'mechanical_up_to',
  'grade',
  'photo_date',
  'reason',
];

/**
 * The cameras as CSV, one row each. As in the CSV of files, a range has two columns. `reason` may also be an error's
 * code.
 */
export const camerasCsv = (cameras: readonly CameraRead[]): string =>
  csvRows([
    CSV_COLUMNS,
    ...cameras.map(({ port, name, result, reading }) => {
      const { status, make, model, software, serialNumber, shutterCount, shutterSource } = result;
      const why = status === 'uncounted' ? result.reason : status === 'failed' ? result.error.code : undefined;
      const { kind, low, grade } = shutterSource ?? {};
      const mechanical = reading && mechanicalOf(resultOfReading(reading));
      const taken = reading && countedPhoto(reading)?.result.dateTime;
      const about = [port, name, make, model, software, serialNumber, kind];
      const counts = [...endsOf(low, shutterCount), ...endsOf(mechanical?.low, mechanical?.value)];
      return [...about, ...counts, grade, taken, why];
    }),
  ]);

/** A counter's value, or both ends of its range if the counter counts in steps. */
const endsOf = (low: number | undefined, high: number | undefined) =>
  low === undefined || low === high ? [high, undefined] : [low, high];

/** The mechanical shutter's counter, whether or not it is the shown count. */
const mechanicalOf = (result: ExtractionResult): Counter | undefined =>
  result.shutterSource?.kind === 'mechanical' ? result.counters[0] : mechanicalBeside(result);

/** The newest photo, if the camera's count comes from it. */
function countedPhoto(reading: CameraReading): ReadPhotoOf | undefined {
  const photo = photoOf(reading);
  return photo && resultOfReading(reading) === photo.result ? photo : undefined;
}

const MECHANICAL: Column = { heading: 'Mechanical', isNumber: true };
const COLUMNS: readonly Column[] = [
  { heading: 'Port', spare: 1 },
  { heading: 'Camera', least: 13, cutsStart: true },
  { heading: 'Firmware', least: 6, spare: 3 },
  { heading: 'Serial number', least: 8 },
  { heading: 'Shutter count', isNumber: true },
  MECHANICAL,
  { heading: 'Grade', least: 19 },
  { heading: 'Source', least: 24, spare: 2 },
];

/**
 * The cameras as a table, with masked serial numbers, and notes about the newest photo on each card. If any camera has
 * a mechanical count besides its shown count, the table has a column for it.
 */
export async function camerasTable(cameras: readonly CameraRead[], medium: Medium = PLAIN): Promise<string> {
  const hasMechanical = cameras.some(({ reading }) => reading && mechanicalBeside(resultOfReading(reading)));
  const rows = cameras.map(({ port, name, reading }) => {
    if (!reading) {
      const failure = { text: t('connect.failed.heading'), style: 'bad' as const };
      return [port, name, '-', '-', '-', ...(hasMechanical ? ['-'] : []), '-', failure];
    }
    const { make, model, software, serialNumber } = baseOf(reading);
    const result = resultOfReading(reading);
    const [count, ...others] = countCells(result);
    const mechanical = mechanicalOf(result);
    return [
      port,
      shortName(make, model) || name,
      rawText(software ?? '-'),
      serialNumber === undefined ? 'none reported' : maskSerial(serialNumber),
      count!,
      ...(hasMechanical ? [mechanical ? rangeText(mechanical.low, mechanical.value, t, 'en') : '-'] : []),
      ...others,
    ];
  });
  // If a camera reported its count, a missing photo needs no note.
  const notes = cameras.flatMap(({ port, reading }) =>
    reading && (typeof reading.photo === 'object' || reading.evidence.length === 0)
      ? [`${port}: ${plainText(photoNote(reading), 400)}\n`]
      : [],
  );
  const columns = hasMechanical ? COLUMNS : COLUMNS.filter((column) => column !== MECHANICAL);
  return [await writeTable(columns, rows, medium), notes.join('')].filter(Boolean).join('\n');
}

/** A note about the newest photo. Contains the photo's date, which the page shows beside its sentences. */
function photoNote(reading: CameraReading): string {
  const { name, match, result } = countedPhoto(reading) ?? {};
  if (!result?.dateTime) return photoSentences(reading, t).join(' ');
  const whose =
    match === 'same-body'
      ? 'with this camera’s serial number'
      : 'taken with the same model; the serial numbers can’t be compared, so it may be from another body';
  const date = formatDate(result.dateTime.slice(0, 10), 'en');
  return `the count is from ${date} (${plainText(name!, 60)} on its card, ${whose}); it does not include later shots.`;
}
