import { type Brand, type BrandId, brandsWithService } from '../../catalogue/catalogue';
import { countedIn, type PageCamera } from '../../catalogue/camera';
import { type Route, type RouteKind, routes, routesOf } from '../../catalogue/routes';
import type { MessageKind } from '../../content/guide';

const ON_SCREEN: readonly RouteKind[] = ['menu', 'buttons'];
const isOnScreen = ({ kind }: Route) => ON_SCREEN.includes(kind);

/** What the seller of this camera can be asked for. */
export function messageKind(camera: PageCamera, brand: BrandId): MessageKind {
  const { count } = camera.page;
  if (countedIn(count)) return 'photo';
  if (count.howTo === 'canon-1d-menu' || routesOf(camera).some(({ route }) => isOnScreen(route))) return 'screen';
  return withoutScreen(brand);
}

/** What the seller of any camera of a brand can be asked for. */
export function brandMessageKind({ id, countInFile }: Brand): MessageKind {
  if (countInFile !== 'no-models') return 'photo';
  const ofBrand = Object.values<Route>(routes).filter(({ brand }) => brand === id);
  return ofBrand.some(isOnScreen) ? 'screen' : withoutScreen(id);
}

const withoutScreen = (brand: BrandId): MessageKind => (brandsWithService.includes(brand) ? 'reading' : 'condition');
