/** Invented files to try the tool with. */

import { localTime } from '../../../i18n/format';

/**
 * Named after the results: an exact count, a camera that stores no count, and a photo that lost its data in transit.
 */
export const SAMPLES = ['exact', 'none', 'stripped'] as const;
export type SampleName = (typeof SAMPLES)[number];

/** The count of the first sample. The date in all samples is a placeholder for the time of the visit. */
export const SAMPLE_COUNT = 45_213;
export const SAMPLE_DATE = '2026:01:02 03:04:05';

const given = new WeakSet<File>();

/** True for a sample. Its result proves nothing, so the page doesn't keep, copy or report it. */
export const isSample = (file: File): boolean => given.has(file);

/** Fetches a sample and sets its date to a moment ago. Rejects if the sample can't be fetched. */
export async function loadSample(name: SampleName): Promise<File> {
  const { default: files } = await import('./sampleFiles.json');
  const taken = localTime(new Date()).replaceAll('-', ':').replace('T', ' ');
  const characters = atob(files[name]).replaceAll(SAMPLE_DATE, taken);
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  const file = new File([bytes], `sample-${name}.jpg`, { type: 'image/jpeg' });
  given.add(file);
  return file;
}
