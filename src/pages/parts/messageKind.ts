import { type Brand, type BrandId, brandsWithService } from '../../catalogue/catalogue';
import { countedIn, type PageCamera } from '../../catalogue/cameraRow';
import { type Way, type WayKind, waysToCount, waysOf } from '../../catalogue/waysToCount';
import type { MessageKind } from '../../content/guideCopy';

const ON_SCREEN: readonly WayKind[] = ['menu', 'buttons'];
const isOnScreen = ({ kind }: Way) => ON_SCREEN.includes(kind);

/** What the seller of this camera can be asked for. */
export function messageKind(camera: PageCamera, brand: BrandId): MessageKind {
  const { count } = camera.page;
  if (countedIn(count)) return 'photo';
  if (count.howTo === 'canon-1d-menu' || waysOf(camera).some(({ way }) => isOnScreen(way))) return 'screen';
  return withoutScreen(brand);
}

/** What the seller of any camera of a brand can be asked for. */
export function brandMessageKind({ id, countInFile }: Brand): MessageKind {
  if (countInFile !== 'no-models') return 'photo';
  const ofBrand = Object.values<Way>(waysToCount).filter(({ brand }) => brand === id);
  return ofBrand.some(isOnScreen) ? 'screen' : withoutScreen(id);
}

const withoutScreen = (brand: BrandId): MessageKind => (brandsWithService.includes(brand) ? 'reading' : 'condition');
