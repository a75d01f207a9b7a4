import { nikonNote } from '../support/makerNotes';
import { type Camera, photo } from '../support/photo';

/** A camera with everything that a result can show: an exact count, a second counter, a rated life, a lens. */
export const SAMPLE: Camera = {
  make: 'NIKON CORPORATION',
  model: 'NIKON D850',
  serial: '3012345',
  lens: 'AF-S NIKKOR 24-70mm f/2.8E ED VR',
  note: nikonNote({ shutterCount: 45_213, mechanical: 31_480 }),
};

/** The camera's photo as a JPEG. Its Software says that the photo was built. */
export const samplePhoto = (): Uint8Array => photo({ ...SAMPLE, software: 'Shutter Count Checker, sample' });
