/** The extensions of the files that hold a count. */

/** Extensions of the files that cameras write, for pickers that know no type for them. */
export const CAMERA_EXTENSIONS = (
  'heic heif hif avif jxl tif tiff mpo thm dng raw nef nrw cr2 cr3 crw arw sr2 srf raf orf ori rw2 rwl ' +
  'pef srw mrw x3f iiq 3fr fff kdc dcr gpr'
).split(' ');

/** The extension of a Canon body's card report. */
export const REPORT_EXTENSION = 'xml';

/** The extensions of photos that can be read, in lower case and without a dot, those of pictures from anywhere first. */
export const PHOTO_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', ...CAMERA_EXTENSIONS];

/** What follows the last dot of a name or path, in lower case; empty without a dot. */
export const extensionOf = (name: string): string =>
  /\.(?<extension>[^./\\]*)$/.exec(name)?.groups?.['extension']?.toLowerCase() ?? '';

/** True if the name or path ends like that of a photo, whatever the file holds. macOS keeps notes on a file in '._' and its name. */
export const isNamedLikePhoto = (path: string): boolean =>
  PHOTO_EXTENSIONS.includes(extensionOf(path)) && !/(?:^|[/\\])\._[^/\\]*$/.test(path);
