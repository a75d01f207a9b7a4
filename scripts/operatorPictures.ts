import { existsSync, readdirSync } from 'node:fs';

const FOLDER = 'public/images';

/** File names of the operator's own pictures of cameras. The site's pictures are in subfolders. */
export const operatorPictures: readonly string[] = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => /\.(jpg|webp)$/.test(name))
  : [];
