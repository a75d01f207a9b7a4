/**
 * The package's entry point in Cloudflare Workers, where compiling is forbidden but importing the core gives a compiled
 * module.
 */
import core from '#core';
import type { CompiledModule } from './compiledModule';
import { type Reader, readerWith } from './reader';

export { countOf } from './countOf';
export { fromFile } from './fromFile';
export { fromUrl, UrlError } from './fromUrl';
export { PHOTO_EXTENSIONS } from '../reader/files/extensions';
export { readCamera } from './usbCamera';
export { CAMERA_FILTERS } from '../usb/vendors';
export { wearOf } from './wearOf';

const readerHere = (module: CompiledModule | PromiseLike<CompiledModule> = core): Reader => readerWith(module);

export { readerHere as createReader };
export const { readPhoto, readPhotos, readTags, readCardReport } = readerHere();
