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
 * The name under which a camera is sold ('Sony A7 III' for 'SONY' and 'ILCE-7M3'), else its name in files; '' if the
 * file names none.
 */
export function soldName({ make, model }: Named, locale: Locale): string {
  const name = shortName(make, model);
  // If the Model contains the maker's name, the camera is sold under its Model, perhaps among other names: 'Canon EOS
  // REBEL SL3'.
  const camera = model !== undefined && name !== plainText(model, 60) && findListedCamera(make ?? '', model);
  return camera ? fullModelName(camera, locale) : name;
}
