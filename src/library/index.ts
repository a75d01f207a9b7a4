/** The package's entry point. It only re-exports, so that a bundler drops everything that isn't imported. */
export { countOf } from './countOf';
export { fromFile } from './fromFile';
export { fromUrl, UrlError } from './fromUrl';
export { PHOTO_EXTENSIONS } from '../reader/files/extensions';
export { createReader, readCardReport, readPhoto, readPhotos, readTags } from './sharedReader';
export { readCamera } from './usbCamera';
export { CAMERA_FILTERS } from '../usb/vendors';
export { wearOf } from './wearOf';
export type * from './publicTypes';
