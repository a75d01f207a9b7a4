/**
 * What every page of the site needs to know about the cameras with a page, so that links and routes don't need the
 * large table. Evaluated at build time (scripts/evaluated.ts); the browser gets the result as a virtual module.
 */

import { type AnswerKind, answerKind } from './answerKind';
import { type BrandId, brands } from './brandList';
import { camerasAmong, type ModelSlug } from './cameras';
import type { Camera, PageCamera } from './cameraRow';
import { givesCount } from './cable';
import { hasCardReport } from './waysToCount';
import { rowsOf } from './allRows';

export interface Model extends Pick<Camera, 'model' | 'ja' | 'aliases' | 'otherNames' | 'type' | 'drawing'> {
  readonly slug: ModelSlug;
  readonly brand: BrandId;
  readonly answer: AnswerKind;
  /** others have got a card report from it, which its page explains */
  readonly hasCardReport?: true;
  /** it reports a count over USB */
  readonly givesCount?: true;
}

export const pageModels: readonly Model[] = brands.flatMap(({ id }) =>
  camerasAmong(rowsOf[id]!)
    .filter(hasPage)
    .map((camera) => {
      const { slug, model, type, ja, aliases, otherNames, drawing } = camera;
      return {
        slug: slug as ModelSlug,
        brand: id,
        model,
        type,
        answer: answerKind(id, camera),
        ...(ja && { ja }),
        ...(aliases && { aliases }),
        ...(otherNames && { otherNames }),
        ...(drawing && { drawing }),
        ...(hasCardReport(camera) && { hasCardReport: true as const }),
        ...(givesCount(id, camera) && { givesCount: true as const }),
      };
    }),
);

function hasPage(camera: Camera): camera is PageCamera {
  return camera.page !== undefined;
}
