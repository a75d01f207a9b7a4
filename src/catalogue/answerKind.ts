/** What a camera's page answers to 'how do I get its shutter count?': every text that promises something depends on it. */

import { type BrandId, brandsWithService } from './brandList';
import { givesCount } from './cable';
import type { CountAccess, PageCamera } from './cameraRow';
import { type WayKind, waysOf } from './waysToCount';

export type AnswerKind =
  /** in each untouched photo */
  | 'exact'
  /** in photos, by a counter with limits */
  | 'limits'
  /** expected in photos, but seen in none */
  | 'unconfirmed'
  /** the camera shows it */
  | 'screen'
  /** over a cable, here or with another program */
  | 'usb'
  /** nobody but the maker's service */
  | 'service'
  | 'none';

const IN_PHOTO: Partial<Readonly<Record<CountAccess, AnswerKind>>> = {
  'exact-in-file': 'exact',
  'approximate-in-file': 'limits',
  'unconfirmed-in-file': 'unconfirmed',
};

/** Ways that need nothing but the camera, and ways that need a cable */
const BY_WAY: Partial<Readonly<Record<WayKind, AnswerKind>>> = { menu: 'screen', buttons: 'screen', cable: 'usb' };

/** The easiest way to this camera's count. */
export function answerKind(brand: BrandId, camera: PageCamera): AnswerKind {
  const { access, howTo } = camera.page.count;
  const inPhoto = IN_PHOTO[access];
  if (inPhoto) return inPhoto;
  const working = waysOf(camera).flatMap(({ way, works }) => (works ? (BY_WAY[way.kind] ?? []) : []));
  if (howTo === 'canon-1d-menu' || working.includes('screen')) return 'screen';
  if (givesCount(brand, camera) || working.includes('usb')) return 'usb';
  return brandsWithService.includes(brand) ? 'service' : 'none';
}

const FROM_PHOTO: readonly AnswerKind[] = ['exact', 'limits', 'unconfirmed'];

/** True if a photo has a count. */
export const isInPhoto = (answer: AnswerKind): boolean => FROM_PHOTO.includes(answer);
