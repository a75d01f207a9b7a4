/** Reads the newest photo on the card over the cable. Source: ISO 15740; libgphoto2's ptp-pack.c. */
import type { ByteSource } from '../reader/byteSource';
import type { ExtractionResult } from '../reader/result';
import { MAX_STORAGES } from './bounds';
import { hexCode, DatasetReader } from './bytes';
import { type PtpClient, ResponseCode } from './client';
import { type DeviceInfo, readObjectInfo } from './datasets';
import { CableFailure } from './failure';
import { EVERY_STORAGE, OPERATIONS } from './operations';
import type { NoPhoto } from './visitOutcome';

/** Extracts the result from a photo's bytes, as from any file. */
export type ReadPhoto = (source: ByteSource, name: string) => Promise<ExtractionResult>;

export interface NewestPhoto {
  readonly name: string;
  readonly result: ExtractionResult;
}

/** Photos that we can read. Movies and sounds are in the same folders. */
const PHOTO = /\.(?:jpe?g|hif|heic|nef|nrw|cr2|cr3|crw|arw|sr2|raf|orf|rw2|pef|dng|srw|3fr|iiq|x3f)$/i;
const FOLDER = 0x3001;
const SIZE_UNKNOWN = 0xffffffff;
/**
 * How many of a card's last objects to examine. Object handles mostly rise with time, so the newest photo is usually
 * among them.
 */
const LOOKED_AT = 60;
/** The search gives up after this many handles without a photo. Only this many handles are kept. */
const LOOKED_AT_MOST = 200;
const PIECE_BYTES = 128 * 1024;

const NEEDED = [
  OPERATIONS.getStorageIds,
  OPERATIONS.getObjectHandles,
  OPERATIONS.getObjectInfo,
  OPERATIONS.getPartialObject,
];

/** Finds and reads the newest photo. Throws a `CableFailure` only when the camera no longer answers properly. */
export async function readNewestPhoto(
  client: PtpClient,
  { operations }: DeviceInfo,
  readPhoto: ReadPhoto,
): Promise<NewestPhoto | NoPhoto> {
  if (!NEEDED.every(({ code }) => operations.includes(code))) return 'not-offered';
  const storages = await askList(client.ask('getStorageIds'), (list) => list.firstU32s(MAX_STORAGES));
  if (storages.length === 0) return 'no-card';
  let newest: Found | undefined;
  for (const handles of await listCards(client, storages)) {
    const found = await newestOf(client, handles);
    if (found && (!newest || found.captured > newest.captured)) newest = found;
  }
  if (!newest) return 'none-on-card';
  try {
    return { name: newest.name, result: await readPhoto(objectSource(client, newest), newest.name) };
  } catch (problem) {
    if (problem instanceof ObjectUnreadable) return 'not-read';
    throw problem;
  }
}

/** The last handles of each card or, if the camera gives only one list for all cards, of that list. */
async function listCards(client: PtpClient, storages: readonly number[]): Promise<readonly number[][]> {
  const list = (storage: number) =>
    askList(client.ask('getObjectHandles', storage, 0, 0), (handles) => handles.lastU32s(LOOKED_AT_MOST));
  if (storages.length === 1) {
    const all = await list(EVERY_STORAGE);
    if (all.length > 0) return [all];
  }
  const cards: number[][] = [];
  for (const storage of storages) cards.push(await list(storage));
  if (storages.length === 1 || cards.some((handles) => handles.length > 0)) return cards;
  return [await list(EVERY_STORAGE)];
}

/** The part of a list that `read` takes; empty if the camera answers with an error. */
async function askList(
  asked: ReturnType<PtpClient['ask']>,
  read: (list: DatasetReader) => number[],
): Promise<number[]> {
  const { response, data } = await asked;
  return response === ResponseCode.Ok && data.length > 0 ? read(new DatasetReader(data)) : [];
}

interface Found {
  readonly handle: number;
  readonly size: number;
  readonly name: string;
  /** `YYYYMMDDThhmmss`, which sorts as text; empty when the camera gives no date */
  readonly captured: string;
}

/** The newest photo by date. File names would mislead, because their numbers start again. */
async function newestOf(client: PtpClient, handles: readonly number[]): Promise<Found | undefined> {
  let newest: Found | undefined;
  for (let place = handles.length - 1; place >= 0; place -= 1) {
    if (newest && handles.length - place > LOOKED_AT) break;
    const handle = handles[place]!;
    const { response, data } = await client.ask('getObjectInfo', handle);
    if (response !== ResponseCode.Ok) continue;
    const { format, size, name, captured } = readObjectInfo(data);
    if (format === FOLDER || size === 0 || size === SIZE_UNKNOWN || !PHOTO.test(name)) continue;
    const date = /^\d{8}T\d{6}/.exec(captured)?.[0] ?? '';
    if (!newest || date > newest.captured) newest = { handle, size, name, captured: date };
  }
  return newest;
}

/** The camera refuses this object's bytes, but still answers other requests. */
class ObjectUnreadable extends Error {}

function objectSource(client: PtpClient, { handle, size }: Found): ByteSource {
  return {
    size,
    async read(offset, length) {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, size - offset)));
      for (let done = 0; done < bytes.length;) {
        const wanted = Math.min(PIECE_BYTES, bytes.length - done);
        const { response, data } = await client.ask('getPartialObject', handle, offset + done, wanted);
        if (response !== ResponseCode.Ok || data.length === 0)
          throw new ObjectUnreadable(`GetPartialObject: ${hexCode(response)}, ${data.length} bytes`);
        if (data.length > wanted) throw new CableFailure('garbled', `${data.length} bytes for ${wanted}`);
        bytes.set(data, done);
        done += data.length;
      }
      return bytes;
    },
  };
}
