/** `npm start FOLDER`: the count of every photo in a folder and its subfolders. */
import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fromFile, PHOTO_EXTENSIONS, readPhotos } from 'shutter-count';

const isPhoto = (name) => PHOTO_EXTENSIONS.includes(extname(name).slice(1).toLowerCase());

/** Skips links. Reports and skips unreadable subfolders, which would end a `recursive` walk. */
async function* photosIn(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(({ message }) => {
    console.error(message);
    process.exitCode = 1;
    return [];
  });
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* photosIn(path);
    else if (entry.isFile() && isPhoto(entry.name)) yield path;
  }
}

for await (const { item, result } of readPhotos(photosIn(process.argv[2] ?? '.'), { open: fromFile })) {
  const again = result.savedAgain?.is === 'yes' ? ', saved again' : '';
  if (result.status === 'counted') console.log(item, result.shutterCount, `${result.shutterSource.grade}${again}`);
  if (result.status === 'uncounted') console.log(item, 'no count:', result.reason);
  if (result.status === 'failed') console.log(item, 'not read:', result.error.message);
  if (result.error?.code === 'processing-failed') process.exitCode = 1;
}
