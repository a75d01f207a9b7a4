/** The models that this visit's photos gave for their serial numbers. In memory only, gone when the page is closed. */

import type { ExtractionResult } from '../extraction/result';

const models = new Map<string, string>();

/** Remembers a photo's body, if it is a Canon: only Canon's card reports need it. */
export function rememberBody({ container, make, model, serialNumber }: ExtractionResult): void {
  if (container === 'CAM_INFO' || !serialNumber || !model || !/^canon/i.test(make ?? '')) return;
  models.set(serialNumber, model);
}

/** The model in the last photo with this serial number; undefined when there was none. */
export const modelSeenWith = (serial: string): string | undefined => models.get(serial);
