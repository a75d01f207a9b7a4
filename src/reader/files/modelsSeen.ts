/** The models of the photos of this visit by their serial numbers, for Canon's card reports, which name no camera. */

import { type FileText, rawText } from '../../config/fileText';
import type { ExtractionResult } from '../result';

const models = new Map<string, FileText>();

/** Remembers a photo's body if it is a Canon, because only Canon's card reports need it. */
export function rememberBody({ container, make, model, serialNumber }: ExtractionResult): void {
  if (container === 'CAM_INFO' || !serialNumber || !model || !/^canon/i.test(rawText(make ?? ''))) return;
  models.set(rawText(serialNumber), model);
}

/** The model in the last photo with this serial number; undefined if there was none. */
export const modelSeenWith = (serial: string): FileText | undefined => models.get(serial);
