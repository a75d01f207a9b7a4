/** Our own tutorial: recording, captions and still in each language, made by `scripts/recordTutorial.ts`. */

import type { Locale } from '../../../config/locales';

export const RECORDING_SECONDS = 16;
export const RECORDING_SIZE = { width: 960, height: 540 } as const;

/** A language's files: 'ja' → '/images/tutorial/ja.mp4' and its companions. */
export function recordingFiles(locale: Locale) {
  const base = `/images/tutorial/${locale}`;
  return { video: `${base}.mp4`, captions: `${base}.vtt`, still: `${base}.webp` };
}
