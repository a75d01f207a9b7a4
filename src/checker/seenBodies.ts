/** Which model the photos of this visit gave a serial number: in memory only, and gone with the page. */

import type { ExtractionResult } from '../extraction/result';

const models = new Map<string, string>();

/** Remembers the body of a Canon photo; only Canon's card reports have to ask for it. */
export function rememberBody({ container, make, model, serialNumber }: ExtractionResult): void {
  if (container === 'CAM_INFO' || !serialNumber || !model || !/^canon/i.test(make ?? '')) return;
  models.set(serialNumber, model);
}

/** The model of the photo that had this serial number, if there was one. */
export const modelSeenWith = (serial: string): string | undefined => models.get(serial);
