import { MAX_FILE_BYTES } from '../../config/constants';
import { readPreview } from '../../reader/preview';
import { importReader } from '../../reader/files/loadReader';

/** Undefined above the size limit, because the page promises to read only the metadata of such a file. */
export async function loadPreview(file: File): Promise<Blob | undefined> {
  if (file.size > MAX_FILE_BYTES) return undefined;
  const { blobSource, loadCore } = await importReader();
  const bytes = await readPreview(await loadCore(), blobSource(file));
  return bytes && new Blob([bytes as BlobPart], { type: 'image/jpeg' });
}
