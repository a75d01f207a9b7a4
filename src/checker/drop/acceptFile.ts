/** Which files are read: the type and size checks of an incoming file. */

import { HEAD_BYTES, isCardReport } from '../../cardReport/recognize';
import { MAX_FILE_BYTES } from '../../config/constants';

export type FileVerdict = 'accepted' | 'not-an-image' | 'too-large';

/** Browsers name no type for most RAW files. */
const NO_TYPE = ['', 'application/octet-stream'];

/** Extensions of the files cameras write, for pickers that know no type for them */
export const CAMERA_EXTENSIONS = (
  'heic heif hif avif jxl tif tiff mpo thm dng raw nef nrw cr2 cr3 crw arw sr2 srf raf orf ori rw2 rwl ' +
  'pef srw mrw x3f iiq 3fr fff kdc dcr gpr'
).split(' ');

/** The extension of the report that a Canon body writes onto its card */
export const REPORT_EXTENSION = 'xml';

/** What the file picker offers */
export const ACCEPT = ['image/*', ...[...CAMERA_EXTENSIONS, REPORT_EXTENSION].map((extension) => `.${extension}`)].join(
  ',',
);

/** A file → whether it is read, and if not, why */
export async function judgeFile(file: File): Promise<FileVerdict> {
  if (!(await isImage(file)) && !(await isReport(file))) return 'not-an-image';
  return file.size > MAX_FILE_BYTES ? 'too-large' : 'accepted';
}

/** Without a type the first bytes decide, and for a camera's file too: some browsers take a .dcr for a film. */
async function isImage(file: File): Promise<boolean> {
  if (file.type.startsWith('image/')) return true;
  if (!NO_TYPE.includes(file.type) && !isNamedByCamera(file)) return false;
  const [{ detectContainer }, { loadCore }] = await Promise.all([
    import('../../extraction/container'),
    import('../../extraction/core'),
  ]);
  return (await detectContainer(await loadCore(), file)) !== undefined;
}

const isNamedByCamera = ({ name }: File) =>
  CAMERA_EXTENSIONS.includes(name.slice(name.lastIndexOf('.') + 1).toLowerCase());

/** A card report is told by its content alone. */
async function isReport(file: File): Promise<boolean> {
  return isCardReport(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
}
