import { MAX_FILE_BYTES } from '../../config/constants';
import { readPreview } from '../../reader/preview';
import { importReader } from '../../reader/files/loadReader';

/**
 * A file's own preview. Undefined for a file over the size limit, because the page says that it reads only the metadata
 * of such a file.
 */
export async function loadPreview(file: File): Promise<Blob | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  const { blobSource, loadCore } = await importReader();
  const bytes = await readPreview(await loadCore(), blobSource(file));
  return bytes && new Blob([bytes as BlobPart], { type: 'image/jpeg' });
}
