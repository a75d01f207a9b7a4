/** Decides which files to read, by type and size. */

import { HEAD_BYTES, isCardReport } from '../cardReport/recognize';
import { MAX_FILE_BYTES } from '../../config/constants';
import { CAMERA_EXTENSIONS, extensionOf, REPORT_EXTENSION } from './extensions';
import { importReader } from './loadReader';

export type FileVerdict = 'accepted' | 'not-an-image' | 'too-large';

/** The types that browsers give to unknown kinds of files, such as most RAW files. */
const NO_TYPE = ['', 'application/octet-stream'];

/** The files that the picker offers, for an input's `accept`. */
export const ACCEPT = ['image/*', ...[...CAMERA_EXTENSIONS, REPORT_EXTENSION].map((extension) => `.${extension}`)].join(
  ',',
);

/**
 * Says whether the file is to be read, or why not. Rejects if the file's first bytes can't be read, or if the core
 * can't be loaded.
 */
export async function judgeFile(file: File): Promise<FileVerdict> {
  if (!(await isImage(file)) && !(await isReport(file))) return 'not-an-image';
  return file.size > MAX_FILE_BYTES ? 'too-large' : 'accepted';
}

/**
 * True if the file has an image type. If it has no type, or another type with a camera's extension, its first bytes
 * decide: some browsers report a .dcr as a movie.
 */
async function isImage(file: File): Promise<boolean> {
  if (file.type.startsWith('image/')) return true;
  if (!NO_TYPE.includes(file.type) && !isNamedByCamera(file)) return false;
  const { recognizeContainer, loadCore } = await importReader();
  return (await recognizeContainer(await loadCore(), file)) !== undefined;
}

const isNamedByCamera = ({ name }: File) => CAMERA_EXTENSIONS.includes(extensionOf(name));

/** True for a card report. Only its content identifies it: any XML file can have the same type and name. */
async function isReport(file: File): Promise<boolean> {
  // Read an empty file as a whole: only such a read fails if the file is gone (see `blobSource`).
  const head = file.size === 0 ? file : file.slice(0, HEAD_BYTES);
  return isCardReport(new Uint8Array(await head.arrayBuffer()));
}
