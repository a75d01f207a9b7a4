/** Made-up files to try the tool with. */

/** A sample by what it shows: a count, a camera that stores none, a photo that lost its data on the way. */
export const SAMPLES = ['exact', 'none', 'stripped'] as const;
export type SampleName = (typeof SAMPLES)[number];

const given = new WeakSet<File>();

/** Whether a file is one of them: its result is worth nothing, so it is not kept, copied or reported. */
export const isSample = (file: File): boolean => given.has(file);

/** Fetches a sample. Rejects when it cannot be fetched. */
export async function loadSample(name: SampleName): Promise<File> {
  const { default: files } = await import('./sampleFiles.json');
  const bytes = Uint8Array.from(atob(files[name]), (character) => character.charCodeAt(0));
  const file = new File([bytes], `sample-${name}.jpg`, { type: 'image/jpeg' });
  given.add(file);
  return file;
}
