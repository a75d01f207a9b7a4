import { existsSync, readdirSync } from 'node:fs';

const FOLDER = 'public/images';

/** The operator's pictures of cameras, beside the folders of the site's own: names of files. */
export const operatorPictures: readonly string[] = existsSync(FOLDER)
  ? readdirSync(FOLDER).filter((name) => /\.(jpg|webp)$/.test(name))
  : [];
