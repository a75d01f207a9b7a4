import { nikonNote } from '../support/makerNotes';
import { photo } from '../support/photo';

/** A JPEG with everything that a result can show: an exact count, a second counter, a rated life, a lens. */
export const samplePhoto = (): Uint8Array =>
  photo({
    make: 'NIKON CORPORATION',
    model: 'NIKON D850',
    serial: '3012345',
    lens: 'AF-S NIKKOR 24-70mm f/2.8E ED VR',
    software: 'Shutter Count Checker, sample',
    note: nikonNote({ shutterCount: 45_213, mechanical: 31_480 }),
  });
