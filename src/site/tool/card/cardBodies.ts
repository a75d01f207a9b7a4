import { answersOf } from '../../../cameras/answer';
import { modelsAmong } from '../../../cameras/cameras';
import { modelName } from '../../../cameras/catalogue';
import { rowsOf } from '../../../cameras/allRows';
import type { Locale } from '../../../config/locales';

export interface PickableBody {
  /** EXIF Models of the body; the first is the option's value */
  readonly models: readonly string[];
  readonly name: string;
  /** true if someone has published a card report of this body */
  readonly isReported: boolean;
}

/** All Canon bodies in the catalogue, sorted by name, from which a visitor picks a card report's camera. */
export function pickableBodies(locale: Locale): PickableBody[] {
  const bodies = modelsAmong('canon', rowsOf.canon!).map((camera) => ({
    models: camera.exif.length > 0 ? camera.exif : [`Canon ${camera.model}`],
    name: modelName(camera, locale),
    isReported: answersOf(camera).cardReport.certainty === 'reported',
  }));
  return [...bodies].sort((a, b) => a.name.localeCompare(b.name, locale, { numeric: true }));
}

/** The body with this EXIF Model: 'Canon EOS Rebel SL3' → the EOS 250D. */
export function bodyOf(bodies: readonly PickableBody[], model: string): PickableBody | undefined {
  const wanted = model.toLowerCase();
  return bodies.find(({ models }) => models.some((name) => name.toLowerCase() === wanted));
}
