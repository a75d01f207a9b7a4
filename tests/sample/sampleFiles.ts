/**
 * The samples of the home page: three kinds of photo that a visitor can try the tool with. Without serial numbers, because
 * the tool remembers what a photo says about those.
 */
import { canonNote, nikonNote } from '../support/makerNotes';
import { jpeg } from '../support/containers';
import { photo } from '../support/photo';
import { text } from '../support/tiff';

export const SAMPLE_JSON = 'src/site/tool/samples/sampleFiles.json';

/** Their bytes by name. */
export const SAMPLE_FILES = {
  exact: photo({ make: 'NIKON CORPORATION', model: 'NIKON D750', note: nikonNote({ shutterCount: 61_240 }) }),
  none: photo({
    make: 'Canon',
    model: 'Canon EOS 2000D',
    note: canonNote({ tags: { 0x0095: text('EF-S18-55mm f/3.5-5.6 IS II') } }),
  }),
  stripped: jpeg(),
} as const;

/** What the page fetches when a sample is asked for: the files in base64. */
export const sampleJson = (): string =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(SAMPLE_FILES).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
    ),
    undefined,
    2,
  )}\n`;
