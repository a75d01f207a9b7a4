import type { FileText } from '../../config/fileText';
import { fullModelName } from '../../cameras/catalogue';
import { findListedCamera } from '../../cameras/ratedLife';
import type { Locale } from '../../config/locales';
import { plainText, shortName } from './plainText';

interface Named {
  readonly make?: FileText | undefined;
  readonly model?: FileText | undefined;
}

/**
 * The name that a camera is sold under ('Sony A7 III' of 'SONY' and 'ILCE-7M3'), else its name in files, perhaps ''.
 */
export function soldName({ make, model }: Named, locale: Locale): string {
  const name = shortName(make, model);
  // A Model with the maker's name is one that the camera is sold under, perhaps one of several: 'Canon EOS REBEL SL3'.
  const camera = model !== undefined && name !== plainText(model, 60) && findListedCamera(make ?? '', model);
  return camera ? fullModelName(camera, locale) : name;
}
