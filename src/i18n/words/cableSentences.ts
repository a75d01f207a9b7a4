import type { TFunction } from 'i18next';
import type { CameraReading } from '../../usb/readCamera';
import { agreesWithPhoto, photoOf, resultOfReading } from '../../usb/resultOfCable';
import { plainText } from './plainText';

/** Whether the camera took the newest photo on its card and whether the counts agree, or why no photo was read. */
export function photoSentences(reading: CameraReading, t: TFunction): string[] {
  const photo = photoOf(reading);
  if (!photo) return [t(`connect.photo.${reading.photo as Exclude<CameraReading['photo'], object>}`)];
  const agrees = agreesWithPhoto(reading);
  return [
    t(`connect.photo.${photo.match}`, { name: plainText(photo.name, 60) }),
    ...(resultOfReading(reading) === photo.result ? [t('connect.photo.counted')] : []),
    ...(agrees === undefined ? [] : [t(agrees ? 'connect.photo.agrees' : 'connect.photo.disagrees')]),
  ];
}
