/**
 * What every page of the site must know of the cameras with a page, so that links and routes need no table. Evaluated
 * by the build (scripts/pageModels.ts), which hands the result to the browser as a module of its own.
 */

import { type BrandId, brands } from './brands';
import { camerasAmong, type ModelSlug } from './cameras';
import type { Camera } from './camera';
import { tellsCount } from './cable';
import { hasCardReport } from './routes';
import { rowsOf } from './table';

export interface Model extends Pick<Camera, 'model' | 'ja' | 'aliases' | 'otherNames' | 'type' | 'drawing'> {
  readonly slug: ModelSlug;
  readonly brand: BrandId;
  /** its page tells how others got a card report */
  readonly hasCardReport?: true;
  /** it tells a count over the cable */
  readonly tellsCount?: true;
}

export const pageModels: readonly Model[] = brands.flatMap(({ id }) =>
  camerasAmong(rowsOf[id]!)
    .filter(({ page }) => page)
    .map(({ slug, model, type, ja, aliases, otherNames, drawing, exif }) => ({
      slug: slug as ModelSlug,
      brand: id,
      model,
      type,
      ...(ja && { ja }),
      ...(aliases && { aliases }),
      ...(otherNames && { otherNames }),
      ...(drawing && { drawing }),
      ...(hasCardReport({ slug, exif }) && { hasCardReport: true as const }),
      ...(tellsCount(id, { slug, exif }) && { tellsCount: true as const }),
    })),
);
