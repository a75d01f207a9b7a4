import { nikonNote } from '../support/makerNotes';
import { type Camera, photo } from '../support/photo';

/** Its photo has every fact that a result can show: an exact count, a second counter, a rated life, a lens. */
export const SAMPLE: Camera = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  serial: '3012345',
  lens: 'AF-S NIKKOR 24-70mm f/2.8E ED VR',
  note: nikonNote({ shutterCount: 45_213, mechanical: 31_480 }),
};

/** A JPEG whose tag Software says that it is a sample. */
export const samplePhoto = (): Uint8Array => photo({ ...SAMPLE, software: 'Shutter Count Checker, sample' });
