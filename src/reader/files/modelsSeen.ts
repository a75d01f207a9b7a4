/** Remembers the models of this visit's photos by serial number, because Canon's card reports name no camera. */

import { type FileText, rawText } from '../../config/fileText';
import type { ExtractionResult } from '../result';

const models = new Map<string, FileText>();

/** Remembers a photo's body if it is a Canon; only Canon's card reports need a model. */
export function rememberBody({ container, make, model, serialNumber }: ExtractionResult): void {
  if (container === 'CAM_INFO' || !serialNumber || !model || !/^canon/i.test(rawText(make ?? ''))) return;
  models.set(rawText(serialNumber), model);
}

/** The model in the last photo with this serial number; undefined if there was none. */
export const modelSeenWith = (serial: string): FileText | undefined => models.get(serial);
