/** The Canon bodies that a visitor may say a card report is from. */

import { camerasAmong } from '../../catalogue/cameras';
import { listedName } from '../../catalogue/lists';
import { hasCardReport } from '../../catalogue/routes';
import { rowsOf } from '../../catalogue/table';
import type { Locale } from '../../i18n/locales';

export interface PickableBody {
  /** EXIF Model strings of the body, the first of them to be picked by */
  readonly models: readonly string[];
  readonly name: string;
  /** somebody has shown a report of such a body */
  readonly isReported: boolean;
}

/** All Canon bodies of the catalogue, by name. */
export function pickableBodies(locale: Locale): PickableBody[] {
  const bodies = camerasAmong(rowsOf.canon!).map((camera) => ({
    models: camera.exif.length > 0 ? camera.exif : [`Canon ${camera.model}`],
    name: listedName({ ...camera, brand: 'canon', hasPage: camera.page !== undefined }, locale),
    isReported: hasCardReport(camera),
  }));
  return [...bodies].sort((a, b) => a.name.localeCompare(b.name, locale, { numeric: true }));
}

/** The body that a model is a name of: 'Canon EOS Rebel SL3' → that of the EOS 250D. */
export function bodyOf(bodies: readonly PickableBody[], model: string): PickableBody | undefined {
  const wanted = model.toLowerCase();
  return bodies.find(({ models }) => models.some((name) => name.toLowerCase() === wanted));
}
