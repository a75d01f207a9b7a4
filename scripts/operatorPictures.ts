import { existsSync, readdirSync } from 'node:fs';

const FOLDER = 'public/images';

/** File names of the site operator's pictures of cameras. The site's own pictures are in subfolders. */
export const operatorPictures: readonly string[] = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => /\.(jpg|webp)$/.test(name))
  : [];
