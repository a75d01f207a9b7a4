import { MAX_FILE_BYTES } from '../../config/constants';
import { readPreview } from '../../reader/preview';
import { importReader } from '../../reader/files/loadReader';

/**
 * Reads the file's own preview. Undefined if there is none, or if the file is above the size limit, because the page
 * promises to read only the metadata of a file that large.
 */
export async function loadPreview(file: File): Promise<Blob | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  const { blobSource, loadCore } = await importReader();
  const bytes = await readPreview(await loadCore(), blobSource(file));
  return bytes && new Blob([bytes as BlobPart], { type: 'image/jpeg' });
}
