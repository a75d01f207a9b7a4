/** The package by itself. */
import { readPhoto } from 'shutter-count';

export const read = (bytes: Uint8Array): unknown => readPhoto(bytes);
