/** The extensions of files that may hold a count. */

/** Extensions of camera files, for pickers that don't know their types. */
export const CAMERA_EXTENSIONS = (
  'heic heif hif avif jxl tif tiff mpo thm dng raw nef nrw cr2 cr3 crw arw sr2 srf raf orf ori rw2 rwl ' +
  'pef srw mrw x3f iiq 3fr fff kdc dcr gpr'
).split(' ');

export const REPORT_EXTENSION = 'xml';

/**
 * The extensions of readable photos, in lower case and without a dot. The first four aren't specific to cameras.
 */
export const PHOTO_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', ...CAMERA_EXTENSIONS];

/** The text after the last dot of a name or path, in lower case; empty without a dot. */
export const extensionOf = (name: string): string =>
  /\.(?<extension>[^./\\]*)$/.exec(name)?.groups?.['extension']?.toLowerCase() ?? '';

/**
 * True if the name or path ends like a photo's, whatever the content. Excludes names such as '._IMG_1234.JPG', under
 * which macOS stores a file's metadata.
 */
export const isNamedLikePhoto = (path: string): boolean =>
  PHOTO_EXTENSIONS.includes(extensionOf(path)) && !/(?:^|[/\\])\._[^/\\]*$/.test(path);
